import type { FamilyRecord } from './family-record.ts'
import type { UnpricedProduct } from '#core/catalogue/product.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { backups, certificate, shops } from './features.ts'
import { builder } from './platform.ts'
import { stek, struik, titled } from './sizes.ts'

const name: LocalizedText = { nl: 'Webshopbouwer', de: 'Shop-Baukasten', en: 'Webshop builder' }

const packages: readonly UnpricedProduct[] = [
  {
    slug: 'webshop-stek',
    type: 'hosting',
    family: 'webshop',
    name: stek,
    title: titled(name, stek),
    summary: {
      nl: 'Je eerste producten online verkopen.',
      de: 'Die ersten Produkte online verkaufen.',
      en: 'Sell your first products online.',
    },
    features: [
      shops(1),
      { nl: '100 producten', de: '100 Produkte', en: '100 products' },
      backups(builder.backupDays),
      certificate,
    ],
    limits: { ...builder, shops: 1, products: 100, storageGb: 10, trafficGb: 250 },
  },
  {
    slug: 'webshop-struik',
    type: 'hosting',
    family: 'webshop',
    name: struik,
    title: titled(name, struik),
    summary: {
      nl: 'Voor een groter assortiment, in meer talen.',
      de: 'Für ein größeres Sortiment in mehreren Sprachen.',
      en: 'For a wider range, in more languages.',
    },
    features: [
      shops(1),
      { nl: 'Onbeperkt producten', de: 'Unbegrenzt viele Produkte', en: 'Unlimited products' },
      { nl: 'Meer talen', de: 'Mehrere Sprachen', en: 'Several languages' },
      backups(builder.backupDays),
      certificate,
    ],
    limits: { ...builder, shops: 1, products: null, storageGb: 50, trafficGb: 1000 },
  },
]

export const webshop: FamilyRecord = {
  name,
  tab: { nl: 'Webshopbouwer', de: 'Shop-Baukasten', en: 'Webshop builder' },
  page: 'buildWebshop',
  packages,
  extras: ['extra-mailbox', 'extra-dns', 'extra-support'],
}
