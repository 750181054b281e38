"""One shift before it begins: the plant at rest, before sunrise."""
from parts.shift import LIGHT, VIEW, plant

ALT = "Model of a plant before sunrise: a gate with two turnstiles, a heat exchanger under a gantry crane, a site office and an invoice sheet, all unlit."


def build():
    plant()
