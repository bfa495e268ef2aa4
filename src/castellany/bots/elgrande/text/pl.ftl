### Co mówią boty: rozważania, poziomy, odmowy.: El Grande

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
    [few] W zamku będą czekać { $count } caballeros: przy podliczaniu generalnym mogą razem pójść do jednego regionu.
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

theme-elgrande-power = Karty mocy
theme-elgrande-court = Dwór
theme-elgrande-cards = Karty akcji
theme-elgrande-placing = Rozmieszczanie
theme-elgrande-king = Król
theme-elgrande-disks = Tajne tarcze
theme-elgrande-moving = Przesuwanie caballeros
