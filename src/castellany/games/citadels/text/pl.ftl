# Cytadela: każde słowo, które czyta gracz, po polsku.

game-citadels = Cytadela
    .about = Co rundę nowa tajna postać; wygrywa najbogatsze miasto.

# Postacie
character-assassin = Zabójczyni
    .gen = Zabójczyni
    .acc = Zabójczynię
    .ins = Zabójczynią
    .about = Wskaż inną postać: kto ją ma, milczy przy wywołaniu i traci turę.
character-witch = Wiedźma
    .gen = Wiedźmy
    .acc = Wiedźmę
    .ins = Wiedźmą
    .about = Wykonaj akcję, wskaż inną postać i przerwij turę. Jej gracz tylko wykonuje akcję, po czym grasz dalej jako ta postać.
character-magistrate = Urzędnik
    .gen = Urzędnika
    .acc = Urzędnika
    .ins = Urzędnikiem
    .about = Połóż trzy nakazy, w tym jeden podpisany, przy trzech postaciach. Gdy postać z podpisanym nakazem zapłaci za pierwszą dzielnicę, możesz za darmo przejąć ją do swojego miasta.
character-thief = Złodziej
    .gen = Złodzieja
    .acc = Złodzieja
    .ins = Złodziejem
    .about = Wskaż inną postać: gdy zostanie odkryta, zabierasz całe złoto jej gracza. Nie może to być postać rangi 1, zabita ani zaczarowana.
character-spy = Szpieg
    .gen = Szpiega
    .acc = Szpiega
    .ins = Szpiegiem
    .about = Wskaż gracza i rodzaj dzielnicy, potem obejrzyj jego rękę: za każdą kartę tego rodzaju zabierz mu 1 sztukę złota i dobierz kartę.
character-blackmailer = Szantażystka
    .gen = Szantażystki
    .acc = Szantażystkę
    .ins = Szantażystką
    .about = Połóż dwie groźby, w tym jedną prawdziwą, przy dwóch postaciach. Każda może się wykupić połową złota albo zaryzykować, że odkryjesz groźbę i zabierzesz wszystko.
character-magician = Magiczka
    .gen = Magiczki
    .acc = Magiczkę
    .ins = Magiczką
    .about = Albo zamień się wszystkimi kartami z ręki z innym graczem, albo włóż dowolną liczbę kart pod talię i dobierz tyle samo.
character-wizard = Czarodziej
    .gen = Czarodzieja
    .acc = Czarodzieja
    .ins = Czarodziejem
    .about = Obejrzyj rękę gracza i weź jedną kartę: na rękę albo od razu ją zbuduj poza limitem. W tej turze możesz budować powtórzone dzielnice.
character-seer = Jasnowidzka
    .gen = Jasnowidzki
    .acc = Jasnowidzkę
    .ins = Jasnowidzką
    .about = Weź od każdego gracza losową kartę, a potem oddaj każdemu z nich jedną kartę ze swojej ręki. Możesz zbudować dwie dzielnice.
character-king = Król
    .gen = Króla
    .acc = Króla
    .ins = Królem
    .about = 1 sztuka złota za każdą dzielnicę szlachecką. Bierzesz koronę.
character-emperor = Cesarz
    .gen = Cesarza
    .acc = Cesarza
    .ins = Cesarzem
    .about = 1 sztuka złota za każdą dzielnicę szlachecką. Przekazujesz koronę innemu graczowi, a on daje ci sztukę złota albo losową kartę.
character-patrician = Patrycjusz
    .gen = Patrycjusza
    .acc = Patrycjusza
    .ins = Patrycjuszem
    .about = 1 karta za każdą dzielnicę szlachecką. Bierzesz koronę.
character-bishop = Biskup
    .gen = Biskupa
    .acc = Biskupa
    .ins = Biskupem
    .about = 1 sztuka złota za każdą dzielnicę religijną. W tej rundzie postać rangi 8 nie może ruszyć twojego miasta.
character-abbot = Opat
    .gen = Opata
    .acc = Opata
    .ins = Opatem
    .about = 1 sztuka złota albo 1 karta za każdą dzielnicę religijną. Weź 1 sztukę złota od najbogatszego gracza, o ile nie jesteś nim ty.
character-cardinal = Kardynał
    .gen = Kardynała
    .acc = Kardynała
    .ins = Kardynałem
    .about = 1 karta za każdą dzielnicę religijną. Gdy brakuje złota na dzielnicę, weź dokładnie tyle od jednego gracza w zamian za tyle samo kart.
character-merchant = Kupcowa
    .gen = Kupcowej
    .acc = Kupcową
    .ins = Kupcową
    .about = 1 sztuka złota za każdą dzielnicę handlową i jeszcze 1 sztuka złota.
character-alchemist = Alchemik
    .gen = Alchemika
    .acc = Alchemika
    .ins = Alchemikiem
    .about = Na koniec tury odzyskujesz złoto zapłacone za dzielnice.
character-trader = Handlarz
    .gen = Handlarza
    .acc = Handlarza
    .ins = Handlarzem
    .about = 1 sztuka złota za każdą dzielnicę handlową. Możesz zbudować dowolnie wiele dzielnic handlowych i jedną inną.
character-architect = Architektka
    .gen = Architektki
    .acc = Architektkę
    .ins = Architektką
    .about = 2 dodatkowe karty. Możesz zbudować do trzech dzielnic.
character-navigator = Żeglarka
    .gen = Żeglarki
    .acc = Żeglarkę
    .ins = Żeglarką
    .about = 4 sztuki złota albo 4 karty. W tej turze nie możesz budować.
