"""Stop 1: the worker badges in."""
from parts.shift import LIGHT, VIEW, plant

ALT = "A worker in an orange helmet badges in at the lit turnstile."


def build():
    plant("gate-in")
