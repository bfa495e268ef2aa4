# Paladyni Zachodniego Królestwa

game-paladins = Paladyni Zachodniego Królestwa
    .short = Paladyni
    .about = Siedem Rund pracy, Murów i Wiary w państwie zachodniofrankijskim.
opponent = Gracz wirtualny
    .within = gracz wirtualny

# Opcje stołu
option-level = Poziom gracza wirtualnego
    .about = Tylko w grze jednoosobowej: z iloma Warsztatami zaczyna gracz wirtualny.
option-level-easy = Łatwy
    .about = Jeden Warsztat na początku.
option-level-standard = Standardowy
    .about = Trzy Warsztaty na początku.
option-level-hard = Trudny
    .about = Pięć Warsztatów na początku.
option-strict_supply = Ograniczona pula
    .about = Gdy w puli głównej zabraknie Robotników jakiegoś koloru, nie można ich otrzymać.
option-paid_architects = Architekt tylko za płatny Rozwój
    .about = Darmowy Rozwój z Królewskiej Łaski nie uruchamia Architektów.
option-hunter_errands = Łowca liczy też zlecenia
    .about = Łowca liczy nie tylko zrekrutowanych Mieszczan, ale i wysłanych ze zleceniem.

# Robotnicy
worker = Robotnik
worker-labourer = Parobek
    .acc = Parobka
    .gen = Parobka
    .about = Biały Robotnik, tylko na pola przezroczyste.
worker-scout = Zwiadowca
    .acc = Zwiadowcę
    .gen = Zwiadowcy
    .about = Zielony Robotnik: Polowanie, Misja, Fortyfikacja, Atak.
worker-merchant = Kupiec
    .acc = Kupca
    .gen = Kupca
    .about = Niebieski Robotnik: Handel, Fortyfikacja, Mobilizacja, Rozgrzeszenie.
worker-fighter = Wojownik
    .acc = Wojownika
    .gen = Wojownika
    .about = Czerwony Robotnik: Rekrutacja, Mobilizacja, Atak, Nawracanie.
worker-cleric = Kleryk
    .acc = Kleryka
    .gen = Kleryka
    .about = Czarny Robotnik: Modlitwa, Misja, Rozgrzeszenie, Nawracanie.
worker-criminal = Złoczyńca
    .acc = Złoczyńcę
    .gen = Złoczyńcy
    .about = Fioletowy Robotnik, uniwersalny: staje na każdym polu. Wraz z nim dobiera się kartę Podejrzenia.
worker-any = dowolny Robotnik
    .acc = dowolnego Robotnika
    .gen = Robotnika
    .about = Na polu przezroczystym staje Robotnik dowolnego koloru.

# Atrybuty
attribute-faith = Wiara
    .about = Potrzebna do Misji i Nawracania; rośnie dzięki Mobilizacji i Rozgrzeszeniu.
attribute-strength = Siła
    .about = Potrzebna do Mobilizacji i Ataku; rośnie dzięki Fortyfikacji i Nawracaniu.
attribute-influence = Wpływy
    .about = Potrzebne do Fortyfikacji i Rozgrzeszenia; rosną dzięki Misji i Atakowi.

# Akcje
action-develop = Rozwój
    .gen = Rozwoju
    .about = Dwaj Robotnicy i 4 Srebrniki: przenieś Warsztat na akcję po prawej i zdobądź Robotnika spod niego.
action-recruit = Rekrutacja
    .gen = Rekrutacji
    .about = Jeden Robotnik: wyślij Mieszczanina ze zleceniem. Dwaj, w tym Wojownik: zrekrutuj go na stałe.
action-pray = Modlitwa
    .gen = Modlitwy
    .about = Kleryk i 2 Srebrniki: usuń wszystkich Robotników z innej akcji swojej planszy.
action-conspire = Konspiracja
    .gen = Konspiracji
    .about = Jeden Robotnik: zdobądź Złoczyńcę, a wraz z nim kartę Podejrzenia.
action-hunt = Polowanie
    .gen = Polowania
    .about = Jeden Robotnik: 1 sztuka Zapasów. Dwaj, w tym Zwiadowca: 3 sztuki Zapasów.
action-trade = Handel
    .gen = Handlu
    .about = Jeden Robotnik: 1 Srebrnik. Dwaj, w tym Kupiec: 3 Srebrniki.
action-commission = Misja
    .gen = Misji
    .about = Zwiadowca, dowolny Robotnik, Kleryk i Zapasy: Mnich do regionu w zasięgu Wiary; Wpływy +1 i nagroda pola.
action-fortify = Fortyfikacja
    .gen = Fortyfikacji
    .about = Kupiec, dowolny Robotnik, Zwiadowca i Zapasy, przy dostatecznych Wpływach: Mur z nagrodami, co najmniej Siła +1.
action-garrison = Mobilizacja
    .gen = Mobilizacji
    .about = Kupiec, dowolny Robotnik, Wojownik i Zapasy: Posterunek w regionie w zasięgu Siły; Wiara +1 i nagroda pola.
action-absolve = Rozgrzeszenie
    .gen = Rozgrzeszenia
    .about = Kleryk, dowolny Robotnik, Kupiec i Srebrniki, przy dostatecznych Wpływach: Dzban na pole; Wiara +1, odrzucenie Podejrzenia i nagroda pola.
action-attack = Atak
    .gen = Ataku
    .about = Zwiadowca, dowolny Robotnik, Wojownik: nagrody z góry karty Najeźdźcy, co najmniej Wpływy +1. Brakującą Siłę zastępują Srebrniki.
action-convert = Nawracanie
    .gen = Nawracania
    .about = Wojownik, dowolny Robotnik, Kleryk i Srebrniki: Najeźdźca w zasięgu Wiary; Siła od razu, punkty na koniec.
action-favour = Królewska Łaska
    .gen = Królewskiej Łaski
    .about = Gracz wirtualny korzysta z odkrytej Królewskiej Łaski.
action-order = Królewski Dekret
    .gen = Królewskiego Dekretu
    .about = Gracz wirtualny wykonuje akcję odkrytego Królewskiego Dekretu.
action-rest = Odpoczynek
    .gen = Odpoczynku
    .about = Gracz wirtualny przesuwa znacznik Zasobów o 1 pole i o 1 za każdego pozostałego Robotnika, po czym kończy Rundę.

# Paladyni
paladin-anseis = Anséis
    .ability = Fortyfikacja bez Zapasów
    .does = Wpływy +3, Wiara +1; { paladin-anseis.ability }
    .about = Wpływy +3, Wiara +1. W tej Rundzie Fortyfikacja nie kosztuje Zapasów.
paladin-berengier = Bérengier
    .ability = Mobilizacja bez Zapasów
    .does = Siła +3, Wpływy +1; { paladin-berengier.ability }
    .about = Siła +3, Wpływy +1. W tej Rundzie Mobilizacja nie kosztuje Zapasów.
