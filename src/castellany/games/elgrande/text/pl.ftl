# El Grande po polsku.

game-elgrande = El Grande
    .about = Wysyłaj caballeros do regionów Hiszpanii i miej większość, gdy liczy się punkty.

imaginary = Gracz wyimaginowany
    .about = Trzeci kolor w grze dwuosobowej. Stoi na drodze, ale o niczym nie decyduje i nie zdobywa punktów.

# Miejsca
place-galicia = Galicja
    .in = w Galicji
    .to = do Galicji
    .from = z Galicji
place-navarra = Nawarra
    .in = w Nawarze
    .to = do Nawarry
    .from = z Nawarry
place-aragon = Aragonia
    .in = w Aragonii
    .to = do Aragonii
    .from = z Aragonii
place-cataluna = Katalonia
    .in = w Katalonii
    .to = do Katalonii
    .from = z Katalonii
place-castilla = Kastylia
    .in = w Kastylii
    .to = do Kastylii
    .from = z Kastylii
place-toledo = Toledo
    .in = w Toledo
    .to = do Toledo
    .from = z Toledo
place-valencia = Walencja
    .in = w Walencji
    .to = do Walencji
    .from = z Walencji
place-sevilla = Sewilla
    .in = w Sewilli
    .to = do Sewilli
    .from = z Sewilli
place-granada = Grenada
    .in = w Grenadzie
    .to = do Grenady
    .from = z Grenady
place-castle = Zamek
    .in = w zamku
    .to = do zamku
    .from = z zamku
place-court = Dwór
    .in = na dworze
    .to = na dwór
    .from = z dworu
place-province = Prowincja
    .in = w prowincji
    .to = do prowincji
    .from = z prowincji
place-france = Francja
    .in = we Francji
    .to = do Francji
    .from = z Francji
    .about = To nie region. Może tu trafić tylko król i tylko przez kartę „Wygnanie”.
place-portugal = Portugalia
    .in = w Portugalii
    .to = do Portugalii
    .from = z Portugalii
    .about = To nie region. Może tu trafić tylko król i tylko przez kartę „Wygnanie”.

# Nazwy regionów razem z oryginalnymi
title-galicia = Galicja (Galicia)
title-navarra = Nawarra (Navarra)
title-aragon = Aragonia (Aragón)
title-cataluna = Katalonia (Cataluña)
title-castilla = Kastylia (Castilla)
title-toledo = Toledo
title-valencia = Walencja (Valencia)
title-sevilla = Sewilla (Sevilla)
title-granada = Grenada (Granada)
title-castle = Zamek (Castillo)
    .about = To nie region. Wrzuceni tu caballeros są ukryci do podliczania generalnego; wtedy właściciele wyprowadzają ich do potajemnie wybranego regionu.

# Figury i strefy
piece-king = król
    .about = Jego region jest nietykalny. Caballeros umieszcza się w regionach obok niego.
piece-caballero = caballero
    .about = Kto ma ich w regionie najwięcej, ten zdobywa tam najwięcej punktów.
piece-marker = znacznik pierwszego gracza
    .about = Jego posiadacz zagrywa pierwszą kartę mocy; po rundzie bierze go najniższa moc.
pieces-of = caballeros: { NAME($seat) }
    .about = Kto ma ich w regionie najwięcej, ten zdobywa tam najwięcej punktów.
grande-of = grand: { NAME($seat) }
    .about = Daje właścicielowi 2 punkty więcej za samodzielne pierwsze miejsce w jego regionie. Do większości się nie liczy.
res-points = punkty
zone-round = runda
zone-tiles = żetony punktacji obok planszy
zone-deck-1 = talia 1
zone-deck-2 = talia 2
zone-deck-3 = talia 3
zone-deck-4 = talia 4
zone-deck-5 = talia 5
zone-deck-merged = talie 2 i 3
zone-discard = odrzucone karty akcji
zone-province = prowincja
    .about = Wspólna pula. Stąd zaprasza się caballeros na dwór.
zone-court = dwór
    .about = Własna pula gracza. Stąd umieszcza się caballeros na planszy.
zone-played = zagrana karta mocy
zone-hand = karty mocy na ręce
zone-spent = odrzucone karty mocy
zone-modifiers = modyfikatory na ręce
zone-modifiers-spent = odrzucone modyfikatory
zone-action = wzięta karta akcji
zone-imaginary-powers = zakryte karty mocy
zone-region-cards = zakryte karty regionów
power-card = moc { $card }
    .about = Wyznacza kolejność tur: wyższa moc gra wcześniej. Im niższa moc, tym więcej caballeros można zaprosić.

