"""Batch chemistry: stirred reactors with jackets and drives, tote tanks."""
from .core import at, box, disc, ellipse_head, facing, lathe, polar, ring, rod
from .vessels import nozzle


def reactor(r=1.1, h=2.6, mat="clay", jacket="petrol_pale"):
    """A jacketed stirred vessel hung at its lugs: the lugs are on local z = 0, drive on top, outlet below."""
    lathe([(a, z) for a, z in reversed(ellipse_head(r, -h * .6, r * .5, False))] + ellipse_head(r, h * .4, r * .5), mat, 64)
    lathe([(a, z) for a, z in reversed(ellipse_head(r + .12, -h * .6, r * .52, False))] +
          [(r + .12, -h * .05), (r, h * .02)], jacket, 64)
    ring(r + .02, .07, h * .4, "steel", 8)
    for a in range(45, 360, 90):
        p = polar(r + .2, a)
        box(p.x, p.y, -.02, .5, .34, .12, "ink", .01, a)
    t = h * .4 + r * .5
    disc_at = [(.34, t - .1, t + .14, "steel"), (.2, t + .1, t + .55, "ink"), (.34, t + .5, t + .72, "graphite"),
               (.28, t + .72, t + 1.5, "orange")]
    for rr, a, b, m in disc_at:
        disc(rr, a, b, m, .03, 28)
    for k in range(5):
        disc(.31, t + .82 + k * .13, t + .87 + k * .13, "orange", 0, 28)
    nozzle(polar(r * .62, 60, t - r * .16), (0, 0, 1), .11, .35, mat)
    nozzle(polar(r * .62, 200, t - r * .16), (0, 0, 1), .11, .35, mat)
    with at(*polar(r * .6, -60, t - r * .2)):
        with facing((0, 0, 0), (0, 0, 1)):
            disc(.26, -.1, .22, "steel", .02, 24)
    nozzle((0, 0, -h * .6 - r * .48), (0, 0, -1), .13, .35, mat)
    return t


def tote(x, y, z=0, liquid="petrol_pale"):
    """A 1,000 l tote tank in its cage."""
    with at(x, y, z):
        box(0, 0, 0, 1.15, .98, .14, "ink", 0)
        box(0, 0, .14, 1.02, .88, .92, liquid, .06)
        for s in (-.52, -.26, 0, .26, .52):
            for yy in (-.47, .47):
                rod((s, yy, .14), (s, yy, 1.1), .02, "steel", 6)
        for zz in (.35, .62, .89, 1.1):
            for yy in (-.47, .47):
                rod((-.55, yy, zz), (.55, yy, zz), .02, "steel", 6)
            for xx in (-.55, .55):
                rod((xx, -.47, zz), (xx, .47, zz), .02, "steel", 6)
        disc(.14, 1.0, 1.12, "orange", .01, 18)


def silo(r=1.3, h=7.0, clear=2.4, mat="sheet", stripe=None):
    """A product silo on legs with a hopper cone and a top rail."""
    lathe([(.25, clear - .2), (r, clear + 1.3), (r, h), (r * .4, h + .5), (0, h + .5)], mat, 56)
    lathe([(0, clear - .3), (.28, clear - .3), (.28, clear - .1), (0, clear - .1)], "steel", 28)
    ring(r, .05, clear + 1.3, "clay_deep", 8)
    if stripe:
        lathe([(r - .05, h - 1.5), (r + .015, h - 1.5), (r + .015, h - .8), (r - .05, h - .8)], stripe, 56)
    for a in range(45, 360, 90):
        p = polar(r * .92, a)
        rod((p.x, p.y, 0), (p.x, p.y, clear + 1.4), .11, "ink", 12)
        box(p.x, p.y, 0, .5, .5, .15, "pad", .02)
    for hh in (.5, 1.0):
        ring(r * .9, .032, h + hh, "ink", 6, 10)
    for a in range(0, 360, 36):
        p = polar(r * .9, a, h)
        rod(p, (p.x, p.y, h + 1.0), .032, "ink", 6)


