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
    [one] { $games } wyobrażona partia: szansa na wygraną { $percent } %.
    [few] { $games } wyobrażone partie: szansa na wygraną { $percent } %.
   *[many] { $games } wyobrażonych partii: szansa na wygraną { $percent } %.
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
why-clear = Żaden inny wybór nie był w nich choćby zbliżony.

bad-level = Nie ma poziomu „{ $level }”. Możliwe: { $allowed }.
bad-budget = W budżecie „{ $budget }” nikt nie zdoła pomyśleć.
bad-bot-game = Bot „{ $bot }” powstał dla innej gry, nie dla { $game }.

## Cytadela

why-citadels-build = { NAME($district) }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} dla miasta.
why-citadels-finish = Miasto zostanie ukończone przed innymi: jeszcze cztery punkty.
why-citadels-new-colour = Nowy typ: wszystkie pięć razem daje trzy punkty.
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
why-citadels-kill = { NAME($character) } to postać najcenniejsza dla najsilniejszego przeciwnika ({ NAME($seat) }).
why-citadels-rob = { NAME($character) } to zapewne wybór bogatego przeciwnika.
why-citadels-destroy = { NAME($seat) } prowadzi; { NAME($district) } jest warta więcej niż koszt zniszczenia.
why-citadels-pick-income = { NAME($character) }: dochód { $count ->
    [one] daje { $count } dzielnica
    [few] dają { $count } dzielnice
   *[many] daje { $count } dzielnic
}.
why-citadels-pick-builds = { NAME($character) }: złota i kart wystarczy na więcej niż jedną dzielnicę.
why-citadels-pick-hinder = { NAME($character) } może przeszkodzić najsilniejszemu przeciwnikowi ({ NAME($seat) }).
why-citadels-pick-crown = { NAME($character) } decyduje o koronie, a z nią o pierwszym wyborze.

## El Grande

why-elgrande-place-more = Jeszcze jeden caballero tutaj ({ NAME($place) }) zmienia kolejność: o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej przy punktowaniu.
why-elgrande-place-hold = { NAME($place) } to region, który warto wzmocnić, zanim zrobi to ktoś inny.
why-elgrande-castle = Z zamku caballeros po punktowaniu trafią dokądkolwiek, a nikt nie może ich policzyć.
why-elgrande-power-high = Siła { $power } pozwala wcześnie wybrać kartę akcji.
why-elgrande-power-low = Siła { $power } sprowadza caballeros: na dworze jest ich tylko { $count }.
why-elgrande-card = { NAME($action) }: { $count ->
    [0] jej akcja specjalna jest tego warta.
    [one] { $count } caballero do wystawienia i akcja specjalna.
    [few] { $count } caballeros do wystawienia i akcja specjalna.
   *[many] { $count } caballeros do wystawienia i akcja specjalna.
}
why-elgrande-score = Punktowanie tutaj ({ NAME($place) }) daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, więcej niż komukolwiek innemu.
why-elgrande-king = Król tutaj ({ NAME($place) }) chroni to, co tam stoi, i otwiera sąsiednie regiony.
why-elgrande-lift = { NAME($seat) } ma tutaj ({ NAME($place) }) największy zysk: o jednego caballero mniej to strata punktów.
why-elgrande-disk = { NAME($place) } to miejsce, w którym ci caballeros znaczą najwięcej.
why-elgrande-invite = { $count ->
    [one] Jeszcze { $count } caballero na dworze
    [few] Jeszcze { $count } caballeros na dworze
   *[many] Jeszcze { $count } caballeros na dworze
} – to przyda się przy dobrych kartach.

## Paladyni

why-paladins-attribute = { NAME($action) } podnosi cechę „{ NAME($attribute) }” i otwiera to, co leży za jej chorągwiami.
why-paladins-order = { NAME($action) } przybliża wypełnienie królewskiego rozkazu.
why-paladins-develop = Warsztat oszczędza robotnika: { $rounds ->
    [0] jeszcze w tej rundzie.
    [one] zostaje jeszcze { $rounds } runda.
    [few] zostają jeszcze { $rounds } rundy.
   *[many] zostaje jeszcze { $rounds } rund.
}
why-paladins-hunt = { $provisions ->
    [0] Zapasy się skończyły.
    [one] { $provisions } zapas nie wystarczy na długo.
    [few] { $provisions } zapasy nie wystarczą na długo.
   *[many] { $provisions } zapasów nie wystarczy na długo.
}
why-paladins-trade = { $silver ->
    [0] Nie ma już srebra.
    [one] { $silver } moneta nie wystarczy na długo.
    [few] { $silver } monety nie wystarczą na długo.
   *[many] { $silver } monet nie wystarczy na długo.
}
why-paladins-folk = { NAME($townsfolk) } daje najwięcej za swoją cenę.
why-paladins-outsider = { NAME($outsider) } daje najwięcej z tych, którzy są w zasięgu.
why-paladins-tavern = Tych czterech robotników najlepiej pasuje do planu.
why-paladins-paladin = { NAME($paladin) } sprawia, że akcja „{ NAME($action) }” jest w tej rundzie tańsza albo hojniejsza.
why-paladins-worker = Bez tego robotnika najłatwiej się obejść.
why-paladins-pass = Pozostali robotnicy bardziej przydadzą się w następnej rundzie.
why-paladins-clear = { NAME($action) } to akcja, którą najbardziej warto powtórzyć.
why-paladins-reward = To miejsce daje najlepszą nagrodę.
why-paladins-use = Ten mieszczanin da najwięcej, jeśli użyć go teraz.

## Wicehrabiowie

why-viscounts-build = { NAME($house) }: punkty i stała zdolność.
why-viscounts-workers = { $count ->
    [one] Jeszcze { $count } robotnik
    [few] Jeszcze { $count } robotników
   *[many] Jeszcze { $count } robotników
} w zamku; trzej razem wspinają się wyżej.
why-viscounts-book = Ten manuskrypt uzupełnia zestaw.
why-viscounts-copy = { NAME($tile) } uzupełnia zestaw.
why-viscounts-trade = Kupcy, którzy są pod ręką, najwięcej zarobią tutaj na wymianie.
why-viscounts-go = Właśnie tam posiadane symbole dadzą najwięcej.
why-viscounts-play = { NAME($card) } ma symbole pasujące do tych, które już leżą na planszy.
why-viscounts-hire = { NAME($card) } to karta lepsza niż większość w talii.
why-viscounts-flip-debt = Spłacony dług nie odbiera punktów i przynosi zasób.
why-viscounts-flip-deed = Zatwierdzony akt jest wart trzy punkty.
why-viscounts-bump = { NAME($seat) } zabiera robotnika do domu.
why-viscounts-castle = { NAME($section) } to miejsce, w którym robotnicy najszybciej się spotkają.
