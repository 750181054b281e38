"""A crawler crane with a true lattice boom, pendants, hoist ropes and a hook block."""
import math

from mathutils import Vector

from .access import railing
from .core import at, beam, box, cyl, disc, facing, mesh, rod, rods, sweep


def lattice(a, b, w, bays, ends=(0.3, 0.35), chord=0.075, lace=0.04, mat="orange", taper=(0.14, 0.1)):
    """A four-chord lattice from a to b, w across, laced on all four faces, tapered at both ends."""
    a, b = Vector(a), Vector(b)
    t = (b - a).normalized()
    side = t.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 1e-3 else Vector((0, 1, 0))
    up = side.cross(t).normalized()

    def corners(s):
        k = 1.0
        if s < taper[0]:
            k = ends[0] + (1 - ends[0]) * s / taper[0]
        elif s > 1 - taper[1]:
            k = ends[1] + (1 - ends[1]) * (1 - s) / taper[1]
        c = a.lerp(b, s)
        return [c + side * (i * w * max(k, .55) / 2) + up * (j * w * k / 2) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]

    stations = sorted({0.0, taper[0], 1 - taper[1], 1.0} | {taper[0] + (1 - taper[0] - taper[1]) * i / bays for i in range(bays)}
                      | {taper[0] / 2, 1 - taper[1] / 2})
    rows = [corners(s) for s in stations]
    for k in range(4):
        for lo, hi in zip(rows, rows[1:]):
            rod(lo[k], hi[k], chord, mat, 8)
    for i, (lo, hi) in enumerate(zip(rows, rows[1:])):
        for k in range(4):
            m = (k + 1) % 4
            rod(lo[k], hi[m], lace, mat, 6) if (i + k) % 2 else rod(lo[m], hi[k], lace, mat, 6)
            rod(hi[k], hi[m], lace, mat, 6)
    for k in range(4):
        rod(rows[0][k], rows[0][(k + 1) % 4], chord, mat, 8)


def track(length=6.6, width=0.95, height=1.15):
    """One crawler along local x: shoes round a stadium, rollers inside."""
    r = height / 2
    half = length / 2 - r
    outline = [(half + r * 0.86 * math.cos(a), r + r * 0.86 * math.sin(a)) for a in [math.pi * (i / 12 - 0.5) for i in range(13)]]
    outline += [(-half + r * 0.86 * math.cos(a), r + r * 0.86 * math.sin(a)) for a in [math.pi * (i / 12 + 0.5) for i in range(13)]]
    n = len(outline)
    vs = [(x, s * width * 0.42, z) for s in (-1, 1) for x, z in outline]
    mesh("graphite", vs, [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] +
         [((i + 1) % n, i, n + i, n + (i + 1) % n) for i in range(n)])
    per = 2 * math.pi * r + 4 * half
    count = int(per / 0.3)
    for i in range(count):
        s = per * i / count
        if s < 2 * half:
            x, z, tilt = -half + s, 2 * r, 0
        elif s < 2 * half + math.pi * r:
            q = (s - 2 * half) / r
            x, z, tilt = half + r * math.sin(q), r + r * math.cos(q), q
        elif s < 4 * half + math.pi * r:
            x, z, tilt = half - (s - 2 * half - math.pi * r), 0.0, math.pi
        else:
            q = (s - 4 * half - math.pi * r) / r
            x, z, tilt = -half - r * math.sin(q), r - r * math.cos(q), math.pi + q
        n_ = Vector((math.sin(tilt), 0, math.cos(tilt)))
        c = Vector((x, 0, z)) - n_ * 0.05
        with facing(c, n_):
            box(0, 0, -0.05, width, 0.25, 0.1, "ink", 0)
    for sy in (-1, 1):
        for x in (-half, half):
            with facing((x, sy * width * 0.42, r), (0, sy, 0)):
                disc(r * 0.62, -0.02, 0.06, "clay_deep", 0.02, 28)
                disc(r * 0.2, 0, 0.12, "ink", 0.01, 16)
        for i in range(6):
            with facing((-half + 0.65 + i * (2 * half - 1.3) / 5, sy * width * 0.42, 0.3), (0, sy, 0)):
                disc(0.17, -0.02, 0.06, "clay_deep", 0.01, 18)


