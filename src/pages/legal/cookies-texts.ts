import type { SiteLocale } from '#domain/basics/locale.ts'
import type { PageText } from '#site/pages.ts'

export interface CookiesText {
  readonly head: PageText
  /** What the list of sections is called. */
  readonly contents: string
  readonly purposes: string
  readonly noScript: string
  readonly kept: string
  /** How to read the names. */
  readonly keptLead: string
  readonly columns: readonly [string, string, string]
  /** Under which names, what for and how long. */
  readonly entries: readonly (readonly [names: string, what: string, howLong: string])[]
}

/** What stands in a browser by our doing, by the names it has there. */
export const cookiesTexts: Readonly<Record<SiteLocale, CookiesText>> = {
  nl: {
    head: {
      label: 'Cookies',
      title: 'Cookies en je keuze',
      description:
        'Welke cookies deze site gebruikt, waar ze voor zijn en hoe lang ze blijven. Je keuze verander je hier wanneer je wilt.',
      h1: 'Cookies op deze site',
      lead: 'Sommige cookies zijn nodig, voor de rest vragen we het eerst. Je keuze verander je hier wanneer je wilt.',
    },
    contents: 'Op deze pagina',
    purposes: 'Waar ze voor zijn',
    noScript: 'Zonder JavaScript plaatsen we geen cookies waar we toestemming voor nodig hebben.',
    kept: 'Wat er in je browser staat',
    keptLead:
      'Cookies gaan mee naar onze server, de rest blijft in de opslag van je browser. Over https begint de naam van een cookie met __Host- of __Secure-, zodat geen andere site hem kan zetten.',
    columns: ['Naam', 'Waarvoor', 'Hoe lang'],
    entries: [
      ['authjs.session-token, signed-in', 'Noodzakelijk: ingelogd blijven', '7 dagen'],
      ['device', 'Noodzakelijk: je apparaat herkennen, zodat een ander je niet buitensluit', '1 jaar'],
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
    head: {
      label: 'Cookies',
      title: 'Cookies und Ihre Auswahl',
      description:
        'Welche Cookies diese Website verwendet, wofür sie da sind und wie lange sie bleiben. Ihre Auswahl ändern Sie hier jederzeit.',
      h1: 'Cookies auf dieser Website',
      lead: 'Einige Cookies sind notwendig, für alle anderen fragen wir vorher. Ihre Auswahl ändern Sie hier jederzeit.',
    },
    contents: 'Auf dieser Seite',
    purposes: 'Wofür sie da sind',
    noScript: 'Ohne JavaScript setzen wir keine Cookies, für die wir Ihre Einwilligung brauchen.',
    kept: 'Was in Ihrem Browser steht',
    keptLead:
      'Cookies werden an unseren Server gesendet, alles andere bleibt im Speicher Ihres Browsers. Über https beginnt der Name eines Cookies mit __Host- oder __Secure-, damit keine andere Website das Cookie setzen kann.',
    columns: ['Name', 'Wofür', 'Wie lange'],
    entries: [
      ['authjs.session-token, signed-in', 'Notwendig: angemeldet bleiben', '7 Tage'],
      ['device', 'Notwendig: Ihr Gerät erkennen, damit niemand Sie aussperrt', '1 Jahr'],
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
