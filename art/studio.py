"""Render one scene: blender -b --factory-startup --python studio.py -- NAME OUT.png WIDTH SAMPLES

Scenes share this lens and this key light; VIEW and LIGHT of a scene override what it needs.
Next to OUT.png it writes what denoise.mjs makes OUT.png from, and OUT.json with the text
alternative and the anchors as fractions of the picture.
"""
import importlib
import json
import math
import os
import sys

import bpy
from mathutils import Matrix, Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from parts import core                      # noqa: E402
from parts.materials import linear          # noqa: E402
from passes import add_passes               # noqa: E402

VIEW = {                  # what a scene's VIEW may override
    "frame": 43.0,        # metres across the picture
    "elevation": 30, "azimuth": -45,
}

LIGHT = {                 # what a scene's LIGHT may override
    "sky": "#f3f3f1", "sky_strength": 0.6,
    "sun": "#fff6ea", "sun_strength": 2.05, "sun_angle": 7, "sun_from": (-0.42, -0.62, 0.95),
}

name, out, width, samples = sys.argv[sys.argv.index("--") + 1:][:4]
width, samples = int(width), int(samples)
with open(os.path.join(HERE, "kinds.json")) as f:
    ASPECT = json.load(f)[name.split("-")[0]]["aspect"]      # height / width

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
module = importlib.import_module("scenes." + name.replace("-", "_"))
module.build()
points = [Vector(v) for v in core.finish()]
light = {**LIGHT, **getattr(module, "LIGHT", {})}
view = {**VIEW, **getattr(module, "VIEW", {})}
FRAME = view["frame"]

# camera
cam = bpy.data.cameras.new("camera")
cam.type, cam.ortho_scale = "ORTHO", FRAME
eye = bpy.data.objects.new("camera", cam)
el, az = math.radians(view["elevation"]), math.radians(view["azimuth"])
back = Vector((math.cos(el) * math.cos(az), math.cos(el) * math.sin(az), math.sin(el)))
eye.rotation_euler = back.to_track_quat("Z", "Y").to_euler()
bpy.context.collection.objects.link(eye)
scene.camera = eye

right = Vector((-math.sin(az), math.cos(az), 0))
up = back.cross(right)
us, vs = [p.dot(right) for p in points], [p.dot(up) for p in points]
u, v = (min(us) + max(us)) / 2, (min(vs) + max(vs)) / 2
eye.location = right * u + up * v + back * 120
cam.clip_end = 400
fill_w, fill_h = (max(us) - min(us)) / FRAME, (max(vs) - min(vs)) / (FRAME * ASPECT)
print(f"FRAME fill: width {fill_w:.3f}, height {fill_h:.3f}")
if max(fill_w, fill_h) > 1:
    print("FRAME WARNING: something is cut off")

# light
world = bpy.data.worlds.new("sky")
world.use_nodes = True
bg = world.node_tree.nodes["Background"]
bg.inputs[0].default_value = (*linear(light["sky"]), 1)
bg.inputs[1].default_value = light["sky_strength"]
scene.world = world


def add_light(kind, location, target, energy, colour, **more):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy, data.color = energy, linear(colour)
    for k, val in more.items():
        setattr(data, k, val)
    o = bpy.data.objects.new(kind.lower(), data)
    o.location = location
    o.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(o)


# the sun turns with the camera, so that every scene is lit from the same side of the picture
sun_from = Matrix.Rotation(az - math.radians(VIEW["azimuth"]), 3, "Z") @ Vector(light["sun_from"])
add_light("SUN", sun_from * 50, (0, 0, 0), light["sun_strength"], light["sun"],
          angle=math.radians(light["sun_angle"]))
for where, target, energy, colour, size, cone in core.lamps:
    add_light("SPOT", where, target, energy, colour, shadow_soft_size=size,
              spot_size=math.radians(cone), spot_blend=0.9)

# picture
r, c = scene.render, scene.cycles
r.engine, r.film_transparent = "CYCLES", True
r.resolution_x, r.resolution_y = width, round(width * ASPECT)
scene.view_settings.view_transform, scene.view_settings.look = "Standard", "None"
c.device, c.samples, c.use_denoising = "CPU", samples, False
c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.008, samples // 3
c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 3, 3, 1
c.caustics_reflective = c.caustics_refractive = False
c.sample_clamp_indirect, c.sample_clamp_direct = 2, 8
c.filter_width = 1.4

anchors = {}
for key, p in core.anchors.items():
    p = Vector(p)
    anchors[key] = {"x": round(0.5 + (p.dot(right) - u) / FRAME, 4),
                    "y": round(0.5 - (p.dot(up) - v) / (FRAME * ASPECT), 4)}
with open(os.path.splitext(out)[0] + ".json", "w") as f:
    json.dump({"name": name, "alt": module.ALT, "anchors": anchors}, f, indent=2)
if samples:                # 0 samples: anchors only
    add_passes(scene, out)
    bpy.ops.render.render()
