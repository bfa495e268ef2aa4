### Co mówi serwer: odmowy, nazwy, powiadomienia.

opponent = Gracz wirtualny
    .within = gracz wirtualny
gone-player = Gracz, którego już nie ma
    .within = gracz, którego już nie ma

# Przy stole
error-decision-past = To już rozstrzygnięte.
error-undo-late = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz, zanim cofniesz ruch.
error-not-your-seat = To nie jest twoje miejsce.
error-standin-plays = Na tym miejscu gra bot. Najpierw je odbierz.
error-no-standin = Na tym miejscu grasz już osobiście.
error-still-here = Ten gracz jest przy stole.
error-perhaps-back = Ten gracz może zaraz wróci. Za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} będzie mógł zagrać za niego bot.
error-table-not-playing = Przy tym stole gra jeszcze się nie zaczęła.
error-no-hint = W tej chwili nie ma podpowiedzi.
error-hints-spent = Podpowiedzi było już dużo. Następna będzie za kilka sekund.
error-no-hint-rated = W partiach rankingowych nie ma podpowiedzi.
error-hello-first = Połączenie nie jest jeszcze nawiązane do końca.
error-no-chat = Przy tym stole nie ma czatu.
error-muted = Nie możesz tu pisać: administrator odebrał ci głos.
error-busy = Przy stole jest teraz za duży ruch. Spróbuj jeszcze raz.

