"""A beam balance as large as a crane: lattice beam on a pylon, two hung platforms."""
import math

from .core import at, beam, box, disc, facing, rod
from .crane import lattice


def balance(height=9.5, arm=8.0, tilt=6.0, drop=5.6, pan=(6.6, 4.6), left=None, right=None):
    """A balance on the local origin, its beam along x, the right side lower by tilt degrees; left() and right() draw on the platforms."""
    box(0, 0, 0, 4.2, 3.6, .4, "pad", .05)
    for s in (-1, 1):
        for e in (-1, 1):
            beam((s * 1.5, e * 1.3, .35), (s * .22, e * .5, height), .24, .24, "ink")
        for t in (.25, .5, .75):
            w = 1.5 + (.22 - 1.5) * t
            d = 1.3 + (.5 - 1.3) * t
            z = .35 + (height - .35) * t
            rod((s * w, -d, z), (s * w, d, z), .07, "ink")
            rod((-w, s * d, z), (w, s * d, z), .07, "ink")
    for k in range(3):
        t0, t1 = k * .25, (k + 1) * .25
        for e in (-1, 1):
            p = [((1.5 - 1.28 * t) * s, e * (1.3 - .8 * t), .35 + (height - .35) * t) for t, s in ((t0, -1), (t1, 1), (t0, 1), (t1, -1))]
            rod(p[0], p[1], .05, "ink")
            rod(p[2], p[3], .05, "ink")
    with facing((0, -.9, height + .3), (0, 1, 0)):
        disc(.62, 0, 1.8, "orange", .05, 40)
        disc(.24, -.12, 1.92, "ink", .02, 24)
    a = math.radians(tilt)
    ends = [(s * arm * math.cos(a), 0, height + .3 - s * arm * math.sin(a)) for s in (-1, 1)]
    lattice(ends[0], ends[1], 1.1, 16, ends=(.6, .6), chord=.085, lace=.045, taper=(.2, .2))
    for (x, y, z), load in zip(ends, (left, right)):
        with facing((x, -.5, z), (0, 1, 0)):
            disc(.34, 0, 1.0, "ink", .02, 24)
        floor = z - drop
        rod((x, 0, z), (x, 0, z - 1.0), .07, "ink")
        with facing((x, -.2, z - 1.05), (0, 1, 0)):
            disc(.22, 0, .4, "orange", .03, 24)
        dx, dy, frame = pan[0] / 2 - .15, pan[1] / 2 - .15, z - 2.6
        for s in (-1, 1):                       # a spreader frame keeps the ropes clear of the load
            beam((x - dx, s * dy, frame), (x + dx, s * dy, frame), .14, .18, "orange")
            beam((x + s * dx, -dy, frame), (x + s * dx, dy, frame), .14, .18, "orange")
            for e in (-1, 1):
                rod((x, 0, z - 1.05), (x + s * dx, e * dy, frame), .035, "ink", 6)
                rod((x + s * dx, e * dy, frame), (x + s * dx, e * dy, floor), .035, "ink", 6)
        box(x, 0, floor - .32, pan[0], pan[1], .32, "slab", .08)
        box(x, 0, floor - .42, pan[0] * .9, pan[1] * .9, .14, "ink", .03)
        if load:
            with at(x, 0, floor):
                load()
