### Co mówią boty: rozważania, poziomy, odmowy.

level-random = losowy
    .about = Wybiera na chybił trafił.
level-novice = nowicjusz
    .about = Gra rozsądnie, ale popełnia błędy początkującego.
level-squire = giermek
    .about = Wie, co zwykle się opłaca.
level-knight = rycerz
    .about = Myśli naprzód przez około pół sekundy.
level-castellan = kasztelan
    .about = Najsilniejszy przeciwnik; myśli przez około trzy sekundy.

why-only-choice = Jest tylko jeden możliwy wybór.
why-lots = Wybrano losowo.
why-looks-best = Na pierwszy rzut oka wygląda to najlepiej.
why-imagined = { $games ->
    [one] { $games } wyobrażona partia: szansa na wygraną { $percent }%.
    [few] { $games } wyobrażone partie: szansa na wygraną { $percent }%.
   *[many] { $games } wyobrażonych partii: szansa na wygraną { $percent }%.
}
why-better-than-next = To o { $percent } { $percent ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[many] punktów procentowych
} lepiej niż następny wybór.
why-careless = Zagrane bez większego namysłu.
why-points-better = Wygląda to o { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} lepiej niż następny wybór.
why-close = Inny wybór jest prawie równie dobry.
why-clear = Żaden inny wybór nie wypadł w nich równie dobrze.

bad-level = Nie ma poziomu „{ $level }”. Możliwe: { $allowed }.
bad-budget = Z budżetem „{ $budget }” nikt nie zdąży pomyśleć. Możliwe: iteracje (300) albo sekundy (0.5s).
bad-bot-game = Bot „{ $bot }” powstał dla innej gry, nie dla { $game }.

## Cytadela

why-citadels-build = { NAME($district) }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} dla miasta.
why-citadels-finish = Miasto zostanie ukończone przed innymi: to jeszcze cztery punkty.
why-citadels-new-colour = Nowy rodzaj dzielnicy: wszystkie pięć razem daje trzy punkty.
why-citadels-card = { NAME($district) } to najprzydatniejsza karta ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}).
why-citadels-deny = { NAME($character) } to postać, która najbardziej pomogłaby przeciwnikowi.
why-citadels-need-gold = { $gold ->
    [0] Bez złota nie da się nic zbudować.
    [one] { $gold } sztuka złota to za mało na dobrą dzielnicę.
    [few] { $gold } sztuki złota to za mało na karty z ręki.
   *[many] { $gold } sztuk złota to za mało na karty z ręki.
}
why-citadels-need-cards = { $cards ->
    [0] Na ręce nie ma kart.
    [one] Jedna karta na ręce nie daje wyboru.
    [few] Kart z ręki nie warto budować.
   *[many] Kart z ręki nie warto budować.
}
why-citadels-income = Dochód z { $count ->
    [one] { $count } dzielnicy
    [few] { $count } dzielnic
   *[many] { $count } dzielnic
}.
why-citadels-kill = { NAME($character) } to postać, na której najsilniejszy przeciwnik ({ NAME($seat) }) zyskałby najwięcej.
why-citadels-rob = { NAME($character) } to zapewne postać bogatego przeciwnika.
why-citadels-destroy = { NAME($seat) } prowadzi, a zburzyć { NAME($district, case: "acc") } kosztuje mniej, niż warta jest ta dzielnica.
why-citadels-pick-income = { NAME($character) }: dochód { $count ->
    [one] daje { $count } dzielnica
    [few] dają { $count } dzielnice
   *[many] daje { $count } dzielnic
}.
why-citadels-pick-builds = { NAME($character) }: złota i kart wystarczy na więcej niż jedną dzielnicę.
why-citadels-pick-hinder = { NAME($character) } może przeszkodzić najsilniejszemu przeciwnikowi ({ NAME($seat) }).
why-citadels-pick-crown = { NAME($character) } decyduje o koronie, a z nią o pierwszym wyborze.

## El Grande

