"""Storage tanks with wind girders, spiral stairs and roof rails; spheres and bunds."""
import math

from .core import arc, at, band, box, disc, facing, lathe, polar, ring, rod, sweep
from .access import RAIL
from .vessels import manway


def tank(r=5.0, h=8.0, stair_from=-150, sweep_deg=115, mat="clay", stripe=None, courses=4):
    """A cone-roof tank on the local origin: ring wall, courses, wind girder, roof rail, spiral stair."""
    lathe([(0, 0), (r + 0.35, 0), (r + 0.35, 0.25), (0, 0.25)], "pad", 96, 0.04)
    lathe([(0, 0.2), (r, 0.2), (r, h), (r + 0.1, h), (r + 0.1, h + 0.1), (0, h + 0.1 + r * 0.13)], mat, 96)
    for i in range(1, courses):
        ring(r, 0.03, 0.2 + (h - 0.2) * i / courses, "clay_deep", 6, 4)
    if stripe:
        lathe([(r - 0.1, h * 0.58), (r + 0.02, h * 0.58), (r + 0.02, h * 0.72), (r - 0.1, h * 0.72)], stripe, 96)
    band(r, r + 0.42, h - 1.1, 0.09, 0, 360, "steel")
    ring(r + 0.42, 0.05, h - 1.06, "ink", 6, 4)
    for hh in (RAIL, RAIL * 0.5):
        sweep(arc(r, 0, 360, h + 0.1 + hh, 4)[:-1], 0.036, "ink", 6, closed=True)
    for i in range(int(2 * math.pi * r / 1.5)):
        p = polar(r, i * 360 / int(2 * math.pi * r / 1.5), h + 0.1)
        rod(p, (p.x, p.y, p.z + RAIL), 0.036, "ink", 6)
    with at(0, 0, h + 0.05 + r * 0.13):
        disc(0.32, -0.1, 0.35, "steel", 0.03, 24)
        disc(0.5, 0.3, 0.42, "steel", 0.03, 24)
    with facing(polar(r * 0.62, -70, h + 0.1 + r * 0.05), (0, 0, 1)):
        disc(0.4, -0.1, 0.25, "steel", 0.02, 24)
    spiral(r, 0.25, h + 0.1, stair_from, stair_from + sweep_deg)
    manway(polar(r, -28, 1.1), polar(1, -28), 0.36, mat=mat)


def spiral(r, z0, z1, a0, a1, width=0.85, mat="ink"):
    """A stair wound on the outside of a shell of radius r."""
    n = int((z1 - z0) / 0.24)
    ri, ro = r + 0.1, r + 0.1 + width
    for i in range(n):
        t = i / n
        a, z = a0 + (a1 - a0) * t, z0 + (z1 - z0) * (i + 1) / n
        with at(turn=a):
            box((ri + ro) / 2, 0, z - 0.06, width, 0.3, 0.06, "steel", 0)
    steps = 36

    def pts(rr, dz):
        return [polar(rr, a0 + (a1 - a0) * i / steps, z0 + (z1 - z0) * i / steps + dz) for i in range(steps + 1)]

    sweep(pts(ro, -0.05), 0.07, mat, 6)
    sweep(pts(ri, -0.05), 0.05, mat, 6)
    for d in (0.55, 1.08):
        sweep(pts(ro, d), 0.036, mat, 6)
    for i in range(0, steps + 1, 2):
        p = polar(ro, a0 + (a1 - a0) * i / steps, z0 + (z1 - z0) * i / steps)
        rod(p, (p.x, p.y, p.z + 1.08), 0.034, mat, 6)
        q = polar(r, a0 + (a1 - a0) * i / steps, p.z - 0.5)
        rod(p, q, 0.04, mat, 6)
    # landing
    s = 1 if a1 > a0 else -1
    band(r - 0.1, ro + 0.1, z1 - 0.06, 0.06, min(a1, a1 + s * 12), max(a1, a1 + s * 12), "steel")


def sphere(r=3.2, lift=1.4, mat="clay", legs=10):
    """A pressure sphere on legs."""
    c = r + lift
    n = 32
    lathe([(r * math.sin(math.pi * i / n), c - r * math.cos(math.pi * i / n)) for i in range(n + 1)], mat, 72)
    ring(r, 0.04, c, "clay_deep", 6, 4)
    for i in range(legs):
        a = i * 360 / legs
        p = polar(r * 0.97, a)
        rod((p.x, p.y, 0), (p.x, p.y, c - r * 0.1), 0.2, mat, 16)
        box(p.x, p.y, 0, 0.8, 0.8, 0.25, "pad", 0.03, a)
        q = polar(r * 0.97, a + 360 / legs)
        rod((p.x, p.y, 0.6), (q.x, q.y, c - r * 0.45), 0.045, "ink", 6)
        rod((q.x, q.y, 0.6), (p.x, p.y, c - r * 0.45), 0.045, "ink", 6)
    band(0.2, 1.2, c + r * 0.96, 0.08, 0, 360, "steel")
    for hh in (0.5, 1.0):
        ring(1.2, 0.036, c + r * 0.97 + hh, "ink", 6, 10)
    for i in range(8):
        p = polar(1.2, i * 45, c + r * 0.97)
        rod(p, (p.x, p.y, p.z + 1.0), 0.036, "ink", 6)


def bund(sx, sy, h=0.9, t=0.28, mat="pad"):
    """A low containment wall round a tank farm, centred on the local origin."""
    for s in (-1, 1):
        box(0, s * (sy - t) / 2, 0, sx, t, h, mat, 0.05)
        box(s * (sx - t) / 2, 0, 0, t, sy - 2 * t, h, mat, 0.05)