character-scholar = Uczona
    .gen = Uczonej
    .acc = Uczoną
    .ins = Uczoną
    .about = Dobierz siedem kart, zatrzymaj jedną, resztę wtasuj w talię. Możesz zbudować dwie dzielnice.
character-warlord = Wódz
    .gen = Wodza
    .acc = Wodza
    .ins = Wodzem
    .about = 1 sztuka złota za każdą dzielnicę wojskową. Możesz zburzyć dzielnicę, płacąc o 1 sztukę złota mniej niż jej koszt.
character-diplomat = Dyplomatka
    .gen = Dyplomatki
    .acc = Dyplomatkę
    .ins = Dyplomatką
    .about = 1 sztuka złota za każdą dzielnicę wojskową. Możesz wymienić swoją dzielnicę na cudzą, dopłacając różnicę, jeśli cudza jest droższa.
character-marshal = Marszałek
    .gen = Marszałka
    .acc = Marszałka
    .ins = Marszałkiem
    .about = 1 sztuka złota za każdą dzielnicę wojskową. Możesz przejąć cudzą dzielnicę o koszcie do 3, płacąc właścicielowi.
character-queen = Królowa
    .gen = Królowej
    .acc = Królową
    .ins = Królową
    .about = 3 sztuki złota, jeśli siedzisz obok gracza, który odkrył postać rangi 4.
character-artist = Artystka
    .gen = Artystki
    .acc = Artystkę
    .ins = Artystką
    .about = Połóż po sztuce złota na jednej lub dwóch swoich dzielnicach: każda jest warta o 1 punkt więcej, a zburzyć, wymienić lub przejąć ją kosztuje o 1 więcej.
character-tax_collector = Poborca podatków
    .gen = Poborcy podatków
    .acc = Poborcę podatków
    .ins = Poborcą podatków
    .about = Każdy, kto buduje, kładzie na tę kartę 1 sztukę złota, w każdej rundzie. W swojej turze możesz zabrać wszystko.

# Rodzaje dzielnic
colour-noble = szlachecka
    .many = szlacheckie
    .gen = szlacheckich
colour-religious = religijna
    .many = religijne
    .gen = religijnych
colour-trade = handlowa
    .many = handlowe
    .gen = handlowych
colour-military = wojskowa
    .many = wojskowe
    .gen = wojskowych
colour-unique = specjalna
    .many = specjalne
    .gen = specjalnych

# Dochód z dzielnic danego rodzaju
income-noble = Dochód za dzielnice szlacheckie
income-religious = Dochód za dzielnice religijne
income-trade = Dochód za dzielnice handlowe
income-military = Dochód za dzielnice wojskowe

# Dzielnice
district-manor = Dwór
    .acc = Dwór
    .about = Dzielnica szlachecka o koszcie 3.
district-castle = Zamek
    .acc = Zamek
    .about = Dzielnica szlachecka o koszcie 4.
district-palace = Pałac
    .acc = Pałac
    .about = Dzielnica szlachecka o koszcie 5.
district-temple = Świątynia
    .acc = Świątynię
    .about = Dzielnica religijna o koszcie 1.
district-church = Kościół
    .acc = Kościół
    .about = Dzielnica religijna o koszcie 2.
district-monastery = Klasztor
    .acc = Klasztor
    .about = Dzielnica religijna o koszcie 3.
district-cathedral = Katedra
    .acc = Katedrę
    .about = Dzielnica religijna o koszcie 5.
district-tavern = Tawerna
    .acc = Tawernę
    .about = Dzielnica handlowa o koszcie 1.
district-market = Targ
    .acc = Targ
    .about = Dzielnica handlowa o koszcie 2.
district-trading_post = Faktoria
    .acc = Faktorię
    .about = Dzielnica handlowa o koszcie 2.
district-docks = Doki
    .acc = Doki
    .about = Dzielnica handlowa o koszcie 3.
district-harbor = Port
    .acc = Port
    .about = Dzielnica handlowa o koszcie 4.
district-town_hall = Ratusz
    .acc = Ratusz
    .about = Dzielnica handlowa o koszcie 5.
district-watchtower = Strażnica
    .acc = Strażnicę
    .about = Dzielnica wojskowa o koszcie 1.
district-prison = Więzienie
    .acc = Więzienie
    .about = Dzielnica wojskowa o koszcie 2.
district-barracks = Koszary
    .acc = Koszary
    .about = Dzielnica wojskowa o koszcie 3.
district-fortress = Twierdza
    .acc = Twierdzę
    .about = Dzielnica wojskowa o koszcie 5.
district-armory = Zbrojownia
    .acc = Zbrojownię
    .about = W swojej turze zburz Zbrojownię, aby zburzyć dowolną dzielnicę w nieukończonym mieście.
district-basilica = Bazylika
    .acc = Bazylikę
    .about = Na koniec: 1 punkt za każdą twoją dzielnicę o nieparzystym koszcie.
district-capitol = Kapitol
    .acc = Kapitol
    .about = Na koniec: 3 punkty, jeśli masz co najmniej trzy dzielnice jednego rodzaju.
district-dragon_gate = Smocze Wrota
    .acc = Smocze Wrota
    .about = Na koniec: 2 dodatkowe punkty.
district-factory = Fabryka
    .acc = Fabrykę
    .about = Twoje pozostałe dzielnice specjalne kosztują przy budowie o 1 sztukę złota mniej.
district-framework = Rusztowanie
    .acc = Rusztowanie
    .about = Możesz zburzyć Rusztowanie, aby zbudować dzielnicę bez płacenia.
