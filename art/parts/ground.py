"""The slab every scene stands on, and what is laid on it."""
from .core import beam, box


def slab(sx, sy, thick=1.1, grid=4.0):
    """A model base of sx by sy metres with its top at z = 0 and a drawing grid inlaid."""
    box(0, 0, -thick, sx, sy, thick, "slab", 0.18)
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
    thick = 0.03 if abs(b[0] - a[0]) > abs(b[1] - a[1]) else 0.036      # crossing stripes must not coincide
    beam((*a, z), (*b, z), w, thick, mat)
