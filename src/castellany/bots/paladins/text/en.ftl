### What bots say: considerations, levels, refusals.: Paladins

why-paladins-track = { NAME($attribute) } rises to { $value }: { $points } VP more at the end.
why-paladins-reach = { NAME($attribute) } rises to { $value }: region { $region } comes within reach even without a paladin.
why-paladins-track-reach = { NAME($attribute) } rises to { $value }: { $points } VP more, and region { $region } within reach even without a paladin.
why-paladins-influence = Influence rises to { $value }: even without a paladin enough for { $what ->
    [wall] the next wall
    [jar] the next absolution
   *[both] the next wall and the next absolution
}.
why-paladins-step = { NAME($attribute) } rises to { $value }; the step after it is worth { $points } VP.
why-paladins-debt-paid = A debt is paid: 1 VP instead of minus 3.
why-paladins-debt-gone = A debt is destroyed: no minus 3 VP for it at the end.
why-paladins-suspicion-safe = Suspicion: { $left } left, fewer than { NAME($seat) } ({ $most }).
why-paladins-suspicion = Suspicion: { $left } instead of { $have }.
why-paladins-again = The workers to take { NAME($action) } once more are at hand.
why-paladins-frees = { $workers ->
    [one] { NAME($action) } is freed: a worker stands there.
   *[other] { NAME($action) } is freed: { $workers } workers stand there.
}
why-paladins-free-folk = To be hired for nothing: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
why-paladins-under = A { NAME($worker) } waits under the next workshop.
why-paladins-rewards = At once: { NAME($rewards) }.
why-paladins-completes = That completes the workers for { NAME($action) }.
why-paladins-few-workers = { $workers ->
    [one] Thanks to your workshops one worker is enough.
   *[other] Thanks to a workshop { $workers } workers are enough.
}
why-paladins-prey = Within reach: { NAME($outsider) } ({ NAME($rewards) }).
why-paladins-order-done = { NAME($action) } for the fifth time: the king’s order is fulfilled, { $points } VP.
why-paladins-order = { NAME($action) }: { $count } of 5 for the king’s order worth { $points } VP.
why-paladins-order-wants = The king’s order worth { $points } VP wants { NAME($action) } five times; so far: { $count }.
why-paladins-row = { NAME($action) } no. { $count }: { $points } VP more at the end.
why-paladins-row-way = { NAME($action) } no. { $count }; from the fifth on each brings VP.
why-paladins-adds = { NAME($paladin) } adds { NAME($rewards) }.
why-paladins-saves-provisions = { $count ->
    [one] { NAME($paladin) } saves a provision.
   *[other] { NAME($paladin) } saves { $count } provisions.
}
why-paladins-saves-silver = { NAME($paladin) } saves { $count } silver.
why-paladins-folk-pays = Your { NAME($townsfolk) } pays for it: { NAME($rewards) }.
why-paladins-workshops = Workshop no. { $count }: { $points } VP more at the end.
why-paladins-workshops-way = Workshop no. { $count }; from the sixth on each brings VP.
why-paladins-develop = { $rounds ->
    [one] The workshop can stand in for a worker in the round still to come.
   *[other] The workshop can stand in for a worker in all { $rounds } rounds still to come.
}
why-paladins-errand = { $silver ->
    [0] An errand for nothing: { NAME($townsfolk) } ({ NAME($rewards) }).
   *[other] An errand for { $silver } silver: { NAME($townsfolk) } ({ NAME($rewards) }).
}
why-paladins-errand-debt = An errand for a debt: { NAME($townsfolk) } ({ NAME($rewards) }).
why-paladins-hire = { $silver ->
    [0] To be hired without silver: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
   *[other] To be hired for { $silver } silver: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
}
why-paladins-hire-debt = To be hired for a debt: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
why-paladins-serves = { $rounds ->
    [one] A townsfolk hired now serves one more round.
   *[other] A townsfolk hired now serves { $rounds } more rounds.
}
why-paladins-stands-in = The criminal completes the workers for { NAME($action) }.
why-paladins-labourer-turns = A labourer becomes a criminal, who fits any slot.
why-paladins-conspire-safe = Suspicion: you would have { $cards }, { NAME($seat) } has { $most }.
why-paladins-wild = The criminal you gain fits any slot.
why-paladins-hunt-need = { $need ->
    [one] { NAME($action) } costs a provision; you have none.
   *[other] { NAME($action) } costs { $need } provisions; you have { $have }.
}
why-paladins-trade-need = { NAME($action) } costs { $need } silver; you have { $have }.
why-paladins-hunt-stock = Provisions in store after that: { $count }.
why-paladins-trade-stock = Silver in store after that: { $count }.
why-paladins-stores = { $count } silver and provisions together: { $points } VP more at the end.
why-paladins-stores-way = { $count } silver and provisions together; every three are 1 VP.
why-paladins-two-workers = Two workers bring 3, a single one only 1.
why-paladins-labourer-does = A labourer is enough for { NAME($action) }.
why-paladins-more-workers = One worker brings { NAME($rewards) }.
why-paladins-favour-once = A favour serves one player a round, and this one is still free.
why-paladins-could-rise = { NAME($attribute) } could rise to { $value }: { $points } VP more at the end.
why-paladins-could-step = { NAME($attribute) } could rise to { $value }.
why-paladins-could-pay = A debt could be paid: 1 VP instead of minus 3.
why-paladins-could-drop = Suspicion could fall from { $have } to { $left }.
why-paladins-could-develop = On offer: a workshop without silver.
why-paladins-could-gain = On offer: { NAME($rewards) }.
why-paladins-pass-calm = Whoever has passed draws no more suspicion cards this round.
why-paladins-pass-right = None of the six right-hand actions is possible now.
why-paladins-pass-left = All that could still be done: { NAME($actions) }.
why-paladins-pass-keep = { $workers ->
    [one] The last worker stays for the next round.
    [2] Both workers stay for the next round.
   *[other] All { $workers } workers stay for the next round.
}
why-paladins-pass-keep-some = { $kept } of the { $workers } workers stay for the next round.
why-paladins-pass-stores = With { $count } silver and provisions one more Hunt or Trade completes no further three.
why-paladins-pair = { $round ->
    [0] { NAME($top) } is at hand again next round, { NAME($under) } never.
   *[other] { NAME($top) } is at hand again next round, { NAME($under) } not before round { $round }.
}
why-paladins-paladin = { NAME($paladin) }: { NAME($paladin, case: "does") }.
why-paladins-round-provisions = With { NAME($paladin) }, { NAME($action) } costs no provisions this round.
why-paladins-round-silver = { NAME($paladin) } saves { $count } silver on { NAME($action) } this round.
why-paladins-round-faith = With { NAME($paladin) } faith is { $value } this round and reaches region { $region }.
why-paladins-round-strength = With { NAME($paladin) } strength is { $value } this round and reaches region { $region }.
why-paladins-round-influence = With { NAME($paladin) } influence is { $value } this round: enough for { $what ->
    [wall] the next wall
    [jar] the next absolution
   *[both] the next wall and the next absolution
}.
why-paladins-tavern-paladin = These workers allow { NAME($action) }, which { NAME($paladin) } helps with this round.
why-paladins-tavern-actions = Possible with these workers: { NAME($actions) }.
why-paladins-tavern-many = With these workers { $count } of the six right-hand actions are possible.
why-paladins-tavern-criminals = { $count ->
    [one] The criminal fits any slot, though at the price of a suspicion card.
   *[other] The { $count } criminals fit any slot, though at the price of suspicion.
}
why-paladins-tavern-honest = No criminal among them, so no suspicion card.
why-paladins-ability = { $rounds ->
    [0] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }.
    [one] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }; one round is still to come.
   *[other] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }; { $rounds } rounds are still to come.
}
why-paladins-borrow-short = You have { $have } of the { $need } silver it costs.
why-paladins-borrow = The debt saves { $count } silver now.
why-paladins-no-price = It costs no silver.
why-paladins-no-silver = Your strength is enough: no silver to pay.
why-paladins-counted = Your converted { NAME($outsider) } counts it: 1 VP more.
why-paladins-convert = A converted { NAME($outsider) } is worth { $points } VP as things stand.
why-paladins-convert-later = { NAME($outsider, case: "about") }
why-paladins-thief = Your Thief makes your suspicion worth { $points } VP at the end.
why-paladins-peddler = The Peddler needs { $need } suspicion cards; you have { $have } until a Conspirator takes one.
why-paladins-squire = Without suspicion the Squire pays, too: { NAME($rewards) }.
why-paladins-idle = It changes nothing now.
why-paladins-space-taken = The space in region { $region } is then closed to everybody else.
why-paladins-jar-idle = Its reward has no effect now; the other spaces keep theirs for later.
why-paladins-only-effect = Nothing else on offer would have an effect.
why-paladins-workshop = { $workers ->
    [one] { NAME($action) } then takes only one worker.
   *[other] { NAME($action) } then takes only { $workers } workers.
}
why-paladins-workshop-frees = { NAME($action) } is free again at once.
why-paladins-workshop-colour = { $workers ->
    [one] { NAME($action) } then takes only one worker, and no { NAME($worker) }.
   *[other] { NAME($action) } then takes only { $workers } workers, and no { NAME($worker) }.
}
why-paladins-workshop-counts = The workshop counts at the end wherever it stands.
why-paladins-leaves = The workers left are enough for { NAME($action) }.
why-paladins-labourer = A labourer fits clear slots only; the others fit coloured ones, too.
why-paladins-saves-worker = It saves the { NAME($worker) } for { NAME($action) }.
why-paladins-saves-criminal = It saves the criminal, who fits any slot.
why-paladins-unneeded = No free action of your board asks for a { NAME($worker) } any more.
why-paladins-most-of = Of those that fit you have most of this kind: { $count }.
why-paladins-one-use = Of the free actions only { NAME($action) } asks for a { NAME($worker) }.
why-paladins-fewer-uses = A { NAME($worker) } is asked for by fewer free actions than the others: { $count }.
why-paladins-another = Another { NAME($worker) } stays at hand.
why-paladins-rest = Left after that: { NAME($workers) }.
why-paladins-own-slot = The slot asks for a { NAME($worker) } anyway.
why-paladins-other-slots = Left for the rest of the action: { NAME($workers) }.
why-paladins-keep = Next round a { NAME($worker) } is of use for { NAME($actions) }.
why-paladins-keep-paladin = { NAME($paladin) } lies on top of your deck, and { NAME($action) } asks for this worker.
why-paladins-keep-criminal = A criminal kept brings no new suspicion and fits any slot.
why-paladins-keep-labourer = Next round a labourer fills a clear slot.

theme-paladins-paladins = Paladins
theme-paladins-taverns = Taverns
theme-paladins-actions = Actions
theme-paladins-payment = Workers
theme-paladins-targets = Targets
theme-paladins-favours = King’s favours
theme-paladins-outsiders = Outsiders
theme-paladins-townsfolk = Townsfolk
theme-paladins-spaces = Spaces on the land
