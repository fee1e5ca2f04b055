"""The tests that any game must pass, at the tables of ours."""

from tenka.testing.kit import *  # noqa: F403
