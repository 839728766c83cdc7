import type { LocalizedText } from '#core/locale/locale.ts'
import type { PriceOption } from '#core/catalogue/price.ts'
import type { Limits, Product, UnpricedProduct } from '#core/catalogue/product.ts'
import { families } from './families.ts'
import type { ExtraSlug } from './family-record.ts'
import { promiseWords } from './promises.ts'
import { movingService } from './moving-service.ts'

/** Amounts that the extras add, also stated in their titles. */
const backupDays = 30
const extraMailboxGb = 10
const mailboxGb = 25
const storageGb = 25

export const extras: readonly UnpricedProduct[] = [
  extra('extra-backup', {
    title: {
      nl: 'Back-up op een tweede locatie',
      de: 'Backup an einem zweiten Standort',
      en: `${backupDays}-day back-up`,
    },
    summary: {
      nl: `Elke nacht een kopie op een tweede locatie, ${backupDays} dagen bewaard.`,
      de: `Jede Nacht eine zweite Kopie an einem anderen Standort, ${backupDays} Tage verfügbar.`,
      en: `A copy in another place every night, kept for ${backupDays} days.`,
    },
    limits: { backupDays },
  }),
  extra('extra-mailbox', {
    title: { nl: 'Extra postvak', de: 'Zusätzliches Postfach', en: 'Extra mailbox' },
    summary: {
      nl: `Eén postvak van ${extraMailboxGb}\u00a0GB meer dan in je pakket zit.`,
      de: `Ein Postfach mit ${extraMailboxGb}\u00a0GB mehr, als im Paket enthalten ist.`,
      en: `One mailbox of ${extraMailboxGb}\u00a0GB more than your package has.`,
    },
    limits: { mailboxes: 1, mailboxGb: extraMailboxGb },
    fits: ({ mailboxes }) => mailboxes !== null,
  }),
  extra('extra-mailbox-size', {
    title: {
      nl: `Groter postvak (${mailboxGb}\u00a0GB)`,
      de: `Größeres Postfach (${mailboxGb}\u00a0GB)`,
      en: `Larger mailbox (${mailboxGb}\u00a0GB)`,
    },
    summary: {
      nl: 'Ruimte voor jaren aan mail met bijlagen.',
      de: 'Platz für viele Jahre E-Mails mit Anhängen.',
      en: 'Room for years of mail with attachments.',
    },
    limits: { mailboxGb },
    fits: (limits) => (limits.mailboxGb ?? 0) < mailboxGb,
  }),
  extra('extra-storage', {
    title: {
      nl: `${storageGb}\u00a0GB extra opslag`,
      de: `${storageGb}\u00a0GB mehr Speicher`,
      en: `${storageGb}\u00a0GB more storage`,
    },
    summary: {
      nl: 'Meer ruimte voor bestanden en foto’s.',
      de: 'Mehr Platz für Dateien und Fotos.',
      en: 'More room for files and photos.',
    },
    limits: { storageGb },
  }),
  extra('extra-dns', {
    title: { nl: 'Premium DNS', de: 'Premium-DNS', en: 'Premium DNS' },
    summary: {
      nl: 'Je domeinnaam blijft bereikbaar, ook als één netwerk uitvalt.',
      de: 'Ihre Domain bleibt erreichbar, auch wenn ein Netz ausfällt.',
      en: 'Name servers in more places, for fast and certain answers.',
    },
  }),
  extra('extra-support', {
    title: { nl: 'Voorrang bij de helpdesk', de: 'Vorrang beim Helpdesk', en: 'Priority support' },
    summary: {
      nl: `Antwoord ${promiseWords.nl.priorityAnswerTime} in plaats van ${promiseWords.nl.answerTime}.`,
      de: `Antwort ${promiseWords.de.priorityAnswerTime} statt ${promiseWords.de.answerTime}.`,
      en: `Your question comes first: an answer ${promiseWords.en.priorityAnswerTime}.`,
    },
  }),
]

/** All products except domain names, at prices by slug. */
export function productsAt(prices: Readonly<Record<string, readonly PriceOption[]>>): ReadonlyMap<string, Product> {
  const sold = [...Object.values(families).flatMap((family) => family.packages), ...extras, movingService]
  return new Map(sold.map((product) => [product.slug, { ...product, options: prices[product.slug] ?? [] }]))
}

interface Extra {
  readonly title: LocalizedText
  readonly summary: LocalizedText
  /** Limits that the extra adds to its package. */
  readonly limits?: Limits
  /** Selects the packages, among those whose family offers the extra, for which it is useful. */
  readonly fits?: (limits: Limits) => boolean
}

function extra(slug: ExtraSlug, { fits = () => true, limits = {}, ...text }: Extra): UnpricedProduct {
  const parents = Object.values(families)
    .filter((family) => family.extras.includes(slug))
    .flatMap((family) => family.packages)
    .filter((parent) => fits(parent.limits))
  return {
    slug,
    type: 'hosting',
    family: 'extra',
    parents: parents.map((parent) => parent.slug),
    name: text.title,
    ...text,
    features: [],
    limits,
  }
}
