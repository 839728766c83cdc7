// Made by the build from nl.json: the Dutch messages are the type of all messages.
export interface Messages {
  common: {
    close: `Sluiten`
    retry: `Opnieuw`
    busy: `Bezig…`
    optional: `niet verplicht`
    loading: `Laden…`
    back: `Terug`
    show: `Toon`
    hide: `Verberg`
    showPassword: `Toon wachtwoord`
    hidePassword: `Verberg wachtwoord`
  }
  shell: {
    skipToContent: `Ga naar de inhoud`
    mainMenu: `Hoofdmenu`
    menu: `Menu`
    openMenu: `Open menu`
    closeMenu: `Sluit menu`
    cart: `Winkelmandje, {count, plural, =0 {leeg} one {# product} other {# producten}}`
    logIn: `Inloggen`
    logOut: `Uitloggen`
    languageSwitch: `Taal`
    helpdesk: `Helpdesk`
    breadcrumbs: `Kruimelpad`
    vatLine: `Alle prijzen zijn exclusief <rate></rate> btw`
    vatShown: `Je ziet nu prijzen inclusief btw.`
    switchTheme: `Wissel licht en donker`
    nextSteps: `Waar wil je heen?`
    demo: {
      title: `Demo`
      text: `Deze winkel is een demo met voorbeeldprijzen. Er wordt niets echt besteld, betaald of gemaild.`
      back: `Terug naar de winkel`
      portal: `Klantomgeving`
      portalText: `Hier zou de klantomgeving staan: pakketten, facturen en gegevens. Dat is een andere website, die niet bij deze winkel hoort.`
      status: `Serverstatus`
      statusText: `Hier zou de statuspagina staan: of alle servers draaien. Dat is een andere website, die niet bij deze winkel hoort.`
      mailbox: `Postvak`
      mailboxText: `Een demo mailt niemand. Alles wat de winkel zou versturen, komt hier binnen, zoals een klant het zou lezen.`
      bank: `Demobank`
      bankText: `Hier betaal je zonder geld. Jij kiest wat er met een betaling gebeurt, en de winkel hoort het zoals van een echte bank.`
    }
    logOutFailed: `Uitloggen lukte niet. Probeer het opnieuw.`
  }
  footer: {
    claim: `Domeinnamen en hosting. Je eigen stek op internet.`
    headings: {
      hosting: `Hosting`
      domainAndEmail: `Domein en e-mail`
      offer: `Aanbod`
      service: `Service`
      moveFrom: `Verhuizen van`
    }
    status: `Serverstatus`
    terms: `Algemene voorwaarden (pdf, 31 januari 2023)`
    termsShort: `Voorwaarden (pdf)`
    partnerPromo: `Verdien tot € 200 per sale`
    partnerLead: `Raad ons aan met je eigen partnerlink en verdien aan klanten die via jou bestellen.`
    partnerAction: `Word partner`
    legalLabel: `Juridische informatie`
    legal: {
      privacy: `Privacy`
      cookies: `Cookies`
      accessibility: `Toegankelijkheid`
      colophon: `Colofon`
      withdrawal: `Overeenkomst herroepen`
      cancellation: `Opzeggen`
      reportAbuse: `Misbruik melden`
    }
    cookieChoice: `Cookiekeuze`
    vatStatement: `Alle prijzen zijn exclusief <rate></rate> btw.`
  }
  price: {
    perYear: `per jaar`
    perMonth: `per maand`
    once: `eenmalig`
    free: `gratis`
    firstYear: `eerste jaar`
    firstMonth: `eerste maand`
    exclVat: `excl. btw`
    inclVat: `incl. btw`
    saving: `{amount} korting`
    choose: `Kies {name}`
    cancelHint: `Na de eerste periode kun je elke dag opzeggen, met hooguit een maand opzegtermijn. Wat je vooruit hebt betaald en niet meer gebruikt, krijg je terug.`
    thenWord: `daarna`
    thenAlso: `daarna ook`
    vatSwitch: `Toon prijzen incl. btw`
    plansLabel: `Maten en prijzen`
    termLabel: `Betaaltermijn`
    terms: {
      monthly: `Per maand`
      yearly: `Per jaar`
    }
    termNotes: {
      monthly: `na een maand elke dag opzegbaar`
      yearly: `één factuur per jaar`
    }
  }
  moving: {
    label: `Je domeinnaam`
    placeholder: `jouwsite.nl`
    button: `Start verhuizing`
    from: `Je zit nu bij`
    alsoFrom: `Ook verhuizen van`
    siteOnly: `Naam laten staan? Laat alleen je site verhuizen`
  }
  cart: {
    title: `Je mandje`
    count: `{count, plural, =0 {leeg} one {# product} other {# producten}}`
    empty: `Nog leeg. Wat je kiest, komt hier te staan.`
    remove: `Verwijder`
    removeItem: `Verwijder {name}`
    show: `Bekijk je mandje`
    added: `{name} ligt in je mandje.`
    removed: `{name} is uit je mandje.`
    undo: `Zet terug`
    notRemoved: `{name} staat er weer in: verwijderen lukte niet.`
    subtotal: `Subtotaal`
    discount: `Korting eerste periode`
    vat: `Btw {rate}`
    vatWithin: `Waarvan btw {rate}`
    rounding: `Afronding`
    preview: `voorbeeld`
    payNow: `Nu te betalen`
    inclVat: `incl. btw`
    visitorVat: `Tot we je land kennen, rekenen we met {rate} btw.`
    vatPreview: `Voorbeeld met {rate} btw: nu {total}{count, plural, =0 {} other {, daarna {later}}}.`
    previewNote: `Voorbeeld: met deze gegevens wordt het {rate} btw. Nu rekenen we nog met {knownRate}, samen {knownTotal}.`
    renewal: `Daarna {renewals}`
    firstTermThen: `{term}, daarna {price}`
    firstTermAlso: `{term}, daarna ook {price}`
    yearsThen: `eerste {years} jaar, daarna {price} per jaar`
    transferThen: `verhuizing, daarna {price}`
    once: `eenmalig`
    free: `eenmalig, gratis`
    terms: {
      monthly: `eerste maand`
      yearly: `eerste jaar`
      years: `eerste {years} jaar`
    }
    priceChanged: `Deze prijs is veranderd. Hij was {from}.`
    discountLimit: `De actieprijs geldt {count, plural, one {één keer} other {# keer}} per klant. Hier geldt de gewone prijs.`
    expired: `Je mandje is verlopen. Voeg toe wat je wilde, dan beginnen we opnieuw.`
    slow: `Het duurt langer dan anders. We zijn nog bezig.`
    addFailed: `Toevoegen lukte niet.`
    retry: `Opnieuw`
    notUndone: `Terugzetten lukte niet.`
    fleeting: `Je browser bewaart niets van deze site. Ga je weg uit de bestelling, dan is je mandje leeg.`
    earlier: `Je eerdere mandje is er weer, met {count, plural, one {# product} other {# producten}}.`
    earlierAction: `Leg alles erbij`
    earlierNo: `Nee, laat maar`
    noLongerSold: `{name} verkopen we niet meer. Het telt niet mee in je mandje.`
    refused: {
      too_many_items: `Je mandje is vol. Haal er iets uit, of plaats een tweede bestelling.`
      rate_limited: `Dat ging even te snel. Wacht een minuut en probeer het opnieuw.`
    }
    renewals: {
      monthly: `{excl} per maand excl. btw ({incl} incl.)`
      yearly: `{excl} per jaar excl. btw ({incl} incl.)`
      years: `{excl} per {years} jaar excl. btw ({incl} incl.)`
      and: ` en `
    }
    forwardsTo: `Stuurt door naar {target}`
    threeYears: `Wat kost dit in drie jaar?`
    share: `Deel of open op een ander apparaat`
    coupon: `Heb je een kortingscode?`
  }
  receipt: {
    title: `Je mandje over drie jaar`
    lead: `Alles wat je in drie jaar betaalt, met de prijzen van {day}. Elke factuur heeft haar eigen btw.`
    when: `Jaar`
    year: `Jaar {year}`
    together: `Drie jaar samen`
    terms: {
      cart: `Nu gekozen`
      monthly: `Per maand`
      yearly: `Per jaar`
    }
    chosen: `nu gekozen`
    exclVat: `Bedragen excl. btw.`
    inclVat: `Bedragen incl. {rate} btw.`
    cheaper: {
      monthly: `Per maand betalen scheelt {amount} in drie jaar.`
      yearly: `Per jaar betalen scheelt {amount} in drie jaar.`
    }
    namesYearly: `Domeinnamen betaal je altijd per jaar.`
    items: `In drie jaar, per product`
    print: `Print`
    preview: `Voorbeeld met de gegevens die je nu invult.`
    readers: `Voorbeeld met {rate} btw: {amount} in drie jaar.`
  }
  share: {
    title: `Neem je mandje mee`
    lead: `Open de link op je telefoon of een andere computer, of stuur hem naar wie betaalt. Daar ligt dan hetzelfde in het mandje.`
    making: `We maken een link…`
    ready: `De link is klaar en werkt tot {day}.`
    failed: `De link maken lukte niet.`
    tooMany: `Je maakte er veel achter elkaar. De vorige werken nog; probeer het later opnieuw.`
    link: `Link naar je mandje`
    copy: `Kopieer`
    copied: `Gekopieerd`
    copyFailed: `Kopieer het met Ctrl+C of ⌘C`
    send: `Deel de link`
    mail: `Mail de link`
    mailSubject: `Een bestelling bij {brand}`
    mailBody: `Bij {brand} ligt een bestelling klaar. Met deze link open je het mandje. Kijk het na, dan kun je het zelf bestellen en betalen:

{link}

De link werkt tot {day}.`
    qr: `QR-code met de link naar je mandje`
    scan: `Of richt de camera van je telefoon op deze code.`
    note: `Het is een kopie van nu. Wie de link heeft, ziet de producten en niet wie je bent. Verhuiscodes en wat je bij een verhuizing invulde gaan alleen mee als je daar met hetzelfde account inlogt.`
  }
  sharedCart: {
    waiting: `We halen het mandje op…`
    noLink: `Open de link die je kreeg, of scan de code nog een keer. Dan komt dat mandje hier.`
    begin: `Zoek een naam`
    brokenTitle: `Deze link werkt niet meer`
    brokenText: `Hij is verlopen of niet helemaal gekopieerd. Vraag om een nieuwe. In je eigen mandje is niets veranderd.`
    failed: `We konden het mandje nu niet ophalen. De link blijft werken, probeer het zo opnieuw.`
    choiceTitle: `Je hebt zelf al een mandje`
    choiceLead: `Wat doe je met het mandje uit de link?`
    choiceNote: `Leg je alles bij elkaar, dan komt wat in beide ligt er één keer in, zoals het in de link staat.`
    here: `Jouw mandje`
    there: `Uit de link`
    add: `Leg alles bij elkaar`
    replace: `Neem dat uit de link`
    keep: `Houd alleen het mijne`
    addedTitle: `Het ligt in je mandje`
    addedText: `Kijk het rustig na. Je bestelt en betaalt pas in de volgende stappen.`
    alreadyTitle: `Dit lag al in je mandje`
    alreadyText: `Er is niets bijgekomen en niets dubbel.`
    keptTitle: `Je mandje is gebleven zoals het was`
    keptText: `Heb je dat uit de link later toch nodig? De link werkt tot {day}.`
    restoredTitle: `Je vorige mandje is terug`
    restoredText: `Dat uit de link kun je nog openen tot {day}.`
    unsoldTitle: `Niets uit deze link is nog te koop`
    unsoldText: `In je eigen mandje is niets veranderd.`
    undo: `Zet mijn vorige mandje terug`
    full: `Samen is het te veel: in een mandje passen {max} producten.`
    notChanged: `Dat lukte niet. Je mandje is nog zoals het was, probeer het opnieuw.`
    noLongerSold: `{name} verkopen we niet meer. Dat ligt er dus niet in.`
    priceChanged: `De prijs van {name} is veranderd sinds de link werd gemaakt. Je ziet de prijs van nu.`
    taken: `{name} is intussen door iemand anders vastgelegd. Haal de naam uit je mandje en kies een andere.`
    remove: `Verwijder`
    typed: `Verhuiscodes en wat bij een verhuizing is ingevuld gaan niet mee met een link. Dat vul je zelf nog in.`
    fleeting: `Je browser bewaart niets van deze site. Is je mandje op de volgende pagina leeg, open de link dan in een gewoon venster.`
    goOn: `Verder met bestellen`
    change: `Eerst iets wijzigen`
  }
  termYears: {
    label: `Looptijd van {name}`
    option: `{years, plural, one {# jaar} other {# jaar}}`
    changed: `{name} is nu voor {years, plural, one {# jaar} other {# jaar}}. De prijs is aangepast.`
    failed: `De looptijd is niet veranderd. Probeer het nog eens.`
  }
  order: {
    steps: {
      domain: `Domein`
      hosting: `Hosting`
      account: `Gegevens`
      payment: `Betalen`
    }
    empty: {
      heading: `Je mandje is nog leeg.`
      lead: `Zoek een domeinnaam of kies een pakket.`
      otherWays: `Of begin met <wordpress>WordPress-hosting</wordpress> of <moving>een gratis verhuizing</moving>.`
      picture: `Lege bloempot`
      lastOrder: `Bekijk je laatste bestelling`
      waiting: `{product} ligt klaar. Zoek er een naam bij.`
    }
    search: {
      label: `Domeinnaam`
      placeholder: `groenevingers.nl`
      button: `Zoek domeinnaam`
      buttonShort: `Zoek`
    }
    loading: `We halen je mandje op…`
    offline: `Je bent offline. Je mandje blijft staan, we gaan verder zodra je weer verbinding hebt.`
    stepsLabel: `Bestelstappen`
    stepDone: `{step}, klaar. Terug naar deze stap`
    next: `Verder`
    toHosting: `Verder naar hosting`
    toAccount: `Verder naar gegevens`
    hostingOptional: `Hosting is niet verplicht. Alleen een naam kan ook.`
    payLast: `Je betaalt pas in de laatste stap.`
    barCount: `{count, plural, one {# product} other {# producten}}, incl. btw`
    pageFailed: `Dit deel van de pagina kon niet laden.`
    reload: `Laad opnieuw`
    toPayment: `Verder naar betalen`
    loggedOut: `Je bent uitgelogd. Log weer in, dan staat je mandje er weer.`
    logIn: `Inloggen`
  }
  orderDomains: {
    results: `Namen die je kunt kiezen`
    groupsLabel: `Soort extensie`
    groups: {
      popular: `Populair`
      nearby: `Nederland en buren`
      shop: `Winkel`
      cities: `Steden`
      all: `Alle {total}+`
    }
    more: `Toon meer extensies`
    add: `In mandje`
    addName: `{name} in mandje`
    inCart: `In je mandje`
    looking: `We zoeken de prijzen op…`
    firstYears: `eerste {years} jaar`
    perYears: `per {years} jaar`
    excl: `excl.`
    incl: `incl.`
    threeYears: `3 jaar samen`
    didYouMean: `Bedoel je {name}?`
    orHyphens: `Of zoek je {name}?`
    searchThat: `Ja, zoek die`
    unsold: `De extensie .{tld} verkopen we niet. Onder een andere kan het wel.`
    tableFailed: `De prijzen konden we niet ophalen.`
    premiumNote: `Voor deze naam vraagt het register een eigen prijs, ook bij het verlengen. Vóór je betaalt, controleren we die nog een keer.`
    premiumFailed: `De prijs van deze premiumnaam kunnen we nu niet opvragen. Er is niets toegevoegd.`
    faults: {
      name_empty: `Typ een naam om te zoeken.`
      too_many_names: `Dat zijn meer dan 200 namen. Zoek ze in twee keer.`
      name_too_long: `Deze naam is te lang.`
      label_empty: `Er staan twee punten achter elkaar.`
      label_too_long: `Een naam heeft hooguit 63 tekens.`
      label_too_short: `Deze naam is te kort voor deze extensie.`
      hidden_characters: `Er staan onzichtbare tekens in.`
      invalid_characters: `Alleen letters, cijfers en streepjes mogen in een naam.`
      hyphen_at_edge: `Een naam begint of eindigt niet met een streepje.`
      hyphens_in_third_and_fourth_place: `Twee streepjes op de derde en vierde plek mogen niet.`
      invalid_idn: `Deze letters vormen samen geen geldige naam.`
      idn_not_supported_for_tld: `Bij deze extensie mogen alleen de letters a tot en met z, cijfers en streepjes.`
      unknown_extension: `Deze extensie verkopen we niet.`
      closed_extension: `Deze extensie is niet vrij te koop.`
      reserved_name: `Deze naam is zelf een extensie.`
    }
    sort: {
      label: `Sorteer op`
      fit: `wat het beste past`
      price: `prijs nu`
      renewal: `prijs daarna`
      years: `3 jaar samen`
    }
    checked: `{text}: {total, plural, one {# naam} other {# namen}} gecontroleerd, {free} vrij.`
    states: {
      checking: `We kijken of de naam vrij is…`
      available: `Beschikbaar`
      recheck: `Vrij, controle vóór betaling`
      taken: `Bezet`
      forSale: `Te koop`
      premium: `Premiumnaam`
      premiumUnpriced: `Premium: prijs op aanvraag`
      reserved: `Gereserveerd door het register`
      unknown: `Niet zeker, controle volgt`
      unchecked: `Vooraf niet te controleren`
      unanswered: `.{tld} geeft geen antwoord`
      failed: `We kregen geen antwoord`
      tooFast: `Te snel: wacht een minuut`
    }
    reasons: {
      recheck: `Volgens het register is deze naam vrij. Vóór je betaalt, controleren we hem nog een keer.`
      not_confirmed: `Het register van .{tld} geeft hier geen uitsluitsel. Vóór je betaalt, controleren we de naam nog een keer.`
      no_register: `Bij het register van .{tld} kunnen we niet opvragen of een naam vrij is. Dat blijkt bij de registratie.`
      not_permitted: `Het register van .{tld} staat niet toe dat een winkel namen opvraagt. Of de naam vrij is, blijkt bij de registratie.`
      unanswered: `Het register van .{tld} antwoordde niet. Vóór je betaalt, proberen we het nog een keer.`
    }
    wait: `Even wachten`
    waitName: `{name}: even wachten`
    move: `Verhuizen`
    moveName: `{name} verhuizen`
    retryName: `{name} opnieuw controleren`
    ask: `Meer weten`
    askName: `Meer weten over {name}`
    details: `Details`
    needsName: `Details van {name}: wat je nodig hebt om te verhuizen`
    yearsName: `Details van {name}: wat het in 3 jaar kost`
    moving: {
      term: `bij verhuizing`
      only: `bij verhuizing`
      year: `Verhuizen is gratis, je betaalt alleen het nieuwe jaar.`
      free: `Verhuizen is gratis, de looptijd blijft gelijk.`
      sameTerm: `De looptijd blijft gelijk.`
      code: `Je mag hem nu geven of later.`
      noCode: `Je hebt geen code nodig.`
      manual: `We regelen dit met de hand. Dat kan een paar dagen duren.`
      holderSays: `De houder schrijft:`
      codeLabel: `Verhuiscode`
      saveCode: `Bewaar code`
      terms: `{years} jaar bij verhuizing`
    }
    lookAlike: `Let op: in <name></name> staan letters uit een ander schrift die op gewone letters lijken. Mensen kunnen hem aanzien voor een andere naam. Computers lezen hem als <ascii></ascii>.`
    suggestions: `Ook vrij`
    alternatives: `{name} is niet vrij. Wel vrij: {free}.`
    preview: {
      note: `Prijzen inclusief btw zijn gerekend met {visitorRate}, tot we je land kennen. In jouw land is het {rate}: een .{tld}-naam kost dan {first} {years, plural, one {in het eerste jaar} other {in de eerste # jaar}}, daarna {later}.`
      row: `Met {rate} btw: {first}, daarna {later}, 3 jaar samen {threeYears}.`
    }
    searchThatName: `Ja, zoek die: {name}`
    list: {
      progress: `{done} van {total} namen gecontroleerd`
      progressLabel: `Voortgang van de controle`
      checked: `{total} namen gecontroleerd, {free} vrij.`
      summary: `{total, plural, one {# naam} other {# namen}}: {free} vrij, {taken} bezet{other, plural, =0 {} other {, # anders}}.`
      addAll: `{count, plural, =0 {Vrije namen} one {De ene vrije naam} other {Alle # vrije namen}} in mandje`
      adding: `We leggen ze in je mandje…`
      added: `{count, plural, one {# naam ligt} other {# namen liggen}} in je mandje.`
      stopped: `{left, plural, one {# naam ligt} other {# namen liggen}} er nog niet in.`
      allIn: `Alle vrije namen liggen in je mandje.`
    }
    retry: `Opnieuw`
  }
  transfers: {
    code: {
      nl: `De verhuiscode van een .nl-naam heet token. Vraag hem bij je huidige provider: die moet hem binnen 5 dagen geven.`
      de: `De verhuiscode van een .de-naam heet AuthInfo. Vraag hem bij je huidige provider. Hij is 30 dagen geldig.`
      be: `DNS Belgium mailt de verhuiscode naar de houder van de naam: 15 cijfers, 7 dagen geldig. Vraag hem aan bij je huidige provider of op dnsbelgium.be.`
      eu: `Vraag de verhuiscode bij je huidige provider of in My .eu van EURid. Hij bestaat uit vier groepjes van vier tekens en is 40 dagen geldig.`
      generic: `Vraag de verhuiscode bij je huidige provider, en laat daar ook het slot van de naam halen.`
      other: `Vraag de verhuiscode bij je huidige provider.`
    }
    time: {
      nl: `Klopt de code, dan is de naam meteen over. Je huidige provider hoeft niets goed te keuren.`
      de: `Klopt de code, dan is de naam meteen over. Je huidige provider hoeft niets goed te keuren.`
      be: `Klopt de code, dan is de naam meteen over. Je huidige provider hoeft niets goed te keuren.`
      eu: `Klopt de code, dan is de naam meteen over. Je huidige provider hoeft niets goed te keuren.`
      generic: `Je huidige provider heeft 5 dagen om bezwaar te maken. Zegt die niets, dan gaat het vanzelf door. In de eerste 60 dagen na een registratie of verhuizing kan een naam niet weg.`
      other: `Hoe lang het duurt, verschilt per register. We mailen je als er iets van je nodig is.`
    }
    faults: {
      malformed_code: `Een verhuiscode heeft geen spaties en geen bijzondere letters. Kopieer hem nog eens bij je provider.`
      malformed_be_code: `De verhuiscode van een .be-naam heeft 15 cijfers. Kijk nog eens in de mail van DNS Belgium.`
      malformed_eu_code: `De verhuiscode van een .eu-naam ziet eruit als ABCD-1234-EFGH-5678, met de streepjes erbij.`
    }
    titles: {
      code_needed: `{name}: we missen de verhuiscode`
      code_wrong: `{name}: de verhuiscode klopt niet`
      locked: `{name} staat nog op slot`
      holder: `{name}: bevestig de verhuizing`
      provider: `{name} wacht op je huidige provider`
    }
    steps: {
      code_needed: `Heb je hem? Stuur hem ons, dan beginnen we meteen.`
      code_wrong: `Misschien is hij verlopen, of niet helemaal gekopieerd. Stuur ons een nieuwe; je betaalt niets extra.`
      locked: `Laat het slot weghalen bij je huidige provider. Daarna gaat het bij ons vanzelf verder.`
      lockedEarly: `In de eerste 60 dagen na een registratie of verhuizing kan een naam niet weg.`
      holder: `De houder van de naam heeft een mail gekregen. Klik daarin op de link, dan gaat de verhuizing door.`
      provider: `Die heeft 5 dagen om bezwaar te maken. Zegt die niets, dan gaat het vanzelf door. Je site en mail blijven werken.`
      providerUntil: `Die heeft tot {day} om bezwaar te maken. Zegt die niets, dan gaat het vanzelf door. Je site en mail blijven werken.`
      refused: `Je huidige provider of het register heeft de verhuizing geweigerd. We nemen contact met je op. Wat je hiervoor betaalde, krijg je terug.`
      free: `Niemand heeft deze naam. Verhuizen kan dus niet, registreren wel. We nemen contact met je op. Wat je hiervoor betaalde, krijg je terug.`
    }
    send: `Stuur ons de code`
  }
  orderHosting: {
    otherName: `Andere naam kiezen`
    movesHere: `Verhuist naar {brand}`
    staysThere: `De naam blijft waar hij is`
    familyLabel: `Soort hosting voor {name}`
    packageLabel: `Pakket voor {name}`
    nameOnly: `Alleen naam`
    nameOnlyText: `Je legt de naam vast. Een site of mail erbij kan later ook.`
    forward: `Doorsturen naar …`
    forwardsTo: `Stuurt door naar {target}`
    forwardField: `Waar gaan bezoekers van {name} heen?`
    forwardHelp: `Gratis bij je naam. Wie {name} intikt, komt op dit adres.`
    forwardSave: `Stuur door`
    forwardStop: `Niet meer doorsturen`
    forwardSaved: `{name} stuurt door naar {target}.`
    forwardStopped: `{name} stuurt niet meer door.`
    forwardFaults: {
      not_a_web_address: `Dit is geen webadres. Typ het zo: jouwsite.nl of https://jouwsite.nl/pagina.`
      forwards_to_itself: `De naam kan niet naar zichzelf doorsturen. Kies een ander adres.`
    }
    extrasWith: `Extra’s bij {name}`
    packageFacts: `Alles wat er in {name} zit`
    more: `Bij {name}`
    moveDomain: `Wij regelen de verhuizing van je domeinnaam.`
    wishHeading: `{product}: voor welke naam?`
    wishLabel: `Voor welke naam`
    wishElsewhere: `Een domeinnaam die je al hebt`
    wishField: `Je domeinnaam`
    wishHelp: `De naam kan blijven waar hij nu staat.`
    wishEmpty: `Vul de domeinnaam in waar de hosting bij hoort, bijvoorbeeld jouwsite.nl.`
    wishReplaces: `Dit komt in plaats van {product}.`
    wishAdd: `In mandje`
    wishNew: `Nog geen naam? Zoek er eerst een`
    yearlyOnly: `Deze pakketten zijn er alleen per jaar.`
    unknownProduct: `Dit pakket kennen we niet.`
    unknownAdvice: `Misschien is het adres niet helemaal goed overgekomen. Kies gerust een ander pakket.`
    elsewhereHeading: `Hosting voor een naam die je al hebt?`
    elsewhereShow: `Toon pakketten`
    wishFree: `Gratis. Je oude site blijft online tot jij akkoord geeft.`
    intake: {
      heading: `Over je verhuizing`
      headingName: `Over de verhuizing van je naam`
      canWait: `Vul in wat je weet. Het mag ook na je bestelling.`
      moves: `Wat verhuizen we?`
      things: {
        site: `Alleen de site`
        email: `Alleen de e-mail`
        both: `Site en e-mail`
        name: `Alleen de naam`
      }
      movesRequired: `Kies wat we voor je verhuizen.`
      provider: `Waar staat het nu?`
      providerHelp: `De naam van je huidige provider.`
      providerRequired: `Vul je huidige provider in. Weet je het niet, schrijf dan ‘weet ik niet’.`
      wishes: `Wat moeten we weten?`
      wishesHelp: `Bijvoorbeeld het adres van je site, of een dag die je goed uitkomt. Zet hier geen wachtwoorden neer.`
      tooLong: `Dit is te lang. Maak het iets korter.`
      codeWhen: `Heb je de verhuiscode van je naam?`
      codeTimes: {
        now: `Ja, ik vul hem in`
        later: `Die geef ik later`
      }
      code: `Verhuiscode`
      codeHelp: `Die vind je bij je huidige provider, bij je domeinnaam. Andere namen ervoor zijn token, EPP-code en autorisatiecode.`
      codeMalformed: `Een code heeft geen spaties en geen bijzondere letters. Kopieer hem nog eens bij je provider.`
      codeRequired: `Vul de code in, of kies ‘Die geef ik later’.`
      codeLater: `Prima. Na je bestelling vragen we erom, want een code is soms maar kort geldig.`
      noCode: `Voor .{tld} is geen code nodig. Na je bestelling vertellen we wat je huidige provider moet doen.`
      save: `Bewaar`
      saved: `Bewaard bij je bestelling.`
      next: `Zo gaat het verder: na je betaling nemen we contact met je op, zetten we alles over en laten we het je zien. Je oude site blijft online tot jij akkoord geeft.`
      nextName: `Zo gaat het verder: na je betaling vragen we je naam aan bij het register. Tot die tijd verandert er niets.`
    }
    adviser: {
      open: `Welk pakket past? Drie vragen`
      kind: `Wat wil je maken?`
      kinds: {
        own: `Een eigen site`
        wordpress: `Een WordPress-site`
        builder: `Een site zonder code`
        shop: `Een webshop zonder code`
        mail: `Ik wil alleen mail`
      }
      sites: `Hoeveel sites?`
      counts: {
        one: `Eén`
        few: `Twee of drie`
        more: `Vier tot tien`
      }
      use: `Hoe druk wordt het?`
      uses: {
        little: `Rustig, één mailadres`
        steady: `Elke dag bezoek, tot 5 mailadressen`
        much: `Veel bezoek, tot 25 mailadressen`
        unknown: `Dat weet ik nog niet`
      }
      mail: `Voor hoeveel mensen?`
      mails: {
        little: `Alleen voor mij`
        steady: `Twee tot vijf`
        much: `Zes tot 25`
        unknown: `Dat weet ik nog niet`
      }
      take: `Neem {name}.`
      smaller: `Neem de kleinere: {larger} is meer dan je nu nodig hebt. Groeit het, dan stap je over naar een grotere maat en verrekenen we wat je al betaald hebt.`
      notLarger: `{larger} heb je niet nodig.`
      because: {
        sites: `In een kleiner pakket passen je sites niet.`
        mailboxes: `Een kleiner pakket heeft te weinig mailadressen.`
      }
      instead: `{name} heeft te weinig postvakken.`
      oneEach: `Eén pakket is voor één site: elke site krijgt zijn eigen.`
      chosen: `Dit pakket heb je gekozen.`
      cheaper: `Het heeft genoeg postvakken en kost minder dan {name}.`
      noMail: `Postvakken zitten er niet in, eentje kan erbij als extra.`
    }
    want: `Wat wil je met {name}?`
    wants: {
      site: `Een site`
      siteMail: `Site en e-mail`
      mail: `Alleen e-mail`
      move: `Mijn site verhuizen`
    }
    mailboxes: `{count, plural, =0 {Geen postvakken} one {# postvak} other {# postvakken}}`
    mailboxesUnlimited: `Onbeperkt postvakken`
    ownPackage: `Eigen pakket`
    closeName: `Klaar`
    dropName: `Laat weg`
    forAll: `{count, plural, one {Je andere naam} other {Je andere # namen}}`
    alsoPackage: `Ook {product}`
    wishDrop: `Toch niet`
    wasAt: `Je was bij stap {step}.`
    goOn: `Ga daar verder`
    move: {
      heading: `Start je verhuizing`
      headingFor: `Verhuis {name}`
      nameToo: `En je domeinnaam?`
      ways: {
        along: `Die verhuist mee`
        stays: `Die blijft waar hij is`
      }
      wayRequired: `Kies wat er met je domeinnaam gebeurt.`
      withYear: `voor de naam, met een jaar erbij`
      nameOnly: `voor het verhuizen van de naam`
    }
    free: {
      is: `{name} is nog vrij.`
      offer: `Niemand heeft deze naam geregistreerd. Neem hem meteen mee in je bestelling.`
      register: `Registreer {name}`
      own: `Hij is al van mij`
    }
    less: {
      several: `{product} is genoeg voor deze {count} namen samen.`
      one: `{product} heeft dit allemaal al, zonder losse extra’s.`
      saves: `Dat scheelt over drie jaar`
      take: `Neem {product}`
    }
  }
  payment: {
    legend: `Betaalmethode`
    methodsFailed: `We konden de betaalmethoden niet ophalen.`
    noMethods: `Voor dit bedrag hebben we nu geen betaalmethode. Neem contact met ons op, dan regelen we het samen.`
    issuer: `Je bank of kaart`
    issuerLater: `Kies ik in het volgende scherm`
    methods: {
      ideal: {
        name: `iDEAL | Wero`
        text: `Je kiest je bank in het volgende scherm.`
      }
      creditcard: {
        name: `Creditcard of debitcard`
        text: `Visa of Mastercard.`
      }
      paypal: {
        name: `PayPal`
        text: `Je logt in bij PayPal.`
      }
      bancontact: {
        name: `Bancontact`
        text: `Voor Belgische rekeningen.`
      }
      banktransfer: {
        name: `Bankoverschrijving`
        text: `We starten zodra het geld binnen is.`
      }
      klarna: {
        name: `Klarna`
        text: `Je betaalt achteraf of in delen, via Klarna.`
      }
      kbc: {
        name: `KBC/CBC`
        text: `Voor rekeningen bij KBC of CBC.`
      }
      belfius: {
        name: `Belfius`
        text: `Voor rekeningen bij Belfius.`
      }
      eps: {
        name: `EPS`
        text: `Voor Oostenrijkse rekeningen.`
      }
      trustly: {
        name: `Trustly`
        text: `Je betaalt via je eigen bank.`
      }
    }
    free: {
      heading: `Je hoeft niets te betalen`
      text: `Controleer en bevestig je bestelling. Je betaalt niets.`
    }
    check: `Controleer je gegevens`
    mailTo: `Factuur en inlog naar`
    noStart: `Zonder dit vinkje leveren we pas als je bedenktijd voorbij is, {days} dagen na je bestelling.`
    ordering: `Je bestelt`
    forName: `{product} voor {name}`
    line: {
      monthly: `eerste maand {price}, daarna {later} per maand`
      yearly: `eerste jaar {price}, daarna {later} per jaar`
      years: `eerste {years} jaar {price}, daarna {later} per {years} jaar`
      yearsThenYearly: `eerste {years} jaar {price}, daarna {later} per jaar`
      transfer: `verhuizing {price}, daarna {later} per jaar`
      once: `eenmalig {price}`
    }
    linesExcl: `excl. btw`
    linesIncl: `incl. btw`
    renews: `Na de eerste periode loopt je bestelling door voor onbepaalde tijd, tot je opzegt. Je betaalt dan {renewals}.`
    with: `Je betaalt met {method}.`
    button: `Bestelling met betalingsverplichting`
    refusals: {
      offline: `Je bent offline. Er is niets besteld en niets betaald. Probeer het opnieuw zodra je weer verbinding hebt.`
      unanswered: `We kregen geen antwoord. Er is niets afgeschreven. Probeer het opnieuw. Betaal je toch twee keer, dan storten we één betaling vanzelf terug.`
      priceChanged: `Er is een prijs veranderd sinds je koos.`
      change: `{name}: was {from}, is nu {to} excl. btw.`
      renewalChange: `{name}: verlengen was {from}, is nu {to} per jaar, excl. btw.`
      newTotal: `Je totaal is nu {total} incl. btw. Akkoord? Bestel dan opnieuw.`
      domain_taken: `{name} is net door iemand anders vastgelegd.`
      premium_name: `{name} is een premiumnaam, en de prijs ervan kunnen we nu niet opvragen. Probeer het later nog eens.`
      otherName: `Kies een andere naam`
      restCanBe: `Er is niets besteld. Wat overblijft, bestel je met de knop hieronder.`
      dropCode: `Code verwijderen`
      holder_incomplete: `Het register heeft van de houder van een naam nog iets nodig. Wat precies, staat bij ‘Houder en nameservers’.`
    }
    noMandate: `Mag, hoeft niet. Zonder machtiging krijg je van elke verlenging een factuur, te betalen binnen 14 dagen.`
    yourOrder: `Je bestelling`
    change: `Wijzig`
    consents: `Akkoord`
    moreMethods: `Nog {count, plural, one {# betaalmethode} other {# betaalmethoden}}`
    agreed: {
      terms: `Je akkoord met de algemene voorwaarden geldt nog: je bestelling is niet veranderd.`
      startNow: `We beginnen meteen met leveren.`
      startLater: `We leveren als je bedenktijd voorbij is.`
      change: `Pas dit aan`
    }
    net: `Subtotaal excl. btw`
    includedVat: `Waarvan btw {rate}`
    rounding: `Afronding: {amount}`
    coupon: `Kortingscode {code} scheelt {amount}, waarvan {vat} btw. Dat is al van de bedragen hierboven af.`
  }
  siteSearch: {
    label: `Zoek op deze site`
    placeholder: `Waar zoek je naar?`
    button: `Zoek`
    loading: `We zoeken…`
    error: `Zoeken lukt nu niet. Probeer het zo nog eens.`
    results: `{count, plural, =0 {Niets gevonden. Probeer een ander woord.} one {# antwoord gevonden} other {# antwoorden gevonden}}`
    keys: `Met de pijltjestoetsen loop je langs wat er gevonden is.`
    page: `Pagina`
    suggested: `Misschien helpt dit:`
    ask: `Stel je vraag aan ons`
  }
  loginForm: {
    title: `Welkom terug`
    lead: `Log in met het e-mailadres van je account.`
    leadCart: `Log in om je mandje af te rekenen.`
    email: `E-mailadres`
    password: `Wachtwoord`
    submit: `Inloggen`
    busy: `Bezig met inloggen…`
    forgot: `Wachtwoord vergeten`
    register: `Account maken`
    invalidCredentials: `Deze combinatie kennen we niet.`
    invalidCredentialsAdvice: `Controleer je e-mailadres en typ je wachtwoord opnieuw.`
    cookiesNeeded: `Je browser weigert cookies.`
    emailRequired: `Vul je e-mailadres in.`
    emailInvalid: `Dit e-mailadres klopt niet. Het ziet eruit als naam@voorbeeld.nl.`
    passwordRequired: `Vul je wachtwoord in.`
    close: `Sluiten`
    cookiesNeededAdvice: `Sta ze voor deze site toe, zonder cookie kunnen we je niet ingelogd houden.`
    tooMany: `Te veel pogingen.`
    waitSeconds: `Probeer het over {seconds, plural, one {# seconde} other {# seconden}} opnieuw.`
    waitMinutes: `Probeer het over {minutes, plural, one {# minuut} other {# minuten}} opnieuw.`
    unreachable: `Inloggen lukt nu niet.`
    unreachableAdvice: `We konden de winkel niet bereiken. Je mandje blijft staan; probeer het zo opnieuw.`
    passwordPlaceholder: `Je wachtwoord`
  }
  problems: {
    invalid_json: `We konden je gegevens niet lezen. Ververs de pagina en probeer het opnieuw.`
    invalid_encoding: `Er staan tekens in je tekst die we niet kunnen lezen. Typ de tekst opnieuw.`
    bad_webhook: `Deze betaalmelding konden we niet lezen.`
    bad_host: `Dit adres hoort niet bij deze winkel.`
    login_required: `Log eerst in om verder te gaan.`
    reauthentication_required: `Vul voor deze wijziging eerst je wachtwoord opnieuw in.`
    cross_site: `Deze aanvraag kwam van een andere website. Open de pagina hier opnieuw en probeer het nog eens.`
    not_found: `Dit bestaat niet of niet meer.`
    method_not_allowed: `Dat kan hier niet.`
    payload_too_large: `Dit is te veel in één keer. Maak het korter en probeer het opnieuw.`
    uri_too_long: `Dit adres is te lang.`
    unsupported_media_type: `Dit soort gegevens kunnen we hier niet lezen.`
    validation_failed: `Er klopt iets niet. Kijk naar de velden met een melding.`
    id_reused: `Deze wijziging past niet bij een eerdere. Ververs de pagina en probeer het opnieuw.`
    idempotency_key_reused: `Deze aanvraag is al eerder gedaan, met andere gegevens. Ververs de pagina en probeer het opnieuw.`
    price_changed: `Er is een prijs veranderd sinds je koos. Bekijk de nieuwe bedragen en bevestig opnieuw.`
    coupon_unknown: `Deze code kennen we niet. Kijk of hij goed is overgenomen.`
    coupon_early: `Deze code geldt nog niet. Probeer hem later opnieuw.`
    coupon_expired: `Deze code is verlopen. Zonder code kun je gewoon verder.`
    coupon_used_up: `Deze code is al zo vaak gebruikt als kon. Zonder code kun je gewoon verder.`
    coupon_first_order: `Deze code is voor een eerste bestelling, en je hebt al eerder besteld.`
    coupon_own_share: `Je hebt deze code al zo vaak gebruikt als per klant kan.`
    coupon_not_for_cart: `Deze code geldt niet voor wat er nu in je mandje staat.`
    cart_empty: `Je mandje is leeg. Kies eerst een naam of een pakket.`
    cart_already_paid: `Deze bestelling is al betaald. Je hoeft niets meer te doen.`
    email_unconfirmed: `Bevestig eerst je e-mailadres. Klik op de link in onze mail, dan gaat je bestelling door.`
    too_many_free_orders: `Je hebt vandaag al een paar gratis bestellingen geplaatst. Je mandje blijft staan; probeer het morgen opnieuw, of neem contact met ons op.`
    domain_taken: `Deze naam is net door iemand anders vastgelegd. Haal hem uit je mandje of kies een andere.`
    premium_name: `De prijs van deze premiumnaam kunnen we nu niet opvragen. Probeer het later nog eens, of vraag het ons via contact.`
    unknown_product: `Dit product verkopen we niet of niet meer. Kies een ander.`
    unknown_price_option: `Deze prijs bestaat niet of niet meer. Kies opnieuw.`
    unknown_parent: `Het pakket waar dit bij hoort, staat niet meer in je mandje. Voeg dat eerst toe.`
    requires_parent: `Dit is een extra bij een pakket. Kies eerst het pakket.`
    too_deep: `Hier kan geen extra meer onder.`
    too_many_items: `Je mandje is vol. Haal er iets uit, of plaats een tweede bestelling.`
    invalid_domain: `Deze domeinnaam klopt niet. Gebruik letters, cijfers en streepjes.`
    idn_not_supported_for_tld: `Bij deze extensie mogen alleen de letters a tot en met z, cijfers en streepjes.`
    unknown_payment_method: `Op deze manier kun je deze bestelling niet betalen. Kies een andere.`
    too_short: `Dit is te kort. Gebruik minstens 12 tekens.`
    password_too_common: `Dit wachtwoord is te makkelijk te raden. Kies een ander, bijvoorbeeld een hele zin.`
    rate_limited: `Dat ging even te snel. Wacht een minuut en probeer het opnieuw.`
    internal: `Er ging bij ons iets mis. Probeer het opnieuw, of meld het bij de helpdesk.`
    payment_provider_failed: `De betaaldienst gaf geen bruikbaar antwoord. Er is niets afgeschreven; probeer het opnieuw.`
    payment_provider_unavailable: `De betaaldienst is even niet bereikbaar. Je mandje blijft staan; probeer het over een paar minuten opnieuw.`
    payment_refused: `De betaaldienst heeft deze betaling geweigerd. Kies een andere manier om te betalen.`
    unavailable: `We zijn even niet bereikbaar. Je mandje blijft staan; probeer het zo opnieuw.`
    busy: `Het is even druk. Probeer het over een paar tellen opnieuw.`
    storage: `We kunnen nu niets opslaan. Probeer het over een paar minuten opnieuw.`
    database_unavailable: `We kunnen even niet bij onze gegevens. Je mandje blijft staan; probeer het zo opnieuw.`
    required: `Dit veld is nog leeg. Vul het in.`
    too_long: `Dit is te lang. Maak het korter.`
    malformed_email: `Dit e-mailadres klopt niet. Het ziet eruit als naam@voorbeeld.nl.`
    malformed_phone: `Dit telefoonnummer klopt niet. Typ het met netnummer, of met + en je landcode: 06 12345678 of +31 6 12345678.`
    malformed_postal_code: `Deze postcode klopt niet. Kijk of hij bij je land hoort.`
    malformed_vat_number: `Dit btw-nummer klopt niet. Typ het met de letters van je land ervoor, bijvoorbeeld NL001234567B01.`
    wrong_country: `Dit btw-nummer hoort bij een ander land. Kies dat land, of vul het nummer van je eigen land in.`
    malformed_chamber_number: `Dit KvK-nummer klopt niet. Het heeft 8 cijfers.`
    unknown_country: `Dit land kennen we niet. Kies een land uit de lijst.`
    not_allowed: `Dit kan hier niet. Laat het leeg, of kies iets anders.`
    terms_required: `Ga akkoord met de algemene voorwaarden om verder te gaan.`
    order_changed: `Je bestelling is veranderd sinds je akkoord ging. Kijk haar na en geef opnieuw akkoord.`
    malformed: `Dit klopt niet. Kijk het na en typ het opnieuw.`
    wrong_type: `Dit konden we niet lezen. Ververs de pagina en probeer het opnieuw.`
    unknown_key: `Hier staat iets bij dat we niet kennen. Ververs de pagina en probeer het opnieuw.`
    wrong_credentials: `Dit e-mailadres en wachtwoord horen niet bij elkaar. Probeer het opnieuw, of vraag een nieuw wachtwoord aan.`
    wrong_password: `Dit is niet je huidige wachtwoord. Typ het opnieuw, of vraag een nieuw aan.`
    token_invalid: `Deze link werkt niet meer. Vraag een nieuwe aan.`
    same_cart: `Dit is hetzelfde mandje. Er valt niets samen te voegen.`
    invalid_id: `We konden je keuze niet lezen. Ververs de pagina en kies opnieuw.`
    wrong_parent: `Dit hoort niet bij dat product. Kies het bij een product waar het wel bij past.`
    domain_mismatch: `Dit staat op een andere naam dan waar het bij hoort. Kies het opnieuw bij die naam.`
    tld_mismatch: `De extensie en het product horen niet bij elkaar. Kies de naam opnieuw.`
    years_not_sold: `Voor zoveel jaar tegelijk kun je deze naam niet registreren. Kies een kortere looptijd.`
    not_a_web_address: `Dit is geen webadres. Typ het zo: jouwsite.nl of https://jouwsite.nl/pagina.`
    forwards_to_itself: `De naam kan niet naar zichzelf doorsturen. Kies een ander adres.`
    name_empty: `Er staat nog geen naam. Typ een naam om te zoeken.`
    too_many_names: `Dat zijn meer dan 200 namen. Zoek ze in twee keer.`
    name_too_long: `Deze naam is te lang. Kies een kortere.`
    label_empty: `Er staan twee punten achter elkaar, of er ontbreekt een deel van de naam. Haal de punt weg of vul de naam aan.`
    label_too_long: `Een naam heeft hooguit 63 tekens. Kies een kortere.`
    label_too_short: `Deze naam is te kort voor deze extensie. Kies een langere.`
    hidden_characters: `Er staan onzichtbare tekens in. Typ het opnieuw in plaats van te plakken.`
    invalid_characters: `Hier staan tekens in die niet in een domeinnaam mogen. Gebruik letters, cijfers en streepjes.`
    hyphen_at_edge: `Een naam begint of eindigt niet met een streepje. Haal het weg.`
    hyphens_in_third_and_fourth_place: `Twee streepjes op de derde en vierde plek mogen niet. Haal er een weg.`
    invalid_idn: `Deze letters vormen samen geen geldige naam. Kies een andere schrijfwijze.`
    unknown_extension: `Deze extensie verkopen we niet. Kies een andere.`
    closed_extension: `Deze extensie is niet vrij te koop. Kies een andere.`
    reserved_name: `Deze naam is zelf een extensie. Zet er een naam voor, of kies een andere.`
    bad_request: `We konden deze aanvraag niet lezen. Ververs de pagina en probeer het opnieuw.`
    headers_too_large: `Je browser stuurde te veel mee. Wis de cookies van deze site en probeer het opnieuw.`
    request_timeout: `Het versturen duurde te lang. Kijk of je verbinding hebt en probeer het opnieuw.`
    cut_off: `Je gegevens kwamen maar half aan. Probeer het opnieuw.`
    not_a_name: `Hier hoort alleen je naam. Laat webadressen en tekens als @ en / weg.`
    malformed_code: `Deze verhuiscode klopt niet. Neem hem over zoals je huidige provider hem gaf, zonder spaties.`
    malformed_be_code: `De verhuiscode van een .be-naam heeft 15 cijfers. Kijk nog eens in de mail van DNS Belgium.`
    malformed_eu_code: `De verhuiscode van een .eu-naam ziet eruit als ABCD-1234-EFGH-5678, met de streepjes erbij.`
    malformed_date: `Deze datum klopt niet. Kies een dag.`
    bad_signature: `De handtekening van dit bericht klopt niet. Er is niets veranderd.`
    too_late: `Hierover was al beslist.`
    malformed_website: `Vul het adres van je website in, bijvoorbeeld jouwsite.nl.`
    malformed_iban: `Dit rekeningnummer klopt niet. Een IBAN ziet eruit als NL91 ABNA 0417 1643 00.`
    malformed_url: `Dit is geen webadres. Het ziet eruit als https://voorbeeld.nl/pagina. Zet elk adres op een eigen regel.`
    too_many_urls: `Dat zijn meer dan 20 adressen. Kies de belangrijkste en noem in je uitleg dat het er meer zijn.`
    good_faith_required: `Zet hier een vinkje. Zonder die verklaring mogen we je melding niet behandelen.`
    holder_incomplete: `Het register heeft van de houder van een naam nog iets nodig.`
    unknown_holder: `Deze houder staat niet meer in je lijst. Kies een andere.`
    too_many_holders: `Je lijst van houders is vol. Haal er eerst een uit.`
    unknown_item: `Deze naam ligt niet meer in je mandje.`
    dnssec_without_name_servers: `Een DNSSEC-sleutel hoort bij eigen nameservers.`
    malformed_dnssec_key: `Dit is geen DNSKEY.`
    malformed_name_server: `Dit is geen naam van een server.`
    name_server_inside_name: `Een nameserver onder de naam zelf kan pas als de naam er is.`
    repeated_name_server: `Deze nameserver staat er twee keer.`
    too_many_name_servers: `Dit zijn te veel nameservers.`
    too_few_name_servers: `Dit zijn te weinig nameservers.`
    ds_instead_of_key: `Dit is een DS-record. Het register wil de DNSKEY.`
    unknown_legal_form: `Deze rechtsvorm kennen we niet.`
    post_box: `Het register wil een straat en huisnummer, geen postadres.`
    not_european: `De houder moet in de EU of de EER zitten.`
  }
  registration: {
    invoiceFor: `Voor wie is de factuur?`
    customerType: `Privé of zakelijk`
    private: `Privé`
    business: `Zakelijk`
    companyName: `Bedrijfsnaam`
    country: `Land`
    countryHelp: `Bepaalt de btw op je factuur: met deze gegevens {rate}.`
    chamberOfCommerceNumber: `KvK-nummer`
    chamberPlaceholder: `8 cijfers`
    vatNumber: `Btw-nummer`
    yourDetails: `Jouw gegevens`
    firstName: `Voornaam`
    lastName: `Achternaam`
    email: `E-mailadres`
    emailHelp: `Voor je facturen en berichten van ons.`
    phone: `Telefoon`
    phoneHelp: `Nodig voor een domeinnaam. We bellen zelden.`
    postalCode: `Postcode`
    houseNumber: `Huisnummer`
    street: `Straat`
    city: `Plaats`
    password: `Wachtwoord`
    passwordHelp: `Minstens 12 tekens. Een zin onthoud je makkelijker dan een los wachtwoord.`
    strength: {
      s0: `Te makkelijk te raden`
      s1: `Zwak`
      s2: `Gaat wel`
      s3: `Sterk`
      s4: `Heel sterk`
    }
    language: `Taal van je mails en facturen`
    terms: `Ik ga akkoord met de <terms>algemene voorwaarden</terms> (pdf in het Nederlands, 31 januari 2023).`
    termsWithOrder: `Door verder te gaan maak je een account en ga je akkoord met de <terms>algemene voorwaarden</terms> (pdf, 31 januari 2023).`
    submit: `Maak mijn account`
    toPayment: `Verder naar betalen`
    backToHosting: `Terug naar hosting`
    already: `Je bent ingelogd als {name}. Een tweede account heb je niet nodig.`
    toDetails: `Bekijk je gegevens`
    missing: {
      companyName: `Vul de naam van je bedrijf in.`
      chamberOfCommerceNumber: `Vul je KvK-nummer in.`
      vatNumber: `Vul je btw-nummer in.`
      firstName: `Vul je voornaam in.`
      lastName: `Vul je achternaam in.`
      email: `Vul je e-mailadres in.`
      phone: `Vul je telefoonnummer in. We hebben het nodig voor je domeinnaam.`
      postalCode: `Vul je postcode in.`
      houseNumber: `Vul je huisnummer in.`
      street: `Vul je straat in.`
      city: `Vul je plaats in.`
      country: `Kies je land.`
      language: `Kies een taal.`
      password: `Kies een wachtwoord van minstens 12 tekens.`
    }
    malformed: {
      postalCode: `Deze postcode klopt niet. Hij ziet eruit als {example}.`
      vatNumber: `{country, select, NL {Dit btw-nummer klopt niet. Na de B horen twee cijfers, bijvoorbeeld {example}.} other {Dit btw-nummer klopt niet. Het ziet eruit als {example}.}}`
    }
    vat: {
      checking: `We vragen het na in het Europese register…`
      valid: `Dit nummer klopt.`
      validName: `Dit nummer klopt: {name}.`
      reverse: `De btw wordt naar je verlegd: je betaalt er geen.`
      invalid: `Dit nummer staat niet in het Europese register. Kijk het nog eens na. Je kunt wel verder, dan rekenen we btw.`
      unknown: `Het register antwoordt nu niet. Je kunt gewoon verder: we kijken later nog eens, tot dan rekenen we btw.`
    }
    offline: `Je bent offline. Wat je typte, staat er nog. Probeer het opnieuw zodra je weer verbinding hebt.`
    failed: `Versturen lukte niet. Wat je typte, staat er nog. Probeer het zo opnieuw.`
    retry: `Probeer opnieuw`
    noScript: `Dit formulier werkt alleen met JavaScript. Zet het aan in je browser, of neem contact met ons op: dan helpen we je verder.`
    contact: `Naar contact`
    made: {
      title: `Welkom, {name}.`
      lead: `Je account is klaar en je bent ingelogd. We hebben een mail gestuurd naar {email}.`
      steps: `Dit kun je nu doen`
      confirm: `Bevestig je e-mailadres`
      confirmText: `Klik op de link in de mail. Hij werkt een dag. Niets gekregen? Kijk ook bij je spam.`
      choose: `Kies een naam`
      chooseText: `Zoek een domeinnaam en leg hem in je mandje.`
      order: `Rond je bestelling af`
      orderText: `Je mandje staat nog klaar.`
    }
    lookInMail: {
      title: `Kijk in je mail`
      text: `We hebben een mail gestuurd naar {email}. Daarin staat hoe je verder gaat. Heb je al een account met dit adres, log dan hier in met het wachtwoord dat je toen koos.`
      cart: `Je mandje blijft staan.`
      back: `Terug naar het formulier`
    }
  }
  account: {
    who: `Nieuw of al klant`
    isNew: `Ik ben nieuw bij {brand}`
    isNewText: `Je account maken we meteen aan.`
    isNewAlone: `Een account kost niets en verplicht je tot niets.`
    isKnown: `Ik ben al klant`
    isKnownText: `Log in, dan vullen we alles voor je in.`
    loginHeading: `Inloggen`
    heading: `Klopt dit nog?`
    lead: `Je bent ingelogd, {name}. Dit komt op je factuur.`
    invoice: `Factuur aan`
    contact: `Bereikbaar op`
    vat: `Btw`
    language: `Taal`
    chamber: `KvK {number}`
    edit: `Wijzig gegevens`
    save: `Bewaar`
    cancel: `Annuleren`
    saved: `Je gegevens zijn bewaard.`
    logOut: `Iemand anders? Log uit`
    password: `Wachtwoord wijzigen`
    devices: `Je apparaten`
    waiting: `We halen je gegevens op…`
    failed: `Je gegevens konden we niet ophalen.`
    signedOut: `Je bent uitgelogd. Log opnieuw in om verder te gaan, je mandje blijft staan.`
    rate: `{rate} btw op je bestelling.`
    vatStates: {
      valid: `Je btw-nummer {number} is gecontroleerd.`
      reverse: `Je btw-nummer {number} is gecontroleerd. De btw wordt naar je verlegd: je betaalt er geen.`
      invalid: `Je btw-nummer {number} staat niet in het Europese register. Daarom rekenen we {rate} btw. Klopt het nummer niet, wijzig het dan: we kijken meteen opnieuw.`
      unknown: `Je btw-nummer {number} konden we nog niet controleren: het register antwoordt niet. Tot dan rekenen we {rate} btw. We blijven het proberen en mailen je de uitslag.`
    }
    outsideEu: `Je woont buiten de EU: we rekenen geen btw.`
    unproven: `We rekenen {rate} btw, het Nederlandse tarief: geen betaalmethode van nu laat zien in welk land je woont.`
    proof: `Betaal met een kaart of rekening uit je eigen land.`
    verify: {
      text: `Bevestig je e-mailadres met de link die we stuurden naar {email}. Bestellen en betalen kan al; je domeinnamen registreren we daarna.`
      needed: `Bevestig eerst je e-mailadres met de link in onze mail aan {email}. Dat kan ook op een ander apparaat: zodra het gelukt is, gaat je bestelling hier vanzelf door.`
      resend: `Stuur de mail opnieuw`
      sent: `De mail is opnieuw verstuurd. Kijk ook bij je spam.`
      failed: `Versturen lukte niet. Probeer het zo opnieuw.`
    }
  }
  passwords: {
    email: `E-mailadres`
    sendLink: `Stuur me een link`
    sentTitle: `Kijk in je mail`
    sentText: `Kennen we {email}, dan is er nu een mail onderweg. De link daarin werkt een uur.`
    sentHelp: `Niets gekregen? Kijk bij je spam, of kijk of dit het adres van je account is.`
    otherAddress: `Probeer een ander adres`
    newPassword: `Nieuw wachtwoord`
    currentPassword: `Huidig wachtwoord`
    currentMissing: `Vul je huidige wachtwoord in.`
    currentWrong: `Dit is niet je huidige wachtwoord. Typ het opnieuw.`
    save: `Bewaar wachtwoord`
    changedTitle: `Je wachtwoord is veranderd`
    setText: `Je bent overal uitgelogd. Log in met je nieuwe wachtwoord.`
    changedText: `Op je andere apparaten ben je uitgelogd. Hier blijf je ingelogd.`
    logIn: `Inloggen`
    brokenTitle: `Deze link werkt niet meer`
    brokenText: `Hij is al gebruikt, of ouder dan een uur. Vraag een nieuwe aan, dan sturen we die meteen.`
    askLink: `Vraag een nieuwe link`
    noLinkText: `Je wachtwoord kiezen doe je met de link uit je mail. Ken je je wachtwoord nog, log dan in om het te wijzigen.`
    changeHeading: `Wijzig je wachtwoord`
    endHeading: `Nog ergens anders ingelogd?`
    endText: `Een oude telefoon, een computer op het werk: hiermee log je overal uit, behalve hier.`
    endOthers: `Log overal elders uit`
    devices: `Bekijk je apparaten`
    ended: `Klaar. Je bent alleen hier nog ingelogd.`
    failed: `Dat lukte niet. Probeer het zo opnieuw.`
    waiting: `Een ogenblik…`
    unreachable: `We kunnen even niet zien of je bent ingelogd.`
  }
  devices: {
    heading: `Apparaten`
    waiting: `We zoeken je apparaten op…`
    loadFailed: `Je apparaten konden we niet ophalen.`
    failed: `Dat lukte niet. Probeer het zo opnieuw.`
    unreachable: `We kunnen even niet zien of je bent ingelogd.`
    logInFirst: `Log in, dan zie je op welke apparaten je bent ingelogd.`
    logIn: `Inloggen`
    on: `{browser} op {system}`
    unknown: `Onbekend apparaat`
    here: `Dit apparaat`
    lastUsed: `Laatst gebruikt`
    now: `Nu`
    opened: `Ingelogd sinds`
    network: `Netwerk`
    end: `Apparaat uitloggen`
    endOthers: `Log overal elders uit`
    ended: `Dat apparaat is uitgelogd.`
    endedAll: `Klaar. Je bent alleen hier nog ingelogd.`
    onlyHere: `Je bent alleen op dit apparaat ingelogd.`
    unfamiliar: `Herken je een apparaat niet?`
    changePassword: `Wijzig dan je wachtwoord`
  }
  passwordAgain: {
    title: `Ben jij het?`
    lead: `Voor deze wijziging vragen we je wachtwoord opnieuw. Daarna hoeft het 10 minuten niet meer.`
    password: `Je wachtwoord`
    missing: `Vul je wachtwoord in.`
    wrong: `Dit is niet je wachtwoord. Typ het opnieuw.`
    goOn: `Ga verder`
  }
  verification: {
    waiting: `We kijken je link na…`
    doneTitle: `Je adres is bevestigd`
    doneText: `Dank je wel. De domeinnamen die je bestelt, registreren we nu zonder te wachten.`
    brokenTitle: `Deze link werkt niet meer`
    brokenText: `Hij is al gebruikt, of ouder dan een dag.`
    verified: `Je adres {email} is al bevestigd. Je hoeft niets te doen.`
    noLink: `Open de link uit de mail die we je stuurden, dan bevestigen we je adres hier.`
    resend: `Stuur me een nieuwe link`
    logInFirst: `Log in, dan sturen we je een nieuwe.`
    logIn: `Inloggen`
    failed: `We konden je link nu niet nakijken. Hij blijft geldig, probeer het zo opnieuw.`
    goOn: `Naar de winkel`
    doneOrdered: `Dank je wel. We gaan meteen verder met je bestelling.`
    toOrder: `Naar je bestelling`
    toPayment: `Verder met je bestelling`
  }
  joinCarts: {
    title: `Je hebt twee mandjes`
    lead: `In je account lag nog een mandje. Wat neem je mee?`
    here: `Dit mandje`
    there: `In je account`
    note: `Voeg je ze samen, dan komt wat in beide ligt er één keer in. Kies je er één, dan blijft het andere bewaard in je account.`
    join: `Voeg ze samen`
    keepThis: `Alleen dit mandje`
    keepOther: `Alleen dat uit mijn account`
    failed: `Dat lukte niet. Probeer het opnieuw.`
    close: `Sluiten en dit mandje houden`
  }
  demoMailbox: {
    list: `Mails`
    count: `{count, plural, =0 {Nog geen mail} one {# mail} other {# mails}}`
    from: `Van`
    to: `Aan`
    received: `Ontvangen`
    asText: `Als tekst`
    back: `Alle mails`
    emptyTitle: `Nog geen post`
    emptyText: `Maak een account of vraag een nieuw wachtwoord aan. De mail verschijnt hier vanzelf.`
    unreachable: `De winkel antwoordt even niet. We proberen het zo opnieuw.`
    emptyAction: `Maak een account`
  }
  extensionList: {
    caption: `Extensies met hun prijzen`
    groupsLabel: `Welke extensies`
    groups: {
      popular: `Populair`
      nearby: `Nederland en buren`
      shop: `Winkel`
      cities: `Steden`
      all: `Alle {total}`
    }
    filterLabel: `Filter de lijst`
    filterPlaceholder: `.shop of groen.shop`
    found: `{count, plural, =0 {Geen extensie gevonden} one {# extensie} other {# extensies}}`
    loading: `We halen alle extensies op…`
    failed: `De lijst konden we niet ophalen.`
    more: `Toon alle {count} extensies`
    less: `Toon minder`
    nothing: `Geen extensie past bij ‘{typed}’.`
    reset: `Wis het filter`
    searchWith: `Zoek een naam met`
    columns: {
      name: `Extensie`
      firstTerm: `Eerste jaar`
      renewal: `Daarna per jaar`
      threeYears: `Drie jaar samen`
      transfer: `Verhuizen`
      move: `Wat je nodig hebt`
    }
    excl: `excl.`
    incl: `incl.`
    free: `gratis`
    forYears: `per {years} jaar`
    minYears: `Te registreren en te verlengen per {years} jaar.`
    restrictions: {
      euPresence: `Alleen voor de EU en EER.`
      localPresence: `Vraagt een adres in het land zelf.`
      verification: `Alleen voor een eigen doelgroep.`
    }
    accents: `Ook letters met accenten.`
    accentsAndScripts: `Ook letters met accenten en ander schrift.`
    inScript: `Ook namen in {script}.`
    scripts: {
      latin: `Latijns schrift`
      greek: `Grieks schrift`
      cyrillic: `Cyrillisch schrift`
      armenian: `Armeens schrift`
      georgian: `Georgisch schrift`
      hebrew: `Hebreeuws schrift`
      arabic: `Arabisch schrift`
      devanagari: `Devanagari`
      bengali: `Bengaals schrift`
      gurmukhi: `Gurmukhi`
      gujarati: `Gujarati`
      oriya: `Odia`
      tamil: `Tamil`
      telugu: `Telugu`
      kannada: `Kannada`
      malayalam: `Malayalam`
      sinhala: `Singalees schrift`
      thai: `Thais schrift`
      lao: `Laotiaans schrift`
      han: `Chinees schrift`
      kana: `Japans schrift`
      hangul: `Koreaans schrift`
    }
    move: {
      code: `Een verhuiscode.`
      noCode: `Geen code.`
      addsYear: `Er hoort een jaar bij.`
      keepsTerm: `Er komt geen jaar bij.`
      manual: `We doen dit met de hand, dat kan een paar dagen duren.`
    }
  }
  declarations: {
    name: `Je naam`
    order: `Om welke bestelling gaat het?`
    contract: `Wat zeg je op?`
    contractHelp: `Je bestelnummer (zoals 2026-000123), of de domeinnaam en het pakket.`
    email: `E-mailadres voor de bevestiging`
    emailHelp: `Hier sturen we meteen een bevestiging heen, met datum en tijd.`
    withdraw: `Overeenkomst herroepen`
    withdrawalReview: `Wil je dit herroepen?`
    withdrawalSentence: `Hiermee laat je weten dat je de overeenkomst over deze bestelling herroept. Een reden hoef je niet te geven.`
    confirmWithdrawal: `Herroeping bevestigen`
    withdrawalReceived: `Je herroeping is binnen`
    moneyBack: `Noemde je een bestelnummer? Dan hebben we ook een mail gestuurd naar het adres van die bestelling. Bevestig het daar: dan geldt je herroeping, vanaf vandaag. Anders zoekt een van ons het uit en hoor je binnen één werkdag van ons.`
    change: `Aanpassen`
    receipt: `Nummer van je bevestiging`
    receivedAt: `Ontvangen op`
    mailFollows: `De bevestiging is onderweg naar {email}. Bewaar die goed.`
    print: `Print deze pagina`
    type: `Hoe zeg je op?`
    ordinary: `Gewoon opzeggen`
    extraordinary: `Meteen, om een bijzondere reden`
    ordinaryHelp: `Na de eerste periode kan dat elke dag, met hooguit een maand opzegtermijn. Wat je te veel betaald hebt, krijg je terug.`
    extraordinaryHelp: `Bijvoorbeeld omdat wij onze afspraken niet nakomen.`
    reason: `Wat is de reden?`
    endsOn: `Wanneer moet het stoppen?`
    soonest: `Zo snel mogelijk`
    onDay: `Op een dag die ik kies`
    day: `Welke dag?`
    goOn: `Verder`
    cancellationReview: `Wil je dit opzeggen?`
    cancellationSentence: `Hiermee zeg je de overeenkomst op. Tot de einddatum blijft alles werken.`
    confirmCancellation: `Nu opzeggen`
    cancellationReceived: `Je opzegging is binnen`
    cancellationNext: `Noemde je een bestelnummer? Dan hebben we ook een mail gestuurd naar het adres van die bestelling, met de einddatum. Bevestig het daar: dan geldt je opzegging, vanaf vandaag. Anders zoekt een van ons het uit en hoor je binnen één werkdag van ons.`
    withdrawalEffective: `Je bent ingelogd, dus je herroeping geldt meteen. Je krijgt binnen 14 dagen terug wat je betaald hebt, op dezelfde manier als je betaalde. De bevestiging hebben we naar het adres van je bestelling gestuurd.`
    cancellationEffective: `Je bent ingelogd, dus je opzegging geldt meteen. De einddatum staat in de mail die we naar het adres van je bestelling stuurden. Zet op tijd over wat je wilt bewaren.`
    save: `Bewaar wat je verklaard hebt`
    saved: `Wat je invulde, mailen we niet rond. Bewaar het hier als je het wilt houden.`
    endsOnHelp: `Laat leeg om zo snel mogelijk te stoppen.`
    endsOrdinary: `Is je eerste periode voorbij? Dan eindigt je overeenkomst op {day}. Loopt je eerste periode nog, dan eindigt ze met die periode.`
    endsExtraordinary: `Je hebt opgezegd per {day}.`
  }
  mailedLinks: {
    code: `Code uit de mail`
    codeHelp: `De lange code onderaan de mail. Open je de link uit de mail, dan hoeft dit niet.`
    missing: `Plak hier de code uit de mail.`
    brokenTitle: `Deze link werkt niet meer`
    sentTitle: `Kijk in je mail`
    other: `Andere code invullen`
    failed: `Dat lukte nu niet. Probeer het zo nog eens.`
    declaration: {
      ready: `Je staat op het punt te bevestigen wat in onze mail staat. De dag waarop we je verklaring kregen telt.`
      submit: `Bevestigen`
      doneWithdrawal: `Je herroeping is bevestigd`
      doneCancellation: `Je opzegging is bevestigd`
      done: `Bestelling {orderNumber}, verklaring {receipt}. De bevestiging staat zo in je mail, met de einddatum.`
      broken: `Hij is te oud, of er is al over beslist. Wil je hem nog gebruiken? Dan sturen we een nieuwe naar het adres van de bestelling.`
      ask: `Mail een nieuwe link`
      sent: `Wacht er nog een verklaring op bevestiging, dan is er een nieuwe link onderweg naar het adres van de bestelling.`
    }
    invoice: {
      ready: `Je factuur staat klaar.`
      submit: `Download de factuur`
      done: `Je factuur is gedownload`
      doneText: `Hij staat bij je downloads.`
      broken: `Hij is te oud of niet helemaal overgekomen. We sturen graag een nieuwe naar het adres van de bestelling.`
      ask: `Mail een nieuwe link`
      sent: `Was het een link van ons, dan is er een nieuwe onderweg naar het adres van de bestelling.`
    }
  }
  complete: {
    unreachable: `We kunnen de winkel even niet bereiken. Aan je betaling verandert dat niets; we blijven het proberen.`
    help: `Vraag de helpdesk`
    logIn: `Log in`
    toPayment: `Verder met je mandje`
    waiting: {
      tab: `Wachten op je bank`
      title: `We wachten op je bank.`
      lead: `Meestal duurt dat een paar tellen. Deze pagina vraagt steeds opnieuw na en gaat vanzelf verder.`
      toBank: `Terug naar je bank`
      close: `Je kunt deze pagina gerust sluiten. Zodra je betaling binnen is, krijg je een mail en gaan we aan de slag.`
      long: `Duurt het te lang? <help>Vraag de helpdesk</help> en noem bestelnummer {number}.`
      picture: `Stekje in een glas water`
    }
    transfer: {
      tab: `Wachten op je overschrijving`
      title: `Je bestelling staat klaar.`
      lead: `We beginnen zodra je overschrijving binnen is. Dat duurt meestal een tot drie werkdagen.`
      toBank: `Bekijk de betaalgegevens`
      close: `Hier wachten hoeft niet. Zodra het geld binnen is, krijg je een mail en gaan we aan de slag.`
    }
    paid: {
      tab: `Betaald`
      title: `Je bestelling is betaald.`
      thanks: `Dank je wel, {name}. Je factuur is onderweg naar {email}.`
      thanksAll: `Dank je wel. Hieronder zie je hoe ver we met je bestelling zijn.`
      portal: `Naar {portal}`
      invoice: `Bekijk je factuur (pdf)`
      logIn: `Log in voor je factuur`
      picture: `Bloeiende plant`
    }
    ordered: {
      tab: `Besteld`
      title: `Je bestelling is binnen.`
      thanks: `Dank je wel, {name}. De bevestiging is onderweg naar {email}.`
    }
    facts: {
      number: `Bestelnummer`
      paid: `Betaald`
      toPay: `Te betalen`
      inclVat: `{amount} incl. btw`
      reverse_charge: `{amount}, btw verlegd`
      outside_eu: `{amount} zonder btw`
      with: `Met`
      nothing: `Niets te betalen`
      next: `Volgende factuur`
      onDay: `op {day}`
      charged: `We schrijven automatisch af: je gaf een machtiging.`
      invoiced: `Per factuur: je gaf geen machtiging.`
      coupon: `Kortingscode {code}`
      couponVat: `waarvan {vat} btw`
    }
    promise: {
      heading: `Wat je daarna betaalt`
      text: `Deze prijzen beloven we je tot en met de eerste verlenging. Ze staan ook in je bevestiging per mail.`
    }
    steps: {
      heading: `Dit gebeurt nu`
      headingDone: `Alles staat klaar`
      received: `Betaling ontvangen`
      receivedText: `Je factuur zit in je mail.`
      receivedAll: `De factuur is gemaild.`
      ordered: `Bestelling ontvangen`
      orderedText: `Er was niets te betalen.`
      register: {
        held: `{name} wacht nog even`
        waiting: `{name} wordt geregistreerd`
        busy: `{name} wordt geregistreerd`
        busyText: `We leggen hem vast op jouw naam. Meestal duurt dat een paar minuten.`
        done: `{name} is geregistreerd`
        doneText: `Op jouw naam.`
        failed: `{name} konden we niet registreren`
      }
      move: {
        held: `{name} wacht nog even`
        waiting: `{name} verhuist`
        busy: `{name} verhuist`
        busyText: `We vragen hem op bij je huidige provider. Je site en mail blijven ondertussen werken.`
        done: `{name} is verhuisd`
        doneText: `Je beheert hem nu in {portal}.`
        failed: `{name} konden we niet verhuizen`
      }
      setUp: {
        held: `{title} wacht nog even`
        waiting: `{title} wordt klaargezet`
        busy: `{title} wordt klaargezet`
        busyText: `Voor {name}. Dat is meestal binnen een uur klaar.`
        done: `{title} staat klaar`
        doneText: `Voor {name}. Je vindt het in {portal}.`
        failed: `{title} konden we niet klaarzetten`
      }
      extra: {
        held: `{title} wacht nog even`
        waiting: `{title} wordt aangezet`
        busy: `{title} wordt aangezet`
        busyText: `Bij {name}.`
        done: `{title} staat aan`
        doneText: `Bij {name}.`
        failed: `{title} konden we niet aanzetten`
      }
      movingService: {
        held: `De verhuizing van je website wacht nog even`
        waiting: `We verhuizen je website`
        busy: `We verhuizen je website`
        busyText: `Voor {name}. Je site blijft ondertussen online.`
        done: `Je website is verhuisd`
        doneText: `{name} staat nu bij ons.`
        failed: `Je website konden we niet verhuizen`
      }
      heldFor: {
        email: `We beginnen zodra je e-mailadres bevestigd is.`
        withdrawal_period: `We beginnen als je bedenktijd voorbij is.`
        other: `We beginnen zo snel mogelijk.`
      }
      withdrawalUntil: `We beginnen op {day}, als je bedenktijd voorbij is.`
      failedText: `We nemen contact met je op. Wat je hiervoor betaalde, krijg je terug.`
      failedFree: `We nemen contact met je op en kijken samen hoe het wel lukt.`
      needs: {
        email: `Laat de houder voor {day} zijn e-mailadres bevestigen. De mail daarvoor krijgt hij zelf.`
        identity: `Laat ons voor {day} zien dat de naam van de houder klopt, bijvoorbeeld met een uittreksel van de Kamer van Koophandel of een bankafschrift. Maak onleesbaar wat er niet toe doet.`
        title: `Nog te doen`
        send: `Stuur het ons`
      }
      heldBy: `Houder: {holder}`
      busyForHolder: `We leggen hem vast op naam van de houder. Meestal duurt dat een paar minuten.`
    }
    confirmEmail: {
      tab: `Betaald, nog één klik`
      title: `Betaald. Nog één klik.`
      text: `Dank je wel, {name}. Open de link in de mail aan {email}. Daarna leggen we je domeinnaam vast.`
      resend: `Stuur de mail opnieuw`
      all: `Open de link in de mail die we je stuurden. Daarna leggen we je domeinnaam vast.`
      picture: `Plant in een pot`
    }
    failed: {
      tab: `Betaling niet gelukt`
      title: `De betaling is niet gelukt.`
      reason: `Je bank brak de betaling af.`
      advice: `Dat gebeurt bij een time-out, een daglimiet of te weinig saldo.`
    }
    canceled: {
      tab: `Betaling geannuleerd`
      title: `De betaling is geannuleerd.`
      reason: `Je bent gestopt voordat er betaald was.`
      advice: `Je kunt het opnieuw proberen, ook op een andere manier.`
    }
    expired: {
      tab: `Betaling verlopen`
      title: `De betaling is verlopen.`
      reason: `De tijd om te betalen was voorbij.`
      advice: `Begin gerust opnieuw. Een nieuwe betaling heeft weer alle tijd.`
    }
    unfinished: {
      lead: `Er is niets afgeschreven. Je bestelling staat nog precies zo klaar als je die achterliet.`
      leadGone: `Er is niets afgeschreven.`
      picture: `Plant met hangend blad`
      retry: `Probeer het nog eens`
      help: `Lukt het weer niet? <help>Vraag de helpdesk</help> en noem bestelnummer {number}.`
      unknown: {
        title: `Log in om opnieuw te betalen`
        text: `Dan halen we je bestelling erbij en ga je hier verder.`
        button: `Log in en ga verder`
      }
      other: {
        title: `Er ligt nu iets anders in je mandje`
        text: `Haal deze bestelling terug om te betalen. Wat er nu in je mandje ligt, blijft bij je account bewaard.`
        button: `Haal deze bestelling terug`
      }
      lost: {
        title: `We kunnen je mandje even niet ophalen`
        text: `Het staat er nog. Probeer het zo opnieuw.`
        button: `Probeer opnieuw`
      }
      gone: {
        title: `Het mandje van deze bestelling is leeg`
        text: `De bestelling is op een andere manier afgerond, of wat erin lag is verwijderd of verlopen. Je kunt altijd opnieuw beginnen.`
      }
    }
    missing: {
      tab: `Betaling niet gevonden`
      title: `Deze betaling staat hier niet.`
      lead: `Misschien is de link niet helemaal overgenomen. Open hem nog eens vanuit je mail.`
      leadKnown: `Misschien is de link niet helemaal overgenomen, of hoort de bestelling bij een ander account dan {email}.`
    }
    none: {
      title: `Nog geen bestelling.`
      lead: `Na het betalen zie je hier hoe het gaat, ook via de link in je mail.`
    }
    returned: {
      tab: `Je krijgt dit bedrag terug`
      title: `Je krijgt dit bedrag terug.`
      lead: `Je had deze bestelling al met een andere betaling betaald. Wat je nu betaalde, storten we terug. Daar hoef je niets voor te doen; je krijgt er een mail over.`
      help: `Staat het er na een paar werkdagen nog niet? <help>Vraag de helpdesk</help> en noem bestelnummer {number}.`
    }
  }
  demoBank: {
    pay: `Betaal {amount}`
    payee: `Aan`
    amount: `Bedrag`
    order: `Bestelling`
    method: `Met`
    reference: `Kenmerk`
    refunded: `Terugbetaald`
    chargedBack: `Teruggeboekt`
    demo: `Dit is een demobank. Er gaat geen geld om: jij kiest hoe de betaling afloopt.`
    demoPaid: `Dit is een demobank. Je kunt hier uitproberen wat er na een betaling nog kan gebeuren.`
    demoOver: `Dit is een demobank. Met deze betaling gebeurt niets meer.`
    choose: `Wat gebeurt er met deze betaling?`
    outcomes: {
      paid: `Betaal {amount}`
      failed: `Laat mislukken`
      canceled: `Annuleer`
      expired: `Laat verlopen`
      pending: `Zet in behandeling`
      authorized: `Keur alleen goed`
      refunded: `Betaal terug`
      chargedBack: `Boek terug`
    }
    later: `Laat nog open en ga terug`
    back: `Terug naar de winkel`
    toShop: `Naar de winkel`
    all: `Alle betalingen`
    retry: `Probeer opnieuw`
    states: {
      open: `Nog niet betaald`
      pending: `In behandeling`
      authorized: `Goedgekeurd`
      paid: `Betaald`
      failed: `Mislukt`
      canceled: `Geannuleerd`
      expired: `Verlopen`
    }
    tooLate: `Over deze betaling was al beslist.`
    webhook: {
      title: `Wanneer hoort de winkel het?`
      text: `Een bank meldt zich soms laat, dubbel of helemaal niet. Probeer het uit.`
      manners: {
        atOnce: `Meteen`
        late: `Na 10 seconden`
        twice: `Twee keer`
        never: `Nooit`
      }
    }
    list: {
      title: `De laatste betalingen`
      text: `Kies er een om te zien wat ermee kan, ook terugbetalen of terugboeken.`
      empty: `Nog geen betalingen`
      emptyText: `Bestel iets en ga betalen: dan kom je hier vanzelf.`
    }
    unknown: {
      title: `Deze betaling kennen we niet`
      text: `De link klopt niet, of de betaling is te lang geleden.`
    }
    unreachable: {
      title: `De bank antwoordt even niet`
      text: `Er is niets gebeurd met je betaling. Probeer het zo opnieuw.`
    }
    faults: {
      title: `Storingen`
      off: `geen`
      on: `aan`
      text: `Laat de bank haperen en kijk wat de winkel doet. Een storing geldt voor alle betalingen, tot je hem uitzet.`
      now: `Nu aan de hand`
      nothing: `Niets: de bank werkt gewoon.`
      current: {
        slow: `Elk antwoord komt na {seconds} seconden.`
        fail: `{count, plural, one {Het volgende antwoord mislukt.} other {De volgende # antwoorden mislukken.}}`
        drop: `{count, plural, one {Het volgende antwoord raakt weg.} other {De volgende # antwoorden raken weg.}}`
        webhooks: {
          late: `De winkel hoort pas na 10 seconden van een betaling.`
          twice: `De winkel hoort twee keer van elke betaling.`
          never: `De winkel hoort nooit van een betaling.`
          early: `Een nieuwe betaling is betaald voordat de winkel haar kent.`
        }
      }
      slow: {
        title: `De bank antwoordt`
        text: `De winkel wacht hooguit 8 seconden.`
        none: `Meteen`
        some: `Na {seconds} seconden`
      }
      fail: {
        title: `Antwoorden die mislukken`
        text: `De bank doet niets en meldt een fout (500). De winkel vraagt alles tot drie keer.`
      }
      drop: {
        title: `Antwoorden die wegraken`
        text: `De bank doet haar werk wel, maar de winkel hoort er niets van.`
      }
      counts: `{count, plural, =0 {Geen} one {Het volgende} other {De volgende #}}`
      webhooks: {
        title: `De winkel hoort van een betaling`
        text: `Te vroeg: een nieuwe betaling is al betaald voordat de winkel haar kent.`
        habits: {
          atOnce: `Meteen`
          late: `Na 10 seconden`
          twice: `Twee keer`
          never: `Nooit`
          early: `Te vroeg`
        }
      }
      apply: `Zet deze storingen aan`
      reset: `Alles weer normaal`
      failed: `Dat lukte niet. Probeer het opnieuw.`
    }
  }
  partners: {
    earnings: {
      caption: `Wat je per verkoop verdient`
      product: `Wat iemand via jou bestelt`
      each: `Je verdient`
      upTo: `tot {amount}`
      sales: `Verkopen per maand`
      salesOf: `Verkopen per maand: {product}`
      none: `niets`
      title: `Reken het uit`
      perMonth: `Per maand`
      perYear: `Per jaar`
      note: `Dit is een rekensom met jouw getallen, het laagste bedrag per rij en klanten die per jaar betalen. Het is geen belofte.`
    }
    form: {
      name: `Je naam`
      companyName: `Bedrijfsnaam`
      email: `E-mailadres`
      emailHelp: `Hier sturen we de link heen waarmee je je aanmelding bevestigt.`
      website: `Waar schrijf of vertel je over ons?`
      websiteHelp: `Je website, je blog of je profiel, zoals jouwsite.nl.`
      vatNumber: `Btw-nummer`
      vatNumberHelp: `Met de letters van je land ervoor, zoals NL001234567B01.`
      iban: `IBAN`
      ibanHelp: `Hier maken we je commissie naartoe over. Zonder IBAN keuren we geen commissie goed.`
      submit: `Meld je aan`
    }
    applied: {
      title: `Kijk in je mail`
      text: `We hebben een mail gestuurd naar {email}. Klik op de link erin, dan ben je partner. De link werkt 7 dagen.`
      help: `Niets gekregen? Kijk dan bij je ongewenste mail, of controleer het adres.`
      back: `Adres aanpassen`
    }
    confirm: {
      waiting: `We bevestigen je aanmelding…`
      title: `Je bent partner`
      number: `Je partnernummer`
      link: `Je partnerlink`
      text: `De link naar je overzicht zit in de mail die nu naar je onderweg is. Bewaar die mail goed.`
      brokenTitle: `Deze link werkt niet meer`
      brokenText: `Een link uit de mail werkt 7 dagen. Meld je nog eens aan, dan krijg je een nieuwe.`
      again: `Naar het formulier`
      failed: `Het lukt nu niet om je aanmelding te bevestigen. Je link blijft werken.`
    }
    ask: {
      title: `Open je overzicht met de link uit je mail`
      text: `Je overzicht heeft geen wachtwoord: je opent het met de link uit je mail. Ben je die kwijt, dan sturen we je een nieuwe.`
      brokenTitle: `Deze link werkt niet meer`
      brokenText: `Hij is verlopen, of je hebt al een nieuwere gebruikt. We sturen je graag een nieuwe.`
      email: `E-mailadres waarmee je je hebt aangemeld`
      submit: `Stuur me een nieuwe link`
      sentTitle: `Kijk in je mail`
      sentText: `Is {email} het adres van een partner, dan is er een nieuwe link onderweg.`
      other: `Ander adres`
    }
    statement: {
      waiting: `We halen je overzicht op…`
      failed: `We kunnen je overzicht nu niet ophalen. Je gegevens staan er nog.`
      number: `Partner {number}`
      since: `Partner sinds {day}`
      totals: `Je commissie`
      pending: `Wacht`
      pendingText: `Goedgekeurd {days} dagen na de betaling, na een creditcard of PayPal later.`
      approved: `Goedgekeurd`
      approvedText: `Maken we aan je over.`
      paid: `Uitbetaald`
      paidText: `Staat op je rekening.`
      owed: `Een bestelling die al was uitbetaald, is teruggedraaid. We verrekenen dat met je volgende commissie.`
      noAccount: `We hebben nog geen gecontroleerd IBAN van je. Mail het ons: tot die tijd keuren we geen commissie goed.`
      sales: `Je verkopen`
      noSales: `Nog geen verkopen. Zodra iemand via jouw link bestelt en betaalt, staat het hier.`
      day: `Datum`
      sold: `Besteld`
      commission: `Commissie`
      state: `Stand`
      states: {
        pending: `Wacht, goedgekeurd op {day}`
        approved: `Goedgekeurd op {day}`
        paid: `Uitbetaald, goedgekeurd op {day}`
        reversed: `Teruggedraaid`
        no_commission: `Geen commissie`
      }
      partlyReversed: `{amount} teruggedraaid`
      extras: `Extra’s`
      visits: `Je bezoekers`
      noVisits: `Nog geen bezoekers via jouw link.`
      visitCount: `Bezoeken`
      visitTotal: `Samen`
      payments: `Je uitbetalingen`
      noPayments: `Nog niets uitbetaald.`
      amount: `Bedrag`
      account: `Rekening`
      entries: `Alles nagerekend`
      entriesText: `Elke regel die we hebben geboekt. De som onderaan is precies wat bovenaan staat.`
      noEntries: `Nog niets geboekt.`
      what: `Wat`
      kinds: {
        earned: `Verdiend`
        reversed: `Teruggedraaid`
        approved: `Goedgekeurd`
        paid_out: `Uitbetaald`
      }
      sum: `Samen`
      csv: `Download als CSV`
      csvFailed: `Downloaden lukt nu niet. Probeer het zo nog eens.`
      all: `{count, plural, one {Toon nog # regel} other {Toon nog # regels}}`
    }
    link: {
      title: `Maak een link`
      text: `Kies de pagina waar je naartoe wilt. Je nummer staat er al in.`
      page: `Pagina`
      result: `Jouw link`
      copy: `Kopieer`
      copied: `Gekopieerd`
      copyFailed: `Kopieer het met Ctrl+C of ⌘C`
    }
    texts: {
      title: `Kant-en-klare teksten`
      text: `Neem ze over of maak er je eigen verhaal van. Zeg er eerlijk bij dat je er iets aan verdient.`
      label: `Tekst {number}`
      short: `Mijn site staat bij {brand}. De prijs voor later staat er gewoon bij, en verhuizen doen ze voor je: {link} (partnerlink, ik verdien hier iets aan)`
      blog: `Op zoek naar een plek voor je website? Ik raad {brand} aan. Je ziet vooraf wat je nu betaalt én wat je daarna betaalt, en je zit niet vast aan extra’s die je niet koos. Kijk zelf: {link} Bestel je via deze link, dan krijg ik een vergoeding. Jij betaalt er niets extra voor.`
      mail: `Hoi, je vroeg waar ik mijn site heb staan. Dat is bij {brand}: {link} Verhuizen doen ze gratis. Ik krijg een vergoeding als je via deze link bestelt; de prijs blijft voor jou gelijk.`
    }
    banners: {
      title: `Banners`
      text: `Plak de code op je site. De plaatjes komen van ons, zetten geen cookies en meten niets.`
      alt: `{brand}: domeinnamen en hosting`
      code: `Code voor de banner van {size}`
    }
  }
  articleFeedback: {
    question: `Heeft dit je geholpen?`
    yes: `Ja`
    no: `Nee`
    helped: `Fijn. Dank je dat je het laat weten.`
    missed: `Jammer. Wat ontbreekt er, of wat klopt er niet?`
    remark: `Je opmerking`
    remarkHelp: `Schrijf geen naam, mailadres of wachtwoord op: we kunnen hier niet op antwoorden.`
    send: `Stuur je opmerking`
    thanks: `Dank je. We lezen het, en maken het artikel beter.`
    failed: `Dat lukte niet. Probeer het zo nog eens.`
  }
  contact: {
    subject: `Waar gaat het over?`
    subjects: {
      domain: `Een domeinnaam`
      hosting: `Hosting of e-mail`
      moving: `Verhuizen naar ons`
      order: `Een bestelling`
      billing: `Een factuur of betaling`
      other: `Een algemene vraag`
    }
    message: `Je vraag`
    messageHelp: `Schrijf geen wachtwoorden of verhuiscodes in je vraag.`
    name: `Je naam`
    email: `E-mailadres`
    emailHelp: `Hier sturen we ons antwoord heen.`
    orderNumber: `Bestelnummer of domeinnaam`
    orderNumberHelp: `Dan zoeken we het vast voor je op.`
    send: `Stuur mijn vraag`
    received: `Je vraag is binnen`
    next: `Je krijgt binnen één werkdag antwoord. Wil je nog iets toevoegen, antwoord dan op de mail die je zo krijgt.`
    aboutName: `Ik wil graag meer weten over de premiumnaam {name}. Wat kost hij, en hoe kan ik hem krijgen?`
  }
  abuse: {
    reason: `Wat is er aan de hand?`
    reasons: {
      phishing: `Phishing of oplichting`
      malware: `Virussen of een gehackte site`
      copyright: `Auteursrecht of merkrecht`
      illegal: `Andere illegale inhoud`
      other: `Iets anders, zoals spam`
    }
    urls: `Waar staat het?`
    urlsHelp: `Het precieze adres, elk adres op een eigen regel. Bij spam: de domeinnaam van de afzender.`
    explanation: `Waarom mag dit volgens jou niet?`
    explanationHelp: `Hoe preciezer je bent, hoe sneller we kunnen besluiten. Gaat het om auteursrecht, schrijf dan ook van wie het werk is.`
    name: `Je naam`
    email: `E-mailadres`
    emailHelp: `Dan bevestigen we je melding en hoor je wat we besluiten. Melden zonder naam mag ook.`
    goodFaith: `Ik meld dit te goeder trouw: wat ik schrijf is naar mijn weten juist en volledig.`
    send: `Stuur mijn melding`
    received: `Je melding is binnen`
    next: `Een mens beoordeelt je melding. Phishing en virussen pakken we als eerste op. Je hoort per mail wat we besluiten en waarom.`
    nextWithoutAddress: `Een mens beoordeelt je melding. Omdat je geen adres gaf, kunnen we je niet laten weten wat we besluiten. Noem dit nummer als je er later naar vraagt.`
  }
  articleLink: {
    explained: `Uitleg in de helpdesk`
  }
  coupon: {
    field: `Kortingscode`
    use: `Code gebruiken`
    required: `Vul je kortingscode in.`
    used: `Kortingscode {code} is toegepast.`
    line: `Kortingscode {code}`
    remove: `Verwijder kortingscode {code}`
    removed: `Kortingscode {code} is uit je mandje.`
    failed: `Dat is niet gelukt. Probeer het opnieuw.`
    tooMany: `Je hebt veel codes na elkaar geprobeerd. Wacht een uur en probeer het opnieuw.`
    arrived: `Je kortingscode staat klaar in je mandje. Je ziet de korting bij wat je ermee koopt.`
    refused: `De kortingscode uit je link is niet gebruikt.`
    close: `Sluiten`
  }
  nameSettings: {
    heading: `Houder en nameservers`
    holder: `Houder`
    holderOf: `Houder van {name}`
    nameServers: `Nameservers`
    ours: `Van ons, met DNSSEC`
    oursUnsigned: `Van ons, zonder DNSSEC`
    usual: `Houder: {holder}. Nameservers: van ons.`
    self: `jij`
    change: `Wijzig`
    changeLabel: `Wijzig houder en nameservers`
    gone: `Deze houder is verwijderd`
    incomplete: `Het register heeft nog iets nodig.`
    title: `Wie wordt de houder?`
    lead: `De houder is de eigenaar van de naam. Bestel je voor een klant, zet de naam dan op naam van die klant. De factuur blijft voor jou.`
    forAll: `Eén voor alle namen`
    forEach: `Per naam`
    you: `Jij: {name}`
    new: `Iemand anders toevoegen`
    edit: `Gegevens wijzigen`
    remove: `Uit je lijst halen`
    removeLabel: `{name} uit je lijst halen`
    removed: `{name} staat niet meer in je lijst.`
    save: `Opslaan`
    saved: `Houder en nameservers zijn opgeslagen.`
    failed: `Dat lukte niet. Wat je invulde staat er nog: probeer het zo nog eens.`
    form: {
      title: `Nieuwe houder`
      change: `Gegevens van de houder`
      kind: `Soort houder`
      organisation: `Organisatie`
      person: `Persoon`
      name: `Naam van de organisatie`
      nameHelp: `Zoals die is ingeschreven, met BV of VOF erbij.`
      legalForm: `Rechtsvorm`
      choose: `Maak een keuze`
      email: `E-mailadres van de houder`
      emailHelp: `Het register kan hier een bevestiging naartoe sturen.`
      citizenship: `Nationaliteit`
      citizenshipHelp: `Een .eu-naam mag ook buiten de EU, als de houder burger is van een van deze landen.`
      save: `Houder bewaren`
      companyNumber: `Nummer in het handelsregister`
      missing: `Dit ontbreekt nog.`
    }
    legalForms: {
      EENMANSZAAK: `Eenmanszaak`
      BV: `BV`
      NV: `NV`
      VOF: `Vof`
      CV: `Commanditaire vennootschap`
      MAATSCHAP: `Maatschap`
      STICHTING: `Stichting`
      VERENIGING: `Vereniging`
      COOP: `Coöperatie`
      OWM: `Onderlinge waarborgmaatschappij`
      KERK: `Kerkgenootschap`
      BGG: `Bedrijf uit een ander EU-land`
      BRO: `Bedrijf van buiten de EU`
      ANDERS: `Anders`
    }
    faults: {
      gone: `Kies een andere houder voor {name}: deze is verwijderd.`
      legalForm: `Voor {name} wil het register de rechtsvorm van de houder weten.`
      companyNumber: `Voor {name} wil het register het KvK-nummer van de houder weten.`
      postBox: `Voor {name} wil het register een straat en huisnummer, geen postadres.`
      notEuropean: `Voor {name} moet de houder in een land van de EU of de EER zitten.`
      citizenship: `Voor {name} moet de houder in de EU of de EER wonen, of burger zijn van een land daar. Vul dan bij de houder de nationaliteit in.`
    }
    dns: {
      title: `Nameservers`
      ours: `Van ons`
      own: `Van jezelf`
      servers: `Jouw nameservers, één per regel`
      serversHelp: `Minstens {min}, bijvoorbeeld ns1.voorbeeld.net. Ze gelden voor alle namen in deze bestelling.`
      keys: `DNSSEC-sleutels (DNSKEY), één per regel`
      keysHelp: `Bijvoorbeeld 257 3 13 en dan de sleutel. Laat leeg als je zone niet is ondertekend.`
      signed: `DNSSEC aan, zodat niemand je bezoekers ongemerkt omleidt`
      faults: {
        too_few_name_servers: `Vul minstens {min} nameservers in.`
        too_many_name_servers: `Vul hoogstens {max} nameservers in.`
        malformed_name_server: `‘{text}’ is geen naam van een server. Vul bijvoorbeeld ns1.voorbeeld.net in.`
        repeated_name_server: `‘{text}’ staat er twee keer.`
        name_server_inside_name: `‘{text}’ hoort bij de naam zelf. Zo’n nameserver kan pas als de naam er is: kies nu die van ons en wijzig het daarna.`
        malformed_dnssec_key: `‘{text}’ is geen sleutel. Plak de hele DNSKEY, bijvoorbeeld 257 3 13 en dan de sleutel.`
        ds_instead_of_key: `Dit is een DS-record. Het register wil de sleutel zelf: de DNSKEY van je zone.`
        dnssec_without_name_servers: `Een sleutel hoort bij je eigen nameservers. Vul die ook in.`
      }
    }
  }
}
