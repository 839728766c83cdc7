import type { BrowserEntry } from '#core/retention/browser-storage.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageText } from '#site/pages.ts'

export interface CookiesText {
  readonly head: PageText
  /** Heading of the table of contents. */
  readonly purposes: string
  readonly noScript: string
  readonly kept: string
  /** Explains the names in the table. */
  readonly keptLead: string
  readonly columns: readonly [names: string, what: string, consent: string, howLong: string]
  /** Purpose of each entry of `browserStorage`. */
  readonly entries: Readonly<Record<BrowserEntry, string>>
  readonly consent: Readonly<Record<'needed' | 'notNeeded' | 'partner', string>>
  /** Retention of entries without a fixed period. */
  readonly until: Readonly<Record<'browser' | 'session' | 'local', string>>
  /** Explains what is stored after a click on an advertisement or partner link, with and without consent. */
  readonly clicks: string
  readonly clicksText: readonly string[]
}

/** Texts about everything that the shop stores in a browser, by entry name. */
export const cookiesTexts: Readonly<Record<SiteLocale, CookiesText>> = {
  nl: {
    head: {
      label: 'Cookies',
      title: 'Cookies en je keuze',
      description:
        'Welke cookies deze site gebruikt, waar ze voor zijn en hoe lang ze blijven. Je keuze verander je hier wanneer je wilt.',
      h1: 'Cookies op deze site',
      lead: 'Hier staat alles wat deze site in je browser zet, waarvoor, en of we het eerst vragen. Je keuze verander je hier wanneer je wilt.',
    },
    purposes: 'Waar ze voor zijn',
    noScript: 'Zonder JavaScript plaatsen we geen cookies waar we toestemming voor nodig hebben.',
    kept: 'Wat er in je browser staat',
    keptLead:
      'Cookies gaan mee naar onze server, de rest blijft in de opslag van je browser. Over https begint de naam van een cookie met __Host- of __Secure-, zodat geen andere site hem kan zetten.',
    columns: ['Naam', 'Waarvoor', 'Toestemming', 'Hoe lang'],
    entries: {
      session: 'Ingelogd blijven',
      device: 'Je apparaat herkennen, zodat een ander je niet buitensluit',
      login: 'Veilig inloggen',
      cart: 'Je mandje terugvinden',
      progress: 'Onthouden welk pakket en welke naam je koos en bij welke stap je was',
      cartQuestion: 'Na het inloggen vragen welk mandje je wilt houden',
      account: 'Wat je bij je gegevens typte terugvinden na het herladen, zonder je wachtwoord',
      payment: 'Je betaling volgen',
      display: 'Licht of donker, prijzen met of zonder btw, als je dat zelf omzet',
      choice: 'Deze keuze onthouden',
      partner: 'Onthouden welke partner je stuurde, om die te betalen',
      click: 'Onthouden op welke advertentie je klikte, om een bestelling daaraan te koppelen',
      google: 'Statistieken met Google Analytics',
      googleAds: 'Meten welke advertentie van Google tot een bestelling leidde',
      events: 'Stappen van je bestelling die nog niet gemeten zijn',
      reportedOrders: 'Een bestelling niet twee keer meten',
    },
    consent: {
      needed: 'alleen na je ja',
      notNeeded: 'niet nodig',
      partner: 'niet nodig, als je via een partner komt',
    },
    until: {
      browser: 'tot je de browser sluit',
      session: 'tot je het tabblad sluit',
      local: 'tot je het wist',
    },
    clicks: 'Partners en advertenties',
    clicksText: [
      'Kom je via de link van een partner, dan zetten we op de Nederlandse pagina’s een cookie met het nummer van die partner. De wet staat dat zonder toestemming toe, omdat we het alleen gebruiken om de partner te betalen. Nodig om te bestellen is hij niet: blokkeer je hem, dan werkt de winkel gewoon.',
      'Kom je via een advertentie met een kliknummer, dan vragen we eerst of we dat mogen onthouden. Zeg je nee of niets, dan blijft het nummer in het geheugen van de pagina, zolang je hier bent. Bestel je in dat bezoek, dan bewaren we het bij je bestelling.',
      'Alleen als je ja zegt tegen marketing, melden we een bestelling aan het advertentienetwerk: het kliknummer, het bestelnummer en het bedrag. Zonder ja hoort het netwerk niets.',
    ],
  },
  de: {
    head: {
      label: 'Cookies',
      title: 'Cookies und Ihre Auswahl',
      description:
        'Welche Cookies diese Website verwendet, wofür sie da sind und wie lange sie bleiben. Ihre Auswahl ändern Sie hier jederzeit.',
      h1: 'Cookies auf dieser Website',
      lead: 'Hier steht alles, was diese Website in Ihrem Browser speichert, wofür, und ob wir vorher fragen. Ihre Auswahl ändern Sie hier jederzeit.',
    },
    purposes: 'Wofür sie da sind',
    noScript: 'Ohne JavaScript setzen wir keine Cookies, für die wir Ihre Einwilligung brauchen.',
    kept: 'Was in Ihrem Browser steht',
    keptLead:
      'Cookies werden an unseren Server gesendet, alles andere bleibt im Speicher Ihres Browsers. Über https beginnt der Name eines Cookies mit __Host- oder __Secure-, damit keine andere Website das Cookie setzen kann.',
    columns: ['Name', 'Wofür', 'Einwilligung', 'Wie lange'],
    entries: {
      session: 'Angemeldet bleiben',
      device: 'Ihr Gerät erkennen, damit niemand Sie aussperrt',
      login: 'Sicher anmelden',
      cart: 'Ihren Warenkorb wiederfinden',
      progress: 'Speichern, welches Paket und welchen Namen Sie gewählt haben und bei welchem Schritt Sie waren',
      cartQuestion: 'Nach der Anmeldung fragen, welchen Warenkorb Sie behalten möchten',
      account: 'Was Sie bei Ihren Daten eingetippt haben, nach dem Neuladen wiederfinden, ohne Ihr Passwort',
      payment: 'Ihre Zahlung verfolgen',
      display: 'Hell oder dunkel, Preise brutto oder netto, wenn Sie das selbst umstellen',
      choice: 'Diese Auswahl merken',
      partner: 'Merken, welcher Partner Sie geschickt hat, um ihn zu bezahlen',
      click: 'Merken, auf welche Anzeige Sie geklickt haben, um eine Bestellung damit zu verknüpfen',
      google: 'Statistik mit Google Analytics',
      googleAds: 'Messen, welche Anzeige bei Google zu einer Bestellung führte',
      events: 'Schritte Ihrer Bestellung, die noch nicht gemessen wurden',
      reportedOrders: 'Eine Bestellung nicht zweimal messen',
    },
    consent: {
      needed: 'nur mit Ihrer Einwilligung',
      notNeeded: 'nicht nötig',
      partner: 'nur mit Ihrer Einwilligung',
    },
    until: {
      browser: 'bis Sie den Browser schließen',
      session: 'bis Sie den Tab schließen',
      local: 'bis Sie es löschen',
    },
    clicks: 'Partner und Anzeigen',
    clicksText: [
      'Kommen Sie über den Link eines Partners oder über eine Anzeige, fragen wir zuerst, ob wir das merken dürfen. Ohne Ihre Einwilligung bleibt die Nummer nur im Arbeitsspeicher der Seite, solange Sie hier sind. Bestellen Sie bei diesem Besuch, speichern wir sie bei Ihrer Bestellung.',
      'Einem Partner schreiben wir dann die Vergütung gut; von Ihnen erfährt er nichts.',
      'Nur wenn Sie dem Marketing zustimmen, melden wir eine Bestellung an das Werbenetzwerk: die Nummer des Klicks, die Bestellnummer und den Betrag. Ohne Ihre Einwilligung erfährt das Netzwerk nichts.',
    ],
  },
}