district-gold_mine = Kopalnia złota
    .acc = Kopalnię złota
    .about = Gdy akcją bierzesz złoto, weź o 1 więcej.
district-great_wall = Wielki Mur
    .acc = Wielki Mur
    .about = Postać rangi 8 płaci o 1 sztukę złota więcej za każdą inną dzielnicę twojego miasta.
district-haunted_quarter = Nawiedzona dzielnica
    .acc = Nawiedzoną dzielnicę
    .about = Na koniec liczy się jako dzielnica dowolnego rodzaju.
district-imperial_treasury = Skarbiec cesarski
    .acc = Skarbiec cesarski
    .about = Na koniec: 1 punkt za każdą twoją sztukę złota.
district-ivory_tower = Wieża z kości słoniowej
    .acc = Wieżę z kości słoniowej
    .about = Na koniec: 5 punktów, jeśli to twoja jedyna dzielnica specjalna.
district-keep = Baszta
    .acc = Basztę
    .about = Postać rangi 8 nie może użyć zdolności wobec Baszty.
district-laboratory = Laboratorium
    .acc = Laboratorium
    .about = Raz na turę włóż kartę z ręki pod talię i weź 2 sztuki złota.
district-library = Biblioteka
    .acc = Bibliotekę
    .about = Gdy akcją dobierasz karty, zatrzymujesz wszystkie.
district-map_room = Sala map
    .acc = Salę map
    .about = Na koniec: 1 punkt za każdą kartę na ręce.
district-monument = Pomnik
    .acc = Pomnik
    .about = Można go zbudować tylko w mieście o najwyżej czterech dzielnicach. Przy ukończeniu miasta liczy się za dwie.
district-museum = Muzeum
    .acc = Muzeum
    .about = Raz na turę włóż kartę z ręki pod Muzeum. Na koniec: 1 punkt za każdą z nich.
district-necropolis = Nekropolia
    .acc = Nekropolię
    .about = Zamiast płacić możesz zburzyć jedną ze swoich dzielnic.
district-observatory = Obserwatorium
    .acc = Obserwatorium
    .about = Gdy akcją dobierasz karty, dobierasz trzy.
district-park = Park
    .acc = Park
    .about = Jeśli na koniec tury nie masz kart na ręce, weź dwie.
district-poor_house = Przytułek
    .acc = Przytułek
    .about = Jeśli na koniec tury nie masz złota, weź jedną sztukę.
district-quarry = Kamieniołom
    .acc = Kamieniołom
    .about = Możesz budować dzielnice, które już stoją w twoim mieście.
district-school_of_magic = Szkoła magii
    .acc = Szkołę magii
    .about = Liczy się jako dowolny rodzaj, gdy postać pobiera dochód z dzielnic.
district-secret_vault = Tajny skarbiec
    .acc = Tajny skarbiec
    .about = Nie można go zbudować. Na koniec: 3 punkty, jeśli masz go na ręce.
district-smithy = Kuźnia
    .acc = Kuźnię
    .about = Raz na turę zapłać 2 sztuki złota i dobierz trzy karty.
district-stables = Stajnie
    .acc = Stajnie
    .about = Ich budowa nie wlicza się do limitu.
district-statue = Posąg
    .acc = Posąg
    .about = Na koniec: 5 punktów, jeśli masz koronę.
district-theater = Teatr
    .acc = Teatr
    .about = Po każdym wyborze możesz w ciemno zamienić się postacią z przeciwnikiem.
district-thieves_den = Kryjówka złodziei
    .acc = Kryjówkę złodziei
    .about = Możesz za nią płacić kartami z ręki: jedna karta za jedną sztukę złota.
district-wishing_well = Studnia życzeń
    .acc = Studnię życzeń
    .about = Na koniec: 1 punkt za każdą twoją dzielnicę specjalną, wliczając ją samą.

# Miejsca i przedmioty
zone-bank = Bank
zone-deck = Talia dzielnic
zone-cast = Postacie w tej grze
zone-face-down = Postacie odłożone zakryte
zone-pool = Postacie podawane dalej
zone-taxes = Podatki
zone-drawn = Karty do wyboru
zone-discarded = Karty, które trafią pod talię
zone-hand = Ręka
zone-city = Miasto
zone-characters = Postacie
zone-selection = Co było widać podczas wyboru
res-gold = złoto
    .acc = sztuka złota
    .few = sztuki złota
    .many = sztuk złota
piece-crown = Korona
card-back = karta
back-character = postać

# Fazy
phase-selection = Runda { $round }: wybór postaci
phase-call = Runda { $round }, wywołanie: { NAME($character) }
phase-last = Ostatnia runda: { NAME($character) }
phase-over = Koniec gry

# Uwagi
note-colour = { NAME($colour) }, koszt { $cost }
note-beautified = upiększono
note-face-up = odłożono odkrytą
note-shown = odkryto: { NAME($seat) }
note-silent = nikt się nie zgłosił
note-killed = zabito
note-bewitched = zaczarowano: dalej gra tą postacią { NAME($seat) }
note-robbed = do okradzenia: złoto bierze { NAME($seat) }
note-warrant = nakaz
note-signed = podpisany nakaz
note-unsigned = niepodpisany nakaz
note-threat = groźba
note-rose = prawdziwa groźba
note-blank = groźba bez pokrycia
note-crown = ma koronę
note-protected = miasto chronione przed postacią rangi 8
note-first-complete = pierwsze ukończone miasto
note-complete = miasto ukończone
note-goal = do ukończenia potrzeba { $goal }
note-acting = teraz gra: { NAME($character) }
note-open = odkryto
note-secret = jeszcze tajemnica
note-saw = do wyboru: { NAME($character) }
note-picked = wybór: { NAME($character) }
note-laid = odłożono: { NAME($character) }
note-swapped = zamiana ({ NAME($other) }): za { NAME($given, case: "acc") } przychodzi { NAME($character) }
note-swap-seen = { NAME($seat) } i { NAME($other) }: zamiana postaci
note-yours = twoja, jeszcze tajemnica
note-aside = odłożono zakrytą
note-perhaps = kto może mieć: { NAME($seat) }
note-surely = na pewno ma: { NAME($seat) }
note-anybody = może mieć każdy
note-hides = na pewno ma: { NAME($character) }
note-hides-one-of = { $count ->
        [one] zakryta jedna
       *[other] zakryte dwie
    } z postaci: { NAME($character) }

