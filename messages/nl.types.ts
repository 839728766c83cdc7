// Made by the build from nl.json: the Dutch messages are the type of all messages.
export interface Messages {
  common: {
    close: `Sluiten`
    retry: `Opnieuw`
    busy: `Bezig…`
    optional: `niet verplicht`
    loading: `Laden…`
    back: `Terug`
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
    }
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
    partnerLead: `Een stek geef je door. Raad ons aan met je eigen partnerlink en verdien aan klanten die via jou bestellen.`
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
    cancelLabel: `Opzeggen na de eerste periode`
    cancelHint: `Na de eerste periode kun je elke dag opzeggen, met hooguit een maand opzegtermijn. Wat je vooruit hebt betaald en niet meer gebruikt, krijg je terug.`
    thenWord: `daarna`
    vatSwitch: `Toon prijzen incl. btw`
    plansLabel: `Maten en prijzen`
    termLabel: `Betaaltermijn`
    terms: {
      monthly: `Per maand`
      yearly: `Per jaar`
    }
    termNotes: {
      monthly: `elke maand opzegbaar`
      yearly: `eerste jaar met korting`
    }
  }
  moving: {
    label: `Je domeinnaam`
    placeholder: `jouwsite.nl`
    button: `Start verhuizing`
    from: `Je zit nu bij`
    alsoFrom: `Ook verhuizen van`
  }
  cart: {
    title: `Je mandje`
    count: `{count, plural, =0 {leeg} one {# product} other {# producten}}`
    empty: `Nog niets. Wat je kiest, groeit hier.`
    remove: `Verwijder`
    removeItem: `Verwijder {name}`
    added: `{name} ligt in je mandje.`
    removed: `{name} is uit je mandje.`
    undo: `Zet terug`
    notRemoved: `{name} staat er weer in: verwijderen lukte niet.`
    subtotal: `Subtotaal`
    discount: `Korting eerste periode`
    vat: `Btw {rate}`
    payNow: `Nu te betalen`
    inclVat: `incl. btw`
    visitorVat: `Tot we je land kennen, rekenen we met {rate} btw.`
    renewal: `Daarna per jaar: {excl} excl. btw ({incl} incl.)`
    firstTermThen: `{term}, daarna {price}`
    transferThen: `verhuizing, daarna {price}`
    once: `eenmalig`
    free: `eenmalig, gratis`
    terms: {
      monthly: `eerste maand`
      yearly: `eerste jaar`
      years: `eerste {years} jaar`
    }
    priceChanged: `Deze prijs is veranderd. Hij was {from}.`
    expired: `Je mandje is verlopen. Voeg toe wat je wilde, dan beginnen we opnieuw.`
    slow: `Het duurt langer dan anders. We zijn nog bezig.`
    addFailed: `Toevoegen lukte niet.`
    retry: `Opnieuw`
    notUndone: `Terugzetten lukte niet.`
    fleeting: `Je browser bewaart niets van deze site. Je mandje blijft tot je dit venster sluit.`
    earlier: `Je eerdere mandje is er weer, met {count, plural, one {# product} other {# producten}}.`
    earlierAction: `Leg alles erbij`
    earlierNo: `Nee, laat maar`
    noLongerSold: `{name} verkopen we niet meer. Het telt niet mee in je mandje.`
    refused: {
      too_many_items: `Je mandje is vol. Haal er iets uit, of plaats een tweede bestelling.`
      rate_limited: `Dat ging even te snel. Wacht een minuut en probeer het opnieuw.`
    }
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
      lead: `De pot staat klaar. Zoek een naam, dan zetten we er iets in.`
      otherWays: `Of begin met <wordpress>WordPress-hosting</wordpress> of <moving>een gratis verhuizing</moving>.`
      picture: `Lege bloempot`
    }
    search: {
      label: `Domeinnaam`
      placeholder: `groenevingers.nl`
      button: `Zoek domeinnaam`
      buttonShort: `Zoek`
    }
    loading: `We halen je mandje op…`
    offline: `Je bent offline. Je mandje blijft staan, we gaan verder zodra je weer verbinding hebt.`
    expired: `Je mandje is verlopen. Zoek je naam opnieuw, dan leggen we hem er weer in.`
    stepsLabel: `Bestelstappen`
    stepDone: `{step}, klaar. Terug naar deze stap`
    stepCurrent: `{step}, hier ben je nu`
    stepUpcoming: `{step}, komt nog`
    next: `Verder`
    toHosting: `Verder naar hosting`
    toAccount: `Verder naar gegevens`
    hostingOptional: `Hosting is niet verplicht. Alleen een naam kan ook.`
    payLast: `Je betaalt pas in de laatste stap.`
    barCount: `{count, plural, one {# product} other {# producten}}, incl. btw`
    pageFailed: `Dit deel van de pagina kon niet laden.`
    reload: `Laad opnieuw`
  }
  orderDomains: {
    results: `Namen die je kunt kiezen`
    found: `{count, plural, =0 {Geen namen gevonden} one {# naam gevonden} other {# namen gevonden}}`
    groupsLabel: `Soort extensie`
    groups: {
      popular: `Populair`
      nearby: `Nederland en buren`
      shop: `Winkel`
      cities: `Steden`
    }
    more: `Toon meer extensies`
    add: `In mandje`
    addName: `{name} in mandje`
    inCart: `In je mandje`
    unchecked: `Wordt gecontroleerd voor je betaalt`
    looking: `We zoeken de prijzen op…`
    firstYears: `eerste {years} jaar`
    perYears: `per {years} jaar`
    excl: `excl.`
    incl: `incl.`
    threeYears: `drie jaar samen`
    didYouMean: `Bedoel je {name}?`
    orHyphens: `Of zoek je {name}?`
    searchThat: `Ja, zoek die`
    unsold: `De extensie .{tld} verkopen we niet. Onder een andere kan het wel.`
    tableFailed: `De prijzen konden we niet ophalen.`
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
  }
  orderHosting: {
    pricesNote: `Groot staat wat je nu betaalt, daaronder wat je daarna betaalt.`
    otherName: `Andere naam kiezen`
    movesHere: `Verhuist naar {brand}`
    staysThere: `De naam blijft waar hij is`
    familyLabel: `Soort hosting voor {name}`
    families: {
      webhosting: `Webhosting`
      wordpress: `WordPress`
      woocommerce: `WooCommerce`
      website: `Websitebouwer`
      webshop: `Webshopbouwer`
      email: `E-mail`
      reseller: `Reseller`
    }
    packageLabel: `Pakket voor {name}`
    nameOnly: `Alleen naam`
    nameOnlyText: `Doorsturen en mail regel je zelf.`
    noHosting: `geen hosting`
    extrasWith: `Extra’s bij {name}`
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
  }
  siteSearch: {
    label: `Zoek op deze site`
    placeholder: `Waar zoek je naar?`
    button: `Zoek`
    loading: `We zoeken…`
    error: `Zoeken lukt nu niet. Probeer het zo nog eens.`
    results: `{count, plural, =0 {Niets gevonden. Probeer een ander woord, of vraag het de helpdesk.} one {# pagina gevonden} other {# pagina’s gevonden}}`
  }
  loginForm: {
    title: `Welkom terug`
    lead: `Log in met het e-mailadres van je account.`
    leadCart: `Log in om je mandje af te rekenen.`
    email: `E-mailadres`
    password: `Wachtwoord`
    show: `Toon`
    hide: `Verberg`
    submit: `Inloggen`
    busy: `Bezig met inloggen…`
    forgot: `Wachtwoord vergeten`
    register: `Account maken`
    invalidCredentials: `Deze combinatie kennen we niet.`
    invalidCredentialsAdvice: `Controleer je e-mailadres en typ je wachtwoord opnieuw.`
    cookiesNeeded: `Je browser weigert cookies. Sta ze voor deze site toe, zonder cookie kunnen we je niet ingelogd houden.`
    emailRequired: `Vul je e-mailadres in.`
    emailInvalid: `Dit e-mailadres klopt niet. Het ziet eruit als naam@voorbeeld.nl.`
    passwordRequired: `Vul je wachtwoord in.`
    close: `Sluiten`
  }
  problems: {
    invalid_json: `We konden je gegevens niet lezen. Ververs de pagina en probeer het opnieuw.`
    invalid_encoding: `Er staan tekens in je tekst die we niet kunnen lezen. Typ de tekst opnieuw.`
    bad_webhook: `Deze betaalmelding konden we niet lezen.`
    bad_host: `Dit adres hoort niet bij deze winkel.`
    login_required: `Log eerst in om verder te gaan.`
    cross_site: `Deze aanvraag kwam van een andere website. Open de pagina hier opnieuw en probeer het nog eens.`
    not_found: `Dit bestaat niet of niet meer.`
    method_not_allowed: `Dat kan hier niet.`
    payload_too_large: `Dit is te veel in één keer. Maak het korter en probeer het opnieuw.`
    uri_too_long: `Dit adres is te lang.`
    unsupported_media_type: `Dit soort gegevens kunnen we hier niet lezen.`
    validation_failed: `Er klopt iets niet. Kijk naar de velden met een melding.`
    id_reused: `Deze wijziging botste met een eerdere. Ververs de pagina en probeer het opnieuw.`
    idempotency_key_reused: `Deze aanvraag is al eerder gedaan, met andere gegevens. Ververs de pagina en probeer het opnieuw.`
    price_changed: `Er is een prijs veranderd sinds je koos. Bekijk de nieuwe bedragen en bevestig opnieuw.`
    cart_empty: `Je mandje is leeg. Kies eerst een naam of een pakket.`
    cart_already_paid: `Deze bestelling is al betaald. Je hoeft niets meer te doen.`
    domain_taken: `Deze naam is net door iemand anders vastgelegd. Haal hem uit je mandje of kies een andere.`
    premium_name: `Dit is een premiumnaam. Die kun je nog niet meteen bestellen; via contact vertellen we je er meer over.`
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
    unavailable: `We zijn even niet bereikbaar. Je mandje blijft staan; probeer het zo opnieuw.`
    busy: `Het is even druk. Probeer het over een paar tellen opnieuw.`
    storage: `We kunnen nu niets opslaan. Probeer het over een paar minuten opnieuw.`
    database_unavailable: `We kunnen even niet bij onze gegevens. Je mandje blijft staan; probeer het zo opnieuw.`
  }
}
