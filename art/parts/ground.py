"""The slab every scene stands on, and what is laid on it."""
from .core import beam, box


def slab(sx, sy, thick=1.1, grid=4.0):
    """A model base of sx by sy metres with its top at z = 0 and a drawing grid inlaid."""
    box(0, 0, -thick, sx, sy, thick, "slab", 0.18)
    box(0, 0, -thick - 0.16, sx - 0.7, sy - 0.7, 0.17, "ink", 0)
    nx, ny = int(sx / 2 // grid), int(sy / 2 // grid)
    for i in range(-nx, nx + 1):
        if abs(i * grid) < sx / 2 - 0.6:
            box(i * grid, 0, -0.04, 0.05, sy - 0.8, 0.045, "slab_line", 0)
    for j in range(-ny, ny + 1):
        if abs(j * grid) < sy / 2 - 0.6:
            box(0, j * grid, -0.04, sx - 0.8, 0.05, 0.0455, "slab_line", 0)


def pad(x, y, sx, sy, z=0.12, mat="pad"):
    """A concrete equipment pad."""
    box(x, y, -0.05, sx, sy, z + 0.05, mat, 0.05)


def plinth(x, y, sx, sy, h, mat="pad"):
    box(x, y, 0, sx, sy, h, mat, 0.05)


def stripe(a, b, w=0.14, mat="sheet", z=0.02):
    """A painted line on the ground."""
    beam((*a, z), (*b, z), w, 0.03, mat)


def walkway(x, y, sx, sy, mat="orange"):
    """A marked zone: four painted lines round a rectangle."""
    for s in (-1, 1):
        stripe((x - sx / 2, y + s * sy / 2), (x + sx / 2, y + s * sy / 2), mat=mat)
        stripe((x + s * sx / 2, y - sy / 2), (x + s * sx / 2, y + sy / 2), mat=mat)