tile-eight_four = żeton punktacji 8/4
    .about = Zastępuje tabelę punktów swojego miejsca: 8 za pierwsze, 4 za drugie, nic za trzecie.
tile-four = żeton punktacji 4
    .about = Zastępuje tabelę punktów swojego miejsca: 4 za pierwsze, nic za pozostałe.

modifier-plus2 = Moc +2
    .about = Dodaje 2 do karty mocy. Bez zdolności.
modifier-plus1 = Moc +1
    .about = Dodaje 1 do karty mocy. Możesz sprowadzić 1 swojego caballero z prowincji na dwór.
modifier-minus1 = Moc −1
    .about = Odejmuje 1 od karty mocy. Możesz przesunąć 1 cudzego caballero.
modifier-minus2 = Moc −2
    .about = Odejmuje 2 od karty mocy. Możesz umieścić 1 swojego caballero z prowincji w dowolnym regionie.
minus-1 = −1

# Karty akcji
action-conspiracy = Spisek
    .about = Wyprowadź z jednego regionu najwyżej 5 caballeros dowolnych kolorów.
action-machination = Knowania
    .about = Przesuń najwyżej 4 caballeros dowolnych kolorów.
action-regrouping = Przegrupowanie
    .about = Przesuń najwyżej 4 swoich caballeros.
action-intrigue = Intryga
    .about = Przesuń najwyżej 2 swoich i najwyżej 2 cudzych caballeros.
action-ambush = Zasadzka
    .about = Przesuń najwyżej 3 cudzych caballeros.
action-scheme = Fortel
    .about = Przesuń najwyżej 3 caballeros dowolnych kolorów.
action-militia = Pospolite ruszenie
    .about = Umieść jeszcze najwyżej 2 caballeros ze swojego dworu w dowolnych regionach oprócz regionu króla.
action-departure = Wymarsz
    .about = Wyprowadź z jednego regionu dowolną liczbę swoich caballeros.
action-justice = Sprawiedliwość
    .about = Wybierz region i podlicz go.
action-withdrawal = Wycofanie
    .about = Każdy przeciwnik, począwszy od twojej lewej, odsyła do prowincji 3 caballeros z dworu lub regionów.
action-civil_war = Wojna domowa
    .about = Każdy przeciwnik potajemnie wybiera region i odsyła stamtąd do prowincji wszystkich swoich caballeros.
action-disgrace = Niełaska
    .about = Każdy przeciwnik odsyła do prowincji cały swój dwór.
action-dismissal = Dymisja
    .about = Każdy przeciwnik odsyła do prowincji 3 caballeros ze swojego dworu.
action-arrest = Aresztowanie
    .about = Odeślij do prowincji po 1 caballero każdego przeciwnika z wybranych regionów.
action-skirmish = Potyczka
    .about = Każdy przeciwnik potajemnie wybiera region i odsyła stamtąd do prowincji 2 swoich caballeros.
action-watchtowers = Strażnice
    .about = Podlicz wszystkie regiony, w których pierwsze miejsce daje 4.
action-fiesta = Fiesta
    .about = Podlicz wszystkie regiony, w których pierwsze miejsce daje 5.
action-heartland = Serce kraju
    .about = Podlicz wszystkie regiony, w których pierwsze miejsce daje 6 lub 7.
action-revelation = Ujawnienie
    .about = Podlicz zamek. Wszystko w nim zostaje.
action-triumph = Triumf
    .about = Podlicz wszystkie regiony, ale tylko pierwsze miejsca.
action-gathering = Zgromadzenie
    .about = Podlicz region, w którym jest łącznie najwięcej caballeros.
action-borderlands = Rubieże
    .about = Podlicz region, w którym jest łącznie najmniej caballeros; puste się nie liczą.
action-decree = Dekret
    .about = Połóż lub przełóż żeton punktacji.
action-new_home = Nowy dom
    .about = Przenieś swojego granda do innego regionu.
action-authority = Pełnomocnictwo
    .about = Weź na rękę jedną ze swoich zużytych kart mocy.
action-insurrection = Bunt
    .about = Wybierz region: przeciwnicy potajemnie wskazują, dokąd odejdą stamtąd wszyscy ich caballeros.
action-reinforcements = Posiłki
    .about = Sprowadź 2 swoich caballeros z prowincji na dwór.
action-adviser = Doradca królewski
    .about = Przenieś króla do sąsiedniego regionu.
action-your_majesty = Wasza Królewska Mość
    .about = Przenieś króla do dowolnego regionu.
