"""A fair search as a yardstick for bots: information-set Monte Carlo tree search.

Single observer, after P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree
Search", IEEE Transactions on Computational Intelligence and AI in Games 4 (2012): every simulation
draws a world from all unseen cards, undealt ones included, walks down one tree by UCT among the
moves that this world allows, adds a node and plays on by lot. It plays whatever the kernels play.

>>> from bench.ismcts import chooser
>>> choose = chooser("ismcts-1000")  # a view and a generator in, an action out
"""

from bench.ismcts.calls import chooser, find_move, is_name

__all__ = ["chooser", "find_move", "is_name"]
