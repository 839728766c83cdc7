import type { Locale } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'

/** Texts of mails around links that open something. The Dutch texts are the shape of those in other languages. */
const nl = {
  /** For browsers without script. */
  code: 'Doet de knop het niet? Plak dan deze code',
  codeHere: 'op deze pagina',
  invoice: {
    reason: `Je krijgt deze mail omdat iemand met een oude link een nieuwe vroeg voor een factuur van ${brand.name}.`,
    subject: (orderNumber: string) => `Nieuwe link naar je factuur van bestelling ${orderNumber}`,
    preheader: 'Hiermee open je je factuur weer.',
    heading: 'Je factuur',
    what: (orderNumber: string) => `Hier is een nieuwe link naar de factuur van bestelling ${orderNumber}.`,
    button: 'Open de factuur',
    validity: (days: number) => `De link werkt ${days} dagen. Ingelogd vind je je facturen altijd terug.`,
    notYou: 'Niet gevraagd? Dan hoef je niets te doen.',
  },
}

const de: typeof nl = {
  code: 'Funktioniert die Schaltfläche nicht? Diesen Code können Sie auch',
  codeHere: 'auf dieser Seite eingeben',
  invoice: {
    reason: `Sie erhalten diese E-Mail, weil jemand mit einem alten Link einen neuen für eine Rechnung von ${brand.name} angefordert hat.`,
    subject: (orderNumber) => `Neuer Link zu Ihrer Rechnung für Bestellung ${orderNumber}`,
    preheader: 'Damit öffnen Sie Ihre Rechnung wieder.',
    heading: 'Ihre Rechnung',
    what: (orderNumber) => `Hier ist ein neuer Link zur Rechnung für Bestellung ${orderNumber}.`,
    button: 'Rechnung öffnen',
    validity: (days) => `Der Link gilt ${days} Tage. Angemeldet finden Sie Ihre Rechnungen jederzeit.`,
    notYou: 'Nicht angefordert? Dann brauchen Sie nichts zu tun.',
  },
}

const en: typeof nl = {
  code: 'Does the button not work? Then paste this code',
  codeHere: 'on this page',
  invoice: {
    reason: `You get this mail because somebody with an old link asked for a new one to an invoice of ${brand.name}.`,
    subject: (orderNumber) => `New link to your invoice for order ${orderNumber}`,
    preheader: 'It opens your invoice again.',
    heading: 'Your invoice',
    what: (orderNumber) => `Here is a new link to the invoice for order ${orderNumber}.`,
    button: 'Open the invoice',
    validity: (days) => `The link works for ${days} days. Once logged in you always find your invoices.`,
    notYou: 'Did you not ask for it? Then you need not do anything.',
  },
}

export const linkTexts: Readonly<Record<Locale, typeof nl>> = { nl, de, en }
