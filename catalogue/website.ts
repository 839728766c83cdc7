import type { FamilyRecord } from './family-record.ts'
import type { UnpricedProduct } from '#core/catalogue/product.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { backups, certificate, sites } from './features.ts'
import { builder } from './platform.ts'
import { stek, struik, titled } from './sizes.ts'

const name: LocalizedText = { nl: 'Websitebouwer', de: 'Website-Baukasten', en: 'Website builder' }

const packages: readonly UnpricedProduct[] = [
  {
    slug: 'website-stek',
    type: 'hosting',
    family: 'website',
    name: stek,
    title: titled(name, stek),
    summary: {
      nl: 'Een complete site, zonder code.',
      de: 'Eine vollständige Website, ganz ohne Code.',
      en: 'A complete site, without code.',
    },
    features: [
      sites(1),
      { nl: '10 pagina’s', de: '10 Seiten', en: '10 pages' },
      backups(builder.backupDays),
      certificate,
    ],
    limits: { ...builder, sites: 1, pages: 10, storageGb: 5, trafficGb: 100 },
  },
  {
    slug: 'website-struik',
    type: 'hosting',
    family: 'website',
    name: struik,
    title: titled(name, struik),
    summary: {
      nl: 'Voor wie blogt of afspraken laat inplannen.',
      de: 'Für alle, die bloggen oder Termine vergeben.',
      en: 'For those who blog or take bookings.',
    },
    features: [
      sites(1),
      { nl: 'Onbeperkt pagina’s', de: 'Unbegrenzt viele Seiten', en: 'Unlimited pages' },
      { nl: 'Blog', de: 'Blog', en: 'Blog' },
      { nl: 'Online afspraken', de: 'Online-Terminbuchung', en: 'Online bookings' },
      backups(builder.backupDays),
      certificate,
    ],
    limits: { ...builder, sites: 1, pages: null, storageGb: 20, trafficGb: 500 },
  },
]

export const website: FamilyRecord = {
  name,
  tab: { nl: 'Websitebouwer', de: 'Website-Baukasten', en: 'Website builder' },
  page: 'buildWebsite',
  packages,
  extras: ['extra-mailbox', 'extra-dns', 'extra-support'],
}
