"""Site yard: containers and offices, barriers, skips and small kit."""
import math

from .core import at, beam, box, cyl, disc, facing, lamp, lathe, rod

L, W, H = 6.06, 2.44, 2.59


def container(mat="petrol", length=L):
    """A 20 ft container along local x, standing on the local origin (centre)."""
    box(0, 0, 0.1, length - 0.1, W - 0.12, H - 0.16, mat, 0.02)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(sx * (length / 2 - 0.09), sy * (W / 2 - 0.09), 0, 0.18, 0.18, H, mat, 0.01)
    for sy in (-1, 1):
        for z, h in ((0.0, 0.2), (H - 0.16, 0.16)):
            box(0, sy * (W / 2 - 0.07), z, length, 0.14, h, mat, 0.01)
        n = int(length / 0.34)
        for i in range(n):
            box((i - (n - 1) / 2) * 0.33, sy * (W / 2 - 0.06), 0.18, 0.17, 0.1, H - 0.32, mat, 0)
    for sx in (-1, 1):
        for z, h in ((0.0, 0.2), (H - 0.16, 0.16)):
            box(sx * (length / 2 - 0.07), 0, z, 0.14, W, h, mat, 0.01)
    x = length / 2 - 0.03                       # doors at +x
    for y in (-0.56, 0.56):
        box(x, y, 0.22, 0.08, 1.06, H - 0.42, mat, 0.01)
        for d in (-0.22, 0.22):
            rod((x + 0.07, y + d, 0.2), (x + 0.07, y + d, H - 0.18), 0.03, "steel", 6)
            box(x + 0.08, y + d, 1.1, 0.05, 0.2, 0.06, "steel", 0)


def office(mat="sheet", trim="ink", door=True, lit=False):
    """A site office cabin of container size along local x: windows and door on -y, a window at +x."""
    box(0, 0, 0.12, L - 0.06, W - 0.06, H - 0.22, mat, 0.03)
    box(0, 0, 0, L, W, 0.2, trim, 0.01)
    box(0, 0, H - 0.2, L + 0.06, W + 0.06, 0.2, trim, 0.02)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(sx * (L / 2 - 0.08), sy * (W / 2 - 0.08), 0, 0.17, 0.17, H, trim, 0.01)
    y = -W / 2 + 0.02
    glass = "glow" if lit else "glass"
    for x in (-1.7, 0.35):
        box(x, y, 1.05, 1.35, 0.06, 0.98, trim, 0)
        box(x, y - 0.02, 1.12, 1.21, 0.06, 0.84, glass, 0)
        box(x, y - 0.04, 1.12, 0.05, 0.05, 0.84, trim, 0)
    if door:
        box(2.1, y, 0.2, 0.98, 0.07, 2.08, trim, 0)
        box(2.1, y - 0.02, 0.22, 0.84, 0.07, 1.98, "petrol", 0)
        box(2.38, y - 0.08, 1.15, 0.06, 0.06, 0.18, "steel", 0)
    x = L / 2 - 0.02
    box(x, 0, 1.05, 0.06, 1.2, 0.98, trim, 0)
    box(x + 0.02, 0, 1.12, 0.06, 1.06, 0.84, glass, 0)
    box(-1.2, 0.2, H, 1.1, 0.8, 0.42, "steel", 0.04)
    cyl(-1.2, 0.2, H + 0.4, 0.28, 0.05, "graphite", 0.01, 24)


def steps(n=3, width=1.1):
    """A small flight of steps up to local +y."""
    for i in range(n):
        box(0, i * 0.28, 0, width, 0.3, 0.16 * (i + 1), "graphite", 0.01)


def barrier(points, mat="orange", height=1.0):
    """Posts on feet with two rails: a cordon."""
    for a, b in zip(points, points[1:]):
        for h in (height * 0.95, height * 0.5):
            beam((*a, h), (*b, h), 0.035, 0.12, mat)
    for x, y in points:
        cyl(x, y, 0, 0.24, 0.09, "graphite", 0.02, 20)
        rod((x, y, 0), (x, y, height), 0.045, "ink")


def cone(x, y, s=1.0):
    """A traffic cone, 0.75 m."""
    with at(x, y, 0, 0, s):
        box(0, 0, 0, 0.46, 0.46, 0.05, "orange", 0.01)
        lathe([(0.19, 0.04), (0.13, 0.32)], "orange", 20)
        lathe([(0.13, 0.32), (0.095, 0.5)], "sheet", 20)
        lathe([(0.095, 0.5), (0.04, 0.75), (0, 0.75)], "orange", 20)


def gang_box(x, y, turn=0, mat="graphite"):
    """A tool chest on skids."""
    with at(x, y, 0, turn):
        box(0, 0, 0.12, 1.3, 0.7, 0.62, mat, 0.03)
        box(0, 0, 0.74, 1.34, 0.74, 0.12, mat, 0.04)
        for s in (-0.45, 0.45):
            box(s, 0, 0, 0.12, 0.7, 0.12, "ink", 0)
        box(0, -0.38, 0.55, 0.2, 0.05, 0.16, "steel", 0)


def pallet(x, y, turn=0, load="pad", h=0.8):
    """A pallet with a wrapped load."""
    with at(x, y, 0, turn):
        for d in (-0.5, 0, 0.5):
            box(0, d, 0, 1.2, 0.12, 0.1, "board", 0)
        box(0, 0, 0.1, 1.2, 1.1, 0.05, "board", 0)
        box(0, 0, 0.15, 1.08, 1.0, h, load, 0.05)


