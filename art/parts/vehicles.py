"""Road vehicles beside the flatbed of the gate: tanker, bus, pickup, haul truck, boom lift."""
import math
import random

from mathutils import Vector

from .access import railing
from .core import at, beam, box, disc, ellipse_head, facing, lathe, mesh, ring, rod
from .gate import wheel


def cab(mat="sheet"):
    """A forward-control cab, its middle on the local origin, front at +x."""
    box(0, 0, .65, 2.3, 2.44, .75, mat, .1)
    box(-.05, 0, 1.35, 2.1, 2.36, 1.35, mat, .14)
    box(.98, 0, 1.62, .12, 2.06, .84, "glass", .04)
    for y in (-1.17, 1.17):
        box(.3, y, 1.62, 1.0, .06, .8, "glass", .03)
        box(.98, y * 1.13, 1.5, .1, .16, .5, "ink", .02)
    box(1.12, 0, .72, .1, 1.7, .42, "ink", .02)
    box(1.1, 0, .45, .2, 2.4, .3, "orange", .04)
    for y in (-.98, .98):
        box(1.17, y, .82, .06, .36, .2, "sheet", .02)


def tanker(length=6.4, r=1.05, mat="steel"):
    """A road tanker along local x, front at +x; its barrel runs from 0 back to -length."""
    box(-length / 2 + 1.2, 0, .75, length + 2.6, .9, .28, "ink", .02)
    for x in (1.65, -length + 1.2, -length + 2.4):
        for y in (-1.02, 1.02):
            wheel(x, y)
    with at(1.35, 0):
        cab()
    half = length / 2 - .25
    prof = [(a, b) for a, b in reversed(ellipse_head(r, -half, r * .3, False))] + ellipse_head(r, half, r * .3)
    with facing((-length / 2, 0, 1.15 + r), (1, 0, 0)):
        lathe(prof, mat, 56)
        for s in (-half * .5, 0, half * .5):
            ring(r, .04, s, "graphite", 6)
        lathe([(r - .1, -.5), (r + .015, -.5), (r + .015, .5), (r - .1, .5)], "petrol", 56)
    for x in (-.3, 0, .3):
        with at(-length / 2 + x * length * .8, 0, 1.1 + 2 * r):
            disc(.3, 0, .2, "graphite", .03, 24)
    for y in (-.85, .85):
        box(-length * .45, y * 1.2, .5, length * .4, .06, .45, "graphite", 0)
    box(-length / 2, .42, 1.15 + 2 * r - .12, length * .8, .5, .05, "ink", 0)


def bus(length=8.4, mat="sheet", trim="petrol"):
    """A crew bus along local x, centred, front at +x, doors on -y."""
    box(0, 0, .45, length, 2.5, 2.45, mat, .16)
    box(0, 0, .5, length + .03, 2.53, .55, trim, .1)
    n = 6
    for i in range(n):
        x = -length / 2 + .95 + i * (length - 1.8) / n
        for y in (-1.24, 1.24):
            box(x, y, 1.5, (length - 1.8) / n - .14, .06, .85, "glass", .03)
    box(length / 2 - .02, 0, 1.25, .08, 2.1, 1.2, "glass", .04)
    box(length / 2 - .02, 0, 2.55, .1, 1.3, .22, "orange", .02)
    box(length / 2, 0, .5, .1, 2.3, .3, "ink", .03)
    box(length / 2 - .85, -1.24, .55, .95, .1, 2.0, "ink", .02)
    box(length / 2 - .85, -1.27, .7, .8, .08, 1.7, "glass", .02)
    for x in (length / 2 - 2.1, -length / 2 + 1.8):
        for y in (-1.12, 1.12):
            wheel(x, y, .46, .3)
    for x in (-1.6, 1.2):
        box(x, 0, 2.88, 1.3, 1.2, .2, "clay_deep", .06)


def pickup(mat="sheet", load=None):
    """A service pickup along local x, front at +x; its bed lies from 0 back to -2 m; load() stands in the bed."""
    box(.3, 0, .42, 4.9, 1.8, .5, mat, .1)
    box(1.85, 0, .85, 1.5, 1.7, .32, mat, .1)
    box(.55, 0, .85, 1.5, 1.66, .95, mat, .16)
    box(1.22, 0, 1.12, .16, 1.46, .52, "glass", .06)
    for y in (-.82, .82):
        box(.55, y, 1.15, 1.15, .06, .46, "glass", .04)
        box(.3, y * 1.1, .55, 4.7, .02, .14, "orange", 0)
        box(-1.1, y, .85, 1.95, .1, .38, mat, .02)
    box(-2.08, 0, .6, .1, 1.7, .62, mat, .02)
    box(-1.1, 0, .85, 1.9, 1.6, .06, "graphite", 0)
    box(2.68, 0, .45, .14, 1.7, .34, "ink", .04)
    for y in (-.62, .62):
        box(2.62, y, .82, .06, .36, .18, "sheet", .02)
    for x in (1.85, -1.3):
        for y in (-.82, .82):
            wheel(x, y, .42, .28)
    beam((.05, -.7, 1.82), (.05, .7, 1.82), .12, .12, "ink")
    box(.4, 0, 1.8, .5, 1.0, .12, "orange", .03)
    if load:
        with at(-1.1, 0, .91):
            load()