why-elgrande-place-more = Jeszcze jeden caballero { NAME($place, case: "in") } zmienia tam kolejność: o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej przy podliczaniu.
why-elgrande-place-hold = { NAME($place) } to miejsce, w którym warto się wzmocnić, zanim zrobi to ktoś inny.
why-elgrande-castle = Z zamku caballeros po podliczeniu pójdą do dowolnego regionu, a nikt nie może ich policzyć.
why-elgrande-power-high = Moc { $power } pozwala wcześnie wybrać kartę akcji.
why-elgrande-power-low = Moc { $power } sprowadza caballeros: { $count ->
    [0] na dworze nie ma nikogo.
   *[other] na dworze jest ich tylko { $count }.
}
why-elgrande-card = { NAME($action) }: { $count ->
    [0] dla tej akcji specjalnej warto.
    [one] { $count } caballero do umieszczenia i akcja specjalna.
    [few] { $count } caballeros do umieszczenia i akcja specjalna.
   *[many] { $count } caballeros do umieszczenia i akcja specjalna.
}
why-elgrande-score = Podliczenie { NAME($place, case: "in") } daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, więcej niż komukolwiek innemu.
why-elgrande-king = Król { NAME($place, case: "in") } chroni to, co tam stoi, i otwiera sąsiednie regiony.
why-elgrande-lift = Największy zysk { NAME($place, case: "in") } ma { NAME($seat) }: jeden caballero mniej to tam strata punktów.
why-elgrande-disk = { NAME($place) } to miejsce, w którym ci caballeros znaczą najwięcej.
why-elgrande-invite = { $count ->
    [one] Jeszcze { $count } caballero na dworze
    [few] Jeszcze { $count } caballeros na dworze
   *[many] Jeszcze { $count } caballeros na dworze
} – to przyda się przy dobrych kartach.

## Paladyni

why-paladins-attribute = { NAME($action) } podnosi Atrybut ({ NAME($attribute) }): więcej pól i kart będzie w zasięgu.
why-paladins-order = { NAME($action) } przybliża wykonanie Królewskiego Dekretu.
why-paladins-develop = Warsztat oszczędza Robotnika: { $rounds ->
    [0] jeszcze w tej Rundzie.
    [one] zostaje jeszcze { $rounds } Runda.
    [few] zostają jeszcze { $rounds } Rundy.
   *[many] zostaje jeszcze { $rounds } Rund.
}
why-paladins-hunt = { $provisions ->
    [0] Zapasy się skończyły.
    [one] { $provisions } sztuka Zapasów nie wystarczy na długo.
    [few] { $provisions } sztuki Zapasów nie wystarczą na długo.
   *[many] { $provisions } sztuk Zapasów nie wystarczy na długo.
}
why-paladins-trade = { $silver ->
    [0] Srebrniki się skończyły.
    [one] { $silver } Srebrnik nie wystarczy na długo.
    [few] { $silver } Srebrniki nie wystarczą na długo.
   *[many] { $silver } Srebrników nie wystarczy na długo.
}
why-paladins-folk = { NAME($townsfolk) } daje najwięcej za swoją cenę.
why-paladins-outsider = { NAME($outsider) } daje najwięcej z tych, którzy są w zasięgu.
why-paladins-tavern = Tych czterech Robotników najlepiej pasuje do planu.
why-paladins-paladin = { NAME($paladin) } sprawia, że akcja „{ NAME($action) }” mniej kosztuje albo więcej daje w tej Rundzie.
why-paladins-worker = Bez tego Robotnika najłatwiej się obejść.
why-paladins-pass = Pozostali Robotnicy bardziej przydadzą się w następnej Rundzie.
why-paladins-clear = { NAME($action) } to akcja, którą najbardziej warto powtórzyć.
why-paladins-reward = To pole daje najlepszą nagrodę.
why-paladins-use = Ten Mieszczanin da najwięcej, jeśli użyć go teraz.

## Wicehrabiowie

why-viscounts-build = { NAME($house) }: punkty i stała zdolność.
why-viscounts-workers = { $count ->
    [one] Jeszcze { $count } robotnik
    [few] Jeszcze { $count } robotników
   *[many] Jeszcze { $count } robotników
} w zamku; gdy zbierze się trzech, jeden wchodzi wyżej.
why-viscounts-book = Ten manuskrypt powiększa zestaw.
why-viscounts-copy = „{ NAME($tile) }” powiększa zestaw.
why-viscounts-trade = Symbole kupca dadzą tu najwięcej, jeśli użyć ich do handlu.
why-viscounts-go = Właśnie tam te symbole dadzą najwięcej.
why-viscounts-play = { NAME($card) } ma symbole pasujące do tych, które już leżą na planszy.
why-viscounts-hire = { NAME($card) } to karta lepsza niż większość w talii.
why-viscounts-flip-debt = Spłacony dług nie odbiera punktów i daje surowiec.
why-viscounts-flip-deed = Nadane lenno jest warte trzy punkty.
why-viscounts-bump = { NAME($seat) }: robotnik wraca z zamku do zasobów.
why-viscounts-castle = Sekcja { NAME($section) } to miejsce, w którym robotnicy najszybciej się zbiorą.
