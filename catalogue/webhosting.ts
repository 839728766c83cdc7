import type { FamilyRecord } from './family-record.ts'
import type { Limits, UnpricedProduct } from '#core/catalogue/product.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { backups, certificate, mailAddresses, sites, storage } from './features.ts'
import { webServer } from './platform.ts'
import { boom, stek, struik, titled } from './sizes.ts'

const name: LocalizedText = { nl: 'Webhosting', de: 'Webhosting', en: 'Web hosting' }

const packages: readonly UnpricedProduct[] = [
  {
    ...packageOf('webhosting-stek', stek, {
      sites: 1,
      storageGb: 10,
      trafficGb: 100,
      inodes: 100_000,
      memoryMb: 256,
      phpProcesses: 5,
      databases: 2,
      mailboxes: 5,
      mailboxGb: 10,
      backupDays: 7,
    }),
    summary: {
      nl: 'Voor een eerste site of een portfolio.',
      de: 'Für die erste Website oder ein Portfolio.',
      en: 'For a first site or a portfolio.',
    },
  },
  {
    ...packageOf('webhosting-struik', struik, {
      sites: 5,
      storageGb: 50,
      trafficGb: 500,
      inodes: 250_000,
      memoryMb: 384,
      phpProcesses: 10,
      databases: 10,
      ssh: true,
      git: true,
      mailboxes: 25,
      mailboxGb: 10,
      backupDays: 14,
    }),
    summary: {
      nl: 'Voor een bedrijf met een blog en een drukke inbox.',
      de: 'Für Unternehmen mit mehreren Websites und Postfächern.',
      en: 'For a business with a blog and a busy inbox.',
    },
  },
  {
    ...packageOf('webhosting-boom', boom, {
      sites: 25,
      storageGb: 200,
      trafficGb: 2000,
      inodes: 1_000_000,
      memoryMb: 512,
      phpProcesses: 20,
      databases: 50,
      ssh: true,
      git: true,
      mailboxes: null,
      mailboxGb: 25,
      backupDays: 30,
    }),
    summary: {
      nl: 'Voor webshops en sites met veel bezoek.',
      de: 'Für Shops und Websites mit vielen Besuchern.',
      en: 'For webshops and sites with many visitors.',
    },
  },
]

export const webhosting: FamilyRecord = {
  name,
  tab: { nl: 'Webhosting', de: 'Webhosting', en: 'Web hosting' },
  page: 'webhosting',
  packages,
  extras: ['extra-backup', 'extra-mailbox', 'extra-mailbox-size', 'extra-storage', 'extra-dns', 'extra-support'],
}

function packageOf(
  slug: string,
  size: LocalizedText,
  limits: Limits & Required<Pick<Limits, 'sites' | 'storageGb' | 'mailboxes' | 'backupDays'>>,
): Omit<UnpricedProduct, 'summary'> {
  return {
    slug,
    type: 'hosting',
    family: 'webhosting',
    name: size,
    title: titled(name, size),
    features: [
      sites(limits.sites),
      storage(limits.storageGb),
      mailAddresses(limits.mailboxes),
      backups(limits.backupDays),
      certificate,
    ],
    limits: { ...webServer, updates: 'customer', ...limits },
  }
}
