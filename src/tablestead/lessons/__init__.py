"""Lessons: one learns a game by playing real positions of it. How to write one: docs/lessons.md.

A lesson is a file, `<game>/<number>-<id>.toml`; its words are in `locale/<language>/<game>-lessons.ftl`.
"""
