# Stół i dom dookoła niego.
loading = Chwileczkę…
again = Spróbuj ponownie
close = Zamknij
cancel = Anuluj
do-it = Wykonaj
choose-again = Wybierz ponownie
save = Zapisz
saved = Zapisano.
copy = Kopiuj
copied = Skopiowano
menu = Możliwości
segment-asks = tu można coś wybrać
stage-larger = Większe
stage-whole = Cały obraz
stepper-less = Mniej: { $what }
stepper-more = Więcej: { $what }
scene-next = Dalej
scene-next-is = Dalej: { $what }
scene-skip = Do wyniku
scene-back = Wstecz
scene-pause = Pauza
scene-go-on = Wznów
name = Imię
language = Język
round = Runda { $round }
round-of = Runda { $round } z { $rounds }: { $phase }
to-hall = Do sali

nav = Strony
nav-hall = Sala
nav-friends = Znajomi
nav-replays = Powtórki
nav-ratings = Ranking
nav-people = Gracze
nav-settings = Ustawienia
nav-profile = Ty
nav-credits = Podziękowania

## Sala
hall-title = Cztery wielkie gry przy jednym stole
hall-about = Zagraj od razu z botami albo wyślij znajomym link. Bez konta i formularzy.
hall-my-turn = Twój ruch
hall-filling = Czekamy na graczy
hall-waits = Teraz wybiera: { $who }
hall-turns = twój ruch: { $count } z { $of }
hall-first = Zagraj pierwszą partię
hall-first-about = { $game }: dziesięć minut z przewodnikiem obok
hall-know = Znam te gry
hall-easy = Niczego nie trzeba wkuwać
    .about = Co wolno, to świeci; czego nie wolno, to mówi dlaczego.
hall-bots = Pięć poziomów botów
    .about = Od beztroskiego nowicjusza po kasztelana, który wyjaśnia.
hall-tongues = Polski, angielski, ukraiński
    .about = Pełne zasady, klawiatura, czytnik ekranu.
hall-house = Co się dzieje
code-have = Mam kod od znajomych
code-go = Do stołu
code-title = Stół { $code }
hall-mine = Twoje partie
hall-open = Otwarte stoły
hall-latest = Twoja ostatnia partia
latest-won = wygrana
latest-place = { $place }. miejsce z { $of }
latest-turned = Przełom nastąpił w rundzie { $round }.
latest-race = Jak rosły punkty; twoja linia jest gruba
hall-watch = Partie do obejrzenia
hall-replays = Powtórki
game-setup = { $count ->
    [one] w pojedynkę
    [few] { $count } miejsca, { $levels }
    [many] { $count } miejsc, { $levels }
   *[other] { $count } miejsc, { $levels }
}
game-as-last = jak ostatnio
hall-since = czeka: { $ago }
hall-ends = czas minie { $ahead }
game-play-now = Zagraj teraz
game-learn = Nauka gry
game-friends = Ze znajomymi
lesson-first = pierwsza lekcja
lesson-done = lekcja ukończona
game-seats = { $low }–{ $high } graczy
game-minutes = { $low }–{ $high } min
game-weight = Złożoność { $weight } z 5
list-play = Graj
list-back = Wróć
list-join = Dołącz
list-watch = Oglądaj
list-replay = Powtórka
list-more = Pokaż więcej

## Nowy stół
new-title = Nowy stół: { $game }
new-which = Która gra?
new-with-friend = Jedno miejsce czeka: { $name }. Zaproszenie pojawi się w sali.
new-seats = Kto gra
new-solo = Solo, z graczem wirtualnym z zasad gry.
new-me = Ty
new-here = Osoba przy tym ekranie
new-person = Znajomy, przez link
new-bot = Bot: { $level }
new-hotseat-about = Kilka osób przy jednym ekranie: kurtyna zasłania rękę każdego gracza przed innymi.
new-options = Zasady tego stołu
terms-usual = Zwykłe zasady gry.
terms-option = { $option }: { $said }
terms-not = { $option }: nie
new-people = Gra ze znajomymi
new-visibility = Kto może dołączyć
new-private = Tylko z linkiem
new-open = Każdy w sali
new-pace = Tempo
new-live = Na żywo, wszyscy są teraz przy stole
new-turns = Korespondencyjnie, przez kilka dni
new-clock = Zegar
new-rated = Partia rankingowa
new-make-link = Załóż stół i skopiuj link
new-begin = Zaczynamy
clock-none = Bez zegara
clock-turn60 = 1 minuta na ruch
clock-turn180 = 3 minuty na ruch
clock-bank15 = 15 minut na gracza i 15 sekund za ruch
clock-bank40 = 40 minut na gracza i 30 sekund za ruch
clock-day = 1 dzień na ruch
clock-days3 = 3 dni na ruch
clock-own = Z zegarem
clock-left = Pozostały czas
clock-then = potem gra { $level }
clock-paused = Zegary stoją, aż wszyscy wrócą