action-deputy = Zastępca
    .about = Zamień miejscami króla i dowolnego granda.
action-exile = Wygnanie
    .about = Przenieś króla do Francji albo Portugalii.
action-escort = Świta
    .about = Przenieś króla do dowolnego regionu razem z 2 caballeros dowolnych kolorów z jego poprzedniego regionu.
action-rebellion = Powstanie
    .about = Przenieś króla do zamku. Dopóki tam jest, caballeros można umieszczać we wszystkich regionach, ale nie w zamku.
action-summer_court = Posiadłość
    .about = Przenieś króla do regionu, w którym jest najmniej caballeros. Przy remisie wybierasz ty.
action-contest = Zawody
    .about = Przenieś króla do dowolnego regionu i wrzuć wszystkich grandów stamtąd do zamku.
action-infiltration = Infiltracja
    .about = Król zostaje na miejscu. W tej turze możesz umieszczać caballeros także w jego regionie.
action-royal_progress = Objazd królewski
    .about = Przenieś króla do dowolnego regionu.
action-audience = Audiencja
    .about = Przenieś króla do sąsiedniego regionu i sprowadź 2 swoich caballeros z prowincji na dwór.
action-capital = Stolica
    .about = Przenieś króla do regionu, w którym jest najwięcej caballeros. Przy remisie wybierasz ty.
action-representation = Przedstawicielstwo
    .about = Albo wyprowadź z jednego regionu dowolną liczbę swoich caballeros, albo umieść najwyżej 2 ze swojego dworu w dowolnych regionach.
action-veto = Weto
    .about = Raz, w tej lub następnej rundzie, anuluj akcję specjalną innego gracza.
action-rivalry = Rywalizacja
    .about = Wszyscy potajemnie wybierają region. Podlicza się regiony wskazane dokładnie raz.

# Opcje stołu
option-short_game = Krótka gra
    .about = Sześć rund zamiast dziewięciu, ze wszystkimi trzema podliczaniami generalnymi.
option-merged_decks = Połączone talie 2 i 3
    .about = Trzech graczy wybiera z czterech talii zamiast pięciu: jest ciaśniej. We dwoje zawsze tak jest.
option-new_regency = Nowa regencja
    .about = Dziesięć różnych kart króla zamiast karty „Wasza Królewska Mość”.
option-changing_powers = Zmienne moce
    .about = Każdy dostaje trzy modyfikatory, które podnoszą lub obniżają kartę mocy; większość ma zdolność.
option-alternatives = Alternatywne karty akcji
    .about = Każda dodana karta zastępuje losową kartę swojej talii. Dla tych, którzy znają już grę.
option-alternatives-representation = Przedstawicielstwo (talia 1)
    .about = Wyprowadzić swoich z regionu albo umieścić dwóch gdziekolwiek.
option-alternatives-veto = Weto (talia 2)
    .about = Posiadacz karty jest pytany przed każdą akcją specjalną innych.
option-alternatives-second_veto = Drugie Weto (talia 2)
    .about = Drugie Weto z pudełka.
option-alternatives-rivalry = Rywalizacja (talia 4)
    .about = Podlicza się regiony, które wskazał tylko jeden gracz.
option-open_castle = Otwarty zamek
    .about = Wszyscy widzą, ilu caballeros jest w zamku i w prowincji.
bad-merged-decks = Talie 2 i 3 łączy się tylko przy dwóch lub trzech graczach; graczy przy stole: { $seats }.
bad-second-veto = Drugie Weto dodaje się tylko razem z pierwszym: dodaj też pierwsze (veto).

# Fazy i uwagi
phase-dealing = Przekazywanie modyfikatorów
phase-powers = Runda { $round }: karty mocy
    .short = karty mocy
phase-turn = Runda { $round }, tura: { NAME($seat) }
    .short = tura: { NAME($seat) }
phase-turn-card = Runda { $round }, tura: { NAME($seat) }, karta „{ NAME($action) }”
    .short = { NAME($seat) }: „{ NAME($action) }”
phase-scoring = Podliczanie generalne po rundzie { $round }
phase-over = Gra jest zakończona
note-values = daje { $first }/{ $second }/{ $third }
note-values-two = daje { $first }/{ $second }
note-kings-region = region króla: nietykalny
note-adjacent = obok króla
note-castle-closed = nie wolno zaglądać do środka
note-pays = { $points ->
    [one] teraz dałoby { $points } punkt
    [few] teraz dałoby { $points } punkty
   *[many] teraz dałoby { $points } punktów
}
note-power = moc { $power }
note-places = { $count ->
    [one] umieszcza { $count } caballero
   *[other] umieszcza { $count } caballeros
}

