### Co mówią boty: rozważania, poziomy, odmowy.: Cytadela

why-citadels-build = { NAME($district) }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} dla miasta.
why-citadels-finish = Miasto zostanie ukończone przed innymi: to jeszcze cztery punkty.
why-citadels-finish-later = Miasto zostanie ukończone: to jeszcze dwa punkty.
why-citadels-new-colour = Nowy rodzaj dzielnicy: wszystkie pięć razem daje trzy punkty.
why-citadels-scaffold = { NAME($framework) } zniknie, ale złoto zostaje ({ $price }).
why-citadels-sacrifice = { NAME($district) }: { $points ->
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
why-citadels-card-dear = { NAME($district) }: koszt { $price }, a masz { $gold }.
why-citadels-card-cheap = { NAME($district) }: nie więcej niż { $points ->
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
} za złoto ({ $gold }), a { NAME($seat) } straci tyle samo.
why-citadels-exchange = Od przeciwnika ({ NAME($seat) }) do twojego miasta: { NAME($district) } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}).
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
why-citadels-let-pass = { NAME($district) }: dla tej karty nie warto odkrywać nakazu.
why-citadels-bribe = Lepiej zapłacić łapówkę ({ $gold }), niż stracić całe złoto ({ $all }).
why-citadels-refuse = Groźba może być bez pokrycia, a złoto na łapówkę ({ $gold }) zostaje u ciebie.
why-citadels-expose = Groźba jest prawdziwa: { NAME($seat) } straci całe złoto ({ $gold }).
why-citadels-expose-blank = Gdy wiadomo, że ta groźba jest bez pokrycia, druga jest prawdziwa.
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

theme-citadels-roles = Postacie
theme-citadels-gathering = Zbieranie
theme-citadels-turn = Tura
theme-citadels-building = Budowa
theme-citadels-powers = Zdolności
theme-citadels-attacks = Ataki
