# Co mówi tylko plansza.

stage-nobody = nikt
stage-aside = odłożona
plaque-gather = Zasoby
plaque-income = Dochód
plaque-build = Budowa
plaque-assassin = Zabij postać
plaque-magistrate = Rozłóż nakazy
plaque-thief = Okradnij postać
plaque-spy = Szpieguj
plaque-blackmailer = Rozłóż groźby
plaque-magician = Wymień karty
plaque-wizard = Obejrzyj rękę
plaque-seer = Po karcie od każdego
plaque-emperor = Przekaż koronę
plaque-abbot = 1 od najbogatszego
plaque-merchant = Dodatkowe złoto
plaque-architect = 2 dodatkowe karty
plaque-scholar = 7 kart, zostaje 1
plaque-warlord = Zburz dzielnicę
plaque-diplomat = Wymień dzielnice
plaque-marshal = Przejmij dzielnicę
plaque-queen = 3 sztuki złota
plaque-artist = Upiększ dzielnicę
plaque-tax_collector = Zbierz podatki
pile-deck = Dzielnice
pile-bank = Bank
pile-face-down = Zakryte
draft-order = Kolejność
pile-pool = Przekazywane
tray-in-city = w twoim mieście
tray-fold = Pokaż stół
tray-open = Pokaż karty
tray-back = { $count ->
    [one] wraca do talii
    [few] wracają do talii
    [many] wraca do talii
   *[other] wraca do talii
}
duel-free = do twojego miasta, za darmo
duel-stays = zostaje tutaj: { $name }
duel-warrant-hidden = nakaz pozostaje zakryty
duel-lifted = Groźba znika i nikt nie wie, która to była.
duel-if-real = jeśli prawdziwa
duel-if-blank = jeśli bez pokrycia
duel-shown-blank = jest bez pokrycia i wszyscy to zobaczą
duel-unknown = nikt się nie dowie, która to była
haunted-as = liczy się jako { NAME($colour) }
den-due = do zapłaty
markers-warrant = { $left ->
    [3] Przy kim położyć podpisany nakaz?
   *[other] Podpisany: { NAME($character) }. Niepodpisane do położenia: { $left }.
}
markers-threat = { $left ->
    [2] Przy kim położyć prawdziwą groźbę?
   *[other] Prawdziwa: { NAME($character) }. Przy kim położyć groźbę bez pokrycia?
}

# The guided first game.

lesson-citadels-welcome-title = Twoje miasto
lesson-citadels-draft-title = Wybierz postać
lesson-citadels-gather-title = Złoto czy karty
lesson-citadels-keep-title = Zatrzymaj jedną kartę
lesson-citadels-target-title = Wskaż postać
lesson-citadels-turn-title = Buduj
lesson-citadels-ranks-title = Wywoływanie postaci
lesson-citadels-crown-title = Korona
lesson-citadels-second-title = Nowa runda
lesson-citadels-unique-title = Fioletowe dzielnice
lesson-citadels-end-title = Koniec blisko
lesson-citadels-gather-gold = Dwie sztuki złota z banku
lesson-citadels-gather-cards = Dwie karty, jedną zatrzymujesz
lesson-citadels-about = Budujesz miasto. W każdej rundzie potajemnie wybierasz rolę – złodzieja albo króla, kupcową albo wodza – i korzystasz z jej zdolności. Wygrywa osoba, której miasto jest na końcu najcenniejsze.
lesson-citadels-welcome = Witaj! Na dole widzisz swoją rękę: dzielnice, które możesz zbudować. Przed każdym graczem rośnie ulica zbudowanych dzielnic. Punkty to przede wszystkim złoto, które one kosztowały.
lesson-citadels-draft = Najpierw każdy potajemnie wybiera postać. Od niej zależy, kiedy rozgrywasz turę i jaką masz zdolność. Przeczytaj, co umie każda z nich. Na pierwszą rundę dobra jest Architektka: dwie dodatkowe karty i kilka dzielnic w jednej turze.
lesson-citadels-ranks = Teraz postacie są wywoływane według rang, od 1 w górę. Patrz na rząd u góry: kto zostaje wywołany, odkrywa kartę i rozgrywa turę.
lesson-citadels-gather = Tura zaczyna się od wyboru: dwie sztuki złota albo nowe dzielnice, z których zostawiasz sobie jedną. Bez złota niczego nie zbudujesz, a bez kart nie ma czego budować.
lesson-citadels-keep = Zatrzymaj kartę, którą chcesz zbudować. Kolory są ważne: Król zarabia na żółtych dzielnicach, Biskup na niebieskich, Kupcowa na zielonych, Wódz na czerwonych.
lesson-citadels-turn = Teraz buduj, jeśli możesz: liczba na karcie to jej cena, a na podświetlone karty cię stać. Zdolność swojej postaci znajdziesz obok miasta. Potem zakończ turę.
lesson-citadels-target = Wskazujesz postać, a nie gracza: nie wiesz, kto ją ma. Pomyśl, kogo chcieliby mieć inni.
lesson-citadels-crown = Korona pokazuje, kto w następnej rundzie wybiera jako pierwszy. Zabiera ją Król.
lesson-citadels-second = Nowa runda, nowa rola. Spójrz na ulice innych: kto jest bogaty, kto blisko końca? Gra kończy się w rundzie, w której ktoś ukończy miasto.
lesson-citadels-unique = Fioletowe dzielnice są specjalne: każda ma własną zasadę. Wskaż je kursorem albo przytrzymaj na nich palec, aby ją przeczytać.
lesson-citadels-end = Czyjeś miasto jest prawie ukończone! Wszystkie kolory w twoim mieście dają premię, a dostanie ją też ten, kto ukończy miasto jako pierwszy. Bierz to, co najcenniejsze.
