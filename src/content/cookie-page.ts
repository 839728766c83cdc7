import type { SiteLocale } from '#domain/basics/locale.ts'

export interface CookiePageText {
  /** What the list of sections is called. */
  readonly contents: string
  readonly purposes: string
  readonly noScript: string
  readonly kept: string
  /** How to read the names. */
  readonly keptLead: string
  readonly head: readonly [string, string, string]
  /** Under which names, what for and how long. */
  readonly entries: readonly (readonly [names: string, what: string, howLong: string])[]
}

/** What stands in a browser by our doing, by the names it has there. */
export const cookiePage: Readonly<Record<SiteLocale, CookiePageText>> = {
  nl: {
    contents: 'Op deze pagina',
    purposes: 'Waar ze voor zijn',
    noScript: 'Zonder JavaScript plaatsen we geen cookies waar we toestemming voor nodig hebben.',
    kept: 'Wat er in je browser staat',
    keptLead:
      'Cookies gaan mee naar onze server, de rest blijft in de opslag van je browser. Over https begint de naam van een cookie met __Host- of __Secure-, zodat geen andere site hem kan zetten.',
    head: ['Naam', 'Waarvoor', 'Hoe lang'],
    entries: [
      ['authjs.session-token, signed-in', 'Noodzakelijk: ingelogd blijven', '30 dagen'],
      ['authjs.csrf-token, authjs.callback-url', 'Noodzakelijk: veilig inloggen', 'tot je de browser sluit'],
      ['cartId, cartIdAside, cartQuestion', 'Noodzakelijk: je mandje terugvinden', 'tot je het verwijdert'],
      ['stek-payment', 'Noodzakelijk: je betaling volgen', 'tot je het tabblad sluit'],
      ['theme, vat', 'Noodzakelijk: licht of donker, prijzen met of zonder btw', 'tot je het verwijdert'],
      ['stek-consent', 'Noodzakelijk: deze keuze', 'tot je die verwijdert'],
      ['stek-affiliate', 'Partnerlink: welke partner je stuurde', '30 dagen'],
      ['stek-wct', 'Marketing: welke advertentie je hier bracht', '30 dagen'],
      ['_ga, _ga_…', 'Statistieken: Google Analytics', '2 jaar'],
      ['stek-events', 'Statistieken: wat tijdens het afrekenen nog niet is gemeten', 'tot je het tabblad sluit'],
      ['stek-told-orders', 'Statistieken: een bestelling niet twee keer meten', 'tot je het verwijdert'],
    ],
  },
  de: {
    contents: 'Auf dieser Seite',
    purposes: 'Wofür sie da sind',
    noScript: 'Ohne JavaScript setzen wir keine Cookies, für die wir Ihre Einwilligung brauchen.',
    kept: 'Was in Ihrem Browser steht',
    keptLead:
      'Cookies werden an unseren Server gesendet, alles andere bleibt im Speicher Ihres Browsers. Über https beginnt der Name eines Cookies mit __Host- oder __Secure-, damit keine andere Website das Cookie setzen kann.',
    head: ['Name', 'Wofür', 'Wie lange'],
    entries: [
      ['authjs.session-token, signed-in', 'Notwendig: angemeldet bleiben', '30 Tage'],
      ['authjs.csrf-token, authjs.callback-url', 'Notwendig: sicher anmelden', 'bis Sie den Browser schließen'],
      ['cartId, cartIdAside, cartQuestion', 'Notwendig: Ihren Warenkorb wiederfinden', 'bis Sie es löschen'],
      ['stek-payment', 'Notwendig: Ihre Zahlung verfolgen', 'bis Sie den Tab schließen'],
      ['theme, vat', 'Notwendig: hell oder dunkel, Preise brutto oder netto', 'bis Sie es löschen'],
      ['stek-consent', 'Notwendig: diese Auswahl', 'bis Sie sie löschen'],
      ['stek-affiliate', 'Partnerlink: welcher Partner Sie schickte', '30 Tage'],
      ['stek-wct', 'Marketing: welche Anzeige Sie hierher brachte', '30 Tage'],
      ['_ga, _ga_…', 'Statistik: Google Analytics', '2 Jahre'],
      ['stek-events', 'Statistik: was an der Kasse noch nicht gemessen wurde', 'bis Sie den Tab schließen'],
      ['stek-told-orders', 'Statistik: eine Bestellung nicht zweimal messen', 'bis Sie es löschen'],
    ],
  },
}
