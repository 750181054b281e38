"""Stop 2: the crew at the exchanger."""
from parts.shift import LIGHT, VIEW, plant

ALT = "Work light on a crew that pulls the tube bundle of a heat exchanger."


def build():
    plant("work")
