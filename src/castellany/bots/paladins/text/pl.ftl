### Co mówią boty: rozważania, poziomy, odmowy.: Paladyni

why-paladins-track = { $attribute ->
    [attribute-influence] Wpływy rosną do { $value }: { $points } PZ więcej na koniec.
   *[other] { NAME($attribute) } rośnie do { $value }: { $points } PZ więcej na koniec.
}
why-paladins-reach = { NAME($attribute) } rośnie do { $value }: region { $region } jest w zasięgu nawet bez Paladyna.
why-paladins-track-reach = { NAME($attribute) } rośnie do { $value }: { $points } PZ więcej, a region { $region } w zasięgu nawet bez Paladyna.
why-paladins-influence = Wpływy rosną do { $value }: nawet bez Paladyna wystarczą na { $what ->
    [wall] następny Mur
    [jar] następne Rozgrzeszenie
   *[both] następny Mur i następne Rozgrzeszenie
}.
why-paladins-step = { $attribute ->
    [attribute-influence] Wpływy rosną do { $value }; kolejny krok jest wart { $points } PZ.
   *[other] { NAME($attribute) } rośnie do { $value }; kolejny krok jest wart { $points } PZ.
}
why-paladins-debt-paid = Dług zostanie spłacony: 1 PZ zamiast minus 3.
why-paladins-debt-gone = Dług zostanie zniszczony: nie zabierze 3 PZ na koniec.
why-paladins-suspicion-safe = Podejrzenia: zostanie { $left }, a { NAME($seat) } ma { $most }.
why-paladins-suspicion = Podejrzenia: { $left } zamiast { $have }.
why-paladins-again = Są Robotnicy, żeby wykonać tę akcję jeszcze raz: { NAME($action) }.
why-paladins-frees = { $workers ->
    [one] Zwolni się akcja „{ NAME($action) }”: stoi tam { $workers } Robotnik.
    [few] Zwolni się akcja „{ NAME($action) }”: stoi tam { $workers } Robotników.
   *[many] Zwolni się akcja „{ NAME($action) }”: stoi tam { $workers } Robotników.
}
why-paladins-free-folk = Do zrekrutowania za darmo: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
why-paladins-under = Pod następnym Warsztatem czeka { NAME($worker) }.
why-paladins-rewards = Od razu: { NAME($rewards) }.
why-paladins-completes = Wtedy wystarczy Robotników do { NAME($action, case: "gen") }.
why-paladins-few-workers = { $workers ->
    [one] Dzięki Warsztatom wystarczy { $workers } Robotnik.
   *[other] Dzięki Warsztatowi wystarczy { $workers } Robotników.
}
why-paladins-prey = W zasięgu: { NAME($outsider) } ({ NAME($rewards) }).
why-paladins-order-done = { NAME($action) } po raz piąty: Królewski Dekret wykonany, { $points } PZ.
why-paladins-order = { NAME($action) }: { $count } z 5 do Królewskiego Dekretu wartego { $points } PZ.
why-paladins-order-wants = Królewski Dekret wart { $points } PZ wymaga 5 razy akcji „{ NAME($action) }”; dotąd: { $count }.
why-paladins-row = { NAME($action) } nr { $count }: { $points } PZ więcej na koniec.
why-paladins-row-way = { NAME($action) } nr { $count }; od piątego razu każdy daje PZ.
why-paladins-adds = { NAME($paladin) } dodaje: { NAME($rewards) }.
why-paladins-saves-provisions = { $count ->
    [one] { NAME($paladin) } oszczędza { $count } sztukę Zapasów.
    [few] { NAME($paladin) } oszczędza { $count } sztuki Zapasów.
   *[many] { NAME($paladin) } oszczędza { $count } sztuk Zapasów.
}
why-paladins-saves-silver = { $count ->
    [one] { NAME($paladin) } oszczędza { $count } Srebrnik.
    [few] { NAME($paladin) } oszczędza { $count } Srebrniki.
   *[many] { NAME($paladin) } oszczędza { $count } Srebrników.
}
why-paladins-folk-pays = Twój { NAME($townsfolk) } daje za to: { NAME($rewards) }.
why-paladins-workshops = Warsztat nr { $count }: { $points } PZ więcej na koniec.
why-paladins-workshops-way = Warsztat nr { $count }; od szóstego każdy daje PZ.
why-paladins-develop = { $rounds ->
    [one] Warsztat zastąpi Robotnika: zostaje jeszcze { $rounds } Runda.
    [few] Warsztat zastąpi Robotnika: zostają jeszcze { $rounds } Rundy.
   *[many] Warsztat zastąpi Robotnika: zostaje jeszcze { $rounds } Rund.
}
why-paladins-errand = { $silver ->
    [0] Do wysłania ze zleceniem za darmo: { NAME($townsfolk) } ({ NAME($rewards) }).
    [one] Do wysłania ze zleceniem za { $silver } Srebrnik: { NAME($townsfolk) } ({ NAME($rewards) }).
    [few] Do wysłania ze zleceniem za { $silver } Srebrniki: { NAME($townsfolk) } ({ NAME($rewards) }).
   *[many] Do wysłania ze zleceniem za { $silver } Srebrników: { NAME($townsfolk) } ({ NAME($rewards) }).
}
why-paladins-errand-debt = Do wysłania ze zleceniem za Dług: { NAME($townsfolk) } ({ NAME($rewards) }).
why-paladins-hire = { $silver ->
    [0] Do zrekrutowania bez Srebrników: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
    [one] Do zrekrutowania za { $silver } Srebrnik: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
    [few] Do zrekrutowania za { $silver } Srebrniki: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
   *[many] Do zrekrutowania za { $silver } Srebrników: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
}
why-paladins-hire-debt = Do zrekrutowania za Dług: { NAME($townsfolk) } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }).
why-paladins-serves = { $rounds ->
    [one] Zrekrutowany teraz Mieszczanin posłuży jeszcze { $rounds } Rundę.
    [few] Zrekrutowany teraz Mieszczanin posłuży jeszcze { $rounds } Rundy.
   *[many] Zrekrutowany teraz Mieszczanin posłuży jeszcze { $rounds } Rund.
}
why-paladins-stands-in = Ze Złoczyńcą wystarczy Robotników do { NAME($action, case: "gen") }.
why-paladins-labourer-turns = Za Parobka przyjdzie Złoczyńca, który staje na każdym polu.
why-paladins-conspire-safe = Podejrzenia: będziesz mieć { $cards }, a { NAME($seat) } ma { $most }.
why-paladins-wild = Złoczyńca, który przyjdzie, staje na każdym polu.
why-paladins-hunt-need = { $need ->
    [one] { NAME($action) } kosztuje { $need } sztukę Zapasów, a masz { $have }.
    [few] { NAME($action) } kosztuje { $need } sztuki Zapasów, a masz { $have }.
   *[many] { NAME($action) } kosztuje { $need } sztuk Zapasów, a masz { $have }.
}
why-paladins-trade-need = { $need ->
    [one] { NAME($action) } kosztuje { $need } Srebrnik, a masz { $have }.
    [few] { NAME($action) } kosztuje { $need } Srebrniki, a masz { $have }.
   *[many] { NAME($action) } kosztuje { $need } Srebrników, a masz { $have }.
}
why-paladins-hunt-stock = Zapasów będzie potem { $count }.
why-paladins-trade-stock = Srebrników będzie potem { $count }.
why-paladins-stores = Srebrników i Zapasów będzie razem { $count }: { $points } PZ więcej na koniec.
why-paladins-stores-way = Srebrników i Zapasów będzie razem { $count }; każde trzy dają 1 PZ.
why-paladins-two-workers = Dwaj Robotnicy przynoszą 3, jeden tylko 1.
why-paladins-labourer-does = Do { NAME($action, case: "gen") } wystarczy Parobek.
why-paladins-more-workers = Za jednego Robotnika: { NAME($rewards) }.
why-paladins-favour-once = Łaska służy jednemu graczowi na Rundę, a ta jest jeszcze wolna.
why-paladins-could-rise = { $attribute ->
    [attribute-influence] Wpływy mogą wzrosnąć do { $value }: { $points } PZ więcej na koniec.
   *[other] { NAME($attribute) } może wzrosnąć do { $value }: { $points } PZ więcej na koniec.
}
why-paladins-could-step = { $attribute ->
    [attribute-influence] Wpływy mogą wzrosnąć do { $value }.
   *[other] { NAME($attribute) } może wzrosnąć do { $value }.
}
why-paladins-could-pay = Można spłacić Dług: 1 PZ zamiast minus 3.
why-paladins-could-drop = Podejrzenia: może ich być { $left } zamiast { $have }.
why-paladins-could-develop = Do wyboru: Warsztat bez Srebrników.
why-paladins-could-gain = Do wyboru: { NAME($rewards) }.
why-paladins-pass-calm = Kto spasował, nie dobiera już w tej Rundzie Podejrzeń.
why-paladins-pass-right = Żadna z sześciu akcji po prawej nie jest teraz możliwa.
why-paladins-pass-left = Można by jeszcze tylko: { NAME($actions) }.
why-paladins-pass-keep = { $workers ->
    [one] Ostatni Robotnik zostaje na następną Rundę.
    [2] Obaj Robotnicy zostają na następną Rundę.
    [few] Wszyscy Robotnicy ({ $workers }) zostają na następną Rundę.
   *[many] Wszyscy Robotnicy ({ $workers }) zostają na następną Rundę.
}
why-paladins-pass-keep-some = Na następną Rundę zostanie { $kept } z { $workers } Robotników.
why-paladins-pass-stores = Srebrników i Zapasów jest razem { $count }: jedno Polowanie ani Handel nie dopełni trójki.
why-paladins-pair = { $round ->
    [0] { NAME($top) } wróci na rękę w następnej Rundzie, { NAME($under) } już nie wróci.
   *[other] { NAME($top) } wróci na rękę w następnej Rundzie, { NAME($under) } dopiero w Rundzie { $round }.
}
why-paladins-paladin = { NAME($paladin) }: { NAME($paladin, case: "does") }.
why-paladins-round-provisions = { NAME($paladin) } sprawia, że akcja „{ NAME($action) }” nie kosztuje w tej Rundzie Zapasów.
why-paladins-round-silver = { $count ->
    [one] { NAME($paladin) } oszczędza w tej Rundzie { $count } Srebrnik na akcji „{ NAME($action) }”.
    [few] { NAME($paladin) } oszczędza w tej Rundzie { $count } Srebrniki na akcji „{ NAME($action) }”.
   *[many] { NAME($paladin) } oszczędza w tej Rundzie { $count } Srebrników na akcji „{ NAME($action) }”.
}
why-paladins-round-faith = { NAME($paladin) } podnosi Wiarę w tej Rundzie do { $value }: w zasięgu jest region { $region }.
why-paladins-round-strength = { NAME($paladin) } podnosi Siłę w tej Rundzie do { $value }: w zasięgu jest region { $region }.
why-paladins-round-influence = { NAME($paladin) } podnosi Wpływy w tej Rundzie do { $value }: wystarczą na { $what ->
    [wall] następny Mur
    [jar] następne Rozgrzeszenie
   *[both] następny Mur i następne Rozgrzeszenie
}.
why-paladins-tavern-paladin = Z tymi Robotnikami możliwa jest akcja „{ NAME($action) }”, w której pomaga { NAME($paladin) }.
why-paladins-tavern-actions = Z tymi Robotnikami możliwe: { NAME($actions) }.
why-paladins-tavern-many = Z tymi Robotnikami możliwych jest { $count } z sześciu akcji po prawej.
why-paladins-tavern-criminals = { $count ->
    [one] Złoczyńca staje na każdym polu, choć za cenę karty Podejrzenia.
    [few] Złoczyńcy ({ $count }) stają na każdym polu, choć za cenę Podejrzeń.
   *[many] Złoczyńcy ({ $count }) stają na każdym polu, choć za cenę Podejrzeń.
}
why-paladins-tavern-honest = Nie ma wśród nich Złoczyńcy, więc nie ma i Podejrzenia.
why-paladins-ability = { $rounds ->
    [0] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }.
    [one] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }; przed nami { $rounds } Runda.
    [few] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }; przed nami { $rounds } Rundy.
   *[many] { NAME($townsfolk) }, { NAME($townsfolk, case: "when") }: { NAME($rewards) }; przed nami { $rounds } Rund.
}
why-paladins-borrow-short = Srebrniki: masz { $have }, a potrzeba { $need }.
why-paladins-borrow = { $count ->
    [one] Dług oszczędza teraz { $count } Srebrnik.
    [few] Dług oszczędza teraz { $count } Srebrniki.
   *[many] Dług oszczędza teraz { $count } Srebrników.
}
why-paladins-no-price = Nie trzeba płacić Srebrników.
why-paladins-no-silver = Siły wystarcza: nie trzeba płacić Srebrników.
why-paladins-counted = { NAME($outsider) } wśród twoich Nawróconych liczy tego Najeźdźcę: 1 PZ więcej.
why-paladins-convert = Nawrócony { NAME($outsider) } jest na razie wart { $points } PZ.
why-paladins-convert-later = { NAME($outsider, case: "about") }
why-paladins-thief = Złodziej da na koniec { $points } PZ za twoje Podejrzenia.
why-paladins-peddler = Domokrążca potrzebuje { $need } Podejrzeń; masz { $have }, dopóki Spiskowiec nie odrzuci jednego.
why-paladins-squire = Bez Podejrzeń zadziała i Giermek: { NAME($rewards) }.
why-paladins-idle = Teraz niczego to nie zmienia.
why-paladins-space-taken = Pola w regionie { $region } nie zajmie już nikt inny.
why-paladins-jar-idle = Ta nagroda teraz nic nie daje; pozostałe pola zachowają swoje na później.
why-paladins-only-effect = Nic innego do wyboru nie miałoby teraz skutku.
why-paladins-workshop = { $workers ->
    [one] Do { NAME($action, case: "gen") } wystarczy potem { $workers } Robotnik.
   *[other] Do { NAME($action, case: "gen") } wystarczy potem { $workers } Robotników.
}
why-paladins-workshop-frees = Akcja „{ NAME($action) }” od razu się zwolni.
why-paladins-workshop-colour = { $workers ->
    [one] Do { NAME($action, case: "gen") } wystarczy potem { $workers } Robotnik, a { NAME($worker) } nie będzie potrzebny.
   *[other] Do { NAME($action, case: "gen") } wystarczy potem { $workers } Robotników, a { NAME($worker) } nie będzie potrzebny.
}
why-paladins-workshop-counts = Warsztat liczy się na koniec, gdziekolwiek stoi.
why-paladins-leaves = Pozostałych Robotników wystarczy do { NAME($action, case: "gen") }.
why-paladins-labourer = Parobek staje tylko na polach przezroczystych; inni także na kolorowych.
why-paladins-saves-worker = Tak { NAME($worker) } zostaje do { NAME($action, case: "gen") }.
why-paladins-saves-criminal = Tak zostaje Złoczyńca, który staje na każdym polu.
why-paladins-unneeded = Do wolnych akcji na twojej planszy { NAME($worker) } nie jest już potrzebny.
why-paladins-most-of = Z pasujących masz takich Robotników najwięcej: { $count }.
why-paladins-one-use = Z wolnych akcji { NAME($worker) } jest potrzebny tylko do { NAME($action, case: "gen") }.
why-paladins-fewer-uses = W wolnych akcjach { NAME($worker) } jest potrzebny rzadziej niż inni: w { $count }.
why-paladins-another = Jeszcze jeden { NAME($worker) } zostaje pod ręką.
why-paladins-rest = Potem zostaje: { NAME($workers) }.
why-paladins-own-slot = Na tym polu ma właśnie stać { NAME($worker) }.
why-paladins-other-slots = Zostaje na resztę pól tej akcji: { NAME($workers) }.
why-paladins-keep = W następnej Rundzie { NAME($worker) } przyda się tu: { NAME($actions) }.
why-paladins-keep-paladin = Na wierzchu stosu leży { NAME($paladin) }, a do { NAME($action, case: "gen") } potrzeba takiego Robotnika.
why-paladins-keep-criminal = Zachowany Złoczyńca nie przynosi nowego Podejrzenia i staje na każdym polu.
why-paladins-keep-labourer = W następnej Rundzie Parobek zapełni pole przezroczyste.

theme-paladins-paladins = Paladyni
theme-paladins-taverns = Karczmy
theme-paladins-actions = Akcje
theme-paladins-payment = Robotnicy
theme-paladins-targets = Cele
theme-paladins-favours = Królewskie Łaski
theme-paladins-outsiders = Obcy
theme-paladins-townsfolk = Mieszczanie
theme-paladins-spaces = Miejsca na ziemiach
