"""Crew: 1.8 m figures with boots, legs, vest, arms, head and helmet, in a few natural poses.

A figure faces local -y; turn it with at(turn=...).
"""
import math

from mathutils import Vector

from .core import at, ball, box, lathe, mesh, rod, sweep

# joints of a pose, right side (-x) first: knee, foot, elbow, hand; plus hip height and lean of the chest
POSES = {
    "stand": dict(knee=((-.1, -.03, .5), (.11, -.02, .5)), foot=((-.12, 0, .07), (.14, 0, .07)),
                  elbow=((-.3, .02, 1.14), (.3, .02, 1.14)), hand=((-.27, -.12, .9), (.29, -.1, .88))),
    "talk": dict(knee=((-.1, -.05, .5), (.11, 0, .5)), foot=((-.12, -.03, .07), (.15, .04, .07)),
                 elbow=((-.3, -.02, 1.14), (.29, .05, 1.14)), hand=((-.2, -.33, 1.18), (.2, -.22, 1.0))),
    "point": dict(knee=((-.1, -.04, .5), (.12, .02, .5)), foot=((-.14, -.06, .07), (.16, .06, .07)),
                  elbow=((-.3, -.26, 1.42), (.31, .02, 1.14)), hand=((-.3, -.56, 1.52), (.3, -.12, .92))),
    "tablet": dict(knee=((-.1, -.03, .5), (.11, -.02, .5)), foot=((-.12, 0, .07), (.14, 0, .07)),
                   elbow=((-.29, -.04, 1.14), (.29, -.04, 1.14)), hand=((-.13, -.36, 1.14), (.13, -.36, 1.14))),
    "walk": dict(knee=((-.1, -.24, .55), (.1, .1, .48)), foot=((-.1, -.3, .08), (.1, .36, .14)),
                 elbow=((-.28, .14, 1.15), (.28, -.16, 1.15)), hand=((-.26, .1, .9), (.26, -.32, .98))),
    "carry": dict(knee=((-.1, -.24, .55), (.1, .1, .48)), foot=((-.1, -.3, .08), (.1, .34, .13)),
                  elbow=((-.34, -.08, 1.22), (.3, -.02, 1.15)), hand=((-.26, -.16, 1.5), (.2, -.2, 1.0))),
    "climb": dict(knee=((-.14, -.3, .72), (.12, -.06, .5)), foot=((-.13, -.2, .36), (.12, 0, .06)),
                  elbow=((-.3, -.24, 1.5), (.3, -.24, 1.3)), hand=((-.2, -.42, 1.78), (.2, -.42, 1.5))),
    "work": dict(knee=((-.1, -.12, .5), (.13, .02, .5)), foot=((-.14, -.1, .07), (.18, .12, .07)),
                 elbow=((-.32, -.26, 1.2), (.32, -.22, 1.25)), hand=((-.14, -.56, 1.28), (.16, -.52, 1.4)), lean=.12),
    "kneel": dict(knee=((-.12, -.36, .44), (.14, -.06, .08)), foot=((-.12, -.34, .06), (.14, .38, .08)),
                  elbow=((-.3, -.24, .84), (.3, -.2, .84)), hand=((-.14, -.5, .7), (.14, -.48, .66)), lean=.12, hip=.5),
}


def limb(a, b, c, r0, r1, mat, end):
    sweep([a, Vector(a).lerp(Vector(b), .9), Vector(b).lerp(Vector(c), .1), c], [r0, r0 * .9, r1 * 1.05, r1], mat, 10)
    ball(b, r1 * 1.05, mat, n=10)
    ball(c, r1 * 1.12, end, n=10)


def person(x, y, z=0, turn=0, pose="stand", helmet="sheet", vest="orange", legs="ink", holds=None):
    """One worker. holds: 'tablet', 'tube' (a scaffold tube on the shoulder) or 'case'."""
    p = POSES[pose]
    hip = p.get("hip", .92)
    lean = p.get("lean", 0)
    drop = .92 - hip
    with at(x, y, z, turn):
        for i, s in ((0, -1), (1, 1)):
            limb((s * .1, 0, hip), p["knee"][i], p["foot"][i], .115, .078, legs, legs)
            f = p["foot"][i]
            box(f[0], f[1] - .06, f[2] - .07, .14, .32, .13, "dark", .03)
        chest = Vector((0, -lean, 1.48 - drop))
        low = Vector((0, 0, hip - .06))
        # torso: an oval barrel from hip to neck
        rows = [(low, .17, .13), (low.lerp(chest, .2), .2, .15), (low.lerp(chest, .62), .225, .16),
                (low.lerp(chest, .9), .21, .145), (chest + Vector((0, 0, .06)), .1, .09)]
        _oval(rows, vest)
        for t in (.3, .66):
            c = low.lerp(chest, t)
            _oval([(c - Vector((0, 0, .028)), .232, .17), (c + Vector((0, 0, .028)), .234, .172)], "sheet")
        for i, s in ((0, -1), (1, 1)):
            sh = chest + Vector((s * .225, 0, -.06))
            limb(sh, p["elbow"][i], p["hand"][i], .082, .062, vest, "skin")
            ball(sh, .09, vest, n=10)
        head = chest + Vector((0, -.03 - lean * .3, .2))
        ball(head, .125, "skin", 1.12, 16)
        hz = head + Vector((0, 0, .03))
        with at(*hz):
            lathe([(.172, -.0), (.178, .02), (.165, .09), (.12, .15), (.05, .175), (0, .178)], helmet, 20)
            box(0, -.13, -.005, .26, .2, .035, helmet, .012)
        if holds == "tablet":
            box(0, p["hand"][0][1] - .04, p["hand"][0][2] + .02, .34, .05, .26, "ink", .01)
        elif holds == "tube":
            h = p["hand"][0]
            rod((h[0] - .02, -1.5, 1.56), (h[0] - .02, 1.3, 1.6), .05, "steel")
        elif holds == "case":
            h = p["hand"][1]
            box(h[0], h[1], h[2] - .36, .2, .46, .3, "petrol", .03)


def _oval(rows, mat, n=16):
    """A closed body of oval sections: (centre, radius across, radius deep)."""
    vs = [(c.x + rx * math.cos(2 * math.pi * k / n), c.y + ry * math.sin(2 * math.pi * k / n), c.z)
          for c, rx, ry in rows for k in range(n)]
    m = len(rows)
    fs = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
          for i in range(m - 1) for k in range(n)]
    fs += [tuple(range(n - 1, -1, -1)), tuple(range((m - 1) * n, m * n))]
    mesh(mat, vs, fs)


def carriers(x, y, z=0, turn=0, length=4.0):
    """Two workers with one long board between them."""
    with at(x, y, z, turn):
        person(0, -length / 2 + .5, 0, 0, "carry")
        person(0, length / 2 - .5, 0, 0, "carry", helmet="orange")
        box(-.27, 0, 1.54, .24, length, .07, "board", 0)
