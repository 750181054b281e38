"""Paper at the scale of a plant: sheets, stacks, a notice board, a check box, a pencil, a clock."""
import math

from .core import at, beam, box, disc, facing, lathe, rod


def flat_sheet(w=1.1, h=1.5, z=0.0, lines=5, flag=None, head="petrol", mat="sheet"):
    """A sheet lying on z, its head towards local +y; flag is the number of the line marked in orange, from the top."""
    box(0, 0, z, w, h, .04, mat, .01)
    top = z + .035
    box(-w * .18, h * .38, top, w * .5, h * .1, .02, head, 0)
    for i in range(lines):
        y = h * (.22 - .62 * i / max(1, lines - 1))
        hot = i == flag
        box(-w * .12, y, top, w * .58, h * .035, .02, "orange" if hot else "graphite", 0)
        box(w * .34, y, top, w * .16, h * .035 * (1.8 if hot else 1), .02, "orange" if hot else "graphite", 0)


def stack(n, w=1.1, h=1.5, z=0.0, flag=None, seed=0):
    """A pile of n sheets, not quite square, the printed one on top."""
    for i in range(n):
        with at((i * 7 + seed) % 5 * .03 - .06, (i * 3 + seed) % 5 * .03 - .06, z + i * .07, ((i * 5 + seed) % 7 - 3) * 1.6):
            if i == n - 1:
                flat_sheet(w, h, 0, flag=flag)
            else:
                box(0, 0, 0, w, h, .06, "sheet" if i % 4 else "pad", 0)


def standing_sheet(w=1.1, h=1.5, lines=5, flag=None, head="petrol"):
    """A sheet upright on local z = 0, facing -y."""
    box(0, 0, 0, w, .05, h, "sheet", .01)
    box(-w * .18, -.03, h * .82, w * .5, .03, h * .1, head, 0)
    for i in range(lines):
        z = h * (.68 - .56 * i / max(1, lines - 1))
        hot = i == flag
        box(-w * .12, -.03, z, w * .58, .03, h * .04, "orange" if hot else "graphite", 0)
        box(w * .34, -.03, z, w * .16, .03, h * .04, "orange" if hot else "graphite", 0)


def notice_board(cols=4, rows=3, missing=1, flags=(2, 7), roof=True):
    """A board on posts facing -y with cols by rows sheets, the last ones missing; flagged ones are orange-headed."""
    w, h = cols * 1.0 + .4, rows * 1.2 + .4
    for s in (-w / 2 - .1, w / 2 + .1):
        box(s, 0, 0, .16, .16, h + 1.2, "ink", 0)
        box(s, 0, 0, .5, .5, .12, "pad", .02)
    box(0, .02, .8, w, .1, h, "petrol", .02)
    for i in range(cols * rows - missing):
        c, r = i % cols, i // cols
        with at((c - (cols - 1) / 2) * 1.0, -.07, .8 + h - 1.28 - r * 1.2):
            standing_sheet(.78, 1.02, 4, 2 if i in flags else None, "orange" if i in flags else "graphite")
    if roof:
        box(0, -.15, h + 1.1, w + .7, .9, .1, "ink", .02)


def check_box(s=1.6, state="tick", z=0.0):
    """A printed box of side s lying on z: 'tick', 'half' or 'empty'."""
    for a in (-1, 1):
        box(0, a * s / 2, z, s + .16, .16, .07, "ink", 0)
        box(a * s / 2, 0, z, .16, s - .16, .068, "ink", 0)
    if state == "tick":
        beam((-s * .3, s * .02, z + .09), (-s * .06, -s * .26, z + .09), .26, .14, "petrol")
        beam((-s * .11, -s * .26, z + .1), (s * .42, s * .48, z + .1), .26, .14, "petrol")
    elif state == "half":
        box(0, 0, z, s * .6, s * .6, .09, "orange", .02)


def pencil(length=9.0, r=.36, mat="orange"):
    """A six-sided pencil lying along local x from its tip."""
    with facing((0, 0, r * .87), (1, 0, 0)):
        lathe([(0, 0), (r * .28, .5)], "ink", 12)
        lathe([(r * .28, .5), (r * .98, 1.7)], "board", 24)
        lathe([(r, 1.65), (r, length - 1.1), (0, length - 1.1)], mat, 6)
        lathe([(0, length - 1.1), (r * .98, length - 1.1), (r * .98, length - .6), (0, length - .6)], "steel", 24)
        lathe([(0, length - .6), (r * .92, length - .6), (r * .92, length), (0, length)], "petrol", 24)


def clock(h=4.2, r=1.05, hours=4.2):
    """A station clock on a post, faces to -y and +y."""
    box(0, 0, 0, .8, .8, .15, "pad", .02)
    rod((0, 0, .1), (0, 0, h - r), .11, "ink", 16)
    for s in (-1, 1):
        with facing((0, 0, h), (0, s, 0)):
            disc(r, 0, .2, "ink", .04, 48)
            disc(r * .88, .19, .22, "sheet", 0, 48)
            for k in range(12):
                a = math.radians(k * 30)
                beam((r * .7 * math.cos(a), r * .7 * math.sin(a), .23), (r * .82 * math.cos(a), r * .82 * math.sin(a), .23),
                     .05 + .04 * (k % 3 == 0), .03, "ink")
    for turn, length, w, m in ((hours * 30, .5, .1, "ink"), (hours * 360, .74, .07, "orange")):
        a = math.radians(90 - turn)
        for s in (-1, 1):
            beam((0, s * .245, h), (-s * -1 * r * length * math.cos(a), s * .245, h + r * length * math.sin(a)), w, .04, m)


def chair(mat="petrol"):
    """An office chair on a pad."""
    disc(.3, 0, .06, "ink", .01, 24)
    rod((0, 0, .05), (0, 0, .45), .05, "ink", 10)
    box(0, 0, .44, .52, .5, .1, mat, .04)
    box(0, .24, .55, .5, .08, .6, mat, .04)