## Przed grą
lobby-waiting = { $count ->
    [one] Czekamy jeszcze na jednego gracza
    [few] Czekamy jeszcze na { $count } graczy
   *[other] Czekamy jeszcze na { $count } graczy
}
lobby-without = { $count ->
    [1] Zacznij w pojedynkę
    [2] Zacznij we dwójkę
    [3] Zacznij w trójkę
    [4] Zacznij w czwórkę
    [5] Zacznij w piątkę
    [6] Zacznij w szóstkę
   *[other] Zacznij w siódemkę
}
lobby-host = Stół prowadzi { $name }
lobby-seats = Miejsca
lobby-more = { $count ->
    [one] Jeszcze { $count } zasada
    [few] Jeszcze { $count } zasady
   *[many] Jeszcze { $count } zasad
}
lobby-ready = Wszyscy są na miejscach
lobby-name = Twoje imię przy stole
lobby-bot = Dodaj bota
lobby-bot-instead = Bot zamiast gracza: { $name }
lobby-join = Usiądź do stołu
lobby-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, można ją oglądać.
lobby-link = Link dla znajomych
invite-title = Zaproś znajomych
invite-camera = Skieruj tu aparat telefonu albo wyślij link.
invite-code = Kod z linkiem do tego stołu
invite-address = Który adres
invite-network = Ta sieć
invite-internet = Internet
invite-share = Udostępnij
invite-or-code = albo kod stołu
invite-text = Zapraszam do mojego stołu w Castellany. Kod: { $code }.
invite-alone = Ten link otworzy się tylko na tym komputerze. Uruchom dom z --host 0.0.0.0, a znajomi z tej samej sieci będą mogli przyjść; jak otworzyć go dla wszystkich, mówi docs/hosting.
invite-same-network = Dla znajomych w tej samej sieci, na przykład w twoim Wi-Fi.
lobby-fill = { $count ->
    [one] Dodaj bota i zacznij
   *[other] Dodaj boty i zacznij
}
lobby-start = Zaczynamy
lobby-leave = Wstań od stołu
lobby-close = Zamknij stół
leave-game = Opuść grę
leave-sure = Opuścić grę? Dalej zagra za ciebie bot; na swoje miejsce możesz wrócić w każdej chwili.
close-sure-alone = Zamknąć ten stół? Partii nie da się już dokończyć.
close-sure = Zamknąć stół dla wszystkich? Nikt już przy nim nie zagra.

## Znajomi
friends-here = Na miejscu: { $count }
friends-none = Jeszcze nikogo. Po grze z innymi osobami możesz zaprosić je do znajomych.
friends-asking = Zapraszają cię
friends-asked = Twoje zaproszenia
friends-met = Ostatnio graliście razem
friends-guest = Jesteś gościem: znajomi zostaną tylko w tej przeglądarce. Zachowaj imię hasłem, a zostaną z tobą.
friends-on = Chcę mieć tu znajomych
friends-on-about = Znajomi widzą, czy tu jesteś i przy których otwartych stołach siedzisz. Nikt nie może cię wyszukać. Po wyłączeniu nikt nie może cię zaprosić ani zobaczyć.
friend-plays = gra: { $game }
friend-waits = { $count ->
    [one] czeka jeszcze na 1 osobę: { $game }
    [few] czeka jeszcze na { $count } osoby: { $game }
   *[other] czeka jeszcze na { $count } osób: { $game }
}
friend-invite = Zaproś
friend-invited = Zaproszono
friend-invites = { $name } zaprasza: { $game }
friend-not-now = Nie teraz
friend-ask = Zaproś do znajomych
friend-asked = Zaproszenie wysłane. Odpowiedź pojawi się wśród znajomych.
friend-asks = { $name } zaprasza cię do znajomych
friend-agree = Zgoda
friend-refuse = Nie, dziękuję
friend-no-answer = { $name }: jeszcze bez odpowiedzi
friend-said-no = { $name }: tym razem nie, i to w porządku
friend-withdraw = Wycofaj
friend-all-right = W porządku
friend-end = Usuń ze znajomych
friend-end-sure = Usunąć ze znajomych: { $name }? Nikt się o tym nie dowie.

