"""Breaking the rules on purpose: which small change of the code does no test notice?

`python -m tests.mutants citadels` breaks effects, flow and scoring of a game (`kernel`: the turn machine) in one small
way after another, runs the tests that come by, and lists the survivors. A clause with a test that would pass anyway
is found here and nowhere else. The sources are never touched: a broken function lives in a forked process.
"""
