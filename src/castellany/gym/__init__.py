"""Doors for researchers: the games as PettingZoo environments and as OpenSpiel games.

`castellany.gym.zoo.env(game_id, seats=4)` is a PettingZoo AEC environment;
`castellany.gym.spiel.load(game_id, seats=4)` is a pyspiel game. Each needs its own
packages (`pip install "castellany[research]"`), so neither is imported here.
"""
