# What only the board of El Grande says.
eg-map = Map of Spain
eg-beside = next to the king
eg-far = far from the king
eg-locked = the king is here: nothing goes in or out
eg-to-court = → to your court
eg-disk-change = Change your disk
eg-forecast = what all regions together would pay now
eg-forecast-short = regions now
eg-use = Use special action
eg-veto = Veto!
eg-allow = Let it happen
eg-unseen = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
eg-cards = Action cards
eg-powers = Power cards
eg-players = Players
eg-segments = Below the map
eg-invite = How many to invite
eg-fewer = Fewer
eg-more = More
eg-put-back = Put back
eg-empty = Nobody stands here.
eg-ties = Equal numbers share the lower place.
eg-all-here = { $count ->
    [one] { $count } here
   *[other] All { $count } here
}
eg-beside-board = beside the board
eg-lifted = { $count ->
    [one] You hold { $count } caballero: take more, or click where to.
   *[other] You hold { $count } caballeros: take more, or click where to.
}
eg-tile-first = Where does the score tile go?
eg-modifier-first = With which power card?