# Pytania
ask-power = Zagraj kartę mocy.
ask-power-modifier = Zagraj kartę mocy, z modyfikatorem lub bez.
ask-pass-modifier = Wybierz modyfikator, który przekażesz w lewo: { NAME($seat) }.
ask-invite = { $count ->
    [one] Zaproś na dwór najwyżej { $count } caballero; w prowincji: { $province }.
   *[other] Zaproś na dwór najwyżej { $count } caballeros; w prowincji: { $province }.
}
ask-recall = { $count ->
    [one] Prowincja jest pusta. Możesz odwołać z regionu { $count } caballero.
   *[other] Prowincja jest pusta. Możesz odwołać z regionów najwyżej { $count } caballeros.
}
ask-add-one = Moc +1: sprowadzić caballero na dwór?
ask-take = Weź kartę akcji.
ask-use = { $count ->
    [one] „{ NAME($action) }”: umieść { $count } caballero, użyj akcji specjalnej albo zakończ turę.
   *[other] „{ NAME($action) }”: umieść najwyżej { $count } caballeros, użyj akcji specjalnej albo zakończ turę.
}
ask-use-special = „{ NAME($action) }”: użyj akcji specjalnej albo zakończ turę.
ask-place = { $count ->
    [one] „{ NAME($action) }”: umieść { $count } caballero albo zakończ turę.
   *[other] „{ NAME($action) }”: umieść najwyżej { $count } caballeros albo zakończ turę.
}
ask-veto = { NAME($seat) } zapowiada akcję specjalną karty „{ NAME($action) }”. Użyć Weta?
ask-move-any = { $count ->
    [one] Możesz przesunąć { $count } caballero dowolnego koloru: wybierz go.
   *[other] Możesz przesunąć najwyżej { $count } caballeros dowolnych kolorów: wybierz jednego.
}
ask-move-any-one = Wybierz caballero; jego region może opuścić najwyżej { $count } caballeros dowolnych kolorów.
ask-move-out = { $count ->
    [one] Możesz wyprowadzić { NAME($place, case: "from") } { $count } caballero: wybierz go.
   *[other] Możesz wyprowadzić { NAME($place, case: "from") } najwyżej { $count } caballeros: wybierz jednego.
}
ask-move-own = { $count ->
    [one] Możesz przesunąć { $count } swojego caballero: wybierz go.
   *[other] Możesz przesunąć najwyżej { $count } swoich caballeros: wybierz jednego.
}
ask-move-own-one = Wybierz swojego caballero; jego region może opuścić dowolna liczba twoich.
ask-move-own-out = Możesz wyprowadzić { NAME($place, case: "from") } dowolną liczbę swoich caballeros: wybierz jednego.
ask-move-others = { $count ->
    [one] Możesz przesunąć { $count } cudzego caballero: wybierz go.
   *[other] Możesz przesunąć najwyżej { $count } cudzych caballeros: wybierz jednego.
}
ask-move-ability = Moc −1: możesz przesunąć 1 cudzego caballero. Wybierz go.
ask-move-both = Możesz przesunąć swoich caballeros (najwyżej { $own }) i cudzych (najwyżej { $others }): wybierz jednego.
ask-drop = Dokąd idzie caballero { NAME($place, case: "from") }?
ask-post = { $count ->
    [one] Umieść { $count } caballero ze swojego dworu w dowolnym regionie.
   *[other] Umieść najwyżej { $count } caballeros ze swojego dworu w dowolnych regionach.
}
ask-post-province = { $count ->
    [one] Moc −2: możesz umieścić { $count } caballero z prowincji w dowolnym regionie.
   *[other] Moc −2: możesz umieścić najwyżej { $count } caballeros z prowincji w dowolnych regionach.
}
ask-branch = „Przedstawicielstwo”: wyprowadzić swoich z regionu czy umieścić kogoś ze swojego dworu?
ask-justice = „Sprawiedliwość”: który region podliczyć?
ask-return = { $count ->
    [one] „Wycofanie”: odeślij do prowincji jeszcze { $count } caballero.
   *[other] „Wycofanie”: odeślij do prowincji jeszcze { $count } caballeros.
}
ask-arrest = „Aresztowanie”: odeślij po jednym caballero każdego przeciwnika.
ask-civil-war = „Wojna domowa”: wybierz region na tajnej tarczy. Wszyscy twoi caballeros stamtąd wrócą do prowincji.
ask-skirmish = „Potyczka”: wybierz region na tajnej tarczy. 2 twoich caballeros stamtąd wróci do prowincji.
ask-skirmish-one = „Potyczka”: wybierz region na tajnej tarczy. Poza regionem króla nigdzie nie masz 2 caballeros, więc do prowincji wróci tylko 1.
ask-incite = „Bunt”: z którego regionu mają odejść przeciwnicy?
ask-flee = „Bunt”: wybierz region na tajnej tarczy. Odejdą tam { NAME($place, case: "from") } wszyscy twoi caballeros ({ $count }).
ask-rivalry = „{ NAME($action) }”: wybierz region na tajnej tarczy. Podlicza się regiony wybrane dokładnie raz.
ask-castle-disk = Podliczanie generalne: wybierz region na tajnej tarczy. Pójdą tam twoi caballeros z zamku ({ $count }).
ask-castle-disk-grande = Podliczanie generalne: wybierz region na tajnej tarczy. Pójdą tam z zamku twój grand i twoi caballeros ({ $count }).
ask-castle-disk-none = Podliczanie generalne: wybierz region na tajnej tarczy. Nie masz nikogo w zamku, więc nic to nie zmieni.
ask-decree = „Dekret”: połóż żeton punktacji na regionie lub zamku.
ask-new-home = „Nowy dom”: dokąd idzie twój grand { NAME($place, case: "from") }?
ask-regain = „Pełnomocnictwo”: weź kartę z powrotem na rękę.
ask-king = „{ NAME($action) }”: dokąd idzie król?
ask-escort = { $count ->
    [one] „Świta”: wybierz { $count } caballero, który pójdzie z królem { NAME($place, case: "to") }.
   *[other] „Świta”: wybierz { $count } caballeros, którzy pójdą z królem { NAME($place, case: "to") }.
}
ask-deputy = „Zastępca”: który grand zamienia się miejscami z królem?

