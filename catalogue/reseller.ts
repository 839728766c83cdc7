import type { FamilyRecord } from './family-record.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import type { Limits, UnpricedProduct } from '#core/catalogue/product.ts'
import { backups, certificate, storage } from './features.ts'
import { webServer } from './platform.ts'

const name: LocalizedText = { nl: 'Reseller-hosting', de: 'Reseller-Hosting', en: 'Reseller hosting' }

/** Limits per customer of a reseller, equal in all packages; storage, traffic and files are shared by all customers. */
const perAccount = {
  memoryMb: 256,
  phpProcesses: 5,
  databases: null,
  ssh: true,
  git: true,
  updates: 'customer',
  mailboxes: null,
  mailboxGb: 10,
  backupDays: 7,
} as const satisfies Limits

const packages: readonly UnpricedProduct[] = [
  packageOf({ accounts: 10, storageGb: 100, trafficGb: 1000, inodes: 500_000 }),
  packageOf({ accounts: 25, storageGb: 250, trafficGb: 2500, inodes: 1_000_000 }),
  packageOf({ accounts: 50, storageGb: 500, trafficGb: 5000, inodes: 2_000_000 }),
  packageOf({ accounts: 100, storageGb: 1000, trafficGb: 8000, inodes: 4_000_000 }),
]

export const reseller: FamilyRecord = {
  name,
  tab: { nl: 'Reseller', de: 'Reseller', en: 'Reseller' },
  isOnlyLinked: true,
  page: 'resellerHosting',
  packages,
  extras: ['extra-dns', 'extra-support'],
}

function packageOf(limits: Required<Pick<Limits, 'accounts' | 'storageGb' | 'trafficGb' | 'inodes'>>): UnpricedProduct {
  const { accounts } = limits
  const size: LocalizedText = { nl: `Reseller ${accounts}`, de: `Reseller ${accounts}`, en: `Reseller ${accounts}` }
  return {
    slug: `reseller-${accounts}`,
    type: 'hosting',
    family: 'reseller',
    name: size,
    title: size,
    summary: {
      nl: `Voor ${accounts} klanten, onder je eigen naam.`,
      de: `${accounts} Hostingpakete für Ihre Kunden, unter Ihrer Marke.`,
      en: `Host up to ${accounts} customers under your own name.`,
    },
    features: [
      { nl: `${accounts} hostingpakketten`, de: `${accounts} Hostingpakete`, en: `${accounts} hosting packages` },
      storage(limits.storageGb),
      backups(perAccount.backupDays),
      certificate,
    ],
    limits: { ...webServer, ...perAccount, ...limits },
  }
}
