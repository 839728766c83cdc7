import type { SiteLocale } from '#core/locale/locale.ts'

/** Texts of the technical table and the table of extras. */
const nl = {
  technical: 'Alles naast elkaar: alle technische gegevens',
  firstTerm: 'Eerste jaar',
  renewal: 'Daarna per jaar',
  extras: 'Extra’s en losse kosten',
  demo: 'Deze winkel is een demo: dit zijn voorbeeldwaarden.',
  /** Header of the first column, for screen readers. */
  row: 'Onderdeel',
  what: 'Wat',
  price: 'Prijs',
  year: 'Per jaar',
  month: 'Per maand',
  only: (sizes: string) => `Voor ${sizes}.`,
  moving: 'Verhuisservice',
  restore: {
    nl: 'Opgezegde .nl-naam terughalen uit quarantaine',
    com: 'Opgezegde .com, .net, .org of andere algemene extensie terughalen',
  },
}

const de: typeof nl = {
  technical: 'Alle Leistungen im Vergleich: technische Daten',
  firstTerm: 'Erstes Jahr',
  renewal: 'Danach pro Jahr',
  extras: 'Extras und einmalige Kosten',
  demo: 'Dieser Shop ist eine Demo: Das sind Beispielwerte.',
  row: 'Merkmal',
  what: 'Was',
  price: 'Preis',
  year: 'Pro Jahr',
  month: 'Pro Monat',
  only: (sizes) => `Für ${sizes}.`,
  moving: 'Umzugsservice',
  restore: {
    nl: 'Gekündigte .nl-Domain aus der Quarantäne zurückholen',
    com: 'Gekündigte .com, .net, .org oder andere generische Domain zurückholen',
  },
}

export const tableWords: Readonly<Record<SiteLocale, typeof nl>> = { nl, de }
