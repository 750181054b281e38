"""Stop 4: the worker badges out."""
from parts.shift import LIGHT, VIEW, plant

ALT = "The worker leaves through the lit turnstile of the other lane."


def build():
    plant("gate-out")
