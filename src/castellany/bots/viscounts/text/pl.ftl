### Co mówią boty: rozważania, poziomy, odmowy.: Wicehrabiowie

why-viscounts-or = { $one } albo { $other }
why-viscounts-times = { $count } × { NAME($icon, case: "one") }
why-viscounts-at-once = Od razu: { $effect }.
why-viscounts-pick-goods = Na początek daje { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
   *[many] { $count } surowców
}, więcej niż każda inna para.
why-viscounts-pick-silver = Na początek daje { $count } { $count ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
}, więcej niż każda inna para.
why-viscounts-pick-extra = Dodatek na początek: { $effect }.
why-viscounts-pick-hero = Do twojej talii trafia „{ NAME($card) }”: { NAME($icons) }.
why-viscounts-can-build = zbudować: { NAME($house) } (+{ $points } PZ)
why-viscounts-can-place = umieścić { $count ->
    [one] { $count } Robotnika
   *[other] { $count } Robotników
} w sekcji { NAME($section) }
why-viscounts-can-copy = przepisać { $ribbon ->
    [0] szary
    [1] czarny
    [2] niebieski
   *[3] żółty
} Manuskrypt (+{ $points } PZ za zestawy)
why-viscounts-can-book = skorzystać z nadrukowanego Manuskryptu ({ $effect })
why-viscounts-can-trade = handlować { $times } { $times ->
    [one] raz
   *[other] razy
} ({ NAME($exchange) })
why-viscounts-play-way = Karta może zaprowadzić na { NAME($space, case: "acc") }{ $fare ->
    [0] {""}
    [one] {" "}za { $fare } Srebrnik
    [few] {" "}za { $fare } Srebrniki
   *[other] {" "}za { $fare } Srebrników
}, gdzie można { $plan }.
why-viscounts-play-icons = Z nią masz { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
} { $action ->
    [0] do handlu
    [1] do budowy
    [2] do umieszczania Robotników
   *[3] do przepisywania
}.
why-viscounts-go = Tam można { $plan }.
why-viscounts-go-hire = Tam za { $cost } { $cost ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
} można zrekrutować Mieszczanina „{ NAME($card) }”.
why-viscounts-go-nowhere = Twoje symbole i dobra nie wystarczą na akcję na żadnym osiągalnym polu.
why-viscounts-go-free = Droga nie kosztuje Srebrników.
why-viscounts-go-fare = Droga kosztuje { $fare } { $fare ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
}; zostaje { $left }.
why-viscounts-hire-icons = Symboli na karcie: { $count }; mniej jest ich na { $fewer } z twoich { $total } kart.
why-viscounts-hire-free = „{ NAME($card) }” jest do wzięcia za darmo, a nie za { $cost } { $cost ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
}.
why-viscounts-hire-kind = Dodaje symbol { NAME($icon, case: "gen") }; { $count ->
    [0] na twoich kartach jeszcze takich nie ma
   *[other] na twoich kartach dotąd takich: { $count }
}.
why-viscounts-hire-late = To ostatnia Runda: karty „{ NAME($card) }” nie da się już zagrać.
why-viscounts-hire-harm = Rekrutacja Mieszczanina „{ NAME($card) }”: { $effect }.
why-viscounts-criminal = Karta „{ NAME($card) }” ma Złoczyńcę: zagranie jej daje zepsucie.
why-viscounts-hire-weak = „{ NAME($card) }” ma { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
}; mniej { $fewer ->
    [0] nie ma żadna z twoich { $total } kart
   *[other] jest tylko na { $fewer } z twoich { $total } kart
}.
why-viscounts-hire-silver = Po rekrutacji Mieszczanina „{ NAME($card) }” z { $silver } Srebrników zostałoby { $left }.
why-viscounts-build = { NAME($house) } daje { $points } PZ za budynki.
why-viscounts-build-ability = { NAME($house, case: "about") }
why-viscounts-book = O { $points } PZ więcej za zestawy Manuskryptów.
why-viscounts-book-bonus = To twój trzeci Manuskrypt z tą zakładką: należy ci się { NAME($bonus) }.
why-viscounts-book-worth = Jego tekst daje teraz { $points } PZ.
why-viscounts-book-again = Nadrukowany Manuskrypt zostaje i przyda się jeszcze nieraz.
why-viscounts-trade = Masz { $had ->
    [one] { $had } symbol
    [few] { $had } symbole
   *[many] { $had } symboli
} Kupca, czyli { $times ->
    [one] { $times } wymianę
    [few] { $times } wymiany
   *[many] { $times } wymian
}: { NAME($exchange) }.
why-viscounts-trade-silver = Jeszcze { $short } { $short ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
} i starczy na wymianę: { NAME($exchange) }.
why-viscounts-trade-dismiss = Handel pozwala wygnać Mieszczanina „{ NAME($card) }” za { $price } { $price ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
}.
why-viscounts-trade-both = Razem z wygnaniem Mieszczanina „{ NAME($card) }” starczy na wymianę: { NAME($exchange) }.
why-viscounts-trade-purse = Masz { $count } { $count ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
}.
why-viscounts-trade-next = Kolejna wymiana kosztowałaby { $short } { $short ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
}.
why-viscounts-trade-none = Na wymianę nie starcza: liczy się samo wygnanie.
why-viscounts-stock = { $count ->
    [0] Nie masz jeszcze { NAME($res, case: "many") }.
    [one] Na razie masz { $count } { NAME($res, case: "acc") }.
    [few] Na razie masz { $count } { NAME($res, case: "few") }.
   *[many] Na razie masz { $count } { NAME($res, case: "many") }.
}
why-viscounts-starters = Wśród twoich kart { $count ->
    [one] jest jeszcze { $count } początkowa
    [few] są jeszcze { $count } początkowe
   *[many] jest jeszcze { $count } początkowych
}.
why-viscounts-thinner = Masz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}: im mniej, tym szybciej wracają najlepsze.
why-viscounts-idle-dear = Każda akcja kosztowałaby tu dobra albo wygnanie.
why-viscounts-idle-best = Najlepsze, co można tu zrobić: { $plan }.
why-viscounts-idle-keeps = Zachowujesz { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
   *[many] { $count } surowców
}.
why-viscounts-pay = Brakuje symboli { NAME($icon, case: "gen") }: { $missing }; masz { $count } { $count ->
    [one] { NAME($res, case: "acc") }
    [few] { NAME($res, case: "few") }
   *[many] { NAME($res, case: "many") }
}.
why-viscounts-pay-double = Pierwszy wydany surowiec liczy się jako dwa symbole.
why-viscounts-pay-rather = Mniej masz { NAME($res, case: "many") }: { $count }.
why-viscounts-pay-instead = Wygnanie Mieszczanina „{ NAME($card) }” kosztowałoby { $price } { $price ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
}.
why-viscounts-pay-done = Potrzebne symbole już są: { $need }.
why-viscounts-dismiss = „{ NAME($card) }” dodaje { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
} za { $price } { $price ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
}.
why-viscounts-dismiss-trade = To daje { $times ->
    [one] { $times } wymianę
    [few] { $times } wymiany
   *[many] { $times } wymian
}: { NAME($exchange) }.
why-viscounts-dismiss-gone = Nikt inny nie zrekrutuje już Mieszczanina „{ NAME($card) }”.
why-viscounts-spot = Efekt placu: { $effect }.
why-viscounts-spot-link = Powstaje połączenie między twoimi budynkami: { $effect }.
why-viscounts-spot-shared = Powstaje połączenie: { $effect }; korzysta też { NAME($seat) }.
why-viscounts-spot-later = Budynek obok utworzy połączenie: { $effect }.
why-viscounts-spot-spared = Na później wolny zostaje { NAME($site) } ({ $effect }).
why-viscounts-link = Najpierw to połączenie: { $effect }.
why-viscounts-link-then = Drugie połączenie działa zaraz po nim: { $effect }.
why-viscounts-link-flip = To, co da to połączenie, można odwrócić dzięki drugiemu.
why-viscounts-castle-three = W sekcji { NAME($section) } zbierają się twoi Robotnicy ({ $count }): jeden wchodzi na drugi poziom.
why-viscounts-castle-lead = Jeden Robotnik dociera na trzeci poziom i daje ci kartę zarządcy zamku: { $points } PZ.
why-viscounts-castle-climb = Jeden Robotnik dociera na trzeci poziom.
why-viscounts-castle-chain = Robotnik, który przechodzi obok, staje się trzecim w sekcji { NAME($section) }.
why-viscounts-castle-reward = Za wejście wyżej w sekcji { NAME($section) }: { $effect }.
why-viscounts-castle-full = W sekcji { NAME($section) } zrobi się za ciasno i to ty wybierzesz, czyj Robotnik odejdzie.
why-viscounts-castle-crowd = W sekcji { NAME($section) } zrobi się za ciasno i czyjś Robotnik odejdzie.
why-viscounts-castle-points = O { $count } PZ więcej za Robotników w zamku.
why-viscounts-castle-waits = Twoich Robotników w sekcji { NAME($section) } będzie { $count }; jeszcze { $missing } i jeden wejdzie wyżej.
why-viscounts-castle-aside = Robotnik z sekcji { NAME($section) } od razu przejdzie obok.
why-viscounts-castle-anyway = W sekcji { NAME($section) } i tak zbierze się trzech twoich, a ten Robotnik poczeka w sekcji { NAME($target) }.
why-viscounts-castle-move = Przesunięcie w zamku może zebrać razem trzech twoich Robotników.
why-viscounts-castle-near = Na pierwszym poziomie możesz przesunąć jednego ze swoich Robotników (masz ich tam { $count }).
why-viscounts-castle-none = Żadne przesunięcie nie zbierze razem trzech twoich Robotników.
why-viscounts-castle-stay = { $count ->
    [one] Twój Robotnik na pierwszym poziomie zostaje na miejscu.
   *[other] Twoi Robotnicy na pierwszym poziomie ({ $count }) zostają na miejscach.
}
why-viscounts-bump = { NAME($seat) } traci w zamku { $points } PZ.
why-viscounts-bump-ahead = { NAME($seat) } ma najwięcej PZ z twoich rywali: { $points }.
why-viscounts-bump-pair = { NAME($seat) } nie będzie już tam mieć dwóch Robotników.
why-viscounts-bump-own = Twój Robotnik wraca i przynosi { $tier ->
    [1] 2 Srebrniki
   *[other] 1 punkt cnoty i dowolny surowiec
}.
why-viscounts-take-build = Razem z nim twoje symbole i kamienie wystarczą na budynek: { NAME($building) }.
why-viscounts-take-copy = Razem z nim twoje symbole i kałamarze wystarczą na Manuskrypt o koszcie { $cost }.
why-viscounts-take-place = Razem z nim twoje symbole i złoto wystarczą na { $count } Robotników.
why-viscounts-take-scarce = { $count ->
    [0] Nie masz jeszcze { NAME($res, case: "many") }.
    [one] Masz tylko { $count } { NAME($res, case: "acc") }; żadnego innego surowca nie masz mniej.
    [few] Masz { $count } { NAME($res, case: "few") }; żadnego innego surowca nie masz mniej.
   *[many] Masz { $count } { NAME($res, case: "many") }; żadnego innego surowca nie masz mniej.
}
why-viscounts-take-icons = { $count ->
    [0] Nie masz symboli
    [one] Masz { $count } symbol
    [few] Masz { $count } symbole
   *[many] Masz { $count } symboli
} { $action ->
    [1] do budowy
    [2] do umieszczania Robotników
   *[3] do przepisywania
}; taki surowiec liczy się jako jeden.
why-viscounts-flip-debt = Niespłacony Dług zabiera 2 PZ, spłacony nic, a do tego bierzesz surowiec.
why-viscounts-flip-deed = Nadane Lenno daje 3 PZ, a pozyskane tylko 1.
why-viscounts-flip-worth = Każde odwrócenie jest warte 2 PZ.
why-viscounts-flip-acts = „{ NAME($card) }” działa, ilekroć odwracasz Dług.
why-viscounts-flip-ranked = { $debt ->
    [1] Karta dobrobytu liczy spłacone Długi
   *[other] Karta ubóstwa liczy nadane Lenna
}: będziesz mieć { $own }, najlepszy rywal ma { $best }.
why-viscounts-flip-near = { $debt ->
    [1] Do karty dobrobytu, która liczy spłacone Długi, zostało Lenn: { $above }.
   *[other] Do karty ubóstwa, która liczy nadane Lenna, zostało Długów: { $above }.
}
why-viscounts-flip-stop = Niespłacone Długi ({ $debts }) i pozyskane Lenna ({ $deeds }) zostają, jak są.
why-viscounts-marks-apart = Znaczniki cnoty i zepsucia dzieli wtedy { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}; nagroda jest wtedy, gdy się spotkają.
why-viscounts-marks-meet = Znaczniki cnoty i zepsucia leżą wtedy razem na polu { $space }.
why-viscounts-resources = Na razie { $count ->
    [0] nie masz surowców
    [one] masz { $count } surowiec
    [few] masz { $count } surowce
   *[many] masz { $count } surowców
}; będzie o { $more } więcej.
why-viscounts-deed = Masz wtedy { $count ->
    [one] { $count } pozyskane Lenno
    [few] { $count } pozyskane Lenna
   *[many] { $count } pozyskanych Lenn
}, każde warte 1 PZ.
why-viscounts-cycle = Inne karty przyjdą szybciej: na ręce { $hand }, w talii { $deck }.
why-viscounts-drop-sooner = Kartę „{ NAME($card) }” można przesunąć w prawo: zejdzie z planszy wcześniej.
why-viscounts-order-free = Karty na planszy będą mogły zejść w innej kolejności.
why-viscounts-fewest-hand = Żadna karta na ręce nie ma mniej symboli niż „{ NAME($card) }”: { $count }.
why-viscounts-fewest-own = Żadna z twoich kart nie ma mniej symboli niż „{ NAME($card) }”: { $count }.
why-viscounts-card-icons = „{ NAME($card) }” ma { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
}.
why-viscounts-next = Z kartą „{ NAME($card) }” jako następną będziesz mieć { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
} { $action ->
    [0] do handlu
    [1] do budowy
    [2] do umieszczania Robotników
   *[3] do przepisywania
}.
why-viscounts-hand-late = To twoja ostatnia tura: żadnej karty już nie zagrasz.
why-viscounts-card-starter = „{ NAME($card) }” to jedna z twoich kart początkowych (masz ich jeszcze { $count }).
why-viscounts-card-plain = „{ NAME($card) }” ma { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
} i żadnej zdolności.
why-viscounts-card-late = Karty „{ NAME($card) }” nie da się już zagrać.
why-viscounts-destroy-silver = Zniszczenie daje { $silver } { $silver ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
}.
why-viscounts-top-starters = { $total ->
    [1] To może być tylko jedna karta, i to początkowa.
   *[other] Z { $total } kart, którymi może się okazać, początkowych jest { $count }.
}
why-viscounts-top-silver = Da to co najmniej { $silver } { $silver ->
    [one] Srebrnik
    [few] Srebrniki
   *[other] Srebrników
}.
why-viscounts-hand-stays = Zostaje na ręce: { NAME($cards) }.
why-viscounts-top-good = { $total ->
    [1] To może być tylko jedna karta, i to nie początkowa.
   *[other] Z { $total } kart, którymi może się okazać, niepoczątkowych jest { $count }.
}
why-viscounts-hand-good = Każda karta na ręce ma co najmniej tyle symboli, co karty twojej talii średnio.
why-viscounts-no-shuffle = Talia jest pusta: wierzchnia karta wymagałaby przetasowania odrzuconych ({ $count }).
why-viscounts-deck-stays = { $count ->
    [one] Ostatnia karta talii zostaje na miejscu.
   *[other] Talia zostaje, jak jest; kart w niej: { $count }.
}
why-viscounts-shuffle = Odrzucone karty ({ $count }) zostaną przetasowane: { $guilty ->
    [1] na planszy masz Złoczyńcę, więc 1 punkt zepsucia
   *[other] na planszy nie masz Złoczyńcy, więc 1 punkt cnoty
}.
why-viscounts-pile-better = Odrzucone karty mają średnio więcej symboli niż karty talii, a w niej { $count ->
    [0] nic nie zostanie
   *[other] zostanie kart: { $count }
}.
why-viscounts-deck-shorter = { $count ->
    [0] Talia się skończy i odrzucone karty
   *[other] W talii zostanie kart: { $count }; potem odrzucone
} do niej wrócą.
why-viscounts-refill = Na koniec tury znów dobierasz karty do limitu ręki.
why-viscounts-no-starters = Na ręce nie ma żadnej karty początkowej.
why-viscounts-keep-all = Zachowujesz wszystkie swoje karty: { $count }.
why-viscounts-drop-acts = „{ NAME($card) }” zejdzie z planszy jako pierwsza karta: { $effect }.
why-viscounts-drop-criminal = Jako pierwsza zejdzie z planszy karta „{ NAME($card) }”, a z nią Złoczyńca.
why-viscounts-drop-fewest = Jako pierwsza zejdzie z planszy karta „{ NAME($card) }”; żadna inna tam nie ma mniej symboli.
why-viscounts-drop-first = Jako pierwsza zejdzie z planszy karta „{ NAME($card) }”.
why-viscounts-stays = Najdłużej zostanie na planszy karta „{ NAME($card) }”; żadna inna tam nie ma więcej symboli.
why-viscounts-remain = Pozostałe karty na planszy dają wtedy { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
} { $action ->
    [0] do handlu
    [1] do budowy
    [2] do umieszczania Robotników
   *[3] do przepisywania
}.
why-viscounts-order-rest = Pozostałe karty działają zaraz po niej.

theme-viscounts-cards = Karty
theme-viscounts-moves = Ruch
theme-viscounts-actions = Akcje i płatność
theme-viscounts-building = Budowa
theme-viscounts-castle = Zamek
theme-viscounts-goods = Surowce, Długi i Lenna
theme-viscounts-heroes = Bohaterowie
theme-viscounts-hiring = Rekrutacja
theme-viscounts-thinning = Karty do pozbycia się