# Pytania
ask-pick = Wybierz postać na tę rundę.
ask-pick-second = Wybierz drugą postać.
ask-lay = Odłóż jedną postać zakrytą.
ask-theater = Teatr: zamienić się z kimś postacią?
ask-gather = { NAME($character) }: weź złoto albo dobierz karty.
ask-gather-only = { NAME($character) }: weź złoto albo dobierz karty; na razie nic więcej.
ask-turn = { NAME($character) }: buduj, użyj zdolności albo zakończ turę.
ask-turn-crown = { NAME($character) }: zanim zakończysz turę, musisz przekazać koronę.
ask-keep = Zatrzymaj jedną z { $cards ->
        [one] { $cards } karty
       *[other] { $cards } kart
    }.
ask-bewitch = Wskaż postać, którą zaczarujesz. Do jej wywołania twoja tura jest wstrzymana.
ask-warrant = Połóż nakaz przy postaci.
ask-sign = Który z trzech nakazów jest podpisany?
ask-threat = Połóż groźbę przy postaci.
ask-rose = Która z dwóch gróźb jest prawdziwa?
ask-confiscate = { NAME($other) } buduje pod nakazem: { NAME($district) }. Skonfiskować?
ask-bribe = Ktoś ci grozi. Zapłacić łapówkę, { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    } ({ NAME($other) }), czy odmówić?
ask-expose = { NAME($other) } nie płaci. Groźba jest prawdziwa: odkryć ją?
ask-expose-blank = { NAME($other) } nie płaci. Groźba jest bez pokrycia: odkryć ją?
ask-redraw = Wybieraj karty, które trafią pod talię; na razie { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
ask-wizard = Weź jedną z kart, które ma na ręce { NAME($other) }.
ask-give = Wybierz kartę do oddania. Dostaje ją { NAME($other) }.
ask-den = Kryjówka złodziei: do zapłaty jeszcze { $due ->
        [one] { $due } sztuka złota
        [few] { $due } sztuki złota
       *[other] { $due } sztuk złota
    }, w kartach albo w złocie.
ask-exchange = Którą swoją dzielnicę oddasz za { NAME($district, case: "acc") } ({ NAME($other) })?
ask-adviser = Twój Cesarz zginął: jako doradca przekaż komuś koronę.

# Możliwości
opt-pick = Wybierz { NAME($character, case: "acc") }
opt-lay = Odłóż { NAME($character, case: "acc") }
opt-theater = Oddaj { NAME($character, case: "acc") } i weź w zamian postać ({ NAME($other) })
opt-no-theater = Nie zamieniaj się
opt-take-gold = Weź { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }
opt-draw-cards = Dobierz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }, zatrzymaj jedną
opt-draw-all = Dobierz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    } na rękę
opt-end = Zakończ turę
opt-income-end = Weź { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    } i zakończ turę
left-unused = niewykorzystane: { NAME($what) }
left-income = dochód ({ $count })
left-build = budowa
left-ability = zdolność
opt-income-gold = Dochód za dzielnice { NAME($colour, case: "many") }: { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }
opt-income-cards = Dochód za dzielnice { NAME($colour, case: "many") }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
opt-share = Dochód za dzielnice { NAME($colour, case: "many") }: { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    } i { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
opt-build = Zbuduj { NAME($district, case: "acc") }
opt-scaffold = Zbuduj { NAME($district, case: "acc") }, burząc Rusztowanie
opt-sacrifice = Zbuduj Nekropolię, burząc { NAME($district, case: "acc") }
opt-pay-cards = Zbuduj Kryjówkę złodziei, płacąc kartami
opt-levy = Zbuduj { NAME($district, case: "acc") }, biorąc { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    } za karty ({ NAME($other) })
opt-kill = Zabij { NAME($character, case: "acc") }
opt-bewitch = Zaczaruj { NAME($character, case: "acc") }
opt-warrants = Rozłóż trzy nakazy
opt-threats = Rozłóż dwie groźby
opt-mark = Przy postaci: { NAME($character) }
opt-sign = Przy postaci: { NAME($character) }
opt-confiscate = Skonfiskuj { NAME($district, case: "acc") }
opt-let-pass = Przepuść
opt-rob = Okradnij { NAME($character, case: "acc") }
opt-spy = Szpieguj ({ NAME($other) }): dzielnice { NAME($colour, case: "many") }
opt-bribe = Zapłać łapówkę
opt-refuse = Odmów
opt-expose = Odkryj groźbę
opt-no-expose = Zostaw zakrytą
opt-swap-hands = Zamień się kartami z ręki ({ NAME($other) }): { $given ->
        [one] { $given } karta
        [few] { $given } karty
       *[other] { $given } kart
    } za { $got ->
        [one] { $got } kartę
        [few] { $got } karty
       *[other] { $got } kart
    }
opt-redraw = Włóż karty pod talię i dobierz tyle samo
opt-redraw-done = Wystarczy: dobierz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }
opt-discard = Włóż pod talię { NAME($district, case: "acc") }
opt-look = Obejrzyj rękę ({ NAME($other) })
opt-take = Weź { NAME($district, case: "acc") } na rękę
opt-foresee = Weź po losowej karcie od { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }
opt-give = Oddaj { NAME($district, case: "acc") }
opt-crown-gold = Przekaż koronę ({ NAME($other) }) i weź 1 sztukę złota
opt-crown-card = Przekaż koronę ({ NAME($other) }) i weź losową kartę
opt-crown-nothing = Przekaż koronę ({ NAME($other) })
opt-advise = Przekaż koronę ({ NAME($other) })
opt-tithe = Weź 1 sztukę złota od najbogatszego gracza ({ NAME($other) })
opt-bonus = Weź 1 dodatkową sztukę złota
opt-plans = Weź { $cards ->
        [one] { $cards } dodatkową kartę
        [few] { $cards } dodatkowe karty
       *[other] { $cards } dodatkowych kart
    }