paladin-engelier = Engelier
    .ability = za każdy Atak 2 Srebrniki
    .does = Siła +3, Wiara +1; { paladin-engelier.ability }
    .about = Siła +3, Wiara +1. W tej Rundzie każdy Atak daje też 2 Srebrniki.
paladin-gerier = Gérier
    .ability = Nawracanie bez Srebrników
    .does = Wiara +3, Wpływy +1; { paladin-gerier.ability }
    .about = Wiara +3, Wpływy +1. W tej Rundzie Nawracanie nie kosztuje Srebrników.
paladin-gerin = Gérin
    .ability = za każdą Konspirację 2 Srebrniki
    .does = Wpływy +4; { paladin-gerin.ability }
    .about = Wpływy +4. W tej Rundzie każda Konspiracja daje też 2 Srebrniki.
paladin-girard = Girard
    .ability = za każde Polowanie jeszcze 2 sztuki Zapasów
    .does = Wpływy +2, Wiara +2; { paladin-girard.ability }
    .about = Wpływy +2, Wiara +2. W tej Rundzie każde Polowanie daje 2 dodatkowe sztuki Zapasów.
paladin-ivon = Ivon
    .ability = Misja bez Zapasów
    .does = Wiara +3, Siła +1; { paladin-ivon.ability }
    .about = Wiara +3, Siła +1. W tej Rundzie Misja nie kosztuje Zapasów.
paladin-ivoire = Ivoire
    .ability = Rozgrzeszenie bez Srebrników
    .does = Wpływy +3, Siła +1; { paladin-ivoire.ability }
    .about = Wpływy +3, Siła +1. W tej Rundzie Rozgrzeszenie nie kosztuje Srebrników.
paladin-oliver = Oliver
    .ability = Modlitwa bez Srebrników
    .does = Wiara +4; { paladin-oliver.ability }
    .about = Wiara +4. W tej Rundzie akcja Modlitwy nie kosztuje Srebrników.
paladin-otton = Otton
    .ability = za każdy Handel jeszcze 2 Srebrniki
    .does = Siła +2, Wiara +2; { paladin-otton.ability }
    .about = Siła +2, Wiara +2. W tej Rundzie każdy Handel daje 2 dodatkowe Srebrniki.
paladin-roland = Roland
    .ability = Rekrutacja bez Srebrników
    .does = Siła +4; { paladin-roland.ability }
    .about = Siła +4. W tej Rundzie Rekrutacja nie kosztuje Srebrników.
paladin-samson = Samson
    .ability = Rozwój tańszy o 2 Srebrniki
    .does = Wpływy +2, Siła +2; { paladin-samson.ability }
    .about = Wpływy +2, Siła +2. W tej Rundzie Rozwój kosztuje o 2 Srebrniki mniej.

# Mieszczanie
townsfolk-abbot = Opat
    .acc = Opata
    .when = za każde Rozgrzeszenie
    .about = Daje nagrodę za każde Rozgrzeszenie.
townsfolk-acolyte = Akolita
    .acc = Akolitę
    .when = za każdą Misję
    .about = Daje nagrodę za każdą Misję.
townsfolk-architect = Architekt
    .acc = Architekta
    .when = za każdy Rozwój
    .about = Daje nagrodę za każdy Rozwój.
townsfolk-defender = Ochroniarz
    .acc = Ochroniarza
    .when = za każdy Atak
    .about = Daje nagrodę za każdy Atak.
townsfolk-gatekeeper = Strażnik Bramy
    .acc = Strażnika Bramy
    .when = za każdą Fortyfikację
    .about = Daje nagrodę za każdą Fortyfikację.
townsfolk-missionary = Misjonarz
    .acc = Misjonarza
    .when = za każde Nawracanie
    .about = Daje nagrodę za każde Nawracanie.
townsfolk-watchman = Wartownik
    .acc = Wartownika
    .when = za każdą Mobilizację
    .about = Daje nagrodę za każdą Mobilizację.
townsfolk-debt-collector = Komornik
    .acc = Komornika
    .when = za każdy spłacony Dług
    .about = Daje Robotnika za każdy spłacony Dług.
townsfolk-peddler = Domokrążca
    .acc = Domokrążcę
    .when = przy Inkwizycji z 2 lub więcej Podejrzeniami
    .about = Daje nagrodę przy każdej Inkwizycji, jeśli masz 2 lub więcej Podejrzeń.
townsfolk-squire = Giermek
    .acc = Giermka
    .when = przy Inkwizycji bez Podejrzeń
    .about = Podnosi Atrybut przy każdej Inkwizycji, jeśli nie masz Podejrzeń.
townsfolk-conspirator = Spiskowiec
    .acc = Spiskowca
    .when = przy każdej Inkwizycji
    .about = Odrzuca 1 twoje Podejrzenie przy każdej Inkwizycji.

# Najeźdźcy
outsider-adventurer = Awanturnik
    .acc = Awanturnika
    .about = Nawrócony: 1 PZ za każde 2 Misje.
outsider-archer = Łucznik
    .acc = Łucznika
    .about = Nawrócony: 1 PZ za każde 2 Mobilizacje.
outsider-guardian = Gwardzista
    .acc = Gwardzistę
    .about = Nawrócony: 1 PZ za każde 2 przeniesione Warsztaty.
outsider-hunter = Łowca
    .acc = Łowcę
    .about = Nawrócony: 1 PZ za każdych 2 zrekrutowanych Mieszczan.
outsider-lookout = Zwiadowca
    .acc = Zwiadowcę
    .about = Nawrócony: 1 PZ za każde 2 Mury.
outsider-vigilante = Strażnik
    .acc = Strażnika
    .about = Nawrócony: 1 PZ za każde 2 Rozgrzeszenia.
outsider-armourer = Zbrojmistrz
    .acc = Zbrojmistrza
    .about = Nawrócony: 1 PZ za każde 4 punkty Siły.
outsider-marauder = Maruder
    .acc = Marudera
    .about = Nawrócony: 1 PZ za każde 4 punkty Wpływów.
outsider-warrior = Wojownik
    .acc = Wojownika
    .about = Nawrócony: 1 PZ za każde 4 punkty Wiary.
outsider-assassin = Zabójca
    .acc = Zabójcę
    .about = Nawrócony: 1 PZ za każdego zaatakowanego Saracena.
outsider-barbarian = Barbarzyńca
    .acc = Barbarzyńcę
    .about = Nawrócony: 1 PZ za każdego zaatakowanego Bizantyjczyka.
outsider-invader = Zbrojny
    .acc = Zbrojnego
    .about = Nawrócony: 1 PZ za każdego zaatakowanego Wikinga.
outsider-champion = Czempion
    .acc = Czempiona
    .about = Nawrócony: 1 PZ i jeszcze 1 za każdy wykonany Królewski Dekret.
outsider-mercenary = Najemnik
    .acc = Najemnika
    .about = Nawrócony: 1 PZ i jeszcze 1 za każdego nawróconego Najemnika, łącznie z tym.
outsider-protector = Obrońca
    .acc = Obrońcę
    .about = Nawrócony: 1 PZ za każdy spłacony Dług.
