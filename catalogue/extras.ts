import type { LocalizedText } from '#domain/basics/locale.ts'
import type { Limits, Product } from '#domain/catalogue/product.ts'
import { families } from './families.ts'
import type { ExtraSlug } from './family-record.ts'
import { monthly, yearly } from './price-options.ts'

export const extras: readonly Product[] = [
  extra('extra-backup', 1200, {
    title: { nl: 'Back-up 30 dagen', de: 'Sicherung 30 Tage', en: '30-day back-up' },
    summary: {
      nl: 'Elke nacht een kopie op een andere plek, 30 dagen bewaard.',
      de: 'Jede Nacht eine Kopie an einem anderen Ort, 30 Tage aufbewahrt.',
      en: 'A copy in another place every night, kept for 30 days.',
    },
  }),
  extra('extra-mailbox', 1200, {
    title: { nl: 'Extra postvak', de: 'Zusätzliches Postfach', en: 'Extra mailbox' },
    summary: {
      nl: 'Eén postvak meer dan in je pakket zit.',
      de: 'Ein Postfach mehr, als im Paket enthalten ist.',
      en: 'One mailbox more than your package has.',
    },
    fits: ({ mailboxes }) => mailboxes !== null,
  }),
  extra('extra-mailbox-size', 1800, {
    title: {
      nl: 'Groter postvak (25\u00a0GB)',
      de: 'Größeres Postfach (25\u00a0GB)',
      en: 'Larger mailbox (25\u00a0GB)',
    },
    summary: {
      nl: 'Ruimte voor jaren aan mail met bijlagen.',
      de: 'Platz für Jahre an E-Mails mit Anhängen.',
      en: 'Room for years of mail with attachments.',
    },
    fits: ({ mailboxGb = 0 }) => mailboxGb < 25,
  }),
  extra('extra-storage', 3000, {
    title: { nl: '25\u00a0GB extra opslag', de: '25\u00a0GB mehr Speicher', en: '25\u00a0GB more storage' },
    summary: {
      nl: 'Meer ruimte voor bestanden en foto’s.',
      de: 'Mehr Platz für Dateien und Fotos.',
      en: 'More room for files and photos.',
    },
  }),
  extra('extra-dns', 1200, {
    title: { nl: 'Premium DNS', de: 'Premium-DNS', en: 'Premium DNS' },
    summary: {
      nl: 'Naamservers op meer plekken, voor een snel en zeker antwoord.',
      de: 'Nameserver an mehr Orten, für schnelle und sichere Antworten.',
      en: 'Name servers in more places, for fast and certain answers.',
    },
  }),
  extra('extra-support', 6000, {
    title: { nl: 'Voorrang bij de helpdesk', de: 'Vorrang beim Helpdesk', en: 'Priority support' },
    summary: {
      nl: 'Je vraag komt vooraan te staan.',
      de: 'Ihre Frage kommt zuerst an die Reihe.',
      en: 'Your question comes first.',
    },
  }),
]

interface Extra {
  readonly title: LocalizedText
  readonly summary: LocalizedText
  /** Of the packages whose family has it, those it makes sense for. */
  readonly fits?: (limits: Limits) => boolean
}

/** Follows the frequency of its parent: a month is a twelfth of a year, half up. */
function extra(slug: ExtraSlug, perYear: number, { fits = () => true, ...text }: Extra): Product {
  const parents = Object.values(families)
    .filter((family) => family.extras.includes(slug))
    .flatMap((family) => family.packages)
    .filter(({ limits }) => fits(limits))
  return {
    slug,
    type: 'hosting',
    family: 'extra',
    parents: parents.map((parent) => parent.slug),
    name: text.title,
    ...text,
    features: [],
    limits: {},
    options: [yearly(perYear, perYear), monthly(Math.floor((perYear + 6) / 12))],
  }
}
