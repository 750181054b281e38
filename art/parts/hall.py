"""Indoors: a cut-open production hall, its bridge crane, presses, robots and a line."""
import math

from .core import arc, at, beam, box, disc, facing, ibeam, mesh, polar, quad, rod, sweep, wire


def sawtooth_hall(sx, sy, h, teeth=3, rise=2.2):
    """A hall from the local origin along +x and +y, open towards -y and +x: columns, a back wall, a low left one, a sawtooth roof over the rear."""
    box(-.15, sy / 2, 0, .3, sy, h * .3, "clay", .03)
    box(sx / 2, sy + .15, 0, sx + .6, .3, h, "clay", .03)
    box(-.15, sy / 2, .02, .36, sy + .04, .8, "petrol", .02)
    box(sx / 2, sy + .15, .02, sx + .64, .36, .8, "petrol", .02)
    n = 4
    for i in range(n):
        x = (i + .5) * sx / n
        box(x, sy, 2.0, sx / n - .9, .2, 2.2, "glass", .03)
    step = sx / teeth
    for i in range(teeth + 1):
        for y in (0, sy / 2, sy):
            if i or y < sy:
                ibeam((i * step, y, 0), (i * step, y, h if y else h - 1.4), .3, .34, "ink")
        ibeam((i * step, sy / 2, h), (i * step, sy, h), .26, .34, "ink")
    ibeam((0, sy, h), (sx, sy, h), .26, .34, "ink")
    ibeam((0, sy / 2, h), (sx, sy / 2, h), .26, .34, "ink")
    y0 = sy * .6
    for i in range(teeth):
        a, b = i * step, (i + 1) * step
        # the glass stands at a, the roof falls towards b
        for x in (a, ):
            box(x + .12, (y0 + sy) / 2, h + .2, .12, sy - y0, rise - .1, "glass", .02)
            for k in range(5):
                box(x + .2, y0 + (sy - y0) * k / 4, h + .15, .1, .1, rise, "ink", 0)
        quad((a - .1, y0 - .2, h + rise + .1), (b + .1, y0 - .2, h + .2), (b + .1, sy + .3, h + .2), (a - .1, sy + .3, h + rise + .1), .16, "clay_deep")
        mesh("clay", [(a, y0, h + .15), (b, y0, h + .15), (a, y0, h + rise)], [(0, 1, 2)])


def bridge_crane(span, x, z, hook, at_y=.45, mat="orange"):
    """A bridge along local y from 0 to span at x, on rails at height z; hook at height hook."""
    for d in (-.55, .55):
        box(x + d, span / 2, z, .3, span, .6, mat, .03)
    for y in (.15, span - .15):
        box(x, y, z - .1, 2.2, .4, .45, "ink", .03)
    y = span * at_y
    box(x, y, z + .55, 1.5, 1.1, .5, "ink", .05)
    for d in (-.14, .14):
        rod((x + d, y, z + .3), (x + d * .5, y, hook + .5), .03, "ink", 6)
    box(x, y, hook, .34, .2, .6, mat, .04)
    wire([(x, y, hook), (x, y, hook - .25), (x + .16, y, hook - .38), (x + .2, y, hook - .2)], .05, "ink", .1)
    return (x, y, hook - .35)


def press(h=4.6, mat="petrol"):
    """A four-column press, 3 by 2 m: bed, slide half-way, crown with its flywheel."""
    box(0, 0, 0, 3.4, 2.4, .2, "pad", .03)
    box(0, 0, .2, 3.0, 2.0, 1.0, mat, .06)
    box(0, 0, 1.2, 2.2, 1.4, .18, "steel", .02)
    for x in (-1.25, 1.25):
        for y in (-.75, .75):
            box(x, y, 1.1, .42, .42, h - 2.2, mat, .04)
    box(0, 0, 2.3, 2.0, 1.5, .7, "steel", .05)
    for x in (-.5, .5):
        rod((x, 0, 2.9), (x, 0, h - 1.0), .16, "steel", 18)
    box(0, 0, h - 1.2, 3.0, 2.0, 1.2, mat, .08)
    with facing((0, -1.02, h - .6), (0, -1, 0)):
        disc(.52, 0, .16, "orange", .02, 36)
        disc(.16, .1, .24, "ink", .02, 18)
    box(0, -1.03, h - 1.05, 1.6, .05, .16, "sheet", 0)
    box(-1.78, -.9, .2, .3, .3, 1.3, "graphite", .03)


def robot(turn=0, mat="orange", reach=1.0):
    """A six-axis robot on a pedestal, arm out along local x."""
    box(0, 0, 0, 1.0, 1.0, .12, "ink", .02)
    disc(.42, .1, .6, "graphite", .04, 32)
    with at(turn=turn):
        disc(.36, .6, .95, mat, .06, 32)
        p = [(-.05, 0, 1.0), (-.45, 0, 2.25), (.85 * reach, 0, 2.65), (1.25 * reach, 0, 2.2)]
        for a, b, w in zip(p, p[1:], (.34, .28, .18)):
            beam(a, b, w, w * 1.2, mat)
        for q, r in zip(p, (.3, .3, .2, .13)):
            with facing((q[0], -.24 if r > .2 else -.16, q[2]), (0, 1, 0)):
                disc(r, 0, .48 if r > .2 else .32, "graphite", .03, 24)
        for s in (-.12, .12):
            rod((p[3][0], s, p[3][2]), (p[3][0] + .1, s, p[3][2] - .42), .04, "ink", 8)


def roller_line(length, z=.85, width=1.0, mat="ink"):
    """A roller conveyor along local x from 0."""
    for s in (-1, 1):
        beam((0, s * width / 2, z - .06), (length, s * width / 2, z - .06), .08, .18, mat)
    n = int(length / .28)
    for i in range(n):
        rod(((i + .5) * length / n, -width / 2, z), ((i + .5) * length / n, width / 2, z), .07, "steel", 10)
    m = max(2, round(length / 2.2))
    for i in range(m + 1):
        x = .15 + (length - .3) * i / m
        for s in (-1, 1):
            box(x, s * width / 2, 0, .12, .12, z - .1, mat, 0)


def curved_rollers(r, a0, a1, z=.85, width=1.0, mat="ink"):
    """A roller conveyor along an arc about the local origin."""
    for s in (-1, 1):
        sweep(arc(r + s * width / 2, a0, a1, z - .06, 5), .07, mat, 6)
    n = int(abs(math.radians(a1 - a0)) * r / .3)
    for i in range(n + 1):
        a = a0 + (a1 - a0) * i / n
        rod(polar(r - width / 2, a, z), polar(r + width / 2, a, z), .06, "steel", 8)
        if i % 6 == 3:
            for s in (-1, 1):
                p = polar(r + s * width / 2, a)
                box(p.x, p.y, 0, .12, .12, z - .1, mat, 0)
