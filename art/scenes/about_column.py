"""About: a column of seven bolted sections on its foundation, the first in orange, with a crew at an open manway."""
from parts.access import caged_ladder, ring_platform
from parts.core import anchor, at, ellipse_head, lathe, polar, rod
from parts.ground import pad, slab, stripe
from parts.people import person
from parts.piping import pipe, valve
from parts.scaffold import tube_bundle
from parts.vessels import manway, nozzle, skirt
from parts.yard import cone, gang_box, pallet

ALT = ("Model of a plant column built from seven bolted sections, the lowest one orange: two workers at an open "
       "manway on its upper platform, one on the lower platform, a small crew at its foot.")

VIEW = {"frame": 21.2, "elevation": 24}

R = 1.75                       # radius of the shell, m
SECTIONS, HEIGHT = 7, 1.9      # how many, and how high each is, m
SKIRT = 2.1
FRONT = -45                    # the side that faces the camera, degrees


def level(section):
    """Height of a section's lower flange above the foundation."""
    return SKIRT + section * HEIGHT


def build():
    slab(15.2, 12.2, .9)
    foundation()
    with at(0, .6, .5):
        shell()
        access()
        crew()
    overhead_line()
    foot()


def foundation():
    with at(0, .6):
        pad(0, 0, 6.8, 6.2)
        lathe([(0, 0), (R + 1.15, 0), (R + 1.15, .5), (0, .5)], "pad", 8, .05)
        anchor("foundation", polar(R + 1.1, FRONT - 22, .3))


def shell():
    skirt(R, SKIRT)
    top = level(SECTIONS)
    for section in range(SECTIONS):
        z = level(section)
        lathe([(R, z), (R, z + HEIGHT)], "orange" if section == 0 else "clay", 96)
        joint(z)
        anchor(f"section-{section + 1}", polar(R, FRONT, z + HEIGHT / 2))
    joint(top)
    anchor("shell", polar(R, FRONT + 62, level(4) + HEIGHT / 2))
    lathe(ellipse_head(R, top, R * .52), "clay", 96)
    nozzle(polar(R, 18, level(3) + 1.0), polar(1, 18), .2)
    nozzle(polar(R, -100, level(1) + .95), polar(1, -100), .2)


def joint(z):
    """A pair of flanges with their gasket and bolts."""
    for low, high in ((-.17, -.02), (.02, .17)):
        lathe([(R - .1, z + low), (R + .2, z + low), (R + .2, z + high), (R - .1, z + high)], "steel", 96, .02)
    lathe([(R, z - .03), (R + .15, z - .03), (R + .15, z + .03), (R, z + .03)], "ink", 96)
    for i in range(36):
        p = polar(R + .12, i * 10)
        rod((p.x, p.y, z - .24), (p.x, p.y, z + .24), .035, "ink", 6)


def access():
    lower, upper = level(2) + .35, level(5) + .35
    ring_platform(R + .1, lower, -200, -88, 1.1, rail_gap=-182)
    ring_platform(R + .1, upper, -200, -70, 1.35, rail_gap=-182)
    caged_ladder(R + .12, -182, 0, lower)
    caged_ladder(R + .12, -182, lower, upper)
    manway(polar(R, -108, upper + .85), polar(1, -108), .42, is_open=True)


def crew():
    lower, upper = level(2) + .35, level(5) + .35
    for angle, turn, pose, helmet in ((-132, -130, "point", "petrol"), (-86, -230, "work", "sheet")):
        p = polar(R + .85, angle)
        person(p.x, p.y, upper, turn, pose, helmet=helmet)
        anchor("crew", (p.x, p.y, upper + 1.1))
    p = polar(R + .75, -122)
    person(p.x, p.y, lower, -20, "tablet", helmet="sheet", holds="tablet")


def overhead_line():
    """The vapor line from the head down to the ground, and a pump at its end."""
    top = .5 + level(SECTIONS) + R * .52
    pipe([(0, .6, top - .1), (0, .6, top + .7), (2.75, 2.2, top + .7), (2.75, 2.2, 1.1), (4.5, 2.2, 1.1), (4.5, 2.2, -.2)],
         .24, "clay", .7, flanges=((0, .55), (2, .3), (2, .7)))
    for z in (4.6, 9.2, 13.4):
        rod((1.2, 1.6, z), (2.75, 2.2, z), .06)
    valve((3.6, 2.2, 1.1), (1, 0, 0), .24, (0, -1, 0))


def foot():
    for sx in (-1, 1):
        stripe((sx * 5.0, -5.2), (sx * 5.0, 5.2))
    with at(-6.0, 1.6, 0, 90):
        tube_bundle(4.4, 5, 6, "orange")
    gang_box(-5.8, -2.6, 8)
    with at(-2.9, -4.0):
        person(-.5, 0, 0, 70, "tablet", helmet="petrol", holds="tablet")
        person(.6, -.1, 0, -95, "talk", helmet="sheet")
        anchor("foot", (.1, 0, 1.9))
    person(5.9, -1.8, 0, 130, "carry", helmet="sheet", holds="tube")
    pallet(6.0, 4.0, 0, "clay_deep", .7)
    for x, y in ((-4.4, -5.4), (-6.7, -5.2)):
        cone(x, y)
