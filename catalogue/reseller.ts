import type { FamilyRecord } from './family-record.ts'
import type { LocalizedText } from '#domain/basics/locale.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { certificate } from './features.ts'
import { monthly, yearly } from './price-options.ts'

const name: LocalizedText = { nl: 'Reseller-hosting', de: 'Reseller-Hosting', en: 'Reseller hosting' }

/** A year costs 10 % less than twelve months. */
const packages: readonly Product[] = [
  packageOf(10, 1250, 13500),
  packageOf(25, 2495, 26946),
  packageOf(50, 4495, 48546),
  packageOf(100, 7995, 86346),
]

export const reseller: FamilyRecord = {
  name,
  tab: { nl: 'Reseller', de: 'Reseller', en: 'Reseller' },
  isOnlyLinked: true,
  page: 'resellerHosting',
  packages,
  extras: ['extra-dns', 'extra-support'],
}

function packageOf(accounts: number, perMonth: number, perYear: number): Product {
  const size: LocalizedText = { nl: `Reseller ${accounts}`, de: `Reseller ${accounts}`, en: `Reseller ${accounts}` }
  return {
    slug: `reseller-${accounts}`,
    type: 'hosting',
    family: 'reseller',
    name: size,
    title: size,
    summary: {
      nl: `Host tot ${accounts} klanten onder je eigen naam.`,
      de: `Hosten Sie bis zu ${accounts} Kunden unter Ihrem eigenen Namen.`,
      en: `Host up to ${accounts} customers under your own name.`,
    },
    features: [
      { nl: `${accounts} hostingpakketten`, de: `${accounts} Hostingpakete`, en: `${accounts} hosting packages` },
      certificate,
    ],
    limits: { accounts },
    options: [monthly(perMonth), yearly(perYear, perYear)],
  }
}