## Miejsca
seat-called = { NAME($seat) }
seat-word = Gracz { $number }
seat-free = Wolne miejsce
seat-host = prowadzisz stół
seat-you = ty
seat-here = przy stole
seat-away = nie ma przy stole
seat-solo = gracz wirtualny z zasad gry
seat-standin = na razie gra bot
seat-let-bot = Niech na razie gra bot
seat-take-back = Odbierz moje miejsce
seat-choosing = wybiera

## Pasek decyzji
bar-label = Co teraz zrobić
bar-waiting = Teraz wybiera: { NAME($seats) }.
bar-then = potem { NAME($seat) }
bar-then-you = potem ty
bar-then-more = { $count ->
    [one] jeszcze { $count } osoba
    [few] jeszcze { $count } osoby
   *[other] jeszcze { $count } osób
}
bar-moment = …
bar-over = Koniec gry.
bar-all = Wszystkie możliwości: { $count }
price = { $count ->
    [one] { $count } { NAME($name, case: "acc") }
    [few] { $count } { NAME($name, case: "few") }
   *[other] { $count } { NAME($name, case: "many") }
}
undo = Cofnij
hint = Podpowiedź
hint-thinking = Zastanawiam się…
rule-open = Zasada { $rule }
title-your-turn = ● Twój ruch · { $game }
your-turn = Twój ruch
bar-glowing = { $count ->
    [one] Kliknij to, co świeci
   *[other] Świeci: { $count } możliwości
}
bar-all-short = Wszystkie
bar-lost = Brak połączenia. Próbujemy dalej…
bar-lost-in = Brak połączenia. Ponowna próba za { $seconds } s.
bar-lost-safe = Stół jest taki, jaki był; twój ostatni wybór jest zachowany i zostanie wysłany raz.
bar-lost-kept = Twój ostatni wybór ({ $choice }) jest zachowany i zostanie wysłany raz.
bar-try-now = Spróbuj teraz
bar-skip = Do mojej tury
seat-done = { $name }: gotowe
tell = Powiadom mnie
tell-about = Wiadomość na tym urządzeniu, gdy przyjdzie twoja kolej
standin-since = Od { $time } gra za ciebie { $level }.
standin-plays = Gra za ciebie { $level }.
standin-why-time = Twój czas minął.
standin-why-away = Nie było cię przy stole.
standin-why-left = Twoje miejsce przy stole było puste.
standin-why-asked = Na twoją prośbę.
standin-see = Zobacz je
standin-made = { $count ->
    [one] Podjęto za ciebie { $count } decyzję.
    [few] Podjęto za ciebie { $count } decyzje.
   *[other] Podjęto za ciebie { $count } decyzji.
}
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
panel-coach = Przewodnik
since-stop = Zatrzymaj
since-more = { $count ->
    [one] i jeszcze { $count } tura wcześniej
    [few] i jeszcze { $count } tury wcześniej
   *[other] i jeszcze { $count } tur wcześniej
}
key-ways = wszystkie możliwości
text-size = Wielkość tekstu
text-size-small = Mała
text-size-normal = Zwykła
text-size-large = Duża

