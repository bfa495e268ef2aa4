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
eg-use-instead = Stop placing, use it now
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
eg-invite = caballeros to invite
eg-put-back = Put back
eg-empty = Nobody stands here.
eg-ties = Equal numbers share the lower place.
eg-all-here = { $count ->
    [one] { $count } here
   *[other] All { $count } here
}
eg-beside-board = beside the board
eg-lifted = { $count ->
    [one] You hold { $count } caballero: take more, or choose where it goes.
   *[other] You hold { $count } caballeros: take more, or choose where they go.
}
eg-tile-first = Where does the score tile go?
eg-modifier-first = With which power card?
eg-to-come = Still to come
eg-before = Before
eg-now = Now
eg-ledger = Ledger of the scoring
eg-scene-disks = The disks are turned
eg-scene-leave = The castle empties

# The guided first game.

lesson-elgrande-about = Medieval Spain: you are one of the great nobles, and where points are counted they go to whoever has the most knights in a region. You bid for the turn, call your caballeros to court, place them beside the king and hide some in the castle.
lesson-elgrande-welcome-title = Your house
lesson-elgrande-welcome = Welcome to Spain! The crowned figure with your letter is your grande, in your home region, with your first caballeros. The king stands in the region with red stripes. Whoever has the most caballeros in a region scores most there.
lesson-elgrande-power-title = Power cards
lesson-elgrande-power = Every round begins with a power card. No number may be played twice in a round, and a card once played rarely comes back. One from the middle of your hand is a safe start.
lesson-elgrande-power-order = A high number takes its turn early: the best action cards are still there
lesson-elgrande-power-invite = A low number invites more caballeros from the province; the small cubes show how many
lesson-elgrande-card-title = An action card
lesson-elgrande-card = Your turn. Choose an action card: your caballeros come to court and the card is yours, in one go. The number on its stripe says how many caballeros you may place; its text is a special action on top. At your court you may choose to invite fewer, but that is seldom wise.
lesson-elgrande-place-title = Beside the king
lesson-elgrande-place =
    { $touch ->
        [1] Now place caballeros: tap a region once for each, or keep your finger on it: its sheet sends all the rest.
       *[0] Now place caballeros: click a region once for each, or hold Shift for all the rest.
    } The small gold signs say what one more would change in your points.
lesson-elgrande-place-beside = Only regions that touch the king’s region are open: they glow
lesson-elgrande-place-taboo = The king’s own region is taboo: nothing goes in, nothing comes out
lesson-elgrande-castle-title = The castle
lesson-elgrande-castle = The castle is open too. Nobody may look inside, so remember what others throw in. At a general scoring it is counted, and then all of yours ride together to a region that you choose in secret.
lesson-elgrande-special-title = The special action
lesson-elgrande-special = Choose your card to use its special action, before or after placing. It is carried out as fully as possible, even if that helps others; you may also leave it out. Then end your turn.
lesson-elgrande-king-title = Move the king
lesson-elgrande-king = { $now ->
    [1] You move the king!
   *[other] Whoever takes this card moves the king.
} Protect a region that you lead: where he stands nothing changes any more. And think ahead: caballeros will be placed around him next.
lesson-elgrande-move-title = Move caballeros
lesson-elgrande-move = { $now ->
    [1] { "" }
   *[other] This card moves caballeros that already stand on the map.{" "}
}Pick a troop once for each caballero you want to lift, then pick where they go. Take a rival out of a tie, or bring your own where one more makes the difference.
lesson-elgrande-disk-title = The secret disk
lesson-elgrande-disk = General scoring! All choose a region in secret at the same time. First the castle is counted, then your caballeros from it ride to your region, and then all regions are counted.
lesson-elgrande-disk-king = Not here: what is sent to the king’s region goes back to your court
lesson-elgrande-plaque-title = Who gets what
lesson-elgrande-plaque = The plaque of a region says everything: the points for first and second place, and under each number who would take it now. Equal numbers share the lower place, so a tie for first helps nobody.
lesson-elgrande-marker-title = A new round
lesson-elgrande-marker = Whoever played the lowest power takes the flag and plays the first power card of the next round. Numbers already played are struck out.
lesson-elgrande-grande-title = Bonus points
lesson-elgrande-grande = Alone in first place in the region of your own grande you get two points more. The same holds for the king’s region. Plaques show it as +2.
lesson-elgrande-after-title = After the scoring
lesson-elgrande-after = Points are in. Caballeros stay where they are, so every place you have won goes on paying. Look where you are second by one: that is where the next caballero is worth most.
lesson-elgrande-end-title = The last round
lesson-elgrande-end = The last round: after it everything is counted once more, the castle too. There is nothing left to save for.
