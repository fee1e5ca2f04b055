"""The tests that any game of Tenka must pass."""

from tenka.testing.kit import *