## Panele
panels = Panele
panel-seats = Gracze
panel-log = Dziennik
panel-scores = Punkty
panel-rules = Zasady
panel-chat = Czat
log-empty = Jeszcze nic się nie wydarzyło.
log-all = { $count ->
    [one] Pokaż cały { $count } wiersz
    [few] Pokaż wszystkie { $count } wiersze
   *[other] Pokaż wszystkie { $count } wierszy
}
log-gap = { $count ->
    [one] … { $count } krok …
    [few] … { $count } kroki …
   *[other] … { $count } kroków …
}
log-undo = { NAME($seat) } cofa swój wybór.
log-standin-time = { NAME($seat) }: czas minął, dalej gra bot.
log-standin-left = { NAME($seat) } odchodzi od stołu; dalej gra bot.
log-standin-away = { NAME($seat) }: na razie nie ma przy stole, gra bot.
log-standin-asked = { NAME($seat) } powierza grę botowi.
log-back = { NAME($seat) } wraca do gry.
log-closed = Stół zamknięto.
score-total = Razem
score-part = Składnik
score-none = Punkty nie są jeszcze znane.
chat-empty = Na razie wszyscy milczą.
chat-say = Powiedz coś
chat-send = Wyślij
rules-search = Szukaj w zasadach
rules-nothing = Żaden punkt nie zawiera tych słów.
rules-failed = Nie udało się pobrać zasad. Spróbuj za chwilę.
rules-unprinted = Czego nie drukują nasze instrukcje
rules-unprinted-about = Skąd mamy te wartości. Kto ma pudełko i wie lepiej, może je poprawić: zwróć się do gospodarza.

## Chwile
since-title = Od twojego ostatniego ruchu
since-play = Pokaż
since-done = Jasne
gist-paid = wydane: { $what }
gist-gained = zyskane: { $what }
gist-other-gained = { $name } zyskuje: { $what }
gist-other-lost = { $name } traci: { $what }
moment-earlier = Oglądasz wcześniejszy moment.
moment-back = Wróć do bieżącej chwili
moment-unknown = Ten moment był jeszcze przed twoim dołączeniem. Po grze pokaże go powtórka.
table-title = Stół

## Kurtyna
curtain-for = Przekaż ekran: { NAME($seat) }
curtain-about = Stół jest zasłonięty, dopóki nie spojrzy właściwa osoba.
curtain-open = To ja, { NAME($seat) }

## Koniec
end-winners = { $count ->
    [one] Zwycięstwo: { NAME($seats) }!
   *[other] Wspólne zwycięstwo: { NAME($seats) }!
}
end-nobody = Tym razem nikt nie wygrywa.
end-see-result = Zobacz wynik
end-see-table = Zobacz stół
end-best = najwięcej ze wszystkich
end-honours = Wyróżnienia partii
end-honour = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
end-margin = Przewaga: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
end-lead = { $count ->
    [0] Prowadzenie ani razu się nie zmieniło.
    [one] Prowadzenie zmieniło się raz.
   *[other] Prowadzenie zmieniło się { $count } razy.
}
end-turned = Od rundy { $round } na czele aż do końca.
rematch-title = Jeszcze raz?
rematch-asked = Te same zasady, nowe rozdanie.
rematch-by = { $who } proponuje rewanż.
rematch-count = { $count ->
    [few] Grają { $count } z { $of }.
   *[other] Gra { $count } z { $of }.
}
rematch-yes = gra
rematch-thinks = zastanawia się
rematch-join = Gram!
rematch-began = Następna partia już trwa.
end-again = Zagraj jeszcze raz
end-replay = Obejrzyj powtórkę
end-export = Zapisz do pliku
end-fair = Losowanie było uczciwe: ziarno losowości zgadza się z obiecanym przed grą.
end-unfair = Ziarno losowości nie zgadza się z obiecanym przed grą.
chart-parts = Skąd wzięły się punkty
chart-race = Jak rosły punkty
chart-race-about = Linie punktów każdego gracza po każdym wyborze; te same liczby podaje tabela punktów.