opt-voyage-gold = Weź 4 sztuki złota
opt-voyage-cards = Weź { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }
opt-study = Uczona: dobierz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }, zatrzymaj jedną
opt-destroy = Zburz { NAME($district, case: "acc") } ({ NAME($other) })
opt-destroy-own = Zburz { NAME($district, case: "acc") } we własnym mieście
opt-exchange = Wymień na { NAME($district, case: "acc") } ({ NAME($other) })
opt-hand-over = Oddaj { NAME($district, case: "acc") }
opt-seize = Przejmij { NAME($district, case: "acc") } ({ NAME($other) })
opt-favour = Weź 3 sztuki złota: obok siedzi { NAME($other) } z postacią rangi 4
opt-beautify = Upiększ { NAME($district, case: "acc") }
opt-collect = Zbierz podatki: { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }
opt-armory = Zbrojownia: zburz { NAME($district, case: "acc") } ({ NAME($other) })
opt-laboratory = Laboratorium: odrzuć { NAME($district, case: "acc") } za 2 sztuki złota
opt-smithy = Kuźnia: dobierz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }
opt-museum = Muzeum: włóż pod nie { NAME($district, case: "acc") }
opt-keep = Zatrzymaj { NAME($district, case: "acc") }
opt-pay-gold = Resztę zapłać złotem
opt-borrow = Weź { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    } za karty ({ NAME($other) })

# Zdarzenia
event-round = Zaczyna się runda { $round }; koronę ma { NAME($seat) }.
event-face-up = Postać odłożona odkryta: { NAME($character) }.
event-face-down = { NAME($seat) }, nie patrząc, odkłada jedną postać zakrytą.
event-picked = { NAME($seat) } wybiera postać.
event-picked-this = Twoja postać: { NAME($character) }.
event-mix = { NAME($seat) } tasuje resztę i, nie patrząc, odkłada jedną kartę zakrytą.
event-laid = { NAME($seat) } odkłada jedną postać zakrytą.
event-theater = Teatr: { NAME($seat) } i { NAME($other) } zamieniają się postaciami.
event-no-theater = { NAME($seat) } nie korzysta z Teatru.
event-now-have = Teraz twoja postać to { NAME($character) }.
event-nobody = Wywołanie: { NAME($character) }. Nikt się nie zgłasza.
event-shows = { NAME($seat) } odkrywa kartę: { NAME($character) }.
event-robbed = { $gold ->
        [0] Kradzież: { NAME($seat) } nie ma złota, { NAME($thief) } nie dostaje nic.
        [one] Kradzież: { NAME($seat) } traci { $gold } sztukę złota, wszystko zabiera { NAME($thief) }.
        [few] Kradzież: { NAME($seat) } traci { $gold } sztuki złota, wszystko zabiera { NAME($thief) }.
       *[other] Kradzież: { NAME($seat) } traci { $gold } sztuk złota, wszystko zabiera { NAME($thief) }.
    }