outsider-thief = Złodziej
    .acc = Złodzieja
    .about = Nawrócony: 1 PZ za każde twoje Podejrzenie.
outsider-traitor = Zdrajca
    .acc = Zdrajcę
    .about = Nawrócony: niespłacone Długi kosztują cię o 1 PZ mniej za sztukę.
culture-viking = Wiking
    .about = Jeden z trzech ludów Najeźdźców; zaatakowanych Wikingów liczy Zbrojny.
culture-byzantine = Bizantyjczyk
    .about = Jeden z trzech ludów Najeźdźców; zaatakowanych Bizantyjczyków liczy Barbarzyńca.
culture-saracen = Saracen
    .about = Jeden z trzech ludów Najeźdźców; zaatakowanych Saracenów liczy Zabójca.

# Królewskie Łaski i Dekrety
favour-recruit = Królewski werbownik
    .does = darmowa Rekrutacja
    .about = Ze Zwiadowcą: zrekrutuj za darmo 1 Mieszczanina z toru.
favour-penance = Pokuta
    .does = odrzuć 1 Podejrzenie, pobierz 2 Podatki
    .about = Z Klerykiem: odrzuć 1 Podejrzenie i pobierz 2 Podatki.
favour-gang = Szajka
    .does = 2 Złoczyńców
    .about = Z dowolnym Robotnikiem: zdobądź 2 Złoczyńców i po karcie Podejrzenia.
favour-attribute = Nauczyciel
    .does = za 3 Srebrniki: Wiara, Wpływy lub Siła +1
    .about = Ze Złoczyńcą i za 3 Srebrniki: podnieś Wiarę, Wpływy lub Siłę o 1.
favour-clemency = Łaskawość
    .does = za 1 Srebrnik: spłać Dług albo odrzuć 2 Podejrzenia
    .about = Z Wojownikiem i za 1 Srebrnik: spłać Dług albo odrzuć 2 Podejrzenia.
favour-loan = Pożyczka
    .does = za Dług: 1 Zwiadowca, 1 Kupiec i 1 Wojownik
    .about = Z dowolnym Robotnikiem: zaciągnij Dług i zdobądź Zwiadowcę, Kupca i Wojownika.
favour-builders = Budowniczowie
    .does = za 1 sztukę Zapasów: darmowy Rozwój albo 1 Wojownik i 1 Kleryk
    .about = Z Kupcem i za 1 sztukę Zapasów: darmowy Rozwój albo Wojownik i Kleryk.
favour-parole = Ułaskawienie
    .does = 3 Parobków
    .about = Ze Złoczyńcą: zdobądź 3 Parobków.
favour-stores = Królewskie składy
    .does = 2 sztuki Zapasów i 1 Podatek
    .about = Z dowolnym Robotnikiem: zdobądź 2 sztuki Zapasów i pobierz 1 Podatek.
favour-chapel = Kaplica
    .does = Modlitwa
    .about = Z dowolnym Robotnikiem: usuń Robotników z jednej akcji swojej planszy.
order-commission = Dekret: Misja
    .about = Wykonany przy co najmniej 5 Misjach.
order-fortify = Dekret: Fortyfikacja
    .about = Wykonany przy co najmniej 5 Murach.
order-garrison = Dekret: Mobilizacja
    .about = Wykonany przy co najmniej 5 Mobilizacjach.
order-absolve = Dekret: Rozgrzeszenie
    .about = Wykonany przy co najmniej 5 Rozgrzeszeniach.
order-attack = Dekret: Atak
    .about = Wykonany przy co najmniej 5 Atakach.
order-convert = Dekret: Nawracanie
    .about = Wykonany przy co najmniej 5 Nawróconych.

# Schematy gracza wirtualnego
scheme-favour = Schemat: Królewska Łaska
    .about = Gracz wirtualny używa pierwszej wolnej Łaski, licząc od znacznika Zasobów.
scheme-order = Schemat: Królewski Dekret
    .about = Gracz wirtualny wykonuje akcję pierwszego od prawej odkrytego Dekretu, którego jeszcze nie wykonał.
scheme-commission = Schemat: Misja
    .about = Gracz wirtualny próbuje wysłać Mnicha na Misję.
scheme-fortify = Schemat: Fortyfikacja
    .about = Gracz wirtualny próbuje zbudować Mur.
scheme-garrison = Schemat: Mobilizacja
    .about = Gracz wirtualny próbuje mobilizować Posterunek.
scheme-absolve = Schemat: Rozgrzeszenie
    .about = Gracz wirtualny próbuje wykonać Rozgrzeszenie.
scheme-attack = Schemat: Atak
    .about = Gracz wirtualny próbuje zaatakować Najeźdźcę.
scheme-convert = Schemat: Nawracanie
    .about = Gracz wirtualny próbuje nawrócić Najeźdźcę.
scheme-recruit = Schemat: Rekrutacja
    .about = Gracz wirtualny próbuje wysłać Mieszczanina ze zleceniem.
scheme-pray = Schemat: Modlitwa
    .about = Gracz wirtualny próbuje oczyścić prawą stronę swojej planszy.
scheme-trade = Schemat: Handel
    .about = Gracz wirtualny próbuje przesunąć znacznik Zasobów.
scheme-conspire = Schemat: Konspiracja
    .about = Gracz wirtualny próbuje zdobyć dwóch Robotników za cenę Podejrzenia.

# Karty, znaczniki, zasoby
card-wall = Mur
    .about = Buduje go Fortyfikacja; nagrody daje raz, niektóre Mury dają punkty na koniec.
card-tavern = Karczma
    .about = Czterech Robotników dla tego, kto ją wybierze w tej Rundzie.
card-suspicion = Podejrzenie
    .about = Pokazuje 0, 1 lub 2 Podatki. Kto ma ich najwięcej przy Inkwizycji, otrzymuje Dług.
card-debt = Dług
    .about = Niespłacony: minus 3 PZ na koniec. Spłacony: 1 PZ.
card-order = Królewski Dekret
    .about = Punkty na koniec dla każdego, kto wykonał jego akcję 5 razy.
card-favour = Królewska Łaska
    .about = Akcja dla jednego Robotnika, raz na Rundę dla kogokolwiek.
card-scheme = Schemat
    .about = Mówi, czego próbuje gracz wirtualny.
piece-monk = Mnich
    .about = Wysyła się go na Misję: staje na polu planszy Głównej.
piece-outpost = Posterunek
    .about = Mobilizuje się go na polu planszy Głównej.
piece-jar = Dzban
    .about = Jego liczba to Wpływy potrzebne do Rozgrzeszenia.
piece-workshop = Warsztat
    .about = Na polu akcji na stałe zastępuje Robotnika.
res-silver = Srebrniki
    .about = Płaci się nimi za Rozwój, Rekrutację, Modlitwę, Rozgrzeszenie, Nawracanie i brakującą Siłę.
    .acc = Srebrnik
    .few = Srebrniki
    .many = Srebrników