def hook_block(p, rope_top, falls=4, mat="orange"):
    """Cheek plates, sheaves and a hook hanging at p from ropes that reach up to rope_top (same x, y)."""
    x, y, z = p
    with at(x, y, z):
        for s in (-0.17, 0.17):
            box(0, s, 0.35, 0.62, 0.07, 0.95, mat, 0.03)
        with facing((0, 0, 1.0), (0, 1, 0)):
            disc(0.36, -0.11, 0.11, "ink", 0.02, 28)
        rod((0, 0, 0.05), (0, 0, 0.5), 0.09, "ink")
        pts = [(0, 0, 0.12)] + [(0.2 * math.cos(q), 0, -0.12 + 0.2 * math.sin(q)) for q in
                                [math.radians(d) for d in range(80, -200, -20)]]
        sweep(pts, [0.09] * (len(pts) - 3) + [0.07, 0.05, 0.03], "ink", 8)
    for i in range(falls):
        dx = (-0.26, 0.26)[i % 2]
        dy = (-0.1, 0.1)[i // 2]
        rod((x + dx, y + dy, z + 1.0), (x + dx * 0.6, y + dy, rope_top), 0.028, "ink", 5)


def crawler_crane(reach, tip, hook, slew=0, crawl=0, bays=13, w=1.35, mat="orange"):
    """A crawler crane on the local origin. The boom points along slew: its tip at radius reach
    and height tip, the hook at height hook under it. crawl turns the undercarriage.
    """
    with at(turn=crawl):
        for s in (-1, 1):
            with at(0, s * 2.05):
                track()
        box(0, 0, 0.45, 3.0, 3.4, 0.7, "graphite", 0.06)
        for x in (-1.0, 1.0):
            box(x, 0, 0.5, 0.7, 3.6, 0.5, "ink", 0.04)
    cyl(0, 0, 1.1, 1.25, 0.35, "ink")
    with at(turn=slew):
        box(-0.9, 0, 1.45, 6.2, 2.7, 0.3, "ink", 0.03)
        box(-1.4, 0.25, 1.75, 4.0, 2.1, 1.55, mat, 0.09)
        for i in range(9):
            box(-2.6 + i * 0.28, -0.82, 2.1, 0.1, 0.06, 0.85, "ink", 0)
            box(-2.6 + i * 0.28, 1.32, 2.1, 0.1, 0.06, 0.85, "ink", 0)
        railing([(-3.3, -0.7, 3.3), (0.4, -0.7, 3.3)], toe=False)
        railing([(-3.3, 1.2, 3.3), (0.4, 1.2, 3.3)], toe=False)
        for i in range(4):
            box(-4.15, 0, 1.5 + i * 0.5, 1.25, 3.3, 0.46, "graphite", 0.06)
        for y in (-1.2, 1.2):
            box(-4.15, y, 1.4, 1.35, 0.16, 2.2, "ink", 0.02)
        with at(1.35, -1.05, 1.55):                      # cab
            box(0, 0, 0, 1.7, 1.05, 0.55, mat, 0.06)
            box(0, 0, 0.5, 1.6, 0.98, 1.2, "glass", 0.06)
            box(0, 0, 1.68, 1.7, 1.06, 0.14, mat, 0.05)
            for x in (-0.78, 0.05, 0.78):
                for y in (-0.48, 0.48):
                    box(x, y, 0.5, 0.09, 0.09, 1.2, mat, 0)
        foot, head = Vector((1.5, 0.2, 2.0)), Vector((reach, 0, tip))
        lattice(foot, head, w, bays, mat=mat)
        with facing((reach, 0, tip), (0, 1, 0)):
            for d in (-0.28, 0, 0.28):
                disc(0.42, d - 0.05, d + 0.05, "ink", 0.01, 28)
        top = Vector((-2.9, 0, 6.6))
        for y in (-0.75, 0.75):                          # gantry
            rod((0.3, y, 3.1), (top.x, y * 0.7, top.z), 0.1, "ink")
            rod((-3.5, y, 3.2), (top.x, y * 0.7, top.z), 0.1, "ink")
        rod((top.x, -0.6, top.z), (top.x, 0.6, top.z), 0.12, "ink")
        bridle = top.lerp(head, 0.22)
        for y in (-0.36, -0.12, 0.12, 0.36):
            rod((top.x, y, top.z), (bridle.x, y, bridle.z), 0.024, "ink", 5)
        beam((bridle.x, -0.5, bridle.z), (bridle.x, 0.5, bridle.z), 0.2, 0.3, mat)
        for y in (-0.45, 0.45):
            rod((bridle.x, y, bridle.z), (head.x - 0.1, y * 0.6, head.z + 0.2), 0.04, "ink", 6)
        rod((-1.2, 0.2, 3.3), (head.x - 0.3, 0.1, head.z + 0.45), 0.026, "ink", 5)
        hook_block((reach + 0.25, 0, hook), tip)
    return head


def slings(p, targets, r=0.035):
    """Sling legs from a hook at p to the lifting points."""
    rods([(p, t) for t in targets], r, "ink")


def gantry_crane(span=10.0, h=7.5, length=1.6, trolley=0.5, hook=4.2, mat="orange", legs="ink"):
    """A rail gantry over local x from 0 to span: A-frame legs, a lattice girder, trolley, cab.

    The hook hangs at height hook at x = trolley * span, y = 0.
    """
    for x in (0, span):
        for s in (-1, 1):
            beam((x, s * 1.7, 0.5), (x, s * 0.55, h), 0.3, 0.3, legs)
            box(x, s * 1.7, 0.22, 0.5, 0.9, 0.42, "ink", 0.04)
            for d in (-0.25, 0.25):
                with facing((x, s * 1.7 + d, 0.22), (1, 0, 0)):
                    disc(0.2, -0.16, 0.16, "graphite", 0.02, 18)
        beam((x, -1.7, 0.55), (x, 1.7, 0.55), 0.22, 0.28, legs)
        beam((x, -1.1, 3.9), (x, 1.1, 3.9), 0.16, 0.2, legs)
    lattice((-1.2, 0, h + 0.5), (span + 1.2, 0, h + 0.5), 1.25, 12, ends=(1, 1), chord=0.085, lace=0.045, mat=mat,
            taper=(0.02, 0.02))
    x = trolley * span
    box(x, 0, h + 1.15, 1.7, 1.5, 0.3, "ink", 0.03)
    box(x - 0.2, 0, h + 1.4, 0.9, 0.8, 0.55, mat, 0.05)
    with facing((x, 0, h + 1.6), (0, 1, 0)):
        disc(0.3, -0.62, 0.62, "graphite", 0.02, 24)
    hook_block((x, 0, hook), h + 1.15)
    with at(span - 1.5, -1.15, h - 1.75):
        box(0, 0, 0, 1.3, 1.2, 0.5, mat, 0.05)
        box(0, 0, 0.45, 1.22, 1.12, 0.95, "glass", 0.04)
        box(0, 0, 1.35, 1.36, 1.26, 0.14, mat, 0.04)
