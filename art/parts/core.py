"""Geometry kernel: parts add plain meshes here; one Blender object per material is made at the end."""
import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix, Vector

from .materials import material

_stack = [Matrix.Identity(4)]
_bins = {}
_boxes = {}
anchors = {}
lamps = []


# -- placing ---------------------------------------------------------------

@contextmanager
def at(x=0, y=0, z=0, turn=0, scale=1):
    """Place what follows at (x, y, z), turned about the vertical."""
    m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Scale(scale, 4)
    _stack.append(_stack[-1] @ m)
    yield
    _stack.pop()


@contextmanager
def facing(point, direction):
    """Make the local z axis run from point along direction (for nozzles, drums, rods)."""
    q = Vector(direction).to_track_quat("Z", "Y").to_matrix().to_4x4()
    _stack.append(_stack[-1] @ Matrix.Translation(point) @ q)
    yield
    _stack.pop()


def anchor(name, point):
    """Name a point of the scene that a callout may be tied to."""
    anchors[name] = tuple(_stack[-1] @ Vector(point))


def lamp(point, target, energy, colour="#ffb066", size=0.4, cone=100):
    """A warm work light at point, aimed at target."""
    m = _stack[-1]
    lamps.append((m @ Vector(point), m @ Vector(target), energy, colour, size, cone))


def polar(r, angle, z=0):
    a = math.radians(angle)
    return Vector((r * math.cos(a), r * math.sin(a), z))


# -- meshes ----------------------------------------------------------------

def mesh(mat, verts, faces):
    m = _stack[-1]
    vs, fs = _bins.setdefault(mat, ([], []))
    base = len(vs)
    vs.extend((m @ Vector(v))[:] for v in verts)
    fs.extend(tuple(i + base for i in f) for f in faces)


def box(x, y, z, sx, sy, sz, mat="clay", bevel=0.04, turn=0):
    """A box standing on z, centred on (x, y)."""
    bevel = min(bevel, 0.3 * min(sx, sy, sz))
    key = (round(sx, 4), round(sy, 4), round(sz, 4), round(bevel, 4))
    if key not in _boxes:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        for v in bm.verts:
            v.co = Vector((v.co.x * sx, v.co.y * sy, (v.co.z + 0.5) * sz))
        if bevel > 0.004:
            bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=2, profile=0.5, affect="EDGES")
        bm.verts.index_update()
        _boxes[key] = ([v.co[:] for v in bm.verts], [tuple(v.index for v in f.verts) for f in bm.faces])
        bm.free()
    with at(x, y, z, turn):
        mesh(mat, *_boxes[key])


def prism(outline, z, height, mat="clay"):
    """An upright prism over a flat outline [(x, y), ...] (counter-clockwise)."""
    n = len(outline)
    vs = [(x, y, z) for x, y in outline] + [(x, y, z + height) for x, y in outline]
    fs = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    fs += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    mesh(mat, vs, fs)


def quad(a, b, c, d, thick, mat):
    """A thin plate through four corners."""
    a, b, c, d = map(Vector, (a, b, c, d))
    n = (b - a).cross(d - a).normalized() * thick
    vs = [a, b, c, d, a + n, b + n, c + n, d + n]
    mesh(mat, vs, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])


def fillet(points, radius, steps=6):
    """Round the corners of a polyline."""
    pts = [Vector(p) for p in points]
    if radius <= 0 or len(pts) < 3:
        return pts
    out = [pts[0]]
    for a, p, b in zip(pts, pts[1:], pts[2:]):
        u, v = a - p, b - p
        lu, lv = u.length, v.length
        if lu < 1e-6 or lv < 1e-6:
            continue
        u, v = u / lu, v / lv
        ang = u.angle(v)
        if ang > math.pi - 0.02 or ang < 0.02:
            out.append(p)
            continue
        t = min(radius / math.tan(ang / 2), 0.49 * lu, 0.49 * lv)
        r = t * math.tan(ang / 2)
        c = p + (u + v).normalized() * (r / math.sin(ang / 2))
        s, e = p + u * t - c, p + v * t - c
        axis, sweep_ = s.cross(e).normalized(), s.angle(e)
        for i in range(steps + 1):
            out.append(c + Matrix.Rotation(sweep_ * i / steps, 3, axis) @ s)
    out.append(pts[-1])
    return out


def sweep(points, r, mat, n=12, closed=False):
    """A round tube along points; r is one radius or one per point."""
    pts = [Vector(p) for p in points]
    if not isinstance(r, (list, tuple)):
        pts = [p for i, p in enumerate(pts) if i == 0 or (p - pts[i - 1]).length > 1e-5]
    m = len(pts)
    rs = r if isinstance(r, (list, tuple)) else [r] * m

    def tangent(i):
        if closed:
            return (pts[(i + 1) % m] - pts[i - 1]).normalized()
        a, b = pts[max(i - 1, 0)], pts[min(i + 1, m - 1)]
        if 0 < i < m - 1:
            return ((pts[i] - a).normalized() + (b - pts[i]).normalized()).normalized()
        return (b - a).normalized()

    t = tangent(0)
    side = t.orthogonal().normalized()
    if abs(t.z) < 0.99:
        side = t.cross(Vector((0, 0, 1))).normalized()
    vs, fs = [], []
    for i in range(m):
        t2 = tangent(i)
        side = (t.rotation_difference(t2) @ side)
        side = (side - t2 * side.dot(t2)).normalized()
        t, up = t2, t2.cross(side)
        for k in range(n):
            a = 2 * math.pi * k / n
            vs.append(pts[i] + (side * math.cos(a) + up * math.sin(a)) * rs[i])
    for i in range(m if closed else m - 1):
        j = (i + 1) % m
        fs += [(i * n + k, i * n + (k + 1) % n, j * n + (k + 1) % n, j * n + k) for k in range(n)]
    if not closed:
        fs += [tuple(range(n - 1, -1, -1)), tuple(range((m - 1) * n, m * n))]
    mesh(mat, vs, fs)