res-provision = Zapasy
    .about = Płaci się nimi za Misje, Mury i Mobilizacje.
    .acc = sztuka Zapasów
    .few = sztuki Zapasów
    .many = sztuk Zapasów
res-debt = Dług
    .about = Zaciągany zamiast Srebrników: minus 3 PZ na koniec, jeśli nie zostanie spłacony.
    .acc = Dług
    .few = Długi
    .many = Długów
resource-marker = Znacznik Zasobów
    .about = Przesuwa się za każdy zasób, który miałby zdobyć gracz wirtualny, i wskazuje jego karty.
place-empty = Puste pole
place-space = { NAME($rewards) }
place-jar-space = Pole Rozgrzeszenia
    .about = Mieści jeden Dzban; daje nagrodę raz.
place-jar = { NAME($rewards) }
place-slot = { NAME($worker) }
place-track = Pole { $space } toru Zasobów

# Strefy
zone-supply = Pula główna
zone-tax = Pula Podatków
    .about = Gdy zniknie z niej ostatni Srebrnik, natychmiast następuje Inkwizycja.
zone-debts = Długi
zone-suspicion-deck = Stos Podejrzeń
zone-suspicion-discard = Odrzucone Podejrzenia
zone-orders = Królewskie Dekrety
zone-favours = Królewskie Łaski
zone-townsfolk-deck = Stos Mieszczan
zone-townsfolk-row = Mieszczanie
zone-townsfolk-discard = Odrzuceni Mieszczanie
zone-outsider-deck = Stos Najeźdźców
zone-outsider-row = Najeźdźcy
zone-outsider-discard = Odrzuceni Najeźdźcy
zone-wall-deck = Stos Murów
zone-tavern-deck = Stos Karczmy
zone-taverns = Karczmy
zone-tavern-discard = Odrzucone Karczmy
zone-region = Region { $region }
zone-workers = Robotnicy
zone-paladin = Paladyn Rundy
zone-hand = Paladyni na ręce
zone-paladin-deck = Stos Paladynów
zone-played = Zagrani Paladyni
zone-monks = Mnisi na planszy Gracza
zone-outposts = Posterunki na planszy Gracza
zone-jars = Dzbany na planszy Gracza
zone-workshops = Warsztaty na torze Rozwoju
zone-jar-spaces = Pola Rozgrzeszenia
zone-walls = Mury
zone-townsfolk = Zrekrutowani Mieszczanie
zone-converted = Nawróceni
zone-attacked = Zaatakowani
zone-suspicion = Podejrzenia
zone-unpaid = Niespłacone Długi
zone-paid = Spłacone Długi
zone-opponent-track = Tor Zasobów
zone-opponent-fallbacks = Pierwsza wolna z tych akcji
zone-scheme-deck = Stos Schematów
zone-scheme-discard = Odrzucone Schematy

# Fazy
phase-first-hire = Przygotowanie: każdy rekrutuje jednego Mieszczanina
phase-paladins = Runda { $round }: wybór Paladynów
    .short = wybór Paladynów
phase-taverns = Runda { $round }: wybór Karczm
    .short = wybór Karczm
phase-actions = Runda { $round }: akcje
    .short = akcje
phase-inquisition = Runda { $round }: Inkwizycja
    .short = Inkwizycja
phase-over = Koniec gry

# Pytania
ask-first-hire = Zrekrutuj za darmo jednego Mieszczanina.
ask-paladin = Wybierz Paladyna na tę Rundę i tego, który trafi na wierzch stosu; trzeci trafi na spód.
ask-tavern = Wybierz Karczmę i weź jej Robotników.
ask-turn = { $workers ->
    [one] Wykonaj akcję albo spasuj. Masz { $workers } Robotnika.
   *[other] Wykonaj akcję albo spasuj. Masz { $workers } Robotników.
}
ask-place = { NAME($action) }: kogo postawić na polu { NAME($worker, case: "gen") }?
ask-place-any = { NAME($action) }: kogo postawić na polu przezroczystym?
ask-place-favour = { NAME($favour) }: kogo tam postawić?
ask-errand = Kogo wysłać ze zleceniem?
ask-hire = Kogo zrekrutować?
ask-free-hire = Zrekrutuj za darmo jednego Mieszczanina.
ask-commission = Dokąd wysłać Mnicha?
ask-garrison = Gdzie mobilizować Posterunek?
ask-absolve = Na którym polu postawić Dzban?
ask-workshop = Na którym polu postawić Warsztat?
ask-attack = Kogo zaatakować?
ask-convert = Kogo nawrócić?
ask-clear = Z której akcji usunąć Robotników?
ask-drop = Odrzucić kartę Podejrzenia czy zachować ją dla Złodzieja?
ask-use = Inkwizycja: czyją zdolność rozpatrzyć teraz?
ask-keep = { $count ->
    [one] Wybierz jeszcze { $count } Robotnika do zachowania; reszta wróci do puli.
   *[other] Wybierz po kolei jeszcze { $count } Robotników do zachowania; reszta wróci do puli.
}

# Możliwości
opt-act = { NAME($action) }
opt-act-with = { $count ->
    [one] { NAME($action) } z jednym Robotnikiem
   *[other] { NAME($action) } z dwoma Robotnikami
}
opt-errand = Rekrutacja z jednym Robotnikiem: zlecenie
opt-recruit = Rekrutacja z dwoma Robotnikami: na stałe
opt-favour = Królewska Łaska: { NAME($favour) } ({ NAME($favour, case: "does") })
opt-pass = Spasuj
leaves-workers = { $count ->
    [one] { $count } Robotnik bez zajęcia
    [few] { $count } Robotników bez zajęcia
   *[other] { $count } Robotników bez zajęcia
}
opt-paid = { $what }: { NAME($workers) }
opt-worker = { NAME($worker) }
opt-hire = { $instants ->
    [0] Zrekrutuj { NAME($townsfolk, case: "acc") } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) })
   *[other] Zrekrutuj { NAME($townsfolk, case: "acc") } (od razu: { NAME($instant) }; { NAME($townsfolk, case: "when") }: { NAME($rewards) })
}
opt-hire-debt = { $instants ->
    [0] Zrekrutuj { NAME($townsfolk, case: "acc") } ({ NAME($townsfolk, case: "when") }: { NAME($rewards) }), zaciągając Dług
   *[other] Zrekrutuj { NAME($townsfolk, case: "acc") } (od razu: { NAME($instant) }; { NAME($townsfolk, case: "when") }: { NAME($rewards) }), zaciągając Dług
}
opt-send = Wyślij { NAME($townsfolk, case: "acc") }: { NAME($rewards) }
opt-send-debt = Wyślij { NAME($townsfolk, case: "acc") }, zaciągając Dług: { NAME($rewards) }
opt-space = Region { $region }: { NAME($rewards) }
opt-jar = { NAME($rewards) }
opt-workshop = { NAME($action) }, pole { $slot }
opt-attack = Zaatakuj { NAME($outsider, case: "acc") }: { NAME($rewards) }
opt-convert = Nawróć { NAME($outsider, case: "acc") }: { NAME($rewards) }
opt-clear = Oczyść akcję { NAME($action, case: "gen") }
opt-drop = Odrzuć kartę Podejrzenia
opt-keep-suspicion = Zachowaj swoje karty Podejrzenia
opt-use = { NAME($townsfolk) }: { NAME($rewards) }
opt-rewards = { NAME($rewards) }
opt-paladin = Zagraj: { NAME($paladin) }; na wierzch: { NAME($top) }, na spód: { NAME($under) }
opt-tavern = { NAME($rewards) }

