"""Shell-and-tube heat exchangers."""

from .core import at, disc, ellipse_head, facing, lathe, polar, ring, rod
from .vessels import nozzle, saddle_at


def bolted_joint(x, z, r, mat="steel"):
    """A girth flange on a horizontal shell: two thick rings with studs."""
    with facing((x, 0, z), (1, 0, 0)):
        disc(r + 0.2, -0.17, -0.015, mat, 0.02, 48)
        disc(r + 0.2, 0.015, 0.17, mat, 0.02, 48)
        disc(r + 0.1, -0.02, 0.02, "ink", 0, 48)
        for i in range(20):
            p = polar(r + 0.12, i * 18)
            rod((p.x, p.y, -0.25), (p.x, p.y, 0.25), 0.03, "ink", 6)


def exchanger(length=6.0, r=0.7, z=1.9, opened=False, mat="clay"):
    """A shell-and-tube exchanger along local x, channel head at -x, bonnet at +x.

    opened=True leaves the channel head off: dark shell mouth with the tube sheet.
    """
    half = length / 2
    with facing((0, 0, z), (1, 0, 0)):
        disc(r, -half, half, mat, 0, 64)
        for s in (-half / 3, half / 3):
            ring(r, 0.03, s, "clay_deep", 6)
        lathe([(r, half)] + ellipse_head(r, half + 0.3, r * 0.55), mat, 64)
    bolted_joint(half + 0.02, z, r)
    for s in (-0.55, 0.55):
        saddle_at(s * half, r, z)
    for x, d in ((-half * 0.62, 1), (half * 0.66, 1), (half * 0.7, -1)):
        nozzle((x, 0, z + d * r), (0, 0, d), 0.2, 0.32, mat)
    if opened:
        with facing((-half, 0, z), (-1, 0, 0)):
            disc(r + 0.2, -0.16, 0.0, "steel", 0.02, 48)
            disc(r * 0.93, -0.1, 0.012, "dark", 0, 48)
    else:
        bolted_joint(-half - 0.02, z, r)
        with facing((-half - 0.15, 0, z), (-1, 0, 0)):
            disc(r, 0, 1.0, mat, 0.02, 64)
            disc(r + 0.2, 1.0, 1.16, "steel", 0.02, 48)
            disc(r + 0.2, 1.18, 1.34, mat, 0.02, 48)
            for i in range(20):
                p = polar(r + 0.12, i * 18)
                rod((p.x, p.y, 0.93), (p.x, p.y, 1.42), 0.03, "ink", 6)
        for d in (1, -1):
            nozzle((-half - 0.65, 0, z + d * r), (0, 0, d), 0.22, 0.32, mat)


def channel_head(r=0.7, mat="clay"):
    """A removed channel head standing on its flange face (axis up, on local z = 0)."""
    disc(r + 0.2, 0, 0.15, "steel", 0.02, 48)
    lathe([(r, 0.1), (r, 0.85)] + ellipse_head(r, 0.85, r * 0.5), mat, 48)
    for a in (0, 180):
        nozzle(polar(r, a, 0.5), polar(1, a), 0.2, 0.3, mat)


def bundle(length=5.0, r=0.6, baffles=7):
    """A tube bundle along local x from 0 (tube sheet) to length, axis at z = 0."""
    with facing((0, 0, 0), (1, 0, 0)):
        disc(r + 0.08, -0.1, 0.1, "steel", 0.02, 48)
        for i in range(1, baffles + 1):
            disc(r * 0.98, length * i / (baffles + 0.5) - 0.03, length * i / (baffles + 0.5) + 0.03, "graphite", 0, 40)
        disc(r * 0.5, 0, length - 0.1, "board", 0, 32)
        for ri, n in ((0.9, 30), (0.72, 24)):
            for i in range(n):
                p = polar(r * ri, i * 360 / n + ri * 40)
                rod((p.x, p.y, 0), (p.x, p.y, length), 0.042, "board", 6)
        for k in range(-4, 5):
            for j in range(-4, 5):
                if k * k + j * j < 15:
                    with at(k * r * 0.2, j * r * 0.2, 0):
                        disc(0.035, -0.115, -0.1, "dark", 0, 8)