# Możliwości
opt-power = { $count ->
    [one] Moc { $card } (zaprasza { $count } caballero)
   *[other] Moc { $card } (zaprasza { $count } caballeros)
}
opt-power-modifier = { $count ->
    [one] Moc { $card } z modyfikatorem „{ NAME($modifier) }” = { $power } (zaprasza { $count } caballero)
   *[other] Moc { $card } z modyfikatorem „{ NAME($modifier) }” = { $power } (zaprasza { $count } caballeros)
}
opt-modifier = { NAME($modifier) }. { NAME($modifier, case: "about") }
opt-invite = { $count ->
    [0] Nie zapraszaj nikogo
    [one] Zaproś { $count } caballero
   *[other] Zaproś { $count } caballeros
}
opt-invite-take = { $count ->
    [0] Weź kartę „{ NAME($action) }”
    [one] Zaproś { $count } caballero i weź kartę „{ NAME($action) }”
   *[other] Zaproś { $count } caballeros i weź kartę „{ NAME($action) }”
}
opt-recall = Odwołaj jednego { NAME($place, case: "from") }
opt-add-one = Sprowadź jednego caballero na dwór
opt-stop = Nic więcej
opt-take = { NAME($action) } (umieszcza { $count }). { NAME($action, case: "about") }
opt-place = Umieść caballero { NAME($place, case: "in") }
opt-throw = Wrzuć caballero do zamku
opt-act = Użyj akcji specjalnej karty „{ NAME($action) }”
opt-act-instead = Zakończ umieszczanie i użyj akcji specjalnej karty „{ NAME($action) }”
opt-end = Zakończ turę
leaves-court = { $count ->
    [one] { $count } caballero zostanie na dworze
   *[other] { $count } caballeros zostanie na dworze
}
leaves-special = akcja specjalna niewykorzystana
leaves-both = { $count ->
    [one] jeszcze: { $count } caballero, akcja specjalna
   *[other] jeszcze: { $count } caballeros, akcja specjalna
}
opt-veto = Weto: anuluj „{ NAME($action) }”
opt-allow = Nie sprzeciwiaj się
opt-lift-own = Swojego { NAME($place, case: "from") }
opt-lift = Jednego { NAME($place, case: "from") }: { NAME($who) }
opt-drop = Przesuń { NAME($place, case: "to") }
opt-march = Wyprowadź swoich z regionu
opt-muster = Umieść najwyżej 2 ze swojego dworu
opt-score = { $points ->
    [one] { NAME($place) } (ty: { $points } punkt)
    [few] { NAME($place) } (ty: { $points } punkty)
   *[many] { NAME($place) } (ty: { $points } punktów)
}
opt-return = Jednego { NAME($place, case: "from") }
opt-return-court = Jednego z dworu
opt-arrest = Jednego { NAME($place, case: "from") }: { NAME($who) }
opt-lose = { NAME($place) }: strata { $count }
opt-incite = Bunt { NAME($place, case: "in") }
opt-disk = { NAME($place) }
opt-disk-court = { NAME($place) }: jest tam król, więc caballeros pójdą na twój dwór
opt-disk-court-grande = { NAME($place) }: jest tam król, więc caballeros pójdą na twój dwór, a grand zostanie w zamku
opt-tile = Połóż { NAME($tile) } { NAME($place, case: "in") }
opt-grande = Grand idzie { NAME($place, case: "to") }
opt-regain = Weź z powrotem kartę mocy { $card }
opt-regain-modifier = Weź z powrotem modyfikator „{ NAME($modifier) }”
opt-king = Król idzie { NAME($place, case: "to") }
opt-king-stays = Król zostaje { NAME($place, case: "in") }
opt-escort = Zabierz jednego: { NAME($who) }
opt-swap = Z grandem { NAME($place, case: "in") }: { NAME($seat) }
opt-swap-own = Z twoim grandem { NAME($place, case: "in") }