# Odmowy
no-blocked = Na akcji { NAME($action, case: "gen") } wciąż stoją Robotnicy.
no-workers = { $need ->
    [one] Potrzeba { $need } Robotnika; jest { $have }.
   *[other] Potrzeba { $need } Robotników; jest { $have }.
}
no-worker = Brakuje { NAME($worker, case: "gen") }.
no-two-colour = Z dwoma Robotnikami się nie da: potrzebny jest { NAME($worker) }.
no-two = Z dwoma Robotnikami się nie da: jest tylko { $have }.
no-colour = To jest pole { NAME($worker, case: "gen") }.
no-silver = { $need ->
    [one] Potrzeba { $need } Srebrnika; jest { $have }.
   *[other] Potrzeba { $need } Srebrników; jest { $have }.
}
no-provisions = { $need ->
    [one] Potrzeba { $need } sztuki Zapasów; jest { $have }.
   *[other] Potrzeba { $need } sztuk Zapasów; jest { $have }.
}
no-attribute = { NAME($attribute) }: potrzeba { $need }, jest { $have }.
no-used-up = Akcję { NAME($action, case: "gen") } wykonano już 7 razy.
no-workshops = Wszystkie 8 Warsztatów już przeniesiono.
no-space = W zasięgu nie ma wolnego pola. { NAME($attribute) }: { $have }.
no-space-taken = To pole jest zajęte.
no-people = { $people ->
    [3] To pole jest dostępne tylko przy co najmniej 3 graczach.
   *[other] To pole jest dostępne tylko przy 4 graczach.
}
no-townsfolk = Na torze nie ma już Mieszczan.
no-outsiders = Na torze nie ma już Najeźdźców.
no-nothing-to-clear = Na innych akcjach nie ma Robotników.
no-clear = Na akcji { NAME($action, case: "gen") } nie ma Robotników.
no-clear-itself = Akcja Modlitwy oczyszcza inną akcję, nie samą siebie.
no-walls = Stos Murów jest pusty.
no-dotted = Warsztaty stoją tylko na dwóch wykropkowanych polach.
no-tavern-taken = Tę Karczmę już wybrano.
no-tavern-here = Tej Karczmy nie odkryto w tej Rundzie.
no-slot-built = Stoi tam już Warsztat.
no-occupied = { NAME($favour) }: tej Łaski już użyto w tej Rundzie.
no-favour-here = { NAME($favour) }: takiej Łaski nie ma wśród odkrytych.
no-card-here = { NAME($card) }: tej karty nie ma na torze.
no-borrowing = Dług można zaciągnąć tylko za dwóch pierwszych od lewej Mieszczan i tylko zamiast Srebrników.
no-paladin = { NAME($paladin) }: tej karty nie masz na ręce.
no-paladin-twice = Jednego Paladyna się zagrywa, a na wierzch stosu kładzie innego.
no-hired = { NAME($townsfolk) }: tej karty nie zrekrutowano.
no-inquirer = { NAME($townsfolk) }: ta zdolność nie dotyczy Inkwizycji.
no-used = { NAME($townsfolk) }: tej zdolności już użyto podczas tej Inkwizycji.
no-peddler = { NAME($townsfolk) }: potrzeba Podejrzeń: { $need }, jest { $have }.
no-squire = { $have ->
    [0] { NAME($townsfolk) }: nie masz Podejrzenia do odrzucenia.
   *[other] { NAME($townsfolk) }: pomaga tylko bez Podejrzeń; masz ich { $have }.
}
no-more-of = Nie masz więcej Robotników tego koloru ({ NAME($worker) }).

# Uwagi
note-tax = na początku { $count }
note-condemned = gdyby Inkwizycja przyszła teraz, Dług: { NAME($seats) }
note-hidden = karta zakryta do Rundy { $round }
note-order = { $points } PZ na koniec
note-fulfilled = wykonany: { NAME($seats) }
note-slot = pole: { NAME($worker) }
note-favour = { NAME($favour, case: "does") }
note-stands = zajęte: { NAME($worker) }
note-price = koszt w Srebrnikach: { $count }
note-price-debt = koszt w Srebrnikach: { $count } albo Dług
note-send = zlecenie: { NAME($rewards) }
note-instant = od razu: { NAME($rewards) }
note-ability = { NAME($townsfolk, case: "when") }: { NAME($rewards) }
note-culture = { NAME($culture) }
note-attack = Atak: { NAME($rewards) }
note-attack-price = brakująca Siła kosztuje cię w Srebrnikach: { $count }
note-convert = Nawracanie: { NAME($rewards) }
note-worth = nawrócony, na tę chwilę wart dla ciebie: { $points } PZ
note-flags = Siła { $strength }, Wiara { $faith }
note-points = { $points } PZ na koniec
note-people = { $people ->
    [3] dostępne od 3 graczy
   *[other] dostępne przy 4 graczach
}
note-monk = Mnich: { NAME($seat) }
note-outpost = Posterunek: { NAME($seat) }
note-workers = { NAME($rewards) }
note-taken = wybór gracza: { $seat }
note-first = Pierwszy Gracz
note-passed = spasowano
note-track = { $points } PZ
note-bonus = z Paladynem: { $value }
note-paladin = { NAME($rewards) }; { NAME($paladin, case: "does") }
note-face-down = karta zakryta
note-on-top = na wierzchu stosu
note-under = na spodzie stosu, miejsce { $place } od dołu
note-free = wolne
note-slots = { NAME($workers) }
note-opponent-slots = { $count ->
    [one] { $count } Robotnik
   *[other] { $count } Robotników
}
note-blocked = akcja zablokowana
note-done = { $count ->
    [one] wykonano { $count } raz
   *[other] wykonano { $count } razy
}
note-used-up = akcja wyczerpana
note-needs = { NAME($attribute) }: potrzeba { $count }
note-costs-silver = koszt w Srebrnikach: { $count }
note-costs-provisions = koszt w Zapasach: { $count }
note-next-worker = następny Robotnik: { NAME($worker) }
note-jar = Dzban
note-card-tax = Podatek { $tax }
note-marker = znacznik Zasobów
note-next-lap = wzrośnie przy następnym okrążeniu

