import type { SiteLocale } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'

/** Text around links and prices in the overview for language models; amounts are formatted and include VAT. */
const nl = {
  about: `${brand.name} verkoopt domeinnamen, webhosting, WordPress-hosting, e-mail en webshops vanuit Nederland, in het Nederlands en het Duits.`,
  prices: 'Prijzen',
  priceNote:
    'Alle bedragen zijn in euro’s en inclusief Nederlandse btw. De eerste prijs geldt voor de eerste periode, de tweede voor elke periode daarna. Een website verhuizen is gratis.',
  yearly: (first: string, after: string) => `eerste jaar ${first}, daarna ${after} per jaar`,
  monthly: (first: string, after: string) => `eerste maand ${first}, daarna ${after} per maand`,
  names: (first: string, after: string, move: string) =>
    `eerste jaar ${first}, daarna ${after} per jaar, verhuizen ${move}`,
  offer: 'Wat je kunt bestellen',
  movers: 'Verhuizen van een andere provider',
  help: 'Helpdesk',
  company: 'Bedrijf en voorwaarden',
  terms: 'Algemene voorwaarden (pdf)',
}

const de: typeof nl = {
  about: `${brand.name} verkauft Domains, Webhosting, WordPress-Hosting, E-Mail und Webshops aus den Niederlanden, auf Niederländisch und auf Deutsch.`,
  prices: 'Preise',
  priceNote:
    'Alle Beträge sind in Euro und enthalten die niederländische Mehrwertsteuer. Der erste Preis gilt für die erste Laufzeit, der zweite für jede weitere. Der Umzug einer Website ist kostenlos.',
  yearly: (first, after) => `erstes Jahr ${first}, danach ${after} pro Jahr`,
  monthly: (first, after) => `erster Monat ${first}, danach ${after} pro Monat`,
  names: (first, after, move) => `erstes Jahr ${first}, danach ${after} pro Jahr, Umzug ${move}`,
  offer: 'Was Sie bestellen können',
  movers: 'Umzug von einem anderen Anbieter',
  help: 'Helpdesk',
  company: 'Unternehmen und Bedingungen',
  terms: 'Allgemeine Geschäftsbedingungen (PDF, auf Niederländisch)',
}

export type LlmsText = typeof nl

export const llmsText: Readonly<Record<SiteLocale, typeof nl>> = { nl, de }