def cable_drum(x, y, turn=0, r=0.8, w=0.8, mat="petrol"):
    """A cable drum standing on its rims, axis along local x."""
    with at(x, y, 0, turn):
        with facing((-w / 2, 0, r), (1, 0, 0)):
            disc(r, 0, 0.09, "board", 0.01, 40)
            disc(r, w - 0.09, w, "board", 0.01, 40)
            disc(r * 0.72, 0.05, w - 0.05, mat, 0, 40)
            for i in range(8):
                disc(r * 0.735, 0.11 + i * (w - 0.2) / 8, 0.14 + i * (w - 0.2) / 8, "ink", 0, 32)
            disc(0.14, -0.02, w + 0.02, "ink", 0, 16)


def light_tower(x, y, turn=0, energy=0, target=(0, 0, 0), h=6.5):
    """A mobile lighting mast; energy > 0 lights a lamp and turns the heads to the target."""
    if energy:
        turn = math.degrees(math.atan2(target[1] - y, target[0] - x)) + 90
    with at(x, y, 0, turn):
        box(0, 0, 0.32, 1.5, 0.9, 0.8, "orange", 0.06)
        box(0, 0, 0.22, 1.7, 1.0, 0.14, "ink", 0.02)
        for sx in (-0.55, 0.55):
            for sy in (-0.5, 0.5):
                with facing((sx, sy, 0.28), (0, 1, 0)):
                    disc(0.27, -0.09, 0.09, "dark", 0.04, 20)
        rod((0, 0, 1.0), (0, 0, h * 0.6), 0.09, "steel")
        rod((0, 0, h * 0.5), (0, 0, h), 0.06, "steel")
        beam((-0.7, 0, h), (0.7, 0, h), 0.08, 0.08, "ink")
        for sx in (-0.52, 0, 0.52):
            with facing((sx, -0.06, h + 0.05), (0, -0.8, -0.6)):
                box(0, 0, -0.06, 0.42, 0.34, 0.14, "ink", 0.02)
                box(0, 0, 0.07, 0.36, 0.28, 0.03, "glow" if energy else "sheet", 0)
    if energy:
        lamp((x, y, h), target, energy)


def sign(x, y, marks, turn=0, mat="petrol", h=2.1):
    """A bay sign on two posts facing local -y, with 1 to 3 square marks."""
    with at(x, y, 0, turn):
        for s in (-0.62, 0.62):
            rod((s, 0, 0), (s, 0, h), 0.05, "ink")
        box(0, 0, h - 1.05, 1.6, 0.09, 1.05, mat, 0.02)
        for i in range(marks):
            box((i - (marks - 1) / 2) * 0.44, -0.06, h - 0.72, 0.28, 0.05, 0.4, "sheet", 0)


def forklift(x, y, turn=0, lift=0.9, load=None):
    """A forklift facing local +x; load(): draws what lies on the forks, from their root."""
    with at(x, y, 0, turn):
        box(-0.35, 0, 0.35, 1.9, 1.15, 0.65, "orange", 0.08)
        box(-1.15, 0, 0.4, 0.5, 1.2, 0.95, "graphite", 0.1)
        box(-0.35, 0, 1.0, 0.55, 0.6, 0.22, "ink", 0.04)
        for sx in (-0.9, 0.45):
            for sy in (-0.5, 0.5):
                with facing((sx, sy, 0.34), (0, 1, 0)):
                    disc(0.34, -0.14, 0.14, "dark", 0.04, 24)
                    disc(0.17, -0.16, 0.16, "steel", 0.01, 18)
        for sx, tx in ((-0.95, -0.8), (0.5, 0.3)):
            for sy in (-0.5, 0.5):
                rod((sx, sy, 0.9), (tx, sy, 2.15), 0.045, "ink")
        box(-0.25, 0, 2.13, 1.25, 1.12, 0.07, "ink", 0.02)
        for sy in (-0.36, 0.36):
            box(0.72, sy, 0.15, 0.14, 0.14, 2.5, "ink", 0)
        for z in (0.3, 1.3, 2.55):
            box(0.72, 0, z, 0.1, 0.72, 0.1, "ink", 0)
        box(0.83, 0, lift, 0.08, 1.0, 0.4, "ink", 0)
        for sy in (-0.3, 0.3):
            box(1.45, sy, lift, 1.25, 0.13, 0.07, "ink", 0)
        if load:
            with at(1.5, 0, lift + 0.07):
                load()


def high_mast(x, y, h=12.0, turn=0):
    """A yard lighting mast: six floodlights on two bars, aimed along local -y."""
    with at(x, y, 0, turn):
        box(0, 0, 0, 1.0, 1.0, 0.35, "pad", 0.04)
        lathe([(0.0, 0.3), (0.2, 0.3), (0.1, h), (0, h)], "ink", 20)
        for z in (h - 0.9, h - 0.1):
            beam((-1.0, 0, z), (1.0, 0, z), 0.1, 0.1, "ink")
            for sx in (-0.75, 0, 0.75):
                with facing((sx, -0.08, z), (0, -0.85, -0.5)):
                    box(0, 0, -0.05, 0.56, 0.42, 0.2, "graphite", 0.04)
                    box(0, 0, 0.14, 0.48, 0.34, 0.03, "sheet", 0)