## Powtórka
replay = Powtórka
replay-start = Gra się zaczyna.
replay-said = { NAME($seat) }: { $said }
replay-view = Czyimi oczami
replay-view-everyone = Co widzieli wszyscy
replay-timeline = Oś czasu
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-round-back = Runda wstecz
replay-round-on = Runda naprzód
replay-run = Odtwórz
replay-pause = Pauza
replay-single = Wybór po wyborze
replay-play-on = Graj dalej stąd
replay-judge = Zdanie kasztelana
replay-same = Kasztelan zrobiłby to samo. { $why }
replay-other = Kasztelan wolałby: { $option }. { $why }
replay-made = { $percent ->
    [0] Po tym wyborze prawie żadna partia nie jest wygrana.
   *[other] Szansa na wygraną po tym wyborze: { $percent }%.
}
replay-link = Kopiuj link
replay-link-private = Ten link otworzy się tylko tym, którzy grali tę partię albo ją tu dodali.
replays-all = Zakończone partie
replays-none = Nie zakończono tu jeszcze żadnej partii.
import-title = Wczytaj partię
import-about = Otwórz partię zapisaną do pliku tutaj lub gdzie indziej i obejrzyj ją.
import-file = Wybierz plik
import-public = Tę partię mogą zobaczyć wszyscy, a link do niej otworzy się innym.

## Widok tekstowy i klawisze
plain-view = Widok tekstowy
plain-short = Tekst
plain-about = Cały stół jako uporządkowany tekst, dla czytników ekranu i klawiatury.
plain-now = Teraz
sure-leaves = { $what }? { $leaves }, a jest jeszcze coś do zrobienia.
sure-all-the-same = { $what } mimo to
sure-back = Wróć do wyboru
plain-closed = Teraz niemożliwe
plain-happened = Co się stało
plain-table = Stół
jump = Części stołu
thing-more = Pokaż resztę
thing-cards = Pokaż karty
keys = Klawisze
key-tab = przejdź do następnej rzeczy, którą można wybrać
key-enter = wybierz
key-digits = wybierz przycisk według numeru
key-undo = cofnij
key-hint = podpowiedź
key-explore = pozwól klawiszowi Tab dotrzeć do wszystkiego na stole
key-plain = widok tekstowy
key-log = dziennik
key-scores = punkty
key-rules = zasady
key-chat = czat
key-skip = pomiń pokaz
key-escape = zamknij to, co jest otwarte
key-help = te klawisze
key-step = jeden wybór wstecz lub naprzód
key-turn = jeden ruch wstecz lub naprzód
key-round = jedna runda wstecz lub naprzód
key-ends = początek lub koniec
key-run = odtwórz lub zatrzymaj

## Ustawienia
theme = Wygląd
theme-auto = Jak w systemie
theme-light = Dzień
theme-dark = Noc
onward = Wybieraj za mnie, gdy nie ma wyboru
onward-about = Gdy jest tylko jedna możliwość albo niczym się nie różnią i nic nie odkrywają. Cofa się razem z tym, co do tego doprowadziło.
pace = Tempo ruchów innych graczy
pace-slow = Wolno
pace-normal = Normalnie
pace-fast = Szybko
pace-instant = Od razu, bez animacji
motion = Ruch
motion-auto = Jak w systemie
motion-calm = Jak najmniej
palette = Kolory graczy
palette-court = Dworskie
palette-safe = Rozróżnialne dla wszystkich
sound = Ciche dźwięki: twoja kolej, elementy, punkty, koniec
sound-short = Dźwięk
sound-mute = Wycisz
sound-on = Włącz dźwięk
push = Wiadomość na to urządzenie, gdy przychodzi twoja kolej
push-unavailable = Ten serwer nie wysyła wiadomości.
push-denied = Przeglądarka nie pozwala tej stronie na wiadomości. Można na nie zezwolić w jej ustawieniach.

