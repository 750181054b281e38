"""The gate: fence, full-height turnstile, booth, road barrier; and the flatbed truck that passes it."""
import math

from .core import at, beam, box, disc, facing, polar, rod, wire


def fence(points, h=2.3, every=2.6, mat="ink"):
    """A welded-mesh fence: posts, rails and pickets along ground points."""
    for a, b in zip(points, points[1:]):
        d = math.dist(a, b)
        n = max(1, round(d / every))
        for i in range(n + (b == points[-1])):
            x, y = (a[k] + (b[k] - a[k]) * i / n for k in range(2))
            box(x, y, 0, 0.11, 0.11, h + 0.1, mat, 0)
            box(x, y, 0, 0.34, 0.34, 0.1, "pad", 0.02)
        for z in (0.15, h * 0.5, h):
            rod((*a, z), (*b, z), 0.03, mat, 6)
        m = round(d / 0.26)
        for i in range(1, m):
            x, y = (a[k] + (b[k] - a[k]) * i / m for k in range(2))
            rod((x, y, 0.12), (x, y, h), 0.016, mat, 5)


def turnstile(mat="ink", arms="orange"):
    """A full-height turnstile, 1.7 m square, people pass along local y; reader post on -y."""
    w, h = 1.7, 2.45
    box(0, 0, 0, w + 0.3, w + 0.5, 0.08, "pad", 0.02)
    for x in (-w / 2, w / 2):
        for y in (-w / 2, w / 2):
            box(x, y, 0.05, 0.13, 0.13, h, mat, 0)
    box(0, 0, h, w + 0.25, w + 0.25, 0.26, mat, 0.04)
    box(0, -w / 2 - 0.12, h + 0.04, 0.9, 0.05, 0.17, "petrol", 0)
    rod((0, 0, 0.05), (0, 0, h), 0.085, "steel", 14)
    for a in (20, 110, 200, 290):
        for k in range(9):
            z = 0.3 + k * 0.24
            p = polar(0.74, a, z)
            rod((0, 0, z), p, 0.034, arms, 6)
    for k in range(9):                                  # fixed cage on one side
        z = 0.3 + k * 0.24
        wire([(w / 2, -w / 2, z), (w * 0.56, 0, z), (w / 2, w / 2, z)], 0.026, mat, 0.6, 5)
    box(-w / 2 - 0.32, -w / 2 - 0.1, 0, 0.14, 0.14, 1.15, mat, 0)
    box(-w / 2 - 0.32, -w / 2 - 0.16, 1.05, 0.26, 0.12, 0.36, "petrol", 0.02)
    box(-w / 2 - 0.32, -w / 2 - 0.23, 1.15, 0.18, 0.02, 0.2, "sheet", 0)


def booth(mat="sheet"):
    """A gatehouse, 2.4 m square."""
    box(0, 0, 0, 2.7, 2.7, 0.12, "pad", 0.03)
    box(0, 0, 0.1, 2.3, 2.3, 1.0, mat, 0.03)
    box(0, 0, 1.1, 2.22, 2.22, 1.1, "glass", 0.02)
    for x in (-1.1, 0, 1.1):
        for y in (-1.1, 0, 1.1):
            if x or y:
                box(x, y, 1.1, 0.12, 0.12, 1.1, mat, 0)
    box(0, 0, 2.2, 3.0, 3.0, 0.2, "ink", 0.04)
    box(0, 0, 2.4, 2.4, 2.4, 0.08, "petrol", 0.03)
    box(1.14, -0.4, 0.12, 0.06, 0.8, 2.0, "petrol", 0)


def road_barrier(length=5.0, up=0):
    """A lifting barrier along local +x from its post, raised by 'up' degrees."""
    box(0, 0, 0, 0.5, 0.5, 1.15, "ink", 0.04)
    c, s = math.cos(math.radians(up)), math.sin(math.radians(up))
    n = 10
    for i in range(n):
        a, b = i * length / n, (i + 1) * length / n
        beam((a * c, 0, 1.0 + a * s), (b * c, 0, 1.0 + b * s), 0.09, 0.17, "orange" if i % 2 == 0 else "sheet")
    beam((-0.9 * c, 0, 1.0 - 0.9 * s), (0, 0, 1.0), 0.16, 0.3, "graphite")
    if up < 20:
        box(length, 0, 0, 0.14, 0.14, 0.9, "ink", 0)


def wheel(x, y, r=0.5, w=0.34):
    with facing((x, y - w / 2, r), (0, 1, 0)):
        disc(r, 0, w, "dark", 0.07, 32)
        disc(r * 0.55, -0.015, w + 0.015, "steel", 0.02, 24)
        disc(r * 0.2, -0.05, w + 0.05, "ink", 0.02, 14)


def truck(bed=7.0, cab="sheet"):
    """A flatbed truck along local x, front at +x; the bed runs from 0 back to -bed at 1.25 m, 2.5 m wide."""
    box(-bed / 2 + 1.2, 0, 0.75, bed + 2.6, 0.9, 0.28, "ink", 0.02)
    box(-bed / 2, 0, 1.05, bed, 2.5, 0.2, "ink", 0.02)
    box(-bed / 2, 0, 1.22, bed - 0.1, 2.4, 0.05, "board", 0)
    box(-0.02, 0, 1.1, 0.14, 2.5, 1.5, "ink", 0.02)
    for x in (1.65, -bed + 1.3, -bed + 2.5):
        for y in (-1.06, 1.06):
            wheel(x, y)
    for y in (-1.2, 1.2):
        box(-bed * 0.4, y, 0.55, bed * 0.35, 0.06, 0.42, "graphite", 0)
    with at(1.35, 0):                                    # cab
        box(0, 0, 0.65, 2.3, 2.44, 0.75, cab, 0.1)
        box(-0.05, 0, 1.35, 2.1, 2.36, 1.35, cab, 0.14)
        box(0.98, 0, 1.62, 0.12, 2.06, 0.84, "glass", 0.04)
        for y in (-1.17, 1.17):
            box(0.3, y, 1.62, 1.0, 0.06, 0.8, "glass", 0.03)
            box(0.98, y * 1.13, 1.5, 0.1, 0.16, 0.5, "ink", 0.02)
        box(1.12, 0, 0.72, 0.1, 1.7, 0.42, "ink", 0.02)
        box(1.1, 0, 0.45, 0.2, 2.4, 0.3, "orange", 0.04)
        box(-0.15, 0, 2.7, 1.5, 2.0, 0.14, cab, 0.06)
        for y in (-0.98, 0.98):
            box(1.17, y, 0.82, 0.06, 0.36, 0.2, "sheet", 0.02)