# Wydarzenia
event-round = Runda { $round }. Pierwszy Gracz: { NAME($seat) }.
event-order = Odkryto Królewski Dekret { $place }: { NAME($action) } ({ $points } PZ na koniec).
event-favour = Odkryto Królewską Łaskę: { NAME($favour) }.
event-paladin = { NAME($seat) } odkrywa Paladyna: { NAME($paladin) }.
event-tavern = { NAME($seat) } wybiera Karczmę.
event-gain = { NAME($seat) } otrzymuje: { NAME($rewards) }.
event-pay = { NAME($seat) } płaci: { NAME($rewards) }.
event-no-worker = { NAME($seat) }: w puli głównej nie ma już takiego Robotnika ({ NAME($worker) }).
event-place = { NAME($seat) } stawia { NAME($worker, case: "acc") } na akcji { NAME($action, case: "gen") }.
event-place-favour = { NAME($seat) } stawia { NAME($worker, case: "acc") } na karcie Królewskiej Łaski: { NAME($favour) }.
event-make-room = { NAME($seat) }: { NAME($worker) } z akcji { NAME($action, case: "gen") } wraca do puli głównej i robi miejsce Warsztatowi.
event-develop = { NAME($seat) } stawia Warsztat na akcji { NAME($action, case: "gen") }.
event-errand = { NAME($seat) } wysyła ze zleceniem { NAME($townsfolk, case: "acc") }.
event-hire = { NAME($seat) } rekrutuje { NAME($townsfolk, case: "acc") }.
event-clear = { $count ->
    [one] { NAME($seat) } usuwa { $count } Robotnika z akcji { NAME($action, case: "gen") }.
   *[other] { NAME($seat) } usuwa { $count } Robotników z akcji { NAME($action, case: "gen") }.
}
event-commission = { NAME($seat) } wysyła Mnicha na Misję do regionu { $region }.
event-garrison = { NAME($seat) } mobilizuje Posterunek w regionie { $region }.
event-fortify = { $points ->
    [0] { NAME($seat) } buduje Mur.
   *[other] { NAME($seat) } buduje Mur wart { $points } PZ.
}
event-absolve = { NAME($seat) } wykonuje Rozgrzeszenie.
event-attack = { NAME($seat) } atakuje { NAME($outsider, case: "acc") }.
event-convert = { NAME($seat) } nawraca { NAME($outsider, case: "acc") }.
event-townsfolk = { NAME($seat) }: pomaga { NAME($townsfolk) }.
event-paladin-pays = { NAME($seat) }: pomaga { NAME($paladin) }.
event-use-favour = { NAME($seat) } korzysta z Królewskiej Łaski: { NAME($favour) }.
event-nothing-to-clear = { NAME($seat) }: nie ma kogo usuwać.
event-nobody-to-hire = { NAME($seat) }: nie ma kogo rekrutować.
event-no-suspicion = { NAME($seat) } nie ma Podejrzeń do odrzucenia.
event-no-workshop = { NAME($seat) } nie ma już Warsztatów na torze Rozwoju.
event-track-full = { NAME($seat) }: { NAME($attribute) } już na polu 12.
event-suspicion = { NAME($seat) } dobiera kartę Podejrzenia; Podatek na niej: { $tax }.
event-suspicion-shuffled = { $count ->
    [one] Powstaje nowy stos Podejrzeń: { $count } karta.
    [few] Powstaje nowy stos Podejrzeń: { $count } karty.
   *[other] Powstaje nowy stos Podejrzeń: { $count } kart.
}
event-suspicion-gone = Nie ma już kart Podejrzeń: najpierw Inkwizycja.
event-tax = { NAME($seat) } pobiera Podatek: { $count }. W puli Podatków zostaje { $left }.
event-tax-filled = Pula Podatków uzupełniona do { $count }.
event-drop-suspicion = { $count ->
    [one] { NAME($seat) } odrzuca { $count } Podejrzenie.
    [few] { NAME($seat) } odrzuca { $count } Podejrzenia.
   *[other] { NAME($seat) } odrzuca { $count } Podejrzeń.
}
event-inquisition = Inkwizycja! Podejrzenia: { NAME($held) }.
held-suspicion = { NAME($seat) } { $count }
event-nobody-suspected = Nikt nie ma Podejrzeń.
event-condemned = Najwięcej Podejrzeń ({ $count }): { NAME($seat) }.
event-take-debt = { NAME($seat) } zaciąga Dług.
event-pay-debt = { NAME($seat) } spłaca Dług.
event-destroy-debt = { NAME($seat) } niszczy Dług.
event-no-debt = { NAME($seat) } nie ma niespłaconych Długów.
event-pass = { NAME($seat) } pasuje.
event-pass-empty = { NAME($seat) } nie ma już Robotników i pasuje.
event-return-workers = { $count ->
    [one] { NAME($seat) } zwraca do puli { $count } Robotnika.
   *[other] { NAME($seat) } zwraca do puli { $count } Robotników.
}
event-refresh = { $count ->
    [0] Koniec Rundy { $round }: odświeżono planszę Główną.
   *[other] Koniec Rundy { $round }: odświeżono planszę Główną. Odrzucono: { NAME($cards) }.
}
event-round-points = { $count ->
    [0] { NAME($seat) }: przed Rundą { $before } PZ, teraz { $after }.
   *[other] { NAME($seat) }: przed Rundą { $before } PZ, teraz { $after } ({ NAME($gains) }).
}
round-more = { NAME($what) } +{ $count }
event-over = Koniec siódmej Rundy. Czas policzyć punkty.

