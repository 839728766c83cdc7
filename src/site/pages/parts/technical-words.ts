import type { SiteLocale } from '#core/locale/locale.ts'

/** Texts of the technical table and the table of extras. */
interface TableWords {
  readonly technical: string
  readonly firstTerm: string
  readonly renewal: string
  readonly extras: string
  readonly demo: string
  /** Header of the first column, for screen readers. */
  readonly row: string
  readonly what: string
  readonly price: string
  readonly year: string
  readonly month: string
  readonly only: (sizes: string) => string
  readonly moving: string
  readonly restore: Readonly<Record<'nl' | 'com', string>>
}

export const tableWords: Readonly<Record<SiteLocale, TableWords>> = {
  nl: {
    technical: 'Alles naast elkaar: alle technische gegevens',
    firstTerm: 'Eerste jaar',
    renewal: 'Daarna per jaar',
    extras: 'Extra’s en losse kosten',
    demo: 'Deze winkel is een demo: dit zijn voorbeeldwaarden.',
    row: 'Onderdeel',
    what: 'Wat',
    price: 'Prijs',
    year: 'Per jaar',
    month: 'Per maand',
    only: (sizes) => `Voor ${sizes}.`,
    moving: 'Verhuisservice',
    restore: {
      nl: 'Opgezegde .nl-naam terughalen uit quarantaine',
      com: 'Opgezegde .com, .net, .org of andere algemene extensie terughalen',
    },
  },
  de: {
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
  },
}