# Zdarzenia
event-home = { NAME($seat) } zaczyna { NAME($place, case: "in") }.
event-first = { NAME($seat) } dostaje znacznik pierwszego gracza.
event-passed-modifier = { NAME($seat) } przekazuje w lewo modyfikator „{ NAME($modifier) }”: { NAME($to) }.
event-round = Zaczyna się runda { $round }.
event-cards = Odkryte karty: { NAME($cards) }.
event-power = { NAME($seat) } zagrywa kartę mocy { $card }.
event-power-modifier = { NAME($seat) } zagrywa kartę mocy { $card } z modyfikatorem „{ NAME($modifier) }”: razem { $power }.
event-invite = { $count ->
    [one] { NAME($seat) } zaprasza na dwór { $count } caballero.
   *[other] { NAME($seat) } zaprasza na dwór { $count } caballeros.
}
event-recall = { NAME($seat) } odwołuje caballero { NAME($place, case: "from") }.
event-take = { NAME($seat) } bierze kartę „{ NAME($action) }”.
event-place = { NAME($seat) } umieszcza caballero { NAME($place, case: "in") }.
event-throw = { NAME($seat) } wrzuca caballero do zamku.
event-throw-other = { NAME($seat) } wrzuca do zamku cudzego caballero: { NAME($who) }.
event-act = { NAME($seat) } używa akcji specjalnej karty „{ NAME($action) }”.
event-ability = { NAME($seat) } używa zdolności modyfikatora „{ NAME($modifier) }”.
event-announce = { NAME($seat) } zapowiada akcję specjalną karty „{ NAME($action) }”.
event-veto = { NAME($seat) } mówi „Weto”: akcja karty „{ NAME($action) }” nie dochodzi do skutku ({ NAME($who) }).
event-veto-kept = { NAME($seat) } zatrzymuje kartę „{ NAME($action) }” do końca następnej rundy.
event-veto-over = { NAME($seat) } odrzuca niewykorzystaną kartę „{ NAME($action) }”.
event-allow = { NAME($seat) } nie sprzeciwia się.
event-move = { NAME($seat) } przesuwa caballero ({ NAME($who) }) { NAME($from, case: "from") } { NAME($place, case: "to") }.
event-move-own = { NAME($seat) } przesuwa swojego caballero { NAME($from, case: "from") } { NAME($place, case: "to") }.
event-back = { $count ->
    [one] { NAME($seat) }: { $count } caballero wraca { NAME($place, case: "from") } do prowincji.
   *[other] { NAME($seat) }: { $count } caballeros wraca { NAME($place, case: "from") } do prowincji.
}
event-incite = Bunt { NAME($place, case: "in") }!
event-scored = Podliczanie: { NAME($places) }.
event-scored-none = Nie podlicza się żadnego regionu.
event-flee = { $count ->
    [one] { NAME($seat) }: { $count } caballero idzie { NAME($from, case: "from") } { NAME($place, case: "to") }.
   *[other] { NAME($seat) }: { $count } caballeros idzie { NAME($from, case: "from") } { NAME($place, case: "to") }.
}
event-disk = { NAME($seat) } odkrywa tajną tarczę: { NAME($place) }.
event-leave-castle = { $count ->
    [one] { NAME($seat) }: { $count } caballero idzie z zamku { NAME($place, case: "to") }.
   *[other] { NAME($seat) }: { $count } caballeros idzie z zamku { NAME($place, case: "to") }.
}
event-points = { NAME($place) }: { NAME($seat) } +{ $points } ({ $rank }. miejsce{ $king ->
    [0] { "" }
   *[other] , premia króla
}{ $grande ->
    [0] { "" }
   *[other] , premia granda
})
event-king = Król jest teraz { NAME($place, case: "in") }.
event-king-stays = Król zostaje { NAME($place, case: "in") }.
event-grande = { NAME($seat) }: grand jest teraz { NAME($place, case: "in") }.
event-grande-stays = { NAME($seat) }: grand zostaje w zamku, bo tarcza wskazuje region króla.
event-tile = { NAME($seat) } kładzie { NAME($tile) } { NAME($place, case: "in") }.
event-regain = Odzyskana karta: moc { $card }.
event-regain-played = { NAME($seat) } bierze z powrotem właśnie zagraną kartę mocy { $card }.
event-regain-modifier = { NAME($seat) } bierze z powrotem modyfikator „{ NAME($modifier) }”.
event-regain-hidden = { NAME($seat) } bierze na rękę odrzuconą kartę.
event-castle = { $count ->
    [one] W zamku: { NAME($seat) } – { $count } caballero.
   *[other] W zamku: { NAME($seat) } – { $count } caballeros.
}
event-castle-empty = Zamek jest pusty.
event-scoring = Podliczanie generalne po rundzie { $round }.
event-unused = Nieużyte karty: { NAME($cards) }.
event-imaginary-power = Gracz wyimaginowany odkrywa wierzchnią kartę mocy: { $power }.
event-imaginary-place = { $count ->
    [one] Karta regionu: gracz wyimaginowany dostaje { $count } caballero { NAME($place, case: "in") }.
   *[other] Karta regionu: gracz wyimaginowany dostaje { $count } caballeros { NAME($place, case: "in") }.
}
event-imaginary-king = Karta regionu: { NAME($place) }. Jest tam król, więc gracz wyimaginowany nikogo nie stawia.
event-imaginary-take = Gracz wyimaginowany zabiera bez użycia kartę „{ NAME($action) }”, bo ma ona na dole najwyższą liczbę.