# Gracz wirtualny wyjaśnia
event-opponent-level = Gracz wirtualny zaczyna z Warsztatami na akcjach: { NAME($actions) }.
event-opponent-workshop = { $need ->
    [one] Warsztat z Dekretu przechodzi na planszę gracza wirtualnego. { NAME($action) }: od teraz potrzeba { $need } Robotnika.
   *[other] Warsztat z Dekretu przechodzi na planszę gracza wirtualnego. { NAME($action) }: od teraz potrzeba { $need } Robotników.
}
event-opponent-favour-scheme = Karta Schematu „Królewska Łaska”, która na niej leżała, trafia na stos odrzuconych Schematów.
event-opponent-workers = { $count ->
    [one] Gracz wirtualny zaczyna Rundę { $round } z { $count } Robotnikiem.
   *[other] Gracz wirtualny zaczyna Rundę { $round } z { $count } Robotnikami.
}
event-opponent-tavern = { $count ->
    [0] Na niewybranej Karczmie nie ma Złoczyńców: gracz wirtualny nie dobiera Podejrzeń.
    [one] Na niewybranej Karczmie jest { $count } Złoczyńca: gracz wirtualny dobiera kartę Podejrzenia.
   *[other] Na niewybranej Karczmie jest { $count } Złoczyńców: gracz wirtualny dobiera tyle samo kart Podejrzeń.
}
event-scheme = Gracz wirtualny odkrywa kartę Schematu: { NAME($action) }.
event-opponent-acts = { $count ->
    [one] Gracz wirtualny wykonuje akcję { NAME($action, case: "gen") } z { $count } Robotnikiem.
   *[other] Gracz wirtualny wykonuje akcję { NAME($action, case: "gen") } z { $count } Robotnikami.
}
event-opponent-blocked = { NAME($action) }: akcja zablokowana, wciąż stoją tam Robotnicy gracza wirtualnego.
event-opponent-few-workers = { $need ->
    [one] { NAME($action) }: niemożliwe, potrzeba { $need } Robotnika, a gracz wirtualny ma { $have }.
   *[other] { NAME($action) }: niemożliwe, potrzeba { $need } Robotników, a gracz wirtualny ma { $have }.
}
event-opponent-attribute = { NAME($action) }: niemożliwe. { NAME($attribute) }: potrzeba { $need }, gracz wirtualny ma { $have }.
event-opponent-used-up = { NAME($action) }: niemożliwe, akcję wykonano już 7 razy.
event-opponent-no-space = { NAME($action) }: niemożliwe, w zasięgu nie ma wolnego pola, które wybrałby gracz wirtualny.
event-opponent-nobody = { NAME($action) }: niemożliwe, tor jest pusty.
event-opponent-no-walls = Fortyfikacja: niemożliwe, stos Murów jest pusty.
event-opponent-no-order = Żadna akcja odkrytych Królewskich Dekretów nie jest możliwa.
event-opponent-order = Licząc od prawej, gracz wirtualny próbuje odkrytego Dekretu, którego jeszcze nie wykonał ({ $count } z 5): { NAME($action) }.
event-opponent-order-again = Żadnego niewykonanego Dekretu nie da się posunąć naprzód, więc gracz wirtualny, licząc od prawej, próbuje już wykonanego: { NAME($action) }.
event-opponent-no-favour = Nie ma odkrytej i wolnej Królewskiej Łaski.
event-opponent-fallback = Dlatego gracz wirtualny wykonuje pierwszą od lewej dostępną akcję: { NAME($action) }.
event-opponent-space = Z wolnych pól w zasięgu ({ NAME($attribute) } { $have }) gracz wirtualny wybiera: { NAME($rewards) }.
event-opponent-outsider = Znacznik Zasobów jest na polu { $space }. Pierwszy stamtąd Najeźdźca w zasięgu ({ NAME($attribute) } { $have }): { NAME($outsider) }, miejsce { $place }.
event-opponent-townsfolk = Znacznik Zasobów jest na polu { $space }. Pierwsza stamtąd karta Mieszczanina: { NAME($townsfolk) }, miejsce { $place }.
event-opponent-favour = Znacznik Zasobów jest na polu { $space }. Pierwsza stamtąd wolna Łaska: { NAME($favour) }, miejsce { $place }.
event-opponent-alternative = Najpierw lewa nagroda, jeśli coś daje; gracz wirtualny bierze: { NAME($rewards) }.
event-opponent-absolve = Gracz wirtualny odwraca pierwszy od lewej Dzban.
event-opponent-owes-nothing = Gracz wirtualny nie ma niespłaconego Długu, więc usuwa jeszcze 1 Podejrzenie.
event-opponent-conspires = { $count ->
    [one] Konspiracja gracza wirtualnego: { $count } Robotnik i karta Podejrzenia.
   *[other] Konspiracja gracza wirtualnego: { $count } Robotników i karta Podejrzenia.
}
event-opponent-tax = { $count ->
    [one] Podatek gracza wirtualnego: { $count } Srebrnik wraca z puli Podatków do puli głównej. Zostaje { $left }.
    [few] Podatek gracza wirtualnego: { $count } Srebrniki wracają z puli Podatków do puli głównej. Zostaje { $left }.
   *[other] Podatek gracza wirtualnego: { $count } Srebrników wraca z puli Podatków do puli głównej. Zostaje { $left }.
}
event-opponent-clears = { $count ->
    [one] Modlitwa gracza wirtualnego: z prawej strony planszy schodzi { $count } Robotnik.
   *[other] Modlitwa gracza wirtualnego: z prawej strony planszy schodzi { $count } Robotników.
}
event-opponent-prays-idle = Modlitwa gracza wirtualnego: nie ma kogo usunąć, więc dobiera on Robotnika.
event-opponent-shuffles = Po Modlitwie wszystkie karty Schematów ({ $count }) przetasowano w nowy stos.
event-opponent-deck-empty = Stos Schematów jest pusty: przetasowano odrzucone karty ({ $count }).
event-opponent-rests = { $count ->
    [0] Pozostałe akcje są niedostępne: gracz wirtualny odpoczywa. W puli nie ma już Robotników, więc przesunięć znacznika: { $steps }.
    [one] Pozostałe akcje są niedostępne: gracz wirtualny odpoczywa. W puli został { $count } Robotnik, więc przesunięć znacznika: { $steps }.
   *[other] Pozostałe akcje są niedostępne: gracz wirtualny odpoczywa. W puli zostało { $count } Robotników, więc przesunięć znacznika: { $steps }.
}
event-opponent-done = Gracz wirtualny nie ma już Robotników: kończy Rundę.
event-opponent-nothing-to-drop = Gracz wirtualny nie ma takiej karty do odrzucenia: zamiast tego 1 Srebrnik wraca z puli Podatków do puli głównej. Zostaje { $left }.
event-instead = { $steps ->
    [one] Zamiast zasobów ({ NAME($rewards) }) znacznik gracza wirtualnego przesuwa się o { $steps } pole.
    [few] Zamiast zasobów ({ NAME($rewards) }) znacznik gracza wirtualnego przesuwa się o { $steps } pola.
   *[other] Zamiast zasobów ({ NAME($rewards) }) znacznik gracza wirtualnego przesuwa się o { $steps } pól.
}
event-marker = Znacznik Zasobów przechodzi na pole { $space }.
event-lap = Pełne okrążenie: rośnie najniższy Atrybut gracza wirtualnego ({ NAME($attribute) }).

# Części wyniku
part-order-1 = Pierwszy Królewski Dekret
    .honour = Sługa króla
part-order-2 = Drugi Królewski Dekret
    .honour = Sługa króla
part-order-3 = Trzeci Królewski Dekret
    .honour = Sługa króla
part-strength = Siła
    .honour = Największa Siła
part-influence = Wpływy
    .honour = Największe Wpływy
part-faith = Wiara
    .honour = Najmocniejsza Wiara
part-commission = Misje
    .honour = Przewodnik Mnichów
part-fortify = Wybudowane Mury
    .honour = Budowniczy Murów
part-walls = Punkty na Murach
    .honour = Budowniczy Murów
part-develop = Warsztaty
    .honour = Pan Warsztatów
part-garrison = Mobilizacje
    .honour = Strażnik granic
part-absolve = Rozgrzeszenia
    .honour = Czyste sumienie
part-paid = Spłacone Długi
    .honour = Rzetelny płatnik
part-unpaid = Niespłacone Długi
    .honour = Bez Długów
part-resources = Srebrniki i Zapasy
    .honour = Pełny spichlerz
part-adventurer = Awanturnik
    .honour = Przyjaciel Obcych
part-archer = Łucznik
    .honour = Przyjaciel Obcych
part-guardian = Gwardzista
    .honour = Przyjaciel Obcych
part-hunter = Łowca
    .honour = Przyjaciel Obcych
