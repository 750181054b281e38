"""Power and utilities: flare, hyperbolic and cell cooling towers, stack, boiler house, pylon."""
import math

from .core import at, beam, box, cyl, disc, lathe, polar, ring, rod, sweep
from .access import caged_ladder, railing, ring_platform
from .crane import lattice


def flare(h=20.0, lit=True, foot=1.6):
    """A flare stack in a lattice derrick with a small flame."""
    box(0, 0, 0, foot * 2.5, foot * 2.5, 0.25, "pad", 0.04)
    legs = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in (45, 135, 225, 315)]
    levels = 7
    top = h - 2.0

    def leg(k, t):
        r = foot * math.sqrt(2) * (1 - 0.62 * t)
        return (legs[k][0] * r, legs[k][1] * r, 0.2 + (top - 0.2) * t)

    for i in range(levels):
        t0, t1 = i / levels, (i + 1) / levels
        for k in range(4):
            m = (k + 1) % 4
            rod(leg(k, t0), leg(k, t1), 0.1, "ink")
            rod(leg(k, t0), leg(m, t1), 0.05, "ink", 6)
            rod(leg(m, t0), leg(k, t1), 0.05, "ink", 6)
            rod(leg(k, t1), leg(m, t1), 0.05, "ink", 6)
    rod((0, 0, 0.2), (0, 0, h), 0.36, "clay", 24)
    with at():
        disc(0.52, h - 1.7, h, "steel", 0.03, 28)
    ring_platform(0.6, top, 0, 360, 1.0)
    if lit:
        lathe([(0.0, h - 0.05), (0.34, h + 0.1), (0.5, h + 0.7), (0.34, h + 1.5), (0.12, h + 2.2), (0, h + 2.5)], "flame", 20, 0.2)


def cooling_tower(r=5.0, h=13.0, mat="clay"):
    """A hyperbolic natural-draught tower on raking legs."""
    def rad(z):
        throat = h * 0.74
        return r * (0.60 + 0.40 * ((z - throat) / throat) ** 2) if z < throat else r * (0.60 + 0.35 * ((z - throat) / throat) ** 2 * 2)
    z0 = 1.6
    prof = [(rad(z0 + (h - z0) * i / 28), z0 + (h - z0) * i / 28) for i in range(29)]
    rt = prof[-1][0]
    inner = [(p - 0.22, z) for p, z in reversed(prof[16:])]
    lathe([(prof[0][0] - 0.25, z0)] + prof + [(rt + 0.1, h), (rt + 0.1, h + 0.15), (rt - 0.22, h + 0.15)] + inner, mat, 96)
    lathe([(0, h * 0.62), (rad(h * 0.62) - 0.1, h * 0.62)], "graphite", 64)
    for z in (h * 0.3, h * 0.55, h * 0.8):
        ring(rad(z), 0.03, z, "clay_deep", 6, 4)
    lathe([(0, 0), (r * 1.04, 0), (r * 1.04, 0.35), (r * 0.98, 0.35), (r * 0.98, 0.2), (0, 0.2)], "pad", 96)
    lathe([(0, 0.24), (r * 0.97, 0.24)], "petrol", 64)
    n = 28
    for i in range(n):
        a, d = i * 360 / n, 180 / n
        p = polar(prof[0][0] - 0.12, a, z0 + 0.05)
        for s in (-1, 1):
            rod(polar(r * 1.0, a + s * d, 0.25), p, 0.09, "clay_deep", 8)


def cell_tower(cells=2, cell=4.0, h=4.6):
    """Induced-draught cooling cells in a row along local x from 0, with louvres and fan stacks."""
    box(cells * cell / 2, 0, 0, cells * cell + 0.5, cell + 0.5, 0.4, "pad", 0.04)
    for c in range(cells):
        x = (c + 0.5) * cell
        box(x, 0, 0.4, cell - 0.08, cell - 0.1, h - 0.4, "clay", 0.03)
        for k in range(6):
            box(x, 0, 0.65 + k * 0.42, cell - 0.3, cell + 0.12, 0.1, "graphite", 0)
        with at(x, 0, h):
            lathe([(cell * 0.4, 0), (cell * 0.33, 0.55), (cell * 0.36, 1.3), (cell * 0.33, 1.3), (cell * 0.3, 0.3)], "sheet", 48)
            disc(cell * 0.32, 0, 0.5, "graphite", 0, 40)
            for a in range(0, 180, 45):
                with at(0, 0, 0.8, a):
                    box(0, 0, 0, cell * 0.58, 0.3, 0.06, "petrol", 0)
            cyl(0, 0, 0.6, 0.25, 0.4, "ink", 0.03, 20)
    railing([(0.1, -cell / 2 + 0.1, h), (cells * cell - 0.1, -cell / 2 + 0.1, h), (cells * cell - 0.1, cell / 2 - 0.1, h)], toe=False)


