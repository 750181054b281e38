"""Mining: headframe and winder, conveyors, stockpiles, a hydraulic shovel, benches of rock."""
import math

from mathutils import Vector

from .access import railing
from .core import at, beam, box, disc, facing, lathe, mesh, quad, rod


def headframe(h=15.0, foot=2.6, back=7.5, mat="ink"):
    """A steel headframe on the local origin, back legs towards local +x; returns the rope points of its sheaves."""
    top = 1.3
    def leg(k, t):
        sx, sy = ((-1, -1), (1, -1), (1, 1), (-1, 1))[k]
        w = foot + (top - foot) * t
        return (sx * w / 1.3, sy * w / 1.3, .3 + (h - .3) * t)
    box(0, 0, 0, foot * 2.4, foot * 2.4, .35, "pad", .05)
    box(0, 0, .3, foot * 1.15, foot * 1.15, 2.6, "clay", .05)
    box(-foot * .58, 0, .3, .1, 1.5, 2.1, "ink", 0)
    levels = 6
    for i in range(levels):
        t0, t1 = i / levels, (i + 1) / levels
        for k in range(4):
            m = (k + 1) % 4
            beam(leg(k, t0), leg(k, t1), .3, .3, mat)
            beam(leg(k, t1), leg(m, t1), .2, .2, mat)
            beam(leg(k, t0), leg(m, t1), .12, .12, mat)
            beam(leg(m, t0), leg(k, t1), .12, .12, mat)
    for s in (-1, 1):
        a, b = Vector((back, s * 2.1, .2)), Vector((.9, s * .95, h))
        beam(a, b, .45, .5, mat)
        box(back, s * 2.1, 0, 1.4, 1.2, .4, "pad", .04)
    for t in (.3, .58, .82):
        p, q = (Vector((back, s * 2.1, .2)).lerp(Vector((.9, s * .95, h)), t) for s in (-1, 1))
        beam(p, q, .2, .24, mat)
    box(0, 0, h, 3.6, 3.4, .12, "steel", 0)
    railing([(-1.8, -1.7, h + .1), (1.8, -1.7, h + .1), (1.8, 1.7, h + .1), (-1.8, 1.7, h + .1), (-1.8, -1.7, h + .1)])
    R, z = 1.55, h + 1.75
    ropes = []
    for y in (-.55, .55):
        with facing((.2, y, z), (0, 1, 0)):
            lathe([(R - .16, -.12), (R + .06, -.12), (R + .06, .12), (R - .16, .12), (R - .16, -.12)], "orange", 56)
            disc(.24, -.3, .3, "ink", .02, 20)
            for a in range(0, 360, 45):
                p = (math.cos(math.radians(a)) * R * .92, math.sin(math.radians(a)) * R * .92, 0)
                rod((0, 0, 0), p, .06, "orange", 8)
        for s in (-1.2, 1.2):
            beam((.2 + s, y, h + .1), (.2, y, z), .14, .14, mat)
        rod((.2 - R, y, z), (.2 - R, y, 2.9), .045, "ink", 6)
        ropes.append((.2 + R * .75, y, z + R * .66))
    return ropes


def winder_house(sx=5.2, sy=4.6, h=3.8):
    """A brick-plain hall with a pitched roof and rope slots towards local -x."""
    box(0, 0, 0, sx + .4, sy + .4, .2, "pad", .04)
    box(0, 0, .15, sx, sy, h, "clay", .04)
    box(0, 0, .15, sx + .06, sy + .06, .7, "petrol", .02)
    for y in (-1, 1):
        quad((-sx / 2 - .25, y * (sy / 2 + .3), h + .1), (sx / 2 + .25, y * (sy / 2 + .3), h + .1),
             (sx / 2 + .25, 0, h + 1.35), (-sx / 2 - .25, 0, h + 1.35), .14 * y, "ink")
    for x in (-sx / 2, sx / 2):
        mesh("clay", [(x, -sy / 2, h + .1), (x, sy / 2, h + .1), (x, 0, h + 1.25)], [(0, 1, 2)])
    for x in (-1.4, 0, 1.4):
        box(x, -sy / 2 - .02, 1.5, .9, .08, 1.3, "glass", .02)
    box(sx / 2 + .01, 0, .2, .08, 1.5, 2.3, "ink", 0)


def conveyor(a, b, width=1.1, posts=3, cover=True, load="clay_deep", mat="ink"):
    """An inclined belt from a to b on trestles, with ore on it and a hood along its middle."""
    a, b = Vector(a), Vector(b)
    d = (b - a).normalized()
    side = d.cross(Vector((0, 0, 1))).normalized() * width / 2
    up = side.cross(d).normalized()
    for s in (-1, 1):
        for h in (-.3, .15):
            beam(a + side * s + up * h, b + side * s + up * h, .1, .12, mat)
        n = max(4, round((b - a).length / 1.3))
        for i in range(n):
            p, q = a.lerp(b, i / n) + side * s, a.lerp(b, (i + 1) / n) + side * s
            rod(p - up * .3, q + up * .15, .035, mat, 6)
    beam(a + up * .12, b + up * .12, width * .8, .05, "graphite")
    beam(a.lerp(b, .02) + up * .2, b.lerp(a, .02) + up * .2, width * .42, .18, load)
    if cover:
        p, q = a.lerp(b, .22), b.lerp(a, .06)
        quad(p + side * 1.15 + up * .25, q + side * 1.15 + up * .25, q + side * 1.15 + up * .95, p + side * 1.15 + up * .95, .05, "petrol_pale")
        quad(p - side * 1.15 + up * .25, q - side * 1.15 + up * .25, q - side * 1.15 + up * .95, p - side * 1.15 + up * .95, .05, "petrol_pale")
        quad(p + side * 1.2 + up * .95, q + side * 1.2 + up * .95, q - side * 1.2 + up * .95, p - side * 1.2 + up * .95, .08, "petrol")
    for e in (a, b):
        with facing(e - side * 1.1, side):
            disc(.24, 0, width * 1.1, "ink", .02, 20)
    for i in range(posts):
        p = a.lerp(b, (i + .8) / (posts + .3))
        w = .7 + p.z * .06
        n = Vector((d.x, d.y, 0)).normalized()
        for s in (-1, 1):
            for t in (-w, w):
                beam(p + side * s - up * .3, Vector((p.x, p.y, 0)) + side * s * 1.4 + n * t, .14, .14, mat)
        for s in (-1, 1):
            m = Vector((p.x, p.y, p.z * .45)) + side * s * 1.2
            beam(m - n * w * .55, m + n * w * .55, .1, .1, mat)


def bench(outline, z, h, mat="clay_deep"):
    """A block of rock: an outline with battered, creased sides."""
    n = len(outline)
    cx, cy = sum(x for x, _ in outline) / n, sum(y for _, y in outline) / n
    vs = [(x, y, z) for x, y in outline] + [(cx + (x - cx) * .94, cy + (y - cy) * .94, z + h) for x, y in outline]
    fs = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    mesh(mat, vs, fs)


