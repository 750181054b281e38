"""Ways to reach things: railings, platforms, caged ladders, stairs."""
import math

from .core import arc, band, beam, polar, rod, sweep, wire, box, at

RAIL = 1.1


def railing(points, mat="ink", r=0.038, toe=True, every=1.4):
    """Posts, top rail, mid rail and toe board along a polyline of floor points."""
    for a, b in zip(points, points[1:]):
        n = max(1, round(math.dist(a, b) / every))
        for i in range(n + (b == points[-1])):
            p = [a[k] + (b[k] - a[k]) * i / n for k in range(3)]
            rod(p, (p[0], p[1], p[2] + RAIL), r, mat, 6)
        for h in (RAIL, RAIL * 0.52):
            rod((a[0], a[1], a[2] + h), (b[0], b[1], b[2] + h), r, mat, 6)
        if toe:
            beam((a[0], a[1], a[2] + 0.1), (b[0], b[1], b[2] + 0.1), 0.03, 0.2, mat)


def ring_platform(r, z, a0, a1, width=1.05, rail_gap=None, mat="ink"):
    """A platform round a vessel of radius r, between two angles, on brackets."""
    ri, ro = r + 0.06, r + width
    band(ri, ro, z - 0.07, 0.07, a0, a1, "steel")
    band(ro - 0.02, ro + 0.04, z - 0.16, 0.3, a0, a1, mat)
    n = max(2, round(abs(a1 - a0) / 40))
    for i in range(n + 1):
        a = a0 + (a1 - a0) * i / n
        rod(polar(r - 0.02, a, z - 0.85), polar(ro - 0.1, a, z - 0.12), 0.05, mat, 6)
        rod(polar(r - 0.02, a, z - 0.12), polar(ro, a, z - 0.12), 0.05, mat, 6)
    posts = max(3, round(math.radians(abs(a1 - a0)) * ro / 1.1))
    spans = [(a0, a1)]
    if rail_gap:
        spans = [(a0, rail_gap - 9), (rail_gap + 9, a1)]
    for b0, b1 in spans:
        if b1 - b0 < 4:
            continue
        for h in (RAIL, RAIL * 0.52):
            sweep(arc(ro, b0, b1, z + h), 0.036, mat, 6)
        k = max(1, round(posts * (b1 - b0) / (a1 - a0)))
        for i in range(k + 1):
            a = b0 + (b1 - b0) * i / k
            rod(polar(ro, a, z), polar(ro, a, z + RAIL), 0.036, mat, 6)
    if abs(a1 - a0) < 359:
        for a in (a0, a1):
            for h in (RAIL, RAIL * 0.52):
                rod(polar(ri + 0.1, a, z + h), polar(ro, a, z + h), 0.036, mat, 6)
            rod(polar(ri + 0.1, a, z), polar(ri + 0.1, a, z + RAIL), 0.036, mat, 6)


def caged_ladder(r, angle, z0, z1, mat="ink", cage=True):
    """A ladder on a vessel of radius r at an angle, from z0 to z1, caged from 2.2 m up."""
    with at(turn=angle):
        x = r + 0.28
        for s in (-0.24, 0.24):
            rod((x, s, z0), (x, s, z1 + 1.05), 0.035, mat, 6)
        k = int((z1 - z0) / 0.4)
        for i in range(1, k + 1):
            z = z0 + i * 0.4
            rod((x, -0.24, z), (x, 0.24, z), 0.024, mat, 5)
        for i in range(int((z1 - z0) / 3) + 1):
            z = min(z0 + 0.6 + i * 3, z1 - 0.2)
            for s in (-0.24, 0.24):
                rod((r - 0.05, s, z), (x, s, z), 0.03, mat, 5)
        if cage and z1 - z0 > 3:
            lo, hi = z0 + 2.3, z1 + 1.0
            hoops = max(2, round((hi - lo) / 1.0))
            bow = [(0, 0.24), (0.28, 0.4), (0.6, 0.3), (0.72, 0), (0.6, -0.3), (0.28, -0.4), (0, -0.24)]
            for i in range(hoops + 1):
                z = lo + (hi - lo) * i / hoops
                wire([(x + u, v, z) for u, v in bow], 0.03, mat, 0.15, 5)
            for u, v in bow[1:-1]:
                rod((x + u * 0.97, v * 0.97, lo), (x + u * 0.97, v * 0.97, hi), 0.022, mat, 5)


def stair(p, q, width=0.9, mat="ink", rails=True):
    """A straight flight of steps from foot p to head q (3D points)."""
    (x0, y0, z0), (x1, y1, z1) = p, q
    run = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / run * width / 2, (x1 - x0) / run * width / 2
    for s in (-1, 1):
        a = (x0 + s * nx, y0 + s * ny, z0 + 0.1)
        b = (x1 + s * nx, y1 + s * ny, z1 - 0.05)
        beam(a, b, 0.06, 0.24, mat)
        if rails:
            for h in (0.55, 1.05):
                rod((a[0], a[1], a[2] + h), (b[0], b[1], b[2] + h), 0.034, mat, 6)
            n = max(2, round(math.dist(a, b) / 1.4))
            for i in range(n + 1):
                c = [a[k] + (b[k] - a[k]) * i / n for k in range(3)]
                rod(c, (c[0], c[1], c[2] + 1.05), 0.034, mat, 6)
    n = max(2, round((z1 - z0) / 0.24))
    for i in range(1, n):
        t = i / n
        x, y, z = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t
        box(x, y, z, 0.26, width - 0.06, 0.05, "steel", 0, math.degrees(math.atan2(y1 - y0, x1 - x0)))


def deck(x0, y0, x1, y1, z, legs=True, sides="nesw", mat="ink"):
    """A rectangular platform with railings on the named sides (n = +y, e = +x)."""
    box((x0 + x1) / 2, (y0 + y1) / 2, z - 0.08, x1 - x0, y1 - y0, 0.08, "steel", 0)
    c = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for a, b in zip(c, c[1:] + c[:1]):
        beam((*a, z - 0.14), (*b, z - 0.14), 0.1, 0.22, mat)
    for s, (a, b) in zip("senw", zip(c, c[1:] + c[:1])):
        if s in sides:
            railing([(*a, z), (*b, z)], mat)
    if legs:
        for x, y in c:
            box(x, y, 0, 0.18, 0.18, z - 0.1, mat, 0)