def rod(a, b, r, mat="ink", n=8):
    sweep([a, b], r, mat, n)


def rods(pairs, r, mat="ink", n=8):
    for a, b in pairs:
        rod(a, b, r, mat, n)


def wire(points, r, mat="ink", bend=0, n=8):
    sweep(fillet(points, bend), r, mat, n)


def arc(r, a0, a1, z, step=6):
    """Points on a horizontal arc about the local origin."""
    n = max(2, int(abs(a1 - a0) / step) + 1)
    return [polar(r, a0 + (a1 - a0) * i / (n - 1), z) for i in range(n)]


def ring(R, r, z, mat="steel", n=10, step=6):
    sweep(arc(R, 0, 360, z, step)[:-1], r, mat, n, closed=True)


def beam(a, b, w, h, mat="ink"):
    """A square bar of width w and height h, its centre line from a to b."""
    a, b = Vector(a), Vector(b)
    t = (b - a).normalized()
    ref = Vector((0, 0, 1)) if abs(t.z) < 0.99 else Vector((0, 1, 0))
    s = t.cross(ref).normalized()
    u = s.cross(t)
    s, u = s * w / 2, u * h / 2
    vs = [p + i * s + j * u for p in (a, b) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    mesh(mat, vs, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])


def ibeam(a, b, w, h, mat="ink"):
    """A steel section: two flanges of width w, a web, overall height h."""
    a, b = Vector(a), Vector(b)
    t = (b - a).normalized()
    ref = Vector((0, 0, 1)) if abs(t.z) < 0.99 else Vector((0, 1, 0))
    u = (ref - t * ref.dot(t)).normalized()
    f = h * 0.16
    for k in (-1, 1):
        d = u * k * (h - f) / 2
        beam(a + d, b + d, w, f, mat)
    beam(a, b, w * 0.22, h - f, mat)


def lathe(profile, mat="clay", n=64, bend=0, a0=0, a1=360):
    """Turn a profile [(radius, z), ...] about the local z axis, its corners rounded by bend."""
    pts = fillet([(r, 0, z) for r, z in profile], bend, 5) if bend else [Vector((r, 0, z)) for r, z in profile]
    full = abs(a1 - a0) >= 360
    cols = n if full else n + 1
    vs, fs, rows = [], [], []
    for p in pts:
        if p.x < 1e-5:
            rows.append([len(vs)])
            vs.append((0, 0, p.z))
        else:
            rows.append(list(range(len(vs), len(vs) + cols)))
            vs += [polar(p.x, a0 + (a1 - a0) * k / n, p.z) for k in range(cols)]
    for lo, hi in zip(rows, rows[1:]):
        for k in range(n):
            j = (k + 1) % cols
            if len(lo) == 1 and len(hi) == 1:
                continue
            if len(lo) == 1:
                fs.append((lo[0], hi[j], hi[k]))
            elif len(hi) == 1:
                fs.append((lo[k], lo[j], hi[0]))
            else:
                fs.append((lo[k], lo[j], hi[j], hi[k]))
    mesh(mat, vs, fs)


def disc(r, z0, z1, mat="clay", bend=0.02, n=48):
    """A cylinder on the local axis from z0 to z1."""
    lathe([(0, z0), (r, z0), (r, z1), (0, z1)], mat, n, bend)


def cyl(x, y, z, r, h, mat="clay", bend=0.03, n=48):
    with at(x, y, z):
        disc(r, 0, h, mat, bend, n)


def ball(p, r, mat="clay", squash=1, n=20):
    with at(*p):
        prof = [(r * math.sin(math.pi * i / 12), -r * squash * math.cos(math.pi * i / 12)) for i in range(13)]
        lathe(prof, mat, n)


def ellipse_head(r, z, depth, up=True, steps=10):
    """Profile points of a dished head that starts at (r, z)."""
    s = 1 if up else -1
    return [(r * math.cos(math.pi / 2 * i / steps), z + s * depth * math.sin(math.pi / 2 * i / steps))
            for i in range(steps + 1)]


def band(r0, r1, z, t, a0, a1, mat="steel", step=5):
    """A flat annular plate from radius r0 to r1, between two angles."""
    n = max(2, int(abs(a1 - a0) / step) + 1)
    lathe([(r0, z), (r1, z), (r1, z + t), (r0, z + t), (r0, z)], mat, n, 0, a0, a1)
    if abs(a1 - a0) < 360:
        for a in (a0, a1):
            p, q = polar(r0, a, z), polar(r1, a, z)
            quad(p, q, q + Vector((0, 0, t)), p + Vector((0, 0, t)), 0.004, mat)


def finish():
    """Turn the gathered meshes into Blender objects."""
    for mat, (vs, fs) in _bins.items():
        me = bpy.data.meshes.new(mat)
        me.from_pydata([tuple(v) for v in vs], [], fs)
        me.materials.append(material(mat))
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(38)
        bpy.context.collection.objects.link(bpy.data.objects.new(mat, me))
    return [v for vs, _ in _bins.values() for v in vs]
