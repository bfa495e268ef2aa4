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
why-citadels-finish-later = Miasto zostanie ukończone: to jeszcze dwa punkty.
why-citadels-new-colour = Nowy rodzaj dzielnicy: wszystkie pięć razem daje trzy punkty.
why-citadels-scaffold = { NAME($framework) } zniknie, ale złoto zostaje ({ $price }).
why-citadels-sacrifice = { NAME($district) } daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, nowa dzielnica { $gain }, a złota się nie płaci.
why-citadels-pay-cards = Zamiast złotem można zapłacić innymi kartami z ręki ({ $cards }).
why-citadels-levy = { NAME($seat) } daje za karty brakujące złoto ({ $gold }).
why-citadels-gold-for = { $gold ->
    [one] { $gold } sztuka złota wystarczy
    [few] { $gold } sztuki złota wystarczą
   *[many] { $gold } sztuk złota wystarczy
} na { NAME($district, case: "acc") }.
why-citadels-gold-short = Wszystko, co da się zbudować z ręki, kosztuje razem { $price }, a masz { $gold }.
why-citadels-gold-later = Twoje złoto ({ $gold }) przyda się na następne karty.
why-citadels-draw-empty = Nie masz kart na ręce.
why-citadels-draw-none-useful = Żadnej karty z ręki nie można zbudować w twoim mieście.
why-citadels-draw-rich = Twojego złota ({ $gold }) wystarcza na wszystko, co da się zbudować z ręki ({ $price }).
why-citadels-draw-single = Z ręki można zbudować tylko { NAME($district, case: "acc") }.
why-citadels-draw-best = Z { $cards } kart zostaje najlepsza.
why-citadels-draw-all = { $cards ->
    [one] Na rękę przyjdzie jeszcze jedna karta.
    [2] Obie karty zostają na ręce.
    [few] Wszystkie { $cards } karty zostają na ręce.
   *[many] Wszystkie karty ({ $cards }) zostają na ręce.
}
why-citadels-end-forbidden = { NAME($character) } nie może budować.
why-citadels-end-limit = W tej turze nie można już budować.
why-citadels-end-poor = Najtańsza dzielnica z ręki kosztuje { $price }, a masz { $gold }.
why-citadels-end-save = Złoto warto zachować na { NAME($district, case: "acc") } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}).
why-citadels-end-keep = Karty i złoto lepiej zachować na następną turę.
why-citadels-vault = { NAME($district) }: trzy punkty na koniec gry, jeśli karta zostanie na ręce.
why-citadels-card = { NAME($district) }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, gdy stanie w mieście.
why-citadels-card-paid = { NAME($district) }: złoto na to już jest ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}).
why-citadels-card-new = { NAME($district) }: takiego rodzaju w twoim mieście jeszcze nie ma.
why-citadels-card-useless = { NAME($district) }: tej karty nie można zbudować w twoim mieście.
why-citadels-card-dear = { NAME($district) } kosztuje { $price }, a masz { $gold }.
why-citadels-card-cheap = { NAME($district) } da nie więcej niż { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-citadels-laboratory = Karta zamieni się w dwie sztuki złota.
why-citadels-museum = Każda karta pod Muzeum to punkt na koniec gry.
why-citadels-smithy = Dwie sztuki złota to trzy karty; na ręce jest teraz { $cards }.
why-citadels-pay-gold = Pozostałe karty na ręce ({ $cards }) są cenniejsze niż złoto.
why-citadels-redraw = Najmniej przydatne karty z ręki (razem { $cards }) można wymienić na nowe.
why-citadels-redraw-idle = { $cards ->
    [one] { $cards } karty z ręki
    [few] { $cards } kart z ręki
   *[many] { $cards } kart z ręki
} nie można zbudować w twoim mieście.
why-citadels-redraw-done = Pozostałe karty na ręce ({ $cards }) warto zatrzymać.
why-citadels-swap = { NAME($seat) } ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, a ty { $own }.
why-citadels-look = { NAME($seat) } ma { $cards ->
    [one] { $cards } kartę.
    [few] { $cards } karty do wyboru.
   *[many] { $cards } kart do wyboru.
}
why-citadels-voyage-gold = { $cards ->
    [0] Cztery sztuki złota przydadzą się na następne karty.
    [one] { $cards } karta na ręce czeka na złoto.
    [few] { $cards } karty na ręce czekają na złoto.
   *[many] { $cards } kart na ręce czeka na złoto.
}
why-citadels-voyage-cards = { $cards ->
    [0] Na ręce nie ma kart.
    [one] Na ręce jest tylko { $cards } karta.
    [few] Na ręce są { $cards } karty; cztery kolejne dadzą wybór.
   *[many] Na ręce jest { $cards } kart; cztery kolejne dadzą wybór.
}
why-citadels-borrow = { NAME($seat) } daje resztę złota za karty.
why-citadels-income = Dochód z { $count ->
    [one] { $count } dzielnicy
   *[many] { $count } dzielnic
}.
why-citadels-share = Dochód: złoto – { $gold }, karty – { $cards }; złota masz już { $own }.
why-citadels-destroy = { NAME($seat) } straci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ NAME($district) }); koszt w złocie: { $gold }.
why-citadels-destroy-late = { NAME($seat) }: do ukończenia miasta brakuje tylko { $count ->
    [one] { $count } dzielnicy
   *[many] { $count } dzielnic
}.
why-citadels-destroy-own = Potem { NAME($district, case: "acc") } będzie można zbudować ponownie.
why-citadels-armory = { NAME($seat) } straci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} ({ NAME($district) }); { NAME($armory) } też zniknie.
why-citadels-seize = { NAME($district) }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za złoto ({ $gold }), a { NAME($seat) } je straci.
why-citadels-exchange = { NAME($district) } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}) przejdzie do twojego miasta od przeciwnika ({ NAME($seat) }).
why-citadels-hand-over = Oddać { NAME($district, case: "acc") } to stracić { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-citadels-beautify = { NAME($district) }: o jeden punkt więcej za jedną sztukę złota.
why-citadels-crown = { NAME($seat) } dostanie koronę; dzielnic w tamtym mieście jest na razie { $count }.
why-citadels-tithe = { NAME($seat) } ma najwięcej złota: { $gold }.
why-citadels-spy = { NAME($seat) }: złoto – { $gold }, karty na ręce – { $cards }.
why-citadels-taxes = Zebrane podatki: { $gold }.
why-citadels-confiscate = { NAME($district) }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} bez płacenia.
why-citadels-let-pass = { NAME($district) }: nie warto dla tego odkrywać nakazu.
why-citadels-bribe = Lepiej zapłacić łapówkę ({ $gold }), niż stracić całe złoto ({ $all }).
why-citadels-refuse = Groźba może być pusta, a złoto na łapówkę ({ $gold }) zostaje u ciebie.
why-citadels-expose = Groźba jest prawdziwa: { NAME($seat) } straci całe złoto ({ $gold }).
why-citadels-expose-blank = Gdy wiadomo, że ta groźba jest pusta, druga jest prawdziwa.
why-citadels-no-expose = Co leży zakryte, pozostaje tajemnicą.
why-citadels-stage = { NAME($character, case: "acc") } można wymienić na kogoś lepszego.
why-citadels-no-stage = To, co wybrano, warto zatrzymać.
why-citadels-pick-income = Dochód { $count ->
    [one] daje { $count } dzielnica
    [few] dają { $count } dzielnice
   *[many] daje { $count } dzielnic
}.
why-citadels-pick-builds = Złota i kart wystarczy na więcej niż jedną dzielnicę.
why-citadels-pick-loot = Pozostali mają razem { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
}.
why-citadels-pick-safe = Postać rangi 8 nie ruszy twojego miasta ({ $count ->
    [one] { $count } dzielnica
    [few] { $count } dzielnice
   *[many] { $count } dzielnic
}).
why-citadels-pick-hinder = { NAME($character) } może przeszkodzić najsilniejszemu przeciwnikowi ({ NAME($seat) }).
why-citadels-pick-crown = { NAME($character) } decyduje o koronie, a z nią o pierwszym wyborze.
why-citadels-rival-income = { NAME($character) }: dochód z { $count ->
    [one] { $count } dzielnicy
   *[many] { $count } dzielnic
} w mieście przeciwnika ({ NAME($seat) }).
why-citadels-rival-builds = { NAME($character) } buduje kilka dzielnic, a { NAME($seat) } ma złoto ({ $gold }) i karty ({ $cards }).
why-citadels-harm-gold = { NAME($character) } może zabrać całe twoje złoto ({ $gold }).
why-citadels-harm-hand = { NAME($character) } może zabrać wszystkie karty z twojej ręki ({ $cards }).
why-citadels-harm-city = { NAME($character) } może uderzyć w twoje miasto ({ $count ->
    [one] { $count } dzielnica
    [few] { $count } dzielnice
   *[many] { $count } dzielnic
}).
why-citadels-deny = { NAME($character) } w tej rundzie nie trafi już do nikogo.
why-citadels-kill = Kto ma { NAME($character, case: "acc") }, straci całą turę.
why-citadels-rob = { NAME($seat) } ma { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
}, a to może być { NAME($character) }.
why-citadels-rob-anybody = Kto ma { NAME($character, case: "acc") }, odda całe złoto.
why-citadels-mark-warrant = Kto ma { NAME($character, case: "acc") }, może stracić pierwszą opłaconą dzielnicę.
why-citadels-mark-threat = Kto ma { NAME($character, case: "acc") }, odda połowę złota albo zaryzykuje całe.
why-citadels-power = { NAME($character) }: { $power ->
    [assassin] jedna postać straci turę.
    [witch] turę innej postaci można rozegrać jak własną.
    [magistrate] dzielnica, za którą zapłaci ktoś inny, może trafić do ciebie.
    [thief] całe złoto jednej postaci.
    [spy] złoto i karty za to, co ktoś ma na ręce.
    [blackmailer] połowa złota dwóch postaci albo całe złoto jednej.
    [magician] lepsza ręka, od gracza albo z talii.
    [wizard] najlepsza karta z cudzej ręki, za złoto od razu zbudowana.
    [seer] po karcie od każdego, a zbudować można dwie dzielnice.
    [king] korona.
    [emperor] korona trafi tam, gdzie najmniej zaszkodzi, za sztukę złota albo kartę.
    [patrician] korona.
    [bishop] postać rangi 8 nie ruszy twojego miasta.
    [abbot] sztuka złota od najbogatszego gracza.
    [cardinal] brakujące złoto można wziąć od kogoś za karty.
    [merchant] w każdym razie jedna sztuka złota więcej.
    [alchemist] złoto zapłacone za dzielnice wraca.
    [trader] dzielnic handlowych można zbudować dowolnie wiele.
    [navigator] cztery sztuki złota albo cztery karty.
    [scholar] najlepsza z siedmiu kart, a zbudować można dwie dzielnice.
    [warlord] można zburzyć dzielnicę przeciwnika.
    [diplomat] można wymienić dzielnicę na lepszą.
    [marshal] można przejąć tanią dzielnicę przeciwnika.
    [queen] trzy sztuki złota obok gracza z postacią rangi 4.
    [artist] jedna albo dwie dzielnice będą warte o punkt więcej.
    [tax_collector] zapłaci każdy, kto buduje.
   *[architect] w każdym razie dwie karty więcej i do trzech dzielnic w turze.
}

