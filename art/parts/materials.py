"""The palette: warm clay, ink-dark steel, safety orange, petrol."""
import bpy

# name: (colour, roughness, specular, glow)
PALETTE = {
    "slab": ("#e6e1d5", 0.95, 0.05, 0),
    "slab_line": ("#c3bcab", 0.95, 0.05, 0),
    "pad": ("#d3ccbd", 0.95, 0.05, 0),
    "road": ("#cfc9bc", 0.95, 0.05, 0),
    "clay": ("#e3dccf", 0.7, 0.25, 0),
    "clay_deep": ("#cbc2b2", 0.75, 0.2, 0),
    "sheet": ("#f4f1ea", 0.6, 0.3, 0),
    "steel": ("#a9b0b3", 0.5, 0.35, 0),
    "board_grey": ("#b9b6ae", 0.85, 0.1, 0),
    "board": ("#c9b48e", 0.85, 0.1, 0),
    "galv": ("#7f888d", 0.5, 0.3, 0),
    "graphite": ("#4a535b", 0.6, 0.3, 0),
    "ink": ("#1d252d", 0.6, 0.3, 0),
    "dark": ("#12171c", 0.9, 0.05, 0),
    "orange": ("#f2541b", 0.55, 0.3, 0),
    "petrol": ("#1d5866", 0.55, 0.3, 0),
    "petrol_pale": ("#7fa3a8", 0.6, 0.3, 0),
    "glass": ("#33525c", 0.25, 0.5, 0),
    "skin": ("#b98f6d", 0.8, 0.1, 0),
    "flame": ("#f2541b", 0.8, 0, 1.2),
    "glow": ("#ffbe7a", 0.8, 0, 0.95),
}


def linear(hex_colour):
    h = hex_colour.lstrip("#")
    v = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(((c + 0.055) / 1.055) ** 2.4 if c > 0.04045 else c / 12.92 for c in v)


def material(name):
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    colour, rough, spec, glow = PALETTE[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = (*linear(colour), 1)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = spec
    if glow:
        b.inputs["Emission"].default_value = (*linear(colour), 1)
        b.inputs["Emission Strength"].default_value = glow
    return m