## Ty
profile-title = Ty
profile-since = Przy stole od: { $date }
profile-game = Gra
profile-best = Najlepszy wynik
profile-no-games = Nie ma jeszcze zakończonych partii.
keep-title = Zachowaj imię i partie
keep-about = Grasz jako gość. Dzięki hasłu zachowasz imię na każdym urządzeniu.
keep-do = Zachowaj
keep-done = Imię jest zachowane.
login-title = Mam już konto
login-do = Zaloguj się
login-done = Witaj ponownie!
logout = Wyloguj się
logout-done = Wylogowano.
account-title = Twoje konto
password = Hasło
password-old = Stare hasło
password-new = Nowe hasło, co najmniej 8 znaków
password-change = Zmień hasło
email = E-mail
email-about = Tylko do wiadomości o twoim ruchu, jeśli ten serwer je wysyła.
data-title = Twoje dane
data-export = Pobierz wszystko w jednym pliku
data-delete = Usuń wszystko
data-delete-about = Imię i ustawienia znikną na zawsze. Zakończone partie pozostaną bez twojego imienia, rozpoczęte z samymi botami się skończą, a tam, gdzie grają inni, twoje miejsce zajmie bot.
data-delete-do = Usuń na zawsze
data-deleted = Wszystko usunięto.
ratings-about = Liczą się tylko partie rankingowe między ludźmi.
ratings-none = Nie było jeszcze partii rankingowej.
ratings-place = Miejsce
ratings-rating = Ranking
ratings-played = Rozegrane
ratings-won = Wygrane

## Gracze, dla administratorów
people-about = Wszyscy, którzy tu zajrzeli. Kto ma odebrany głos, gra dalej, ale nie pisze na czacie; kto ma zablokowany dostęp, nie może wejść.
people-search = Szukaj po imieniu
people-none = Nie było tu nikogo o takim imieniu.
people-latest = Widać tylko osoby, które zajrzały tu ostatnio; pozostałych szukaj po imieniu.
people-seen = Ostatnia wizyta: { $when }
people-just-now = przed chwilą
people-guest = gość
people-admin = administrator
people-muted = głos odebrany
people-banned = dostęp zablokowany
people-mute = Odbierz głos
people-unmute = Przywróć głos
people-ban = Zablokuj dostęp
people-unban = Odblokuj dostęp
people-ban-sure = { $name }: zablokować dostęp? Połączenie urwie się od razu, a przy stołach dalej będą grać boty.
people-only = Ta strona jest dla administratorów tego serwera.

## Podziękowania
credits-games = Gry są dziełem swoich autorów. Jeśli ci się podobają, kup pudełko.
credits-own = Wszystkie teksty, rysunki i programy są nasze; nie ma tu obrazów ani tekstów wydawców.
credits-icons = Ikony
credits-letters = Krój pisma
credits-code = Programy
credits-licence = Sam Castellany jest wolnym oprogramowaniem na licencji MIT.

## Kłopoty
trouble-title = Nie udało się
trouble-offline = Nie ma połączenia z serwerem. Twoja partia jest bezpieczna; sprawdź sieć i spróbuj ponownie.
trouble-server = Coś zepsuło się po naszej stronie. Nic nie przepadło; spróbuj za chwilę.
trouble-busy = Trochę za szybko. Odczekaj chwilę i spróbuj ponownie.
trouble-refused = Serwer tego nie przyjął. Nic się nie zmieniło.
trouble-gone = Pod tym adresem nic już nie ma albo link jest niepełny.
trouble-closed = Ten stół zamknięto.
trouble-unknown = Stało się coś nieoczekiwanego. Nic nie przepadło.
lost-title = Nie ma takiej strony
lost-about = Pod tym adresem nic nie ma.

## Nauka
learn-title = { $game }: nauka przez grę
learn-about = Prawdziwe zasady, trzy boty, około dziesięciu minut. Przewodnik wyjaśnia każdą decyzję, gdy pojawia się po raz pierwszy; niczego nie narzuca.
learn-begin = Zaczynamy
learn-rules = Wolę przeczytać zasady
learn-voice = Twój przewodnik
learn-step = Krok { $step } z { $count }
learn-what = Jaki byłby twój ruch?
learn-lesson = Lekcja
learn-around = { $before } za tobą, { $after } przed tobą
learn-back = Krok wstecz
learn-speak = Mów dalej
learn-silent = Koniec podpowiedzi. Poradzisz sobie.
learn-nothing-new = Nic nowego: graj, jak chcesz. Przewodnik odezwie się, gdy coś się pojawi.
learn-over = Gra skończona: zagraj jeszcze raz albo zobacz, co o niej zdecydowało.
learn-on = Rozumiem
learn-alone = Dalej poradzę sobie bez rad