## El Grande

why-elgrande-place-more = Jeszcze jeden caballero { NAME($place, case: "in") } daje tam o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej przy podliczaniu.
why-elgrande-place-hurts = Jeszcze jeden caballero { NAME($place, case: "in") }: { NAME($seat) } traci tam { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} przy podliczaniu.
why-elgrande-also-hurts = Do tego { NAME($seat) } traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-castle-anyway = Zamek i tak zostanie podliczony przy podliczaniu generalnym.
why-elgrande-hand-enough = Kart mocy na ręce: { $count }; rund do końca: { $rounds }.
why-elgrande-move-most = Jedno przesunięcie do innego regionu dałoby najwyżej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-tile-most = Żeton punktacji w regionie dodałby teraz najwyżej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-tile-would = Jeśli { NAME($place, case: "in") } będzie leżał { NAME($tile) }, { NAME($seat) } straci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-place-guard = Jeszcze jeden caballero { NAME($place, case: "in") } chroni tam { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, nawet jeśli kogoś doda { NAME($who) }.
why-elgrande-place-step = Po nim jeszcze { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} { NAME($place, case: "in") } – i będzie tam o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
why-elgrande-place-alone = Nikogo innego { NAME($place, case: "in") } nie ma: tam trudniej będzie prześcignąć { $count } caballeros.
why-elgrande-place-lead = Przewaga { NAME($place, case: "in") } rośnie do { $count }; najbliżej jest tam { NAME($who) }.
why-elgrande-place-none = Żaden pojedynczy caballero nie doda punktów w dostępnym regionie.
why-elgrande-scoring-soon = Po tej rundzie jest podliczanie generalne.
why-elgrande-castle = { $count ->
    [one] W zamku będzie czekać 1 caballero: przy podliczaniu generalnym może pójść do potajemnie wybranego regionu.
   *[other] W zamku będzie czekać { $count } caballeros: przy podliczaniu generalnym mogą razem pójść do jednego regionu.
}
why-elgrande-castle-pays = Zamek też się podlicza: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za pierwsze miejsce.
why-elgrande-castle-own = Własnych caballeros w zamku: { $count }; pierwsze miejsce daje tam { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-castle-nobody = W zamku nie ma własnych caballeros.
why-elgrande-lose-none = { $count ->
    [one] Jeden caballero mniej
   *[other] Strata { $count } caballeros
} { NAME($place, case: "in") } nie kosztuje teraz żadnych punktów.
why-elgrande-lose-least = { $count ->
    [one] Jeden caballero mniej
   *[other] Strata { $count } caballeros
} { NAME($place, case: "in") } kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; w żadnym regionie nie jest taniej.
why-elgrande-lose = { $count ->
    [one] Jeden caballero mniej
   *[other] Strata { $count } caballeros
} { NAME($place, case: "in") } kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} przy podliczaniu.
why-elgrande-frees = Jeden cudzy caballero mniej ({ NAME($who) }) i { NAME($place) } daje o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
why-elgrande-hurts = Jeden caballero mniej { NAME($place, case: "in") }: { NAME($seat) } traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-gap = Przewaga, którą ma { NAME($who) } { NAME($place, case: "in") }, zmaleje do { $count }.
why-elgrande-left = { NAME($who) } { $count ->
    [0] nie będzie już mieć nikogo { NAME($place, case: "in") }
   *[other] będzie mieć { NAME($place, case: "in") } tylko { $count ->
       [one] { $count } caballero
      *[other] { $count } caballeros
   }
}.
why-elgrande-step-own = Własny caballero przesunięty { NAME($source, case: "from") } { NAME($place, case: "to") } daje o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
why-elgrande-step-other = Cudzy caballero ({ NAME($who) }) przesunięty { NAME($source, case: "from") } { NAME($place, case: "to") } daje o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
why-elgrande-drop-castle = Wrzucony do zamku, ten caballero ({ NAME($who) }) nie stoi w żadnym regionie do podliczania generalnego.
why-elgrande-drop-hurts = { NAME($place) }: przez tego caballero { NAME($seat) } traci tam { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-drop-safe = { NAME($place) }: tam ten caballero nikomu nie zabiera punktów.
why-elgrande-drop-none = { NAME($place) }: tam { NAME($seat) } nie ma teraz z tego caballero żadnych punktów.
why-elgrande-drop-least = { NAME($place) }: tam { NAME($seat) } ma z tego caballero { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a nigdzie nie ma mniej.
why-elgrande-move-none = Żadne pojedyncze przesunięcie do innego regionu nie daje punktów ani nie zabiera ich przeciwnikom.
why-elgrande-move-no-gain = Żadne pojedyncze przesunięcie do innego regionu nie daje więcej punktów.
why-elgrande-as-is = Teraz regiony dają { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; najlepszy z przeciwników, { NAME($seat) }, ma { $other }.
why-elgrande-arrive = { $count ->
    [0] Grand
    [one] Jeszcze jeden caballero
   *[other] Jeszcze { $count } caballeros
} { NAME($place, case: "in") } { $count ->
    [0] daje
    [one] daje
   *[other] daje
} tam o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
why-elgrande-arrive-behind = { $count ->
    [0] { NAME($who) } nie będzie już mieć przewagi { NAME($place, case: "in") }: jest po równo.
   *[other] { NAME($who) } wciąż prowadzi { NAME($place, case: "in") }: o { $count }.
}
why-elgrande-power-brings = Moc { $power } może sprowadzić na dwór { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}; teraz { $court ->
    [0] nie ma tam nikogo
    [one] jest tam 1
   *[other] jest ich tam { $court }
}.
why-elgrande-order = { $before ->
    [0] Moc { $power } jest najwyższa w rundzie: pierwszy wybór karty akcji.
   *[other] { $after ->
       [0] Moc { $power } jest najniższa w rundzie i daje znacznik pierwszego gracza.
      *[other] Moc { $power }: przed nią w kolejce po kartę akcji { $before }, za nią { $after }.
   }
}
why-elgrande-highest-yet = Nikt nie zagrał jeszcze mocy wyższej niż { $power }: na razie to pierwszy wybór karty akcji.
why-elgrande-order-yet = { $before ->
    [0] Nikt nie zagrał jeszcze karty mocy w tej rundzie.
   *[other] Zagrane dotąd moce wyższe niż { $power }: { $before }.
}
why-elgrande-keeps = Na ręce na następne rundy { $count ->
    [one] zostaje { $count } wyższa karta mocy
    [few] zostają { $count } wyższe karty mocy
   *[many] zostaje { $count } wyższych kart mocy
}.
why-elgrande-highest-card = Na ręce nie ma karty mocy wyższej niż { $power }.
why-elgrande-modifier-court = Z modyfikatorem „{ NAME($modifier) }” razem { $power } i można sprowadzić na dwór jeszcze jednego caballero.
why-elgrande-modifier-move = Z modyfikatorem „{ NAME($modifier) }” razem { $power } i można przesunąć jednego cudzego caballero.
why-elgrande-modifier-place = Z modyfikatorem „{ NAME($modifier) }” razem { $power } i można umieścić jednego z prowincji w dowolnym regionie.
why-elgrande-modifier-power = Z modyfikatorem „{ NAME($modifier) }” moc wynosi { $power }.
why-elgrande-pass = Na ręce zostają modyfikatory: { NAME($modifiers) }.
why-elgrande-invite = { $count ->
    [one] Jeszcze 1 caballero
   *[other] Jeszcze { $count } caballeros
} na dworze: razem { $court }.
why-elgrande-invite-fewer = W prowincji zostaje rezerwa: { $count }; na dworze będzie { $court }.
why-elgrande-court-enough = Na dworze jest dość caballeros ({ $court }): żadna pozostała karta nie ma liczby większej niż { $count }.
why-elgrande-court-short = Na dworze{ $court ->
    [0]  nie ma nikogo
   *[other] : { $court }
}, a pozostała karta może umieścić { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}.
why-elgrande-court-stays = Na dworze { $count ->
    [one] zostaje 1 caballero, gotowy
   *[other] zostaje { $count } caballeros, gotowych
} do umieszczenia.
why-elgrande-court-later = Caballeros z dworu ({ $count }) można umieścić w następnych rundach.
why-elgrande-recall-dear = Każdy odwołany caballero kosztowałby co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-recall-free = Jednego caballero można teraz odwołać z regionu bez straty punktów.
why-elgrande-recall-stay = Własni caballeros zostają w regionach ({ $count }).
why-elgrande-regain = { $count ->
    [0] Na ręce moc { $power } będzie najwyższą kartą.
   *[other] Na ręce { $count ->
       [one] będzie tylko { $count } karta wyższa
       [few] będą { $count } karty wyższe
      *[many] będzie { $count } kart wyższych
   } od mocy { $power }.
}
why-elgrande-regain-brings = Moc { $power } będzie mogła jeszcze raz zaprosić { $count } caballeros.
why-elgrande-regain-late = To ostatnia runda: kart mocy już się nie zagra.
why-elgrande-regain-modifier = Modyfikator „{ NAME($modifier) }” będzie można zagrać jeszcze raz.
why-elgrande-regain-could = Moc { $power } można wziąć z powrotem i zagrać jeszcze raz.
why-elgrande-return-court = Strata z dworu nie osłabia żadnego regionu; { $count ->
    [0] dwór będzie pusty
   *[other] na dworze będzie { $count }
}.
why-elgrande-score-alone = { NAME($what) }: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a przeciwnikom nic.
why-elgrande-score-more = { NAME($what) }: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; najlepszy z przeciwników, { NAME($seat) }, dostaje { $other }.
why-elgrande-score-even = { NAME($what) }: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i tyle samo dostaje { NAME($seat) }.
why-elgrande-score-less = { NAME($what) }: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a { NAME($seat) } dostaje { $other }.
why-elgrande-score-none = { NAME($what) }: teraz nikt nie dostanie punktów.
why-elgrande-rivalry = Podlicza się tylko regiony wybrane dokładnie raz.
why-elgrande-sends-back = Do prowincji { $count ->
    [one] wraca 1 caballero przeciwnika
   *[other] wraca { $count } caballeros przeciwników
}.
why-elgrande-civil-war = { $count ->
    [one] Jeden przeciwnik traci wszystkich swoich caballeros w jednym regionie.
   *[other] Przeciwnicy ({ $count }) tracą wszystkich swoich caballeros, każdy w jednym regionie.
}
why-elgrande-arrest = Każdy przeciwnik, który ma caballeros poza regionem króla, traci jednego z nich.
why-elgrande-take-empty = Na dworze nie ma kogo umieszczać.
why-elgrande-places = Można umieścić { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}; na dworze: { $court }.
why-elgrande-deny = Kto weźmie kartę „{ NAME($action) }”, ten o niej decyduje: teraz { NAME($seat) } dostaje z niej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-act-then = Potem można jeszcze umieścić { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}.
why-elgrande-act-instead = Umieszczanie się na tym kończy: nie da się już umieścić { $count ->
    [one] 1 caballero
   *[other] { $count } caballeros
}.
why-elgrande-act-free = Nikogo nie trzeba przesuwać ani umieszczać: decyduje się o każdym z osobna.
why-elgrande-tile-could = Gdyby { NAME($place, case: "in") } leżał { NAME($tile) }, byłoby o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
why-elgrande-tile-more = Tam { NAME($tile) } daje o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej przy podliczaniu.
why-elgrande-tile-hurts = Będzie tam leżał { NAME($tile) } i { NAME($seat) } straci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-tile-value = Pierwsze miejsce { NAME($place, case: "in") } będzie dawać { $points } zamiast { $before }.
why-elgrande-tile-no-gain = W żadnym regionie żeton punktacji nie dodałby teraz punktów.
why-elgrande-tile-raise = Żeton zastępuje tabelę punktów swojego miejsca.
why-elgrande-grande-could = Grand mógłby dawać { NAME($place, case: "in") } jeszcze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-grande-idle = Grand { NAME($place, case: "in") } nic teraz nie daje.
why-elgrande-grande-leaves = { NAME($seat) } traci { NAME($place, case: "in") } premię granda: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-grande-pays = Samodzielne pierwsze miejsce { NAME($place, case: "in") }: grand daje tam { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-grande-soon = Jeszcze { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
} { NAME($place, case: "in") } – i grand da tam { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-grande-stays = Grand już daje { NAME($place, case: "in") } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-king-could = Król mógłby chronić { NAME($place, case: "in") } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-king-guards = Król { NAME($place, case: "in") } chroni tam { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-king-opens = To otwiera kolejny region ({ NAME($place) }), gdzie jeszcze jeden caballero daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-king-entered = Można umieszczać także { NAME($place, case: "in") }, w regionie króla; własnych caballeros jest tam { $count }.
why-elgrande-king-leaves = { NAME($seat) } traci { NAME($place, case: "in") } premię króla: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-king-near = Obok króla są wtedy: { NAME($places) }.
why-elgrande-king-castle = Gdy król jest w zamku, caballeros można umieszczać we wszystkich regionach.
why-elgrande-king-goes = Bez króla { NAME($place) } przestaje być regionem nietykalnym.
why-elgrande-king-comes = Król wraca do regionu i czyni go nietykalnym.
why-elgrande-king-stays = Tam, gdzie stoi, { NAME($place, case: "in") }, król chroni { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-incite = { NAME($place) }: stamtąd { $count ->
    [0] nie odchodzi nikt
    [one] musi odejść 1 cudzy caballero
   *[other] musi odejść { $count } cudzych caballeros
}.
why-elgrande-incite-gain = Bez innych graczy { NAME($place) } daje o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej.
why-elgrande-disk-nothing = W zamku nie ma własnych caballeros: tarcza niczego nie zmienia.
why-elgrande-disk-court = { $count ->
    [0] Grand zostaje w zamku
    [one] Z zamku na dwór idzie 1 caballero
   *[other] Z zamku na dwór idzie { $count } caballeros
}; na dworze będzie { $court }.
why-elgrande-veto = Akcja karty „{ NAME($action) }” zostanie anulowana: { NAME($seat) } nic z niej nie ma.
why-elgrande-veto-back = Odesłałaby do prowincji { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}.
why-elgrande-veto-move = Jeden caballero wyprowadzony { NAME($place, case: "from") } kosztowałby { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
why-elgrande-veto-last = Weto działa tylko do końca tej rundy.
why-elgrande-veto-kept = Weto działa do końca rundy { $round }.
why-elgrande-veto-take = Weto może anulować jedną akcję specjalną innego gracza w tej lub następnej rundzie.
why-elgrande-allow-pays = { $points ->
    [0] Karta „{ NAME($action) }” nie daje punktów temu, kto ją zapowiedział.
   *[other] Karta „{ NAME($action) }” daje { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }, nie mniej niż temu, kto ją zapowiedział.
}
why-elgrande-allow-nothing = Karta „{ NAME($action) }” nie zabiera żadnego własnego caballero.

## Paladyni

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
why-paladins-rest = Potem zostaną: { NAME($workers) }.
why-paladins-own-slot = Na tym polu ma właśnie stać { NAME($worker) }.
why-paladins-other-slots = Na resztę pól tej akcji zostają: { NAME($workers) }.
why-paladins-keep = W następnej Rundzie { NAME($worker) } przyda się tu: { NAME($actions) }.
why-paladins-keep-paladin = Na wierzchu stosu leży { NAME($paladin) }, a do { NAME($action, case: "gen") } potrzeba takiego Robotnika.
why-paladins-keep-criminal = Zachowany Złoczyńca nie przynosi nowego Podejrzenia i staje na każdym polu.
why-paladins-keep-labourer = W następnej Rundzie Parobek zapełni pole przezroczyste.

## Wicehrabiowie

why-viscounts-or = { $one } albo { $other }
why-viscounts-times = { $count } × { NAME($icon, case: "one") }
why-viscounts-at-once = Od razu: { $effect }.
why-viscounts-pick-goods = Na początek daje { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
   *[many] { $count } surowców
}, więcej niż każda inna para.
why-viscounts-pick-silver = Na początek daje { $count } { $count ->
    [one] srebro
   *[other] srebra
}, więcej niż każda inna para.
why-viscounts-pick-extra = Dodatek na początek: { $effect }.
why-viscounts-pick-hero = Do twojej talii trafia „{ NAME($card) }”: { NAME($icons) }.
why-viscounts-can-build = zbudować: { NAME($house) } (+{ $points } PZ)
why-viscounts-can-place = umieścić { $count ->
    [one] { $count } robotnika
   *[other] { $count } robotników
} w sekcji { NAME($section) }
why-viscounts-can-copy = przepisać { $ribbon ->
    [0] szary
    [1] czarny
    [2] niebieski
   *[3] żółty
} manuskrypt (+{ $points } PZ za zestawy)
why-viscounts-can-book = skorzystać z nadrukowanej księgi ({ $effect })
why-viscounts-can-trade = handlować { $times } { $times ->
    [one] raz
   *[other] razy
} ({ NAME($exchange) })
why-viscounts-play-way = Karta może zaprowadzić na { NAME($space, case: "acc") }{ $fare ->
    [0] {""}
    [one] {" "}za { $fare } srebro
   *[other] {" "}za { $fare } srebra
}, gdzie można { $plan }.
why-viscounts-play-icons = Z nią masz { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
} { $action ->
    [0] do handlu
    [1] do budowy
    [2] do umieszczania robotników
   *[3] do przepisywania
}.
why-viscounts-go = Tam można { $plan }.
why-viscounts-go-hire = Tam za { $cost } { $cost ->
    [one] srebro
   *[other] srebra
} można zatrudnić mieszczanina „{ NAME($card) }”.
why-viscounts-go-nowhere = Twoje symbole i dobra nie wystarczą na akcję na żadnym osiągalnym polu.
why-viscounts-go-free = Droga nie kosztuje srebra.
why-viscounts-go-fare = Droga kosztuje { $fare } { $fare ->
    [one] srebro
   *[other] srebra
}; zostaje { $left }.
why-viscounts-hire-icons = Symboli na karcie: { $count }; mniej jest ich na { $fewer } z twoich { $total } kart.
why-viscounts-hire-free = „{ NAME($card) }” jest do wzięcia za darmo, a nie za { $cost } { $cost ->
    [one] srebro
   *[other] srebra
}.
why-viscounts-hire-kind = Dodaje symbol { NAME($icon, case: "gen") }; { $count ->
    [0] na twoich kartach jeszcze takich nie ma
   *[other] na twoich kartach dotąd takich: { $count }
}.
why-viscounts-hire-late = To ostatnia runda: karty „{ NAME($card) }” nie da się już zagrać.
why-viscounts-hire-harm = Zatrudnienie mieszczanina „{ NAME($card) }” oznacza: { $effect }.
why-viscounts-criminal = Karta „{ NAME($card) }” ma przestępcę: zagranie jej daje zepsucie.
why-viscounts-hire-weak = „{ NAME($card) }” ma { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
}; mniej { $fewer ->
    [0] nie ma żadna z twoich { $total } kart
   *[other] jest tylko na { $fewer } z twoich { $total } kart
}.
why-viscounts-hire-silver = Po zatrudnieniu mieszczanina „{ NAME($card) }” z { $silver } srebra zostałoby { $left }.
why-viscounts-build = { NAME($house) } daje { $points } PZ za budynki.
why-viscounts-build-ability = { NAME($house, case: "about") }
why-viscounts-book = O { $points } PZ więcej za zestawy manuskryptów.
why-viscounts-book-bonus = To twój trzeci manuskrypt z tą zakładką: należy ci się { NAME($bonus) }.
why-viscounts-book-worth = Jego tekst daje teraz { $points } PZ.
why-viscounts-book-again = Nadrukowana księga zostaje i przyda się jeszcze nieraz.
why-viscounts-trade = Masz { $had ->
    [one] { $had } symbol
    [few] { $had } symbole
   *[many] { $had } symboli
} kupca, czyli { $times ->
    [one] { $times } wymianę
    [few] { $times } wymiany
   *[many] { $times } wymian
}: { NAME($exchange) }.
why-viscounts-trade-silver = Jeszcze { $short } { $short ->
    [one] srebro
   *[other] srebra
} i starczy na wymianę: { NAME($exchange) }.
why-viscounts-trade-dismiss = Handel pozwala wygnać mieszczanina „{ NAME($card) }” za { $price } { $price ->
    [one] srebro
   *[other] srebra
}.
why-viscounts-trade-both = Razem z wygnaniem mieszczanina „{ NAME($card) }” starczy na wymianę: { NAME($exchange) }.
why-viscounts-trade-purse = Masz { $count } { $count ->
    [one] srebro
   *[other] srebra
}.
why-viscounts-trade-next = Kolejna wymiana kosztowałaby { $short } { $short ->
    [one] srebro
   *[other] srebra
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
why-viscounts-pay-instead = Wygnanie mieszczanina „{ NAME($card) }” kosztowałoby { $price } { $price ->
    [one] srebro
   *[other] srebra
}.
why-viscounts-pay-done = Potrzebne symbole już są: { $need }.
why-viscounts-dismiss = „{ NAME($card) }” dodaje { $count ->
    [one] { $count } symbol
    [few] { $count } symbole
   *[many] { $count } symboli
} za { $price } { $price ->
    [one] srebro
   *[other] srebra
}.
why-viscounts-dismiss-trade = To daje { $times ->
    [one] { $times } wymianę
    [few] { $times } wymiany
   *[many] { $times } wymian
}: { NAME($exchange) }.
why-viscounts-dismiss-gone = Nikt inny nie zatrudni już mieszczanina „{ NAME($card) }”.
why-viscounts-spot = Efekt placu: { $effect }.
why-viscounts-spot-link = Powstaje połączenie między twoimi budynkami: { $effect }.
why-viscounts-spot-shared = Powstaje połączenie: { $effect }; korzysta też { NAME($seat) }.
why-viscounts-spot-later = Budynek obok utworzy połączenie: { $effect }.
why-viscounts-spot-spared = Na później wolny zostaje { NAME($site) } ({ $effect }).
why-viscounts-link = Najpierw to połączenie: { $effect }.
why-viscounts-link-then = Drugie połączenie działa zaraz po nim: { $effect }.
why-viscounts-link-flip = To, co da to połączenie, można odwrócić dzięki drugiemu.
why-viscounts-castle-three = W sekcji { NAME($section) } zbierają się twoi robotnicy ({ $count }): jeden wchodzi na drugi poziom.
why-viscounts-castle-lead = Jeden robotnik dociera na trzeci poziom i daje ci kartę zarządcy zamku: { $points } PZ.
why-viscounts-castle-climb = Jeden robotnik dociera na trzeci poziom.
why-viscounts-castle-chain = Robotnik, który przechodzi obok, staje się trzecim w sekcji { NAME($section) }.
why-viscounts-castle-reward = Za wejście wyżej w sekcji { NAME($section) }: { $effect }.
why-viscounts-castle-full = W sekcji { NAME($section) } zrobi się za ciasno i to ty wybierzesz, czyj robotnik odejdzie.
why-viscounts-castle-crowd = W sekcji { NAME($section) } zrobi się za ciasno i czyjś robotnik odejdzie.
why-viscounts-castle-points = O { $count } PZ więcej za robotników w zamku.
why-viscounts-castle-waits = Twoich robotników w sekcji { NAME($section) } będzie { $count }; jeszcze { $missing } i jeden wejdzie wyżej.
why-viscounts-castle-aside = Robotnik z sekcji { NAME($section) } od razu przejdzie obok.
why-viscounts-castle-anyway = W sekcji { NAME($section) } i tak zbierze się trzech twoich, a ten robotnik poczeka w sekcji { NAME($target) }.
why-viscounts-castle-move = Przesunięcie w zamku może zebrać razem trzech twoich robotników.
why-viscounts-castle-near = Na pierwszym poziomie możesz przesunąć jednego ze swoich robotników (masz ich tam { $count }).
why-viscounts-castle-none = Żadne przesunięcie nie zbierze razem trzech twoich robotników.
why-viscounts-castle-stay = { $count ->
    [one] Twój robotnik na pierwszym poziomie zostaje na miejscu.
   *[other] Twoi robotnicy na pierwszym poziomie ({ $count }) zostają na miejscach.
}
why-viscounts-bump = { NAME($seat) } traci w zamku { $points } PZ.
why-viscounts-bump-ahead = { NAME($seat) } ma najwięcej PZ z twoich rywali: { $points }.
why-viscounts-bump-pair = { NAME($seat) } nie będzie już tam mieć dwóch robotników.
why-viscounts-bump-own = Twój robotnik wraca i przynosi { $tier ->
    [1] 2 srebra
   *[other] 1 punkt cnoty i dowolny surowiec
}.
why-viscounts-take-build = Razem z nim twoje symbole i kamienie wystarczą na budynek: { NAME($building) }.
why-viscounts-take-copy = Razem z nim twoje symbole i kałamarze wystarczą na manuskrypt o koszcie { $cost }.
why-viscounts-take-place = Razem z nim twoje symbole i złoto wystarczą na { $count } robotników.
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
    [2] do umieszczania robotników
   *[3] do przepisywania
}; taki surowiec liczy się jako jeden.
why-viscounts-flip-debt = Niespłacony dług zabiera 2 PZ, spłacony nic, a do tego bierzesz surowiec.
why-viscounts-flip-deed = Nadane lenno daje 3 PZ, a pozyskane tylko 1.
why-viscounts-flip-worth = Każde odwrócenie jest warte 2 PZ.
why-viscounts-flip-acts = „{ NAME($card) }” działa, ilekroć odwracasz dług.
why-viscounts-flip-ranked = { $debt ->
    [1] Karta dobrobytu liczy spłacone długi
   *[other] Karta ubóstwa liczy nadane lenna
}: będziesz mieć { $own }, najlepszy rywal ma { $best }.
why-viscounts-flip-near = { $debt ->
    [1] Do karty dobrobytu, która liczy spłacone długi, zostało lenn: { $above }.
   *[other] Do karty ubóstwa, która liczy nadane lenna, zostało długów: { $above }.
}
why-viscounts-flip-stop = Niespłacone długi ({ $debts }) i pozyskane lenna ({ $deeds }) zostają, jak są.
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
    [one] { $count } pozyskane lenno
    [few] { $count } pozyskane lenna
   *[many] { $count } pozyskanych lenn
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
    [2] do umieszczania robotników
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
    [one] srebro
   *[other] srebra
}.
why-viscounts-top-starters = { $total ->
    [1] To może być tylko jedna karta, i to początkowa.
   *[other] Z { $total } kart, którymi może się okazać, początkowych jest { $count }.
}
why-viscounts-top-silver = Da to co najmniej { $silver } { $silver ->
    [one] srebro
   *[other] srebra
}.
why-viscounts-hand-stays = Na ręce zostają: { NAME($cards) }.
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
    [1] na planszy masz przestępcę, więc 1 punkt zepsucia
   *[other] na planszy nie masz przestępcy, więc 1 punkt cnoty
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
why-viscounts-drop-criminal = Jako pierwsza zejdzie z planszy karta „{ NAME($card) }”, a z nią przestępca.
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
    [2] do umieszczania robotników
   *[3] do przepisywania
}.
why-viscounts-order-rest = Pozostałe karty działają zaraz po niej.
