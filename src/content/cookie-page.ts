import type { DomainPageText } from '#content/domain-page-text.ts'
import type { SiteLocale } from '#domain/locale.ts'

export interface CookiePageText {
  readonly purposes: string
  readonly noScript: string
  readonly table: DomainPageText['table']
}

/** What stands in a browser by our doing, by the names it has there. */
export const cookiePage: Readonly<Record<SiteLocale, CookiePageText>> = {
  nl: {
    purposes: 'Waar ze voor zijn',
    noScript: 'Zonder JavaScript plaatsen we geen cookies waar we toestemming voor nodig hebben.',
    table: {
      h2: 'Wat er in je browser staat',
      head: ['Naam', 'Waarvoor', 'Hoe lang'],
      rows: [
        ['authjs.session-token, signed-in', 'Noodzakelijk: ingelogd blijven', '30 dagen'],
        ['authjs.csrf-token, authjs.callback-url', 'Noodzakelijk: veilig inloggen', 'Tot je de browser sluit'],
        ['cartId, cartIdAside, cartQuestion', 'Noodzakelijk: je mandje terugvinden', 'Tot je het wist'],
        ['stek-payment', 'Noodzakelijk: je betaling volgen', 'Tot je het tabblad sluit'],
        ['theme, vat', 'Noodzakelijk: licht of donker, prijzen met of zonder btw', 'Tot je het wist'],
        ['stek-consent', 'Noodzakelijk: deze keuze', 'Tot je haar wist'],
        ['stek-affiliate', 'Partnerlink: welke partner je stuurde', '30 dagen'],
        ['stek-wct', 'Marketing: welke advertentie je hier bracht', '30 dagen'],
        ['_ga, _ga_…', 'Statistieken: Google Analytics', '2 jaar'],
      ],
    },
  },
  de: {
    purposes: 'Wofür sie da sind',
    noScript: 'Ohne JavaScript setzen wir keine Cookies, für die wir Ihre Einwilligung brauchen.',
    table: {
      h2: 'Was in Ihrem Browser steht',
      head: ['Name', 'Wofür', 'Wie lange'],
      rows: [
        ['authjs.session-token, signed-in', 'Notwendig: angemeldet bleiben', '30 Tage'],
        ['authjs.csrf-token, authjs.callback-url', 'Notwendig: sicher anmelden', 'Bis Sie den Browser schließen'],
        ['cartId, cartIdAside, cartQuestion', 'Notwendig: Ihren Warenkorb wiederfinden', 'Bis Sie es löschen'],
        ['stek-payment', 'Notwendig: Ihre Zahlung verfolgen', 'Bis Sie den Tab schließen'],
        ['theme, vat', 'Notwendig: hell oder dunkel, Preise brutto oder netto', 'Bis Sie es löschen'],
        ['stek-consent', 'Notwendig: diese Auswahl', 'Bis Sie sie löschen'],
        ['stek-affiliate', 'Partnerlink: welcher Partner Sie schickte', '30 Tage'],
        ['stek-wct', 'Marketing: welche Anzeige Sie hierher brachte', '30 Tage'],
        ['_ga, _ga_…', 'Statistik: Google Analytics', '2 Jahre'],
      ],
    },
  },
}