# Odmowy
no-power-card = Nie masz na ręce karty mocy { $card }.
no-power-taken = Moc { $power } została już zagrana w tej rundzie.
no-modifier = Nie masz na ręce modyfikatora „{ NAME($modifier) }”.
no-invite = Możesz zaprosić najwyżej { $count }; twoich w prowincji: { $province }.
no-card-taken = Ta karta jest już w tej rundzie zajęta.
no-card-shown = Karta „{ NAME($action) }” nie jest odkryta w tej rundzie.
no-special-over = Akcja specjalna tej karty została już użyta lub anulowana.
no-placing-over = Tą kartą nie można już nikogo umieścić.
no-court-empty = Twój dwór jest pusty.
no-not-adjacent = { NAME($place) } nie sąsiaduje z królem, który jest { NAME($king, case: "in") }.
no-kings-region = { NAME($place) } to region króla: nic tam nie wchodzi i nic stamtąd nie wychodzi.
no-castle-shut = Król jest w zamku: nic tam nie wchodzi i nic stamtąd nie wychodzi.
no-castle-here = Zamek nie jest regionem: ta karta go nie obejmuje.
no-same-place = Trzeba wybrać inne miejsce.
no-piece-to-move = Nie ma caballero, którego ta karta mogłaby przesunąć.
no-piece-there = Takiego caballero { NAME($place, case: "in") } nie ma.
no-pair-there = Masz tylko jednego { NAME($place, case: "in") }; wybierz region, w którym jest dwóch.
no-moves-own = Swoich caballeros nie możesz teraz przesunąć.
no-moves-others = Cudzych caballeros nie możesz teraz przesunąć.
no-other-region = Wszyscy muszą wyjść z tego samego regionu: { NAME($place) }.
no-moved-already = Ci caballeros zostali już przesunięci; żaden nie rusza się dwa razy.
no-courts = Dwory wszystkich przeciwników są puste.
no-victims = Żaden przeciwnik nie ma caballero, którego można odesłać.
no-reserve = Nie masz kogo sprowadzić: ani w prowincji, ani w dostępnych regionach.
no-arrest-again = Jeden caballero tego koloru został już zabrany.
no-arrest-own = Zabiera się tylko caballeros przeciwników.
no-grande-castle = Twój grand jest w zamku i wyjdzie dopiero przy podliczaniu generalnym.
no-grande-king = Twój grand jest w regionie króla i nie może go opuścić.
no-tile-there = Leży tu już żeton punktacji: { NAME($place) }.
no-regain = Moc { $card } jest nadal na twojej ręce.
no-regain-modifier = Tego modyfikatora nie ma wśród zagranych przez ciebie.
no-king-away = Król nie jest w regionie, więc nikt nie może się z nim zamienić.
no-grande-swap = W żadnym innym regionie nie ma granda.
no-swap-with = Ten grand nie może zamienić się miejscami z królem.
no-king-abroad = Król jest za granicą: nie ma teraz regionu króla.
no-infiltration-late = „Infiltracji” trzeba użyć przed umieszczaniem.
no-king-at-castle = Król jest już w zamku.
no-king-stays = Król musi się ruszyć; jeśli ma zostać, nie używaj akcji specjalnej.
no-king-there = Karta „{ NAME($action) }” nie prowadzi króla { NAME($place, case: "to") }.
no-caballeros-out = W żadnym regionie nie ma caballeros.

