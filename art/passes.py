"""Have the compositor write the picture and the guides that denoise.mjs needs, as 16-bit PNG files."""
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))


def keep_to_light(scene, out):
    """Render only what is around the anchor `light`, as far as the scene's kind reaches."""
    with open(os.path.splitext(out)[0] + ".json") as f:
        facts = json.load(f)
    with open(os.path.join(HERE, "kinds.json")) as f:
        kind = json.load(f)[facts["name"].split("-")[0]]
    if "reach" not in kind:
        return
    light, across = facts["anchors"]["light"], kind["reach"]
    down = across / kind["aspect"]
    r = scene.render
    r.use_border = True
    r.border_min_x, r.border_max_x = max(0, light["x"] - across), min(1, light["x"] + across)
    r.border_min_y, r.border_max_y = max(0, 1 - light["y"] - down), min(1, 1 - light["y"] + down)


def add_passes(scene, out):
    """Next to OUT.png: OUT.picture.0001.png, OUT.normal.0001.png (0.5 is zero) and OUT.colour.0001.png."""
    keep_to_light(scene, out)
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = os.path.dirname(out)
    target.format.file_format, target.format.color_depth, target.format.color_mode = "PNG", "16", "RGBA"
    target.format.compression = 15
    target.file_slots.clear()
    stem = os.path.splitext(os.path.basename(out))[0]
    outputs = {"picture": source.outputs["Image"], "colour": source.outputs["DiffCol"]}
    value = source.outputs["Normal"]
    for blend in ("MULTIPLY", "ADD"):           # files hold no negative values
        node = tree.nodes.new("CompositorNodeMixRGB")
        node.blend_type = blend
        node.inputs[2].default_value = (0.5, 0.5, 0.5, 1)
        tree.links.new(value, node.inputs[1])
        value = node.outputs[0]
    outputs["normal"] = value
    for name, output in outputs.items():
        target.file_slots.new(f"{stem}.{name}.")
        tree.links.new(output, target.inputs[-1])