part-lookout = Zwiadowca
    .honour = Przyjaciel Obcych
part-vigilante = Strażnik
    .honour = Przyjaciel Obcych
part-armourer = Zbrojmistrz
    .honour = Przyjaciel Obcych
part-marauder = Maruder
    .honour = Przyjaciel Obcych
part-warrior = Wojownik
    .honour = Przyjaciel Obcych
part-assassin = Zabójca
    .honour = Przyjaciel Obcych
part-barbarian = Barbarzyńca
    .honour = Przyjaciel Obcych
part-invader = Zbrojny
    .honour = Przyjaciel Obcych
part-champion = Czempion
    .honour = Przyjaciel Obcych
part-mercenary = Najemnik
    .honour = Przyjaciel Obcych
part-protector = Obrońca
    .honour = Przyjaciel Obcych
part-thief = Złodziej
    .honour = Przyjaciel Obcych
part-traitor = Zdrajca
    .honour = Przyjaciel Obcych

# Nagrody i koszty
icon-labourer-1 = 1 Parobek
icon-labourer-2 = 2 Parobków
icon-labourer-3 = 3 Parobków
icon-labourer-4 = 4 Parobków
icon-scout-1 = 1 Zwiadowca
icon-scout-2 = 2 Zwiadowców
icon-scout-3 = 3 Zwiadowców
icon-scout-4 = 4 Zwiadowców
icon-merchant-1 = 1 Kupiec
icon-merchant-2 = 2 Kupców
icon-merchant-3 = 3 Kupców
icon-merchant-4 = 4 Kupców
icon-fighter-1 = 1 Wojownik
icon-fighter-2 = 2 Wojowników
icon-fighter-3 = 3 Wojowników
icon-fighter-4 = 4 Wojowników
icon-cleric-1 = 1 Kleryk
icon-cleric-2 = 2 Kleryków
icon-cleric-3 = 3 Kleryków
icon-cleric-4 = 4 Kleryków
icon-criminal-1 = 1 Złoczyńca
icon-criminal-2 = 2 Złoczyńców
icon-criminal-3 = 3 Złoczyńców
icon-criminal-4 = 4 Złoczyńców
icon-silver-1 = 1 Srebrnik
icon-silver-2 = 2 Srebrniki
icon-silver-3 = 3 Srebrniki
icon-silver-4 = 4 Srebrniki
icon-silver-5 = 5 Srebrników
icon-silver-6 = 6 Srebrników
icon-provision-1 = 1 sztuka Zapasów
icon-provision-2 = 2 sztuki Zapasów
icon-provision-3 = 3 sztuki Zapasów
icon-provision-4 = 4 sztuki Zapasów
icon-tax-1 = 1 Podatek
icon-tax-2 = 2 Podatki
icon-tax-3 = 3 Podatki
icon-tax-4 = 4 Podatki
icon-faith-1 = Wiara +1
icon-faith-2 = Wiara +2
icon-faith-3 = Wiara +3
icon-faith-4 = Wiara +4
icon-strength-1 = Siła +1
icon-strength-2 = Siła +2
icon-strength-3 = Siła +3
icon-strength-4 = Siła +4
icon-influence-1 = Wpływy +1
icon-influence-2 = Wpływy +2
icon-influence-3 = Wpływy +3
icon-influence-4 = Wpływy +4
icon-drop-suspicion-1 = odrzucenie 1 Podejrzenia
icon-drop-suspicion-2 = odrzucenie 2 Podejrzeń
icon-drop-suspicion-3 = odrzucenie 3 Podejrzeń
icon-drop-suspicion-4 = odrzucenie 4 Podejrzeń
icon-pay-debt-1 = spłata Długu
icon-pay-debt-2 = spłata 2 Długów
icon-pay-debt-3 = spłata 3 Długów
icon-pay-debt-4 = spłata 4 Długów
icon-destroy-debt-1 = zniszczenie Długu
icon-destroy-debt-2 = zniszczenie 2 Długów
icon-destroy-debt-3 = zniszczenie 3 Długów
icon-destroy-debt-4 = zniszczenie 4 Długów
icon-take-debt-1 = Dług
icon-take-debt-2 = 2 Długi
icon-take-debt-3 = 3 Długi
icon-take-debt-4 = 4 Długi
icon-prayer-1 = Modlitwa
icon-prayer-2 = 2 Modlitwy
icon-prayer-3 = 3 Modlitwy
icon-prayer-4 = 4 Modlitwy
icon-free-recruit-1 = darmowa Rekrutacja
icon-free-recruit-2 = 2 darmowe Rekrutacje
icon-free-recruit-3 = 3 darmowe Rekrutacje
icon-free-recruit-4 = 4 darmowe Rekrutacje
icon-free-develop-1 = darmowy Rozwój
icon-free-develop-2 = 2 darmowe Rozwoje
icon-free-develop-3 = 3 darmowe Rozwoje
icon-free-develop-4 = 4 darmowe Rozwoje

# Co ustaliliśmy sami, bo wydrukowanego nie udało się znaleźć

# --- tura w skrócie

gist-paladin = Paladyn
gist-inquisition = Inkwizycja
gist-pass = Pas

# Co warto wiedzieć przed wyborem
warn-inquisition = Srebrników w Puli Podatków: { $count }. Przy 0 przyjdzie Inkwizycja. Najwięcej Podejrzeń: { NAME($seats) }.

# The box: which of its values come from where
fact-send = nagroda za zlecenie
fact-instant = natychmiastowa nagroda
fact-gain = nagroda
fact-attack = nagroda za Atak
fact-convert = Siła za Nawrócenie
fact-slot = jakiego Robotnika przyjmuje
fact-cost = koszt
fact-either = możliwości do wyboru
fact-workers = Robotnicy
fact-vp = punkty
fact-taxes = na ilu kartach Podatek wynosi 0, 1 i 2
fact-needs = wymagane Wpływy, Dzban po Dzbanie
fact-spaces = ile ich jest i co dają
fact-points = punkty na koniec
fact-bonus = Wiara, Siła i Wpływy na Rundę
fact-schemes = które dwanaście jest prócz Łask
facts-alternatives = bez wyboru albo od dwóch do { $most }, każda: { $each }
facts-conspirators = każdy Spiskowiec odrzuca Podejrzenie
facts-outsiders = każdy Atak daje Wpływy
facts-favours = każda Łaska ma nagrodę albo warianty, lecz nie jedno i drugie, a kosztuje tylko Srebrniki, Zapasy lub Dług
facts-sum = suma { $count }
facts-walls = każdy Mur zaczyna się od Siły
facts-jars = 0 dla pierwszego Dzbana, a żaden następny nie wymaga mniej niż poprzedni
facts-workshops = Zwiadowca pod pierwszym Warsztatem
facts-spaces = pole spłaty Długu i pole darmowej Rekrutacji, jak wydrukowano
box-favour = koszt: { NAME($cost) }; { $does }
box-paladin = { NAME($bonus) }; { NAME($paladin, case: "ability") }