def stack(r=0.9, h=20.0, bands=("orange",)):
    """A tapered chimney with platforms and warning bands."""
    box(0, 0, 0, r * 3.4, r * 3.4, 0.4, "pad", 0.04)
    rt = r * 0.62

    def rad(z):
        return r + (rt - r) * z / h

    lathe([(0, 0.4), (r * 1.15, 0.4), (r, 1.2), (rt, h), (rt - 0.12, h), (rt - 0.12, h - 1), (0, h - 1)], "clay", 48)
    for i, m in enumerate(bands):
        for z in (h * 0.93 - i * 2.4, h * 0.93 - i * 2.4 - 2.2):
            lathe([(rad(z) - 0.05, z), (rad(z) + 0.02, z), (rad(z + 0.9) + 0.02, z + 0.9), (rad(z + 0.9) - 0.05, z + 0.9)], m, 48)
    ring_platform(rad(h * 0.62), h * 0.62, 0, 360, 0.85)
    caged_ladder(rad(h * 0.3) - 0.05, -30, 1.0, h * 0.62)


def boiler_house(sx=9.0, sy=6.0, h=7.5):
    """A steel-clad hall with a stepped roof, pilasters, a window band, louvres and a roller door."""
    box(0, 0, 0, sx + 0.6, sy + 0.6, 0.25, "pad", 0.04)
    box(0, 0, 0.2, sx, sy, h, "clay", 0.05)
    box(0, 0, 0.2, sx + 0.08, sy + 0.08, 0.9, "petrol", 0.03)
    n = int(sx / 1.5)
    for i in range(n + 1):
        box(-sx / 2 + 0.2 + i * (sx - 0.4) / n, 0, 0.2, 0.2, sy + 0.16, h - 0.1, "clay_deep", 0.02)
    m = int(sy / 1.5)
    for i in range(m + 1):
        box(0, -sy / 2 + 0.2 + i * (sy - 0.4) / m, 0.2, sx + 0.16, 0.2, h - 0.1, "clay_deep", 0.02)
    box(0, 0, h * 0.62, sx + 0.1, sy + 0.1, h * 0.14, "glass", 0.02)
    box(0, 0, h + 0.15, sx + 0.3, sy + 0.3, 0.22, "ink", 0.03)
    box(-sx * 0.14, 0.2, h + 0.3, sx * 0.55, sy * 0.5, 1.6, "clay", 0.05)
    for k in range(5):
        box(-sx * 0.14, 0.2, h + 0.6 + k * 0.22, sx * 0.56, sy * 0.52, 0.07, "graphite", 0)
    box(-sx * 0.14, 0.2, h + 1.85, sx * 0.58, sy * 0.54, 0.16, "ink", 0.03)
    box(-sx * 0.2, -sy / 2 - 0.05, 0.2, 2.6, 0.1, 3.2, "ink", 0)
    for k in range(9):
        box(-sx * 0.2, -sy / 2 - 0.1, 0.3 + k * 0.33, 2.3, 0.06, 0.27, "steel", 0)
    box(sx * 0.27, -sy / 2 - 0.06, 0.2, 1.0, 0.08, 2.1, "petrol", 0)


def transformer(x, y, turn=0):
    """An oil transformer with radiators and bushings."""
    with at(x, y, 0, turn):
        box(0, 0, 0, 3.2, 2.4, 0.2, "pad", 0.03)
        box(0, 0, 0.2, 1.9, 1.1, 1.6, "petrol_pale", 0.06)
        for s in (-1, 1):
            for i in range(6):
                box(-0.75 + i * 0.3, s * 0.78, 0.4, 0.1, 0.42, 1.2, "petrol_pale", 0.02)
        for i in (-0.55, 0, 0.55):
            for k in range(4):
                cyl(i, 0, 1.8 + k * 0.17, 0.13, 0.09, "clay_deep", 0.02, 16)
            rod((i, 0, 1.75), (i, 0, 2.65), 0.05, "ink")


def pylon(h=9.0):
    """A lattice line tower with two cross-arms along local y; returns the six wire points."""
    box(0, 0, 0, 2.0, 2.0, 0.2, "pad", 0.03)
    lattice((0, 0, 0.2), (0, 0, h), 1.3, 7, ends=(1.15, 0.25), chord=0.06, lace=0.035, mat="ink", taper=(0.05, 0.55))
    ends = []
    for z, a in ((h * 0.72, 1.9), (h * 0.9, 1.5)):
        for s in (-1, 1):
            beam((0, 0, z), (0, s * a, z), 0.1, 0.1)
            rod((0, 0, z + 0.7), (0, s * a, z), 0.035, "ink", 6)
            rod((0, s * a, z), (0, s * a, z - 0.5), 0.06, "clay_deep", 8)
            ends.append((0, s * a, z - 0.5))
    return ends


def catenary(a, b, sag=0.8, r=0.03, mat="ink"):
    """A hanging wire from a to b."""
    pts = []
    for i in range(17):
        t = i / 16
        pts.append([a[k] + (b[k] - a[k]) * t for k in range(3)])
        pts[-1][2] -= sag * 4 * t * (1 - t)
    sweep(pts, r, mat, 6)