# Składniki wyniku
part-galicia = Galicja
    .honour = Pierwsze miejsce { place-galicia.in }
part-navarra = Nawarra
    .honour = Pierwsze miejsce { place-navarra.in }
part-aragon = Aragonia
    .honour = Pierwsze miejsce { place-aragon.in }
part-cataluna = Katalonia
    .honour = Pierwsze miejsce { place-cataluna.in }
part-castilla = Kastylia
    .honour = Pierwsze miejsce { place-castilla.in }
part-toledo = Toledo
    .honour = Pierwsze miejsce { place-toledo.in }
part-valencia = Walencja
    .honour = Pierwsze miejsce { place-valencia.in }
part-sevilla = Sewilla
    .honour = Pierwsze miejsce { place-sevilla.in }
part-granada = Grenada
    .honour = Pierwsze miejsce { place-granada.in }
part-castle = Zamek
    .honour = Pan zamku
part-king = Premia króla
    .honour = Ulubieniec króla
part-grande = Premia granda
    .honour = Najświetniejszy grand
part-justice = Sprawiedliwość
    .honour = Najlepsze zagranie karty „{ action-justice }”
part-watchtowers = Strażnice
    .honour = Najlepsze zagranie karty „{ action-watchtowers }”
part-fiesta = Fiesta
    .honour = Najlepsze zagranie karty „{ action-fiesta }”
part-heartland = Serce kraju
    .honour = Najlepsze zagranie karty „{ action-heartland }”
part-revelation = Ujawnienie
    .honour = Najlepsze zagranie karty „{ action-revelation }”
part-triumph = Triumf
    .honour = Najlepsze zagranie karty „{ action-triumph }”
part-gathering = Zgromadzenie
    .honour = Najlepsze zagranie karty „{ action-gathering }”
part-borderlands = Rubieże
    .honour = Najlepsze zagranie karty „{ action-borderlands }”
part-rivalry = Rywalizacja
    .honour = Najlepsze zagranie karty „{ action-rivalry }”

# Co ustaliliśmy sami, bo wydrukowanego nie udało się znaleźć

# --- tura w skrócie

gist-power = Moc { $card }
gist-power-modified = Moc { $power }
gist-scoring = Podliczanie generalne, runda { $round }

# Co warto wiedzieć przed wyborem
warn-scoring = Po tej rundzie będzie podliczanie generalne.
warn-last-scoring = Ostatnia runda: po niej ostatnie podliczanie generalne.

# The box: which of its values come from where
fact-copies = liczba egzemplarzy
fact-caballeros = liczba na dole
fifth-player = piąty gracz
fact-colour = kolor
fact-effect = działanie
fact-deck = do której talii należy
fact-card = cała karta
fact-opponents = to, że dotyczy tylko przeciwników
fact-neighbours = sąsiedzi
fact-values = punkty
fact-other-side = punkty po stronie planszy dla 2–3 graczy
fact-invites = ilu caballeros daje każda karta mocy od 1 do 13
fact-split = ile jest +2, +1, −1 i −2
fact-modifier = która zdolność należy do liczby
facts-deck = { $count } kart w talii { $deck }
facts-alternatives = jedna karta alternatywna do talii 1, dwie do talii 2 i jedna do talii 4, jak wydrukowano
facts-borders = granice wymienione z obu stron
facts-falling = za każde dalsze miejsce mniej punktów
facts-invites = 2 dla mocy 9, zero dla 12 i 13, jak wydrukowano
facts-sum = suma { $count }
