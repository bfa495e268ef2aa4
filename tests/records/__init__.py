"""Whole games of every released rules version, kept as files: they must replay forever."""
