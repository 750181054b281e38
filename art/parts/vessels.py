"""Columns and drums: lathe-turned shells with skirts, heads, nozzles and manways."""
import math

from .core import at, box, disc, ellipse_head, facing, lathe, polar, ring, rod, wire


def nozzle(p, direction, r=0.2, reach=0.35, mat="clay"):
    """A stub with a flange; p is on the vessel wall. Returns the flange face."""
    with facing(p, direction):
        disc(r, -0.15, reach, mat, 0, 24)
        disc(r * 1.35, -0.1, 0.05, mat, 0.03, 28)
        disc(r * 1.7, reach - 0.09, reach, "steel", 0.012, 28)
    d = [c / math.sqrt(sum(k * k for k in direction)) for c in direction]
    return tuple(p[i] + d[i] * reach for i in range(3))


def manway(p, direction, r=0.38, is_open=False, mat="clay"):
    """A man-size opening: a neck, a bolted cover on a davit; open ones show the dark inside."""
    with facing(p, direction):
        disc(r, -0.2, 0.32, mat, 0, 28)
        disc(r * 1.3, 0.22, 0.34, "steel", 0.015, 32)
        if is_open:
            disc(r * 0.86, 0.3, 0.355, "dark", 0, 28)
            with facing((r * 2.1, 0, 0.75), (0.8, 0, 0.6)):
                disc(r * 1.25, -0.06, 0.06, "steel", 0.015, 32)
                disc(r * 0.5, 0.06, 0.1, "orange", 0.02, 20)
            wire([(r * 1.4, 0, 0.1), (r * 1.4, 0, 0.7), (r * 2.1, 0, 0.75)], 0.05, "ink", 0.15)
        else:
            disc(r * 1.3, 0.36, 0.48, "steel", 0.015, 32)
            disc(r * 0.5, 0.48, 0.53, mat, 0.02, 24)
            for i in range(12):
                a = 2 * math.pi * i / 12
                x, y = r * 1.13 * math.cos(a), r * 1.13 * math.sin(a)
                rod((x, y, 0.18), (x, y, 0.54), 0.03, "ink", 6)
            wire([(-r * 1.5, 0, 0.1), (-r * 1.5, 0, 0.75), (0, 0, 0.75), (0, 0, 0.5)], 0.04, "ink", 0.2)


def skirt(r, h, mat="clay_deep"):
    """A column skirt with base ring, anchor chairs, vents and an access hole."""
    lathe([(0, 0), (r + 0.42, 0), (r + 0.42, 0.12), (r + 0.2, 0.12), (r + 0.02, h), (0, h)], mat, 64)
    ring(r + 0.2, 0.05, 0.36, "ink", 8)
    n = 20
    for i in range(n):
        with at(turn=i * 360 / n):
            box(r + 0.27, 0, 0.1, 0.2, 0.1, 0.24, "ink", 0)
    for a in (-62, 28):
        with facing(polar(r + 0.08, a, h * 0.52), polar(1, a)):
            disc(0.36, -0.2, 0.1, mat, 0.02, 28)
            disc(0.29, 0, 0.11, "dark", 0, 28)


def column(r, h, skirt_h=1.8, top=True, seams=2.6, step=None):
    """A vertical column of radius r and tangent height h (from the ground).

    step=(z, r2) narrows the shell above z. top=False leaves the shell open: dark inside, a flange ring.
    """
    skirt(r, skirt_h)
    prof = [(r * 0.98, skirt_h - 0.3), (r, skirt_h)]
    rt = r
    if step:
        z, rt = step
        prof += [(r, z), (rt, z + (r - rt) * 1.6)]
    if top:
        prof += ellipse_head(rt, h, rt * 0.52)
    else:
        prof += [(rt, h - 0.02), (rt - 0.12, h), (rt - 0.12, h - 1.6), (0, h - 1.6)]
    lathe(prof, "clay", 72)
    z = skirt_h
    ring(r + 0.0, 0.06, skirt_h, "clay_deep", 8)
    while z < h - 0.6:
        z += seams
        rr = rt if step and z > step[0] + (r - rt) * 1.6 else (r if not step or z < step[0] else None)
        if rr and z < h - 0.2:
            ring(rr, 0.028, z, "clay_deep", 6)
    if top:
        ring(rt, 0.05, h, "clay_deep", 8)
    else:
        lathe([(rt - 0.12, h), (rt - 0.12, h - 1.5), (0, h - 1.5)], "graphite", 72)
        lathe([(rt - 0.14, h - 0.16), (rt + 0.28, h - 0.16), (rt + 0.28, h), (rt - 0.14, h), (rt - 0.14, h - 0.16)],
              "steel", 72)
    return rt


def drum(r, length, z, nozzles=3, mat="clay", saddle="ink"):
    """A horizontal drum along local x, centred, its axis at height z, on two saddles."""
    half = length / 2
    prof = [(0, -half - r * 0.5)] + [(a, b) for a, b in reversed(ellipse_head(r, -half, r * 0.5, False))][1:]
    prof += ellipse_head(r, half, r * 0.5)
    with facing((0, 0, z), (1, 0, 0)):
        lathe(prof, mat, 64)
        for s in (-half, -half / 3, half / 3, half):
            ring(r, 0.028, s, "clay_deep", 6)
    for s in (-1, 1):
        x = s * half * 0.62
        saddle_at(x, r, z, saddle)
    for i in range(nozzles):
        x = (i - (nozzles - 1) / 2) * length / (nozzles + 0.2)
        nozzle((x, 0, z + r), (0, 0, 1), 0.16, 0.35, mat)


def saddle_at(x, r, z, mat="ink", w=0.3):
    """A saddle under a horizontal shell of radius r at height z, on a concrete pier."""
    box(x, 0, 0, 0.7, r * 2.0, max(0.2, z - r - 0.55), "pad", 0.04)
    base = max(0.2, z - r - 0.55)
    box(x, 0, base, 0.5, r * 1.8, 0.09, mat, 0)
    box(x, 0, base, w * 0.4, r * 1.72, z - base - r * 0.52, mat, 0)
    for k in (-0.8, -0.28, 0.28, 0.8):
        box(x, k * r, base, w, 0.07, z - base - math.sqrt(max(0.05, 1 - k * k)) * r + 0.05, mat, 0)