## Analiza
panel-review = Analiza
panel-puzzle = Zadanie
review-ask-title = Gdzie wygrano tę partię?
review-ask-about = Kasztelan przyjrzy się w tle każdemu wyborowi każdego gracza. Potrwa to minutę lub dwie; zobaczysz tylko to, co nie budzi wątpliwości.
review-ask = Przeanalizuj partię
review-thinking = Kasztelan przygląda się partii…
review-broken = Analiza przerwała się przed końcem. To, co już znaleziono, zostaje.
review-go-on = Dokończ analizę
review-queue = { $count ->
    [one] Przed tą czeka jeszcze { $count } analiza
    [few] Przed tą czekają jeszcze { $count } analizy
   *[many] Przed tą czeka jeszcze { $count } analiz
}
review-better-label = Lepiej
review-made-label = Zagrano
review-show = Pokaż
review-needs-end = Ta partia jeszcze się nie skończyła. Analiza potrzebuje jej końca.
review-all = Pokaż wszystkie ({ $count })
review-fewer = Pokaż mniej
review-choice = własne wybory
review-others = błędy przeciwników
review-luck = karty i reszta
replay-more = Więcej
review-turning = Punkt zwrotny
review-mistake = Błąd
review-previous = Poprzedni błąd
review-next = Następny błąd
review-of = { $number } z { $count }
review-before = Przed rundą 1
review-worst = pięć najgorszych z { $count }
review-points = { $points } PZ
review-pill-better = Lepiej { $percent }
review-pill-made = Zagrano { $percent }
review-by-round = Szanse na wygraną po każdej rundzie
review-scoring = Podliczanie
chance = { $percent }%
review-sum = Od { $began }% na początku do { $ended }% na końcu: tyle razem dały własne wybory i cała reszta.
review-mark = { $mark } { $round ->
    [0] { NAME($seat) }, przed rundą 1
   *[other] { NAME($seat) }, runda { $round }
}
key-mistake = następny błąd, z Shift poprzedni

## Zadania
nav-learn = Nauka
lesson-go-on = Wróć do lekcji
lesson-progress = za tobą { $count } z { $of }
learn-reviews = Twoje ostatnie analizy
learn-puzzles = Zadania
learn-found = { $count } z { $of }
learn-solve = Rozwiąż
puzzle-title = Znajdź wybór kasztelana
puzzle-solve = Rozwiąż
puzzle-day = Zadanie dnia
puzzle-found = znajduje { $count }% botów
puzzle-number = Zadanie { $number }, znajduje { $count }% botów
puzzle-candles = { $count ->
    [0] Nie została żadna świeca
    [one] Została { $count } świeca
    [few] Zostały { $count } świece
   *[many] Zostało { $count } świec
}
puzzle-rule-candles = Trzy świece: każda błędna próba gasi jedną.
puzzle-rule-clue = Podpowiedź zabiera połowę wyborów za jedną świecę.
puzzle-rule-once = Trafienie od razu liczy się podwójnie.
puzzle-clue = Podpowiedź
puzzle-solution = Rozwiązanie
puzzle-wrong = { $left ->
    [0] Nie to, i ostatnia świeca zgasła.
    [one] Nie to. Została { $left } świeca.
    [few] Nie to. Zostały { $left } świece.
   *[many] Nie to. Zostało { $left } świec.
}
puzzle-unsolved = Tak zrobiłby kasztelan.
puzzle-you = Runda { $round }. Grasz jako { NAME($seat) }.
puzzle-how = Jak to działa
puzzle-known = Co wiesz
puzzle-else = Co jeszcze było możliwe
puzzle-castellan = Kasztelan
puzzle-try = próba { $number }
puzzle-at-once = Znalezione od razu
puzzle-on-try = Znalezione, próba { $number }
puzzle-seals = { $count ->
    [one] { $count } pieczęć
    [few] { $count } pieczęcie
   *[other] { $count } pieczęci
}
puzzle-next = Następne zadanie
puzzle-share = Udostępnij
puzzle-bar-solved = Rozwiązane. Następne zadanie dnia pojawi się o północy UTC; inne już czekają.
puzzle-more = Więcej zadań
puzzle-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