event-crown = Koronę dostaje { NAME($seat) }.
event-resumes = Wiedźma ({ NAME($seat) }) gra dalej jako { NAME($character) }.
event-refund = Alchemik: { NAME($seat) } odzyskuje { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }.
event-end-turn = { NAME($seat) } kończy turę ({ NAME($character) }).
event-game-over = Ostatnia runda dobiegła końca: czas liczyć punkty.
event-gold = { NAME($seat) } bierze { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }.
event-gold-for = { NAME($why) }: { NAME($seat) } bierze { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }.
event-draw = { NAME($seat) } dobiera { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
event-draw-for = { NAME($why) }: { NAME($seat) } dobiera { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
event-drawn = Dobrane karty: { NAME($district) }.
event-looks-at = { NAME($seat) } ogląda { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    } z talii.
event-keep = { $cards ->
        [0] { NAME($seat) } zatrzymuje kartę.
        [one] { NAME($seat) } zatrzymuje jedną kartę; do talii wraca { $cards } karta.
        [few] { NAME($seat) } zatrzymuje jedną kartę; do talii wracają { $cards } karty.
       *[other] { NAME($seat) } zatrzymuje jedną kartę; do talii wraca { $cards } kart.
    }
event-kept = Zatrzymana karta: { NAME($district) }.
event-build = { NAME($seat) } buduje { NAME($district, case: "acc") } za { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }.
event-build-free = { NAME($seat) } buduje { NAME($district, case: "acc") }, nie płacąc złotem.
event-warrant = Nakaz: { NAME($seat) } chce zbudować { NAME($district, case: "acc") } za { $gold ->
        [0] same karty
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }.
event-no-warrant = { NAME($seat) } nie konfiskuje.
event-confiscated = Konfiskata: { NAME($seat) } za darmo dodaje do miasta { NAME($district, case: "acc") }.
event-gold-back = { NAME($seat) } odzyskuje { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }.
event-tax = { NAME($seat) } płaci 1 sztukę złota podatku.
event-first-complete = Pierwsze ukończone miasto ma { NAME($seat) }: to ostatnia runda.
event-complete = Ukończone miasto ma też { NAME($seat) }.
event-destroyed = Zburzono { NAME($district, case: "acc") } (miasto: { NAME($seat) }).
event-kill = { NAME($seat) } zabija { NAME($character, case: "acc") }.
event-bewitch = { NAME($seat) } zaczarowuje { NAME($character, case: "acc") }.
event-warrant-on = { NAME($seat) } kładzie nakaz przy postaci: { NAME($character) }.
event-threat-on = { NAME($seat) } kładzie groźbę przy postaci: { NAME($character) }.
event-rob = { NAME($seat) } chce okraść { NAME($character, case: "acc") }.
event-spy = { NAME($seat) } szuka dzielnic { NAME($colour, case: "gen") } wśród kart, które ma na ręce { NAME($other) }; { $matches ->
        [0] nie ma ani jednej.
       *[other] znalezione: { $matches }, zabrane: { $gold ->
            [one] { $gold } sztuka złota
            [few] { $gold } sztuki złota
           *[other] { $gold } sztuk złota
        }.
    }
event-spy-sees = { NAME($other) } ma na ręce: { NAME($district) }.
event-refuse = { NAME($seat) } odmawia zapłaty łapówki.
event-bribe = { $gold ->
        [0] { NAME($seat) } nie ma z czego zapłacić łapówki ({ NAME($other) }). Groźba znika.
        [one] { NAME($seat) } płaci łapówkę: { $gold } sztukę złota dostaje { NAME($other) }. Groźba znika.
        [few] { NAME($seat) } płaci łapówkę: { $gold } sztuki złota dostaje { NAME($other) }. Groźba znika.
       *[other] { NAME($seat) } płaci łapówkę: { $gold } sztuk złota dostaje { NAME($other) }. Groźba znika.
    }
event-no-expose = { NAME($seat) } nie odkrywa groźby.
event-blank = { NAME($seat) } odkrywa groźbę: jest bez pokrycia.
event-rose = { NAME($seat) } odkrywa prawdziwą groźbę i zabiera całe złoto: { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    } traci { NAME($other) }.
event-swap-hands = { NAME($seat) } i { NAME($other) } zamieniają się kartami z ręki: { $given ->
        [one] { $given } karta
        [few] { $given } karty
       *[other] { $given } kart
    } za { $got ->
        [one] { $got } kartę
        [few] { $got } karty
       *[other] { $got } kart
    }.
event-hand-now = Twoja ręka teraz: { NAME($district) }.
event-redraw = { NAME($seat) } wkłada pod talię { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    }.
event-look = { NAME($seat) } ogląda karty, które ma na ręce { NAME($other) }.
event-wizard-takes = { NAME($seat) } bierze jedną z obejrzanych kart; oddaje ją { NAME($other) }.
event-wizard-took = Zabrana karta: { NAME($district) }.
event-seer-takes = { NAME($seat) } bierze losową kartę; oddaje ją { NAME($other) }.
event-seer-took = Karta dla Jasnowidzki ({ NAME($other) }): { NAME($district) }.
event-give = { NAME($seat) } oddaje kartę; dostaje ją { NAME($other) }.
event-given = Oddana karta: { NAME($district) }.
event-crown-gold = Za koronę { NAME($other) } płaci 1 sztukę złota; dostaje ją { NAME($seat) }.
event-crown-card = Za koronę { NAME($other) } oddaje losową kartę; dostaje ją { NAME($seat) }.
event-crown-card-is = Karta za koronę: { NAME($district) }.
event-tithe = { NAME($seat) } bierze 1 sztukę złota od najbogatszego gracza ({ NAME($other) }).
event-levy = { NAME($seat) } bierze { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    } w zamian za karty; złoto oddaje { NAME($other) }.
event-attack = { $gold ->
        [0] { NAME($seat) } za darmo burzy { NAME($district, case: "acc") } ({ NAME($other) }).
        [one] { NAME($seat) } płaci { $gold } sztukę złota, by zburzyć { NAME($district, case: "acc") } ({ NAME($other) }).
        [few] { NAME($seat) } płaci { $gold } sztuki złota, by zburzyć { NAME($district, case: "acc") } ({ NAME($other) }).
       *[other] { NAME($seat) } płaci { $gold } sztuk złota, by zburzyć { NAME($district, case: "acc") } ({ NAME($other) }).
    }
event-seize = { NAME($seat) } przejmuje { NAME($district, case: "acc") } ({ NAME($other) }) za { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }.
event-exchange = { NAME($seat) } oddaje { NAME($given, case: "acc") } za { NAME($district, case: "acc") } ({ NAME($other) }){ $gold ->
        [0] { "" }
        [one] , dopłata: { $gold } sztuka złota
        [few] , dopłata: { $gold } sztuki złota
       *[other] , dopłata: { $gold } sztuk złota
    }.
event-beautify = { NAME($seat) } upiększa { NAME($district, case: "acc") }.
event-collect = { NAME($seat) } zbiera podatki: { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[other] { $gold } sztuk złota
    }.
event-laboratory = Laboratorium: { NAME($seat) } wkłada kartę pod talię.
event-smithy = Kuźnia: { NAME($seat) } płaci 2 sztuki złota.
event-museum = { NAME($seat) } wkłada kartę pod Muzeum.
event-armory = { NAME($seat) } burzy Zbrojownię, a z nią { NAME($district, case: "acc") } ({ NAME($other) }).
event-den = { NAME($seat) } płaci kartami: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }.

# Odmowy
no-killed = Ta postać już zginęła: { NAME($character) }.
no-bewitched = Ta postać jest zaczarowana: { NAME($character) }.
no-rank = Nie można wskazać postaci rangi 1 ani własnej: { NAME($character) }.
no-marked = Przy tej postaci nie można położyć znacznika: { NAME($character) }.
no-not-offered = Tej postaci nie ma wśród podanych ci kart: { NAME($character) }.
no-empty-hand = { NAME($other) } nie ma kart na ręce.
no-has-crown = { NAME($other) } już ma koronę.
no-abbot-richest = Nikt nie jest bogatszy od ciebie.
no-not-richest = { NAME($other) } nie jest najbogatszym graczem.
no-favour = Obok ciebie nikt nie odkrył postaci rangi 4.
no-beautified = Ta dzielnica jest już upiększona: { NAME($district) }.
no-taxes = Nie ma podatków do zebrania.
no-deck-empty = Talia jest pusta.
no-complete = To miasto jest ukończone: { NAME($other) }.
no-protected = To miasto chroni Biskup: { NAME($other) }.
no-own-protected = Twoje miasto chroni Biskup, nawet przed tobą.
no-own-complete = Twoje miasto jest ukończone: niczego nie można w nim zburzyć.
no-keep = Baszta jest poza zasięgiem postaci rangi 8.
no-duplicate = W twoim mieście jest już taka dzielnica: { NAME($district) }.
no-duplicate-there = W tamtym mieście ({ NAME($other) }) jest już taka dzielnica: { NAME($district) }.
no-too-dear = Przejąć można tylko dzielnicę o koszcie do 3. Za droga: { NAME($district) }.
no-nothing-to-give = Nie masz nic, co można oddać za { NAME($district, case: "acc") }.
no-itself = Zbrojownia nie może być własnym celem.
no-idle-armory = Twoje miasto jest ukończone: nie można zburzyć w nim Zbrojowni.
no-gold-for = { NAME($district) }: cena { $price ->
        [one] { $price } sztuka złota
        [few] { $price } sztuki złota
       *[other] { $price } sztuk złota
    }, brakuje { $short ->
        [one] { $short } sztuki złota
       *[other] { $short } sztuk złota
    }.
no-used-district = Tej dzielnicy już w tej turze użyto: { NAME($district) }.
no-cards = Nie masz kart na ręce.
no-district-here = Nie masz takiej dzielnicy.
no-ability = { NAME($character) } nie może tego teraz zrobić: zdolność jest zużyta albo należy do innej postaci.
no-gathered = W tej turze akcja jest już wykonana.
no-gather-first = Najpierw weź złoto lub karty, potem buduj.
no-gather-only = Teraz możesz tylko wziąć złoto albo karty.
no-end-before-gather = Najpierw musisz wziąć złoto albo karty.
no-bewitch-first = Wiedźma musi teraz wskazać postać.
no-crown-first = Najpierw Cesarz musi przekazać koronę.
no-threat-first = Wykonaj akcję, potem rozstrzygnij groźbę; przedtem nic innego.
no-building = { NAME($character) } nie może budować.
no-limit = W tej turze nie możesz już budować (limit: { $limit }).
no-limit-trader = Poza dzielnicami handlowymi Handlarz może zbudować tylko jedną inną.
no-vault = Tajnego skarbca nie można zbudować.
no-monument = Pomnik wymaga miasta o najwyżej czterech dzielnicach.
no-income = Nie masz dzielnic { NAME($colour, case: "gen") }.
no-income-twice = Dochód został już pobrany w tej turze.
no-income-at-all = { NAME($character) } nie pobiera dochodu z dzielnic.
no-income-share = Złota i kart musi być razem { $total }.
no-not-in-hand = Nie masz tej karty na ręce: { NAME($district) }.
no-not-in-city = W twoim mieście nie ma takiej dzielnicy: { NAME($district) }.
no-levy = Kardynał raz na turę może wziąć dokładnie brakujące złoto od jednego gracza, który je ma, za tyle samo kart.
no-den-cards = Karty i złoto razem nie wystarczą na cenę { $price }.
no-unsigned = Ten nakaz nie jest podpisany.

# Błędne opcje
bad-not-custom = Opcja „{ $option }” działa tylko z własnym zestawem kart („custom”).
bad-not-own = Opcja „{ $option }” działa tylko z własnym lub losowym zestawem kart („custom”, „random”).
bad-uniques = Trzeba wybrać dokładnie { $needed } dzielnic specjalnych, a wybrano { $count }.
bad-rank-twice = Dwie postacie rangi { $rank }: musi być dokładnie jedna.
bad-rank-missing = Brak postaci rangi { $rank }: musi być dokładnie jedna.
bad-ninth-needed = Przy tej liczbie graczy ({ $seats }) potrzebna jest postać rangi 9.
bad-ninth-missing = Opcja „{ $option }” wymaga postaci rangi 9, a w twoim zestawie jej nie ma.
bad-ninth-forbidden = We dwoje gra się bez postaci rangi 9.
bad-queen = Królowa wymaga co najmniej pięciu graczy; graczy przy stole: { $seats }.
bad-emperor = Cesarza nie można użyć przy tej liczbie graczy ({ $seats }).

# Punkty
part-districts = Koszt dzielnic
    .honour = Wielki budowniczy
part-beautified = Upiększone dzielnice
    .honour = Mecenas piękna
part-types = Wszystkie pięć rodzajów
    .honour = Miasto wszystkich rzemiosł
part-first = Pierwsze ukończone miasto
    .honour = Najszybszy budowniczy
part-complete = Ukończone miasto
    .honour = Założyciel miasta

# Opcje stołu
option-cast = Zestaw kart
    .about = Które postacie i dzielnice specjalne biorą udział w grze.
option-cast-first_game = Pierwsza gra
    .about = Osiem klasycznych postaci i czternaście prostych dzielnic specjalnych.
option-cast-devious_dignitaries = Przebiegli dygnitarze
    .about = Blef, nakazy i groźby.
option-cast-illustrious_emissaries = Znamienici emisariusze
    .about = Nietypowe źródła zasobów i Wiedźma.
option-cast-vicious_nobles = Nikczemni szlachcice
    .about = Jawna agresja i podatki.
option-cast-ambitious_aristocrats = Ambitni arystokraci
    .about = Nakazy, przejęcia i dużo budowania.
option-cast-cunning_agents = Chytrzy agenci
    .about = Wiedźma, groźby i Cesarz, który przekazuje koronę.
option-cast-tenacious_delegates = Wytrwali delegaci
    .about = Ręce są przeszukiwane, karty zmieniają właścicieli.
option-cast-random = Losowy
    .about = Po jednej losowej postaci każdej rangi i czternaście losowych dzielnic specjalnych.
option-cast-custom = Własny wybór
    .about = Postacie i dzielnice specjalne wybrane poniżej; czego nie wybrano, zostanie wylosowane.
option-rank9_with_4_to_7 = Dziewiąta postać przy 4–7 graczach
    .about = Bierze udział także postać rangi 9; przy trzech i ośmiu graczach jest zawsze.
option-ninth = Która dziewiąta postać
    .about = Ta z zestawu albo wybrana; przy 4–7 graczach wskazana postać bierze udział. Królowa wymaga pięciu graczy.
option-ninth-preset = Jak w zestawie
    .about = W pierwszej grze Królowa, a przy trzech i czterech graczach Artystka.
option-ninth-queen = Królowa
    .about = Od pięciu graczy.
option-ninth-artist = Artystka
    .about = Od trzech graczy.
option-ninth-tax_collector = Poborca podatków
    .about = Od trzech graczy.
option-preset_edition = Wydanie gotowych zestawów
    .about = Trzy zestawy różnią się kilkoma kartami między wydaniami.
option-preset_edition-2021 = 2021
    .about = Zestawy z nowszej instrukcji.
option-preset_edition-2016 = 2016
    .about = Zestawy ze starszej instrukcji.
option-characters = Postacie
    .about = Do własnego zestawu: dokładnie po jednej z rang 1–8, a gdzie trzeba, także rangi 9.
option-uniques = Dzielnice specjalne
    .about = Do własnego lub losowego zestawu: dokładnie czternaście.
option-emperor_in_a_duel = Zamiast Cesarza
    .about = We dwoje nie używa się Cesarza; instrukcja pozwala wybrać między tymi dwiema postaciami.
option-first_crown = Kto zaczyna z koroną
    .about = Według instrukcji dostaje ją najstarszy gracz.
option-first_crown-random = Losowy gracz
    .about = Decyduje los.
option-first_crown-first_seat = Pierwsze miejsce
    .about = Siedzi tam gospodarz albo najstarszy gracz.
option-artist_raises_cost = Upiększenie podnosi koszt
    .about = Jak w wydaniu z 2016 roku: ma znaczenie dla Bazyliki i dla limitu Marszałka (koszt do 3).
option-great_wall_protects_itself = Wielki Mur chroni także siebie
    .about = Postać rangi 8 płaci o 1 sztukę złota więcej także za sam Wielki Mur.
option-wizard_alternative_payment = Czarodziej może użyć Rusztowania i Nekropolii
    .about = Kartę budowaną od razu można opłacić Rusztowaniem, a Nekropolię dzielnicą.
option-wizard_build_before_gather = Czarodziej może budować przed akcją
    .about = Kartę wziętą przez Czarodzieja można zbudować od razu, jeszcze przed wzięciem złota lub kart.

# Co warto wiedzieć przed wyborem
warn-last-round = Ostatnia runda: jest już ukończone miasto.
warn-one-short = Jednej dzielnicy brakuje do ukończenia miasta: { NAME($seats) }.

# The box: which of its values come from where
fact-cost = koszt
fact-copies = liczba egzemplarzy
fact-effect = efekt
facts-colours = 12 dzielnic szlacheckich, 11 religijnych, 20 handlowych i 11 wojskowych, jak wydrukowano
box-noble = Dzielnica szlachecka o koszcie { $cost }.
box-religious = Dzielnica religijna o koszcie { $cost }.
box-trade = Dzielnica handlowa o koszcie { $cost }.
box-military = Dzielnica wojskowa o koszcie { $cost }.

# Tura w skrócie: co komu zrobiono, obok tego, co zbudowano
gist-kill = zabija { NAME($character, case: "acc") }
gist-bewitch = zaczarowuje { NAME($character, case: "acc") }
gist-rob = okrada { NAME($character, case: "acc") }
gist-warrant = nakaz: { NAME($character) }
gist-threat = groźba: { NAME($character) }
gist-destroy = burzy { NAME($district, case: "acc") }
gist-seize = przejmuje { NAME($district, case: "acc") }
gist-beautify = upiększa { NAME($district, case: "acc") }