# W sali
error-no-table = Nie ma takiego stołu. Może link jest niepełny.
error-private-table = To stół prywatny. Poproś o link do niego.
error-old-link = Ten link już nie otwiera stołu. Poproś o nowy.
error-private-replay = Tę powtórkę mogą oglądać tylko ci, którzy grali.
error-table-full = Wszystkie miejsca są zajęte.
error-seat-taken = To miejsce jest zajęte.
error-sent-away = Gospodarz oddał twoje miejsce przy tym stole komuś innemu.
error-leave-seats = Masz tu już { $most ->
    [one] { $most } miejsce
    [few] { $most } miejsca
   *[many] { $most } miejsc
}. Zostaw pozostałe innym.
error-no-seat = Nie ma takiego miejsca.
error-seats-needed = Przy stole { $people ->
    [one] siedzi { $people } osoba
    [few] siedzą { $people } osoby
   *[many] siedzi { $people } osób
}: miejsc musi wystarczyć dla wszystkich.
error-seats-empty = Nie wszystkie miejsca są jeszcze zajęte.
error-game-began = Gra już się zaczęła.
error-table-closed = Ten stół jest zamknięty.
error-table-playing = Gra jeszcze się nie skończyła.
error-still-playing = To możliwe dopiero po zakończeniu gry.
error-not-host = Może to zrobić tylko gospodarz stołu.
error-others-play = Grają tu inni: odejdź od stołu, zamiast go zamykać.
error-too-many-tables = Siedzisz już przy { $most ->
    [one] { $most } stole
   *[other] { $most } stołach
}. Najpierw dokończ część partii.
error-too-many-unwatched = Boty grają już między sobą przy { $most ->
    [one] { $most } twoim stole
   *[other] { $most } twoich stołach
}. Najpierw zamknij jeden z nich.
error-clock-too-short = Zegar potrzebuje co najmniej { $seconds ->
    [one] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-seed-only-practice = Ziarno losowości można wybrać tylko tam, gdzie grasz wyłącznie ty i boty.
error-no-step = Nie ma takiego kroku, od którego można by grać dalej.
error-no-language = Nie ma tu języka „{ $language }”.
error-no-rules = Zasady tej gry nie są spisane w tym języku.

# Ludzie
error-no-session = Najpierw podaj imię albo zaloguj się.
error-wrong-password = Imię i hasło nie pasują do siebie.
error-account-busy = Do tego konta zbyt wiele razy podano złe hasło. Spróbuj ponownie za kilka minut.
error-name-taken = To imię jest już zajęte. Wybierz inne.
error-name-at-table = Ktoś przy tym stole ma już takie imię. Wybierz inne.
error-bad-name = Takiego imienia inni nie zdołają przeczytać.
error-bad-email = To nie wygląda na adres e-mail.
error-has-account = Masz już konto.
error-no-account = Jesteś gościem i nie masz jeszcze hasła.
error-no-person = Nie ma takiej osoby.
error-banned = Nie możesz tu wejść: administrator zablokował ci dostęp.
error-not-admin = Mogą to robić tylko administratorzy.
error-not-on-admin = Z administratorem nie można tego zrobić.
error-no-push = Ten serwer nie wysyła powiadomień push.
error-bad-push = Na ten adres nie można wysyłać powiadomień push.

# Znajomi i kody
error-friend-gone = Tego gracza już tu nie ma.
error-friends-off = Znajomi są u ciebie wyłączeni. Możesz ich znów włączyć na stronie znajomych.
error-friend-unmet = Do znajomych możesz zaprosić tylko kogoś, z kim była już wspólna gra.
error-friend-wants-none = Ten gracz woli nie mieć tu znajomych. Wciąż możecie grać razem dzięki linkowi.
error-friend-refused = Ten gracz odmówił. Nadal może zaprosić ciebie.
error-friend-withdrawn = Zaproszenie tymczasem wycofano. Możesz zaprosić tę osobę samodzielnie.
error-friends-many = Masz już { $most } znajomych i zaproszeń. Najpierw usuń część z nich.
error-not-friend = Tutaj możesz zaprosić tylko znajomych. Wyślij link albo podaj kod.
error-was-sent-away = Gospodarz oddał miejsce tego gracza komuś innemu.
error-no-code = Pod tym kodem nie czeka żaden stół. Może któraś litera została źle usłyszana albo gra już się skończyła.

# Połączenie
error-too-fast = To było bardzo szybko. Zaczekaj chwilę i spróbuj ponownie.
error-too-many-lines = Z twojego adresu otwarto zbyt wiele połączeń. Zamknij kilka i spróbuj ponownie.
error-session-ended = Sesja się zakończyła: nastąpiło wylogowanie lub zmieniono hasło. Zaloguj się ponownie.
error-too-large = To jest za duże.
error-bad-message = Serwer nie zrozumiał tej wiadomości.
error-not-json = Ta wiadomość nie jest w formacie JSON.
error-bad-request = Serwer nie zrozumiał tego żądania.
error-no-page = Pod tym adresem nic nie ma.
error-csrf = Strona jest nieaktualna. Odśwież ją i spróbuj ponownie.
error-foreign-origin = To żądanie pochodzi z innej strony.
error-server = Na serwerze coś poszło nie tak. Zostało to odnotowane.
error-storage = Serwer nie może teraz niczego zapisać. Nic nie przepadło i nic się nie zmieniło; spróbuj za chwilę.
error-other-facts = Ten stół zaczęto z innymi danymi gry, niż dom ma teraz. Aby go dokończyć, właściciel musi uruchomić serwer z tamtymi.
error-table-damaged = Dane tego stołu są uszkodzone i zostały odłożone. Właściciel serwera został powiadomiony.
error-restarting = Serwer uruchamia się ponownie. Twoja gra jest bezpieczna, połączenie zaraz wróci.

# Powiadomienia
notice-your-turn = Twój ruch: { $game }
mail-your-turn-subject = Twój ruch: { $game }
mail-your-turn = Witaj, { $name }!

    Twój ruch w grze { $game }:
    { $link }

    Te wiadomości możesz wyłączyć w swoim profilu.

# Polecenie
serve-about = Stół w przeglądarce. Dalsze ustawienia pochodzą ze zmiennych CASTELLANY_; zob. docs/hosting.md.
serve-host = adres, na którym serwer nasłuchuje; 0.0.0.0 to wszystkie
serve-port = port, na którym serwer nasłuchuje; 0 to dowolny wolny
serve-db = gdzie przechowywać gry: plik albo postgresql://user@host/name
serve-workers = procesy serwera; więcej niż jeden wymaga PostgreSQL
serve-bots = procesy robocze, w których myślą boty
serve-prefix = ścieżka, pod którą proxy udostępnia serwer, na przykład /games
serve-facts = plik z danymi, które twoje pudełka znają lepiej (castellany facts --template)
serve-bad-facts = { $reason }
serve-admin = imię administratora; jego konto powstaje przy pierwszym uruchomieniu
serve-open = otwórz stół w przeglądarce
serve-ready = Stół nakryty: { $url }
serve-compiling = Silnik jest jednorazowo kompilowany w tle; boty użyją go, gdy tylko będzie gotowy, a serwer od następnego uruchomienia.
serve-port-taken = Portu { $port } nie da się tu użyć: jest zajęty albo niedozwolony. Wybierz inny przez --port.
serve-needs-postgres = Kilka procesów serwera wymaga PostgreSQL: --db postgresql://...
serve-bad-db = Tej bazy danych serwer nie zna: { $db }
serve-full-db = Brakuje miejsca dla bazy danych { $db }: { $reason }. Zwolnij miejsce i uruchom ponownie.
serve-read-only-db = Do bazy danych { $db } nie można pisać: { $reason }. Pozwól użytkownikowi serwera pisać do pliku i jego katalogu.
serve-damaged-db = Baza danych { $db } jest uszkodzona: { $reason }. Zachowaj jej kopię i przywróć ostatnią kopię zapasową; docs/hosting.md mówi, jak to zrobić.
serve-lost-db = Nie można otworzyć bazy danych { $db }: { $reason }
serve-db-in-use = Inny serwer (proces { $process }) używa już bazy danych { $db }. Najpierw go zatrzymaj albo podaj inny plik opcją --db.
serve-newer-db = Baza danych { $db } należy do nowszej wersji Castellany. Zainstaluj ją albo przywróć starszą kopię bazy.
serve-no-driver = PostgreSQL wymaga jeszcze jednego pakietu: pip install "castellany[postgres]"
serve-bad-setting = Ustawienie { $name } nie może mieć wartości „{ $value }”.
serve-admin-password = Administrator { $name }, hasło (podane tylko teraz): { $password }
error-no-review = Nikt teraz nie analizuje tej partii.
error-not-your-review = O tę analizę poprosił ktoś inny.
error-reviews-full = Trwa teraz wiele analiz. Spróbuj ponownie za kilka minut.
error-reviews-spent = Masz już za sobą wiele analiz. Następna będzie możliwa za jakiś czas.
error-no-puzzle = Nie ma takiego zadania.
