import type { FamilyRecord } from './family-record.ts'
import type { UnpricedProduct } from '#core/catalogue/product.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { mailboxes } from './features.ts'
import { mailServer } from './platform.ts'
import { boom, stek, struik, titled } from './sizes.ts'

const name: LocalizedText = { nl: 'E-mail', de: 'E-Mail', en: 'E-mail' }

const packages: readonly UnpricedProduct[] = [
  {
    slug: 'email-stek',
    type: 'hosting',
    family: 'email',
    name: stek,
    title: titled(name, stek),
    summary: {
      nl: 'E-mail met je eigen domeinnaam.',
      de: 'E-Mail mit Ihrer eigenen Domain.',
      en: 'E-mail at your own name.',
    },
    features: [mailboxes(1, 10)],
    limits: { ...mailServer, mailboxes: 1, mailboxGb: 10 },
  },
  {
    slug: 'email-struik',
    type: 'hosting',
    family: 'email',
    name: struik,
    title: titled(name, struik),
    summary: {
      nl: 'Meer ruimte, en je agenda erbij.',
      de: 'Mehr Platz, mit Kalender.',
      en: 'More room, with your calendar.',
    },
    features: [mailboxes(1, 50), { nl: 'Agenda', de: 'Kalender', en: 'Calendar' }],
    limits: { ...mailServer, mailboxes: 1, mailboxGb: 50, calendar: 'own' },
  },
  {
    slug: 'email-boom',
    type: 'hosting',
    family: 'email',
    name: boom,
    title: titled(name, boom),
    summary: {
      nl: 'Voor een team, met een gedeelde agenda.',
      de: 'Für ein Team mit gemeinsamem Kalender.',
      en: 'For a team that plans together.',
    },
    features: [mailboxes(5, 50), { nl: 'Gedeelde agenda', de: 'Gemeinsamer Kalender', en: 'Shared calendar' }],
    limits: { ...mailServer, mailboxes: 5, mailboxGb: 50, calendar: 'shared' },
  },
]

export const email: FamilyRecord = {
  name,
  tab: { nl: 'Alleen e-mail', de: 'Nur E-Mail', en: 'E-mail only' },
  page: 'emailHosting',
  packages,
  extras: ['extra-mailbox', 'extra-mailbox-size', 'extra-dns', 'extra-support'],
}
