"""Stop 3: day shift and night shift meet."""
from parts.shift import LIGHT, VIEW, plant

ALT = "Light on day crew and night crew, who meet in front of the task board."


def build():
    plant("handoff")
