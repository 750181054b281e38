"""Tube scaffolds: standards, ledgers, transoms, braces, boards, toe boards, ladders, a tag."""
import random

from .core import beam, box, rod

T = 0.05      # drawn tube radius


def scaffold(nx, ny, lifts, bay=2.0, depth=1.4, lift=2.0, mat="orange", boards=None, tag=True,
             rails="nesw", seed=1, base=0.0, ladder=True, plank="board"):
    """nx by ny bays from the local origin along +x and +y, lifts high.

    boards: the lifts (1 = first) that are boarded; all when not given.
    rails: sides with guard rails on boarded lifts. base: ground height under the base plates.
    plank: material of boards and toe boards.
    """
    rnd = random.Random(seed)
    boards = range(1, lifts + 1) if boards is None else boards
    X, Y = [i * bay for i in range(nx + 1)], [j * depth for j in range(ny + 1)]
    top = lifts * lift
    for x in X:
        for y in Y:
            box(x, y, base, 0.34, 0.34, 0.05, plank, 0)
            rod((x, y, base), (x, y, top + 1.25), T, mat)
    for k in range(1, lifts + 1):
        z = k * lift
        for y in Y:
            rod((-0.22, y, z - 0.12), (X[-1] + 0.22, y, z - 0.12), T, mat)
        for x in X:
            rod((x, -0.22, z - 0.06), (x, Y[-1] + 0.22, z - 0.06), T, mat)
        if k in boards:
            n = max(3, round(Y[-1] / 0.3))
            w = Y[-1] / n
            for i in range(nx):
                for j in range(n):
                    d = rnd.uniform(-0.05, 0.05)
                    box(X[i] + bay / 2 + d, w * (j + 0.5), z, bay + 0.06, w - 0.035, 0.06, plank, 0)
            ends = {"s": ((0, 0), (X[-1], 0)), "n": ((0, Y[-1]), (X[-1], Y[-1])),
                    "w": ((0, 0), (0, Y[-1])), "e": ((X[-1], 0), (X[-1], Y[-1]))}
            for s in rails:
                a, b = ends[s]
                for h in (0.55, 1.08):
                    rod((*a, z + h), (*b, z + h), T * 0.85, mat)
                beam((*a, z + 0.16), (*b, z + 0.16), 0.05, 0.2, plank)
    for k in range(lifts):                      # face braces, zig-zag up the front and one end
        z0, z1 = k * lift + 0.1 + base * (k == 0), (k + 1) * lift - 0.15
        i = k % nx
        a, b = (X[i], X[i + 1]) if k % 2 == 0 else (X[i + 1], X[i])
        rod((a, -T * 2, z0), (b, -T * 2, z1), T * 0.9, mat)
        a, b = (Y[0], Y[-1]) if k % 2 == 0 else (Y[-1], Y[0])
        rod((X[-1] + T * 2, a, z0), (X[-1] + T * 2, b, z1), T * 0.9, mat)
    if ladder:
        for k in range(lifts):
            if k + 1 not in boards:
                continue
            z0, z1 = k * lift + 0.06, (k + 1) * lift + 1.0
            x = X[-1] - 0.5 - 0.5 * (k % 2)
            y0 = Y[-1] * 0.72
            for s in (-0.2, 0.2):
                rod((x + s, y0, z0), (x + s - 0.25, y0 + 0.1, z1), 0.035, "steel", 6)
            for i in range(1, int((z1 - z0) / 0.34)):
                t = i * 0.34 / (z1 - z0)
                xx, yy, zz = x - 0.25 * t, y0 + 0.1 * t, z0 + (z1 - z0) * t
                rod((xx - 0.2, yy, zz), (xx + 0.2, yy, zz), 0.024, "steel", 5)
    if tag:
        tag_board(X[0], -0.1, 1.15)


def tag_board(x, y, z, mat="sheet"):
    """The scaffold tag: a pale board with a dark head and three written lines, facing -y."""
    box(x, y, z, 0.56, 0.05, 0.8, mat, 0.02)
    box(x, y - 0.03, z + 0.58, 0.56, 0.03, 0.22, "petrol", 0)
    for i in range(3):
        box(x - 0.04 * i, y - 0.03, z + 0.14 + 0.14 * i, 0.4 - 0.06 * i, 0.02, 0.05, "graphite", 0)


def tube_bundle(length, rows=4, cols=5, mat="orange", r=0.06):
    """Scaffold tubes stacked along local x between two stillage frames, on bearers."""
    w = cols * r * 2.15
    for x in (0.5, length - 0.5):
        box(x, 0, 0, 0.16, w + 0.4, 0.12, "board", 0)
        for s in (-1, 1):
            box(x, s * (w / 2 + 0.08), 0, 0.08, 0.08, 0.2 + rows * r * 2.1, "ink", 0)
    for k in range(rows):
        for j in range(cols - k % 2):
            y = (j - (cols - 1 - k % 2) / 2) * r * 2.1
            rod((0.02 * ((j * 7 + k * 3) % 5), y, 0.12 + r + k * r * 1.85), (length, y, 0.12 + r + k * r * 1.85), r, mat, 10)


def board_stack(length, rows=6, cols=3):
    """A stack of scaffold boards along local x on bearers."""
    for x in (0.6, length - 0.6):
        box(x, 0, 0, 0.14, cols * 0.26, 0.1, "graphite", 0)
    for k in range(rows):
        for j in range(cols):
            box(length / 2 + 0.05 * ((k * 5 + j * 3) % 4 - 1.5), (j - (cols - 1) / 2) * 0.26, 0.1 + k * 0.075,
                length, 0.235, 0.062, "board", 0)