def haul_truck(mat="orange", ore="clay_deep"):
    """A mine haul truck, 9 m long along local x, front at +x, its body heaped with ore."""
    box(0, 0, 1.25, 8.0, 1.6, .7, "ink", .05)
    for x, ys in ((2.6, (-1.75, 1.75)), (-2.3, (-1.95, -1.05, 1.05, 1.95))):
        for y in ys:
            with facing((x, y - .4, 1.2), (0, 1, 0)):
                disc(1.2, 0, .8, "dark", .14, 40)
                disc(.66, -.03, .83, "steel", .03, 28)
                disc(.26, -.08, .88, "ink", .02, 16)
    # body: a tray that rises to a canopy over the cab
    side = [(-4.4, 2.2), (-3.4, 1.9), (1.3, 1.9), (2.0, 3.7), (4.2, 3.9), (4.2, 4.15), (1.6, 4.15), (-4.7, 3.5)]
    for y in (-2.1, 2.1):
        _plate(side, y - .1, y + .1, mat)
    _plate([(-4.4, 2.2), (-3.4, 1.9), (1.3, 1.9), (2.0, 3.7), (4.2, 3.9), (4.2, 4.1), (1.9, 3.95), (1.1, 2.1), (-3.4, 2.1), (-4.4, 2.4)],
           -2.1, 2.1, mat)
    for x in (-3.2, -1.8, -.4):
        for y in (-2.24, 2.24):
            beam((x, y, 2.0), (x - .1, y, 3.6 + x * .1), .2, .16, mat)
    with at(-1.4, 0, 2.05):
        heap(2.0, 2.1, 1.75, ore)
    box(3.1, 0, 1.5, 2.4, 3.4, .55, mat, .06)
    box(3.3, 1.0, 2.0, 1.5, 1.4, 1.5, mat, .08)
    box(4.06, 1.0, 2.5, .08, 1.2, .8, "glass", .03)
    box(3.3, .28, 2.5, 1.2, .08, .8, "glass", .03)
    box(4.25, 0, 1.2, .3, 3.0, .9, "ink", .06)
    for k in range(5):
        box(4.42, 0, 1.3 + k * .15, .06, 1.6, .06, "steel", 0)
    for y in (-1.25, 1.25):
        box(4.42, y, 1.75, .06, .4, .2, "sheet", .02)
    rod((4.2, -1.6, .4), (3.2, -1.6, 2.0), .06, "ink")


def _plate(outline, y0, y1, mat):
    """An outline in the x-z plane, extruded from y0 to y1."""
    n = len(outline)
    vs = [(x, y0, z) for x, z in outline] + [(x, y1, z) for x, z in outline]
    fs = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    fs += [(i + n, (i + 1) % n + n, (i + 1) % n, i) for i in range(n)]
    mesh(mat, vs, fs)


def heap(rx, ry, h, mat="clay_deep", seed=3, n=40):
    """A rough cone of broken rock."""
    rnd = random.Random(seed)
    rows = 7
    vs, fs = [], []
    for i in range(rows):
        t = i / (rows - 1)
        for k in range(n):
            a = 2 * math.pi * k / n
            f = (1 - t) * (1 + rnd.uniform(-.06, .06)) + .02
            vs.append((rx * f * math.cos(a), ry * f * math.sin(a), h * (t ** 1.08) + rnd.uniform(-.05, .05) * (0 < i < rows - 1)))
    for i in range(rows - 1):
        fs += [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for k in range(n)]
    fs.append(tuple(range((rows - 1) * n, rows * n)))
    mesh(mat, vs, fs)
    for _ in range(int(14 * rx)):
        a, q = rnd.uniform(0, 2 * math.pi), rnd.uniform(.35, 1.12)
        s = rnd.uniform(.16, .42) * min(1.3, rx / 2)
        z = max(0, h * (1 - q)) * .96
        box(rx * q * math.cos(a), ry * q * math.sin(a), z - s * .3, s, s * .8, s * .7, mat, .06, rnd.uniform(0, 90))


def boom_lift(reach=5.0, height=6.5, turn=0, mat="orange"):
    """A self-propelled boom lift on the local origin, its basket at (reach, 0, height) in local axes; returns that point."""
    for x in (-.95, .95):
        for y in (-.85, .85):
            wheel(x, y, .42, .34)
    box(0, 0, .45, 2.6, 1.4, .4, "ink", .05)
    with at(turn=turn):
        box(-.35, 0, .9, 2.1, 1.5, .75, mat, .08)
        box(-1.25, 0, .95, .5, 1.5, .8, "graphite", .06)
        foot, knee = Vector((-.9, 0, 1.5)), Vector((.4, 0, height * .62))
        head = Vector((reach - .7, 0, height + .1))
        beam(foot, knee, .34, .42, mat)
        beam(knee - Vector((.1, 0, 0)), head, .3, .34, mat)
        beam(knee.lerp(head, .4), head, .2, .24, "steel")
        with facing(knee - Vector((0, .28, 0)), (0, 1, 0)):
            disc(.26, 0, .56, "ink", .02, 24)
        rod(foot.lerp(knee, .25) + Vector((.35, 0, 0)), foot.lerp(knee, .8) + Vector((.12, 0, 0)), .07, "steel")
        beam(head, (reach - .55, 0, height), .16, .2, "ink")
        box(reach, 0, height - .08, 1.0, 1.7, .08, "graphite", 0)
        c = [(reach - .5, -.85, height), (reach + .5, -.85, height), (reach + .5, .85, height), (reach - .5, .85, height)]
        railing(c + c[:1], mat, toe=True)
    return (reach, 0, height)
