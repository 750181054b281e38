"""Pipes with real bends, flanges, valves, supports, racks and pumps."""
import math

from mathutils import Vector

from .core import at, beam, box, disc, facing, fillet, ibeam, lathe, rod, rods, sweep


def flange(p, direction, r, mat="steel", bolts=True):
    """A bolted pair of flanges on a pipe of radius r."""
    with facing(p, direction):
        t = max(0.05, r * 0.28)
        disc(r * 1.75, -t, -0.008, mat, 0.012, 28)
        disc(r * 1.75, 0.008, t, mat, 0.012, 28)
        disc(r * 1.5, -0.02, 0.02, "ink", 0, 20)
        if bolts and r > 0.16:
            n = 8 if r < 0.3 else 12
            for i in range(n):
                a = 2 * math.pi * i / n
                x, y = r * 1.42 * math.cos(a), r * 1.42 * math.sin(a)
                rod((x, y, -t - 0.05), (x, y, t + 0.05), 0.028, "ink", 6)


def pipe(points, r=0.15, mat="clay", bend=None, flanges=(), n=20):
    """A pipe with swept elbows (bend radius, three pipe radii if not given).

    flanges: fractions along segments, e.g. ((0, .5),) puts one half-way along the first.
    """
    pts = [Vector(p) for p in points]
    sweep(fillet(pts, r * 3.2 if bend is None else bend, 8), r, mat, n)
    for seg, t in flanges:
        a, b = pts[seg], pts[seg + 1]
        flange(a.lerp(b, t), b - a, r)


def valve(p, direction, r, wheel=(0, 0, 1), mat="petrol"):
    """A gate valve with a hand wheel, in a pipe of radius r."""
    with facing(p, direction):
        for s in (-1, 1):
            disc(r * 1.75, s * r * 2 - 0.04, s * r * 2 + 0.04, "steel", 0.01, 24)
        lathe([(0, -r * 2), (r * 1.1, -r * 2), (r * 1.55, 0), (r * 1.1, r * 2), (0, r * 2)], mat, 24, r * 0.5)
    with facing(p, wheel):
        disc(r * 0.8, 0, r * 2.4, mat, 0.02, 16)
        disc(r * 1.15, r * 2.3, r * 2.6, "steel", 0.01, 20)
        rod((0, 0, r * 2.5), (0, 0, r * 4.6), 0.04, "ink")
        R = r * 1.7
        pts = [(R * math.cos(a), R * math.sin(a), r * 4.3) for a in [i * math.pi / 10 for i in range(20)]]
        sweep(pts, 0.045, "orange", 8, closed=True)
        rods([((-R, 0, r * 4.3), (R, 0, r * 4.3)), ((0, -R, r * 4.3), (0, R, r * 4.3))], 0.03)


def shoe(p, r, along=(1, 0, 0)):
    """A pipe support: a short inverted tee under a pipe of radius r."""
    x, y, z = p
    turn = math.degrees(math.atan2(along[1], along[0]))
    with at(x, y, z - r, turn):
        box(0, 0, -0.1, 0.5, 0.05, 0.14, "ink", 0)
        box(0, 0, -0.12, 0.5, 0.22, 0.03, "ink", 0)


RACK_TIERS = (3.6, 5.4)


def pipe_rack(length, width=3.4, bays=4, tiers=RACK_TIERS, mat="ink"):
    """Steel portal frames along local +x from 0 to length, centred on y = 0."""
    step = length / bays
    top = tiers[-1]
    for i in range(bays + 1):
        x = i * step
        for y in (-width / 2, width / 2):
            box(x, y, 0, 0.62, 0.62, 0.25, "pad", 0.04)
            ibeam((x, y, 0.2), (x, y, top + 0.1), 0.26, 0.3, mat)
        for z in tiers:
            ibeam((x, -width / 2 - 0.15, z - 0.15), (x, width / 2 + 0.15, z - 0.15), 0.24, 0.3, mat)
        for y in (-width / 2, width / 2):
            s = -1 if y > 0 else 1
            beam((x, y, top - 1.0), (x, y + s * 0.7, top - 0.25), 0.1, 0.1, mat)
    for y in (-width / 2, width / 2):
        for z in tiers:
            ibeam((0, y, z - 0.55), (length, y, z - 0.55), 0.14, 0.22, mat)
    mid = bays // 2
    for y in (-width / 2, width / 2):
        for (za, zb) in ((0.5, tiers[0] - 0.7),):
            a, b = mid * step, (mid - 1) * step
            beam((a, y, za), (b, y, zb), 0.1, 0.1, mat)
            beam((b, y, za), (a, y, zb), 0.1, 0.1, mat)


def rack_pipes(length, lines, tiers=RACK_TIERS, bays=4, over=0.9):
    """Straight lines on a rack: (tier, y, radius, material)."""
    for tier, y, r, mat in lines:
        z = tiers[tier] + 0.12 + r
        pipe([(-over, y, z), (length + over, y, z)], r, mat)
        for s, e in ((-1, -over), (1, length + over)):
            with at(e, y, z):
                with facing((0, 0, 0), (s, 0, 0)):
                    disc(r * 1.6, -0.1, -0.01, "steel", 0.01, 24)
                    disc(r * 1.6, 0.01, 0.1, "graphite", 0.01, 24)
        for i in range(bays + 1):
            shoe((length * i / bays, y, z), r)


def pump(mat="petrol", turn=0):
    """A horizontal process pump, about 2 m long along local x, suction at -x, discharge up.

    Returns nothing; discharge flange at (-0.55, 0, 1.35), suction flange at (-1.15, 0, 0.75).
    """
    box(0, 0, 0, 2.3, 0.9, 0.22, "pad", 0.03)
    box(0, 0, 0.22, 2.1, 0.66, 0.12, "ink", 0.02)
    with facing((0.05, 0, 0.75), (1, 0, 0)):
        disc(0.32, 0.1, 0.95, mat, 0.05, 28)
        for i in range(7):
            disc(0.36, 0.2 + i * 0.1, 0.24 + i * 0.1, mat, 0, 28)
        disc(0.26, 0.95, 1.08, "ink", 0.03, 24)
        disc(0.1, -0.5, 0.15, "steel", 0, 16)
        disc(0.18, -0.28, 0.0, "orange", 0.02, 20)
    with facing((-0.55, 0, 0.75), (1, 0, 0)):
        disc(0.42, -0.2, 0.16, "clay_deep", 0.08, 32)
        disc(0.17, -0.55, -0.1, "clay_deep", 0, 20)
    for x in (0.35, 0.85):
        box(x, 0, 0.34, 0.16, 0.5, 0.2, "ink", 0)
    box(-0.55, 0, 0.34, 0.2, 0.5, 0.15, "ink", 0)
    flange((-1.12, 0, 0.75), (1, 0, 0), 0.17)
    with facing((-0.55, 0, 0.75), (0, 0, 1)):
        disc(0.14, 0.2, 0.62, "clay_deep", 0, 20)
    flange((-0.55, 0, 1.36), (0, 0, 1), 0.14)
