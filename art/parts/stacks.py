"""Laydown goods: pipe stacks, flange crates, valve racks."""
from .core import at, box, disc, facing, lathe
from .piping import valve


def pipe_stack(length, rows, cols, r=0.22, mat="clay", inner="graphite"):
    """Pipes stacked along local x from 0, pyramid on timber bearers with end stops, open ends dark."""
    w = cols * r * 2
    for x in (0.7, length / 2, length - 0.7):
        box(x, 0, 0, 0.2, w + 0.6, 0.16, "board", 0.01)
    for x in (0.7, length - 0.7):
        for s in (-1, 1):
            box(x, s * (w / 2 + 0.12), 0.1, 0.12, 0.12, 0.5, "ink", 0)
    for k in range(rows):
        n = cols - k
        for j in range(n):
            y = (j - (n - 1) / 2) * r * 2.02
            z = 0.16 + r + k * r * 1.76
            d = 0.12 * ((j * 5 + k * 3) % 3)
            with facing((d, y, z), (1, 0, 0)):
                lathe([(r, 0), (r, length - d)], mat, 28)
                for e in (0, length - d):
                    lathe([(r * 0.8, e), (r, e)] if e else [(r, e), (r * 0.8, e)], mat, 28)
                lathe([(0, 0.1), (r * 0.8, 0.1), (r * 0.8, 0)], inner, 28)
                lathe([(r * 0.8, length - d), (r * 0.8, length - d - 0.1), (0, length - d - 0.1)], inner, 28)


def elbow_crate(x, y, turn=0, mat="clay"):
    """An open crate of fittings."""
    with at(x, y, 0, turn):
        box(0, 0, 0, 1.7, 1.2, 0.14, "board", 0)
        for s in (-1, 1):
            for z in (0.2, 0.5):
                box(0, s * 0.58, z, 1.7, 0.05, 0.2, "board", 0)
                box(s * 0.83, 0, z, 0.05, 1.2, 0.2, "board", 0)
        for i in range(3):
            for j in range(2):
                with at(-0.52 + i * 0.52, -0.26 + j * 0.52, 0.14):
                    disc(0.23, 0, 0.5 + 0.06 * ((i + j) % 2), mat, 0.02, 24)
                    disc(0.14, 0.4, 0.575 + 0.06 * ((i + j) % 2) - 0.01, "graphite", 0, 20)


def valve_row(x, y, n, turn=0, r=0.28, mat="petrol"):
    """Gate valves standing in a row on a skid."""
    with at(x, y, 0, turn):
        box((n - 1) * 0.65, 0, 0, n * 1.3, 0.9, 0.12, "board", 0.01)
        for i in range(n):
            with at(i * 1.3, 0, 0.62):
                valve((0, 0, 0), (1, 0, 0), r, mat=mat)
                box(0, 0, -0.5, 0.4, 0.4, 0.25, "board", 0)
