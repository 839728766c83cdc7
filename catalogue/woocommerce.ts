import type { FamilyRecord } from './family-record.ts'
import type { Limits, UnpricedProduct } from '#core/catalogue/product.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { backups, certificate, mailAddresses, shops, staging, storage, updates } from './features.ts'
import { webServer } from './platform.ts'
import { boom, struik, titled } from './sizes.ts'

const name: LocalizedText = { nl: 'WooCommerce-hosting', de: 'WooCommerce-Hosting', en: 'WooCommerce hosting' }

const packages: readonly UnpricedProduct[] = [
  {
    ...packageOf('woocommerce-struik', struik, {
      shops: 1,
      storageGb: 60,
      trafficGb: 1000,
      inodes: 500_000,
      memoryMb: 1024,
      phpProcesses: 15,
      databases: 2,
      mailboxes: 25,
      mailboxGb: 10,
      backupDays: 30,
    }),
    summary: {
      nl: 'Voor een webshop die op gang komt.',
      de: 'Für den Start Ihres Onlineshops.',
      en: 'For a webshop that is taking off.',
    },
  },
  {
    ...packageOf('woocommerce-boom', boom, {
      shops: 3,
      storageGb: 200,
      trafficGb: 3000,
      inodes: 1_500_000,
      memoryMb: 2048,
      phpProcesses: 40,
      databases: 6,
      mailboxes: null,
      mailboxGb: 25,
      backupDays: 30,
    }),
    summary: {
      nl: 'Voor meer webshops, of één heel drukke.',
      de: 'Für mehrere Onlineshops oder einen Shop mit vielen Bestellungen.',
      en: 'For several webshops, or a very busy one.',
    },
  },
]

export const woocommerce: FamilyRecord = {
  name,
  tab: { nl: 'WooCommerce', de: 'WooCommerce', en: 'WooCommerce' },
  page: 'buildWoocommerceShop',
  packages,
  extras: ['extra-backup', 'extra-mailbox', 'extra-mailbox-size', 'extra-storage', 'extra-dns', 'extra-support'],
}

function packageOf(
  slug: string,
  size: LocalizedText,
  limits: Limits & Required<Pick<Limits, 'shops' | 'storageGb' | 'mailboxes' | 'backupDays'>>,
): Omit<UnpricedProduct, 'summary'> {
  return {
    slug,
    type: 'hosting',
    family: 'woocommerce',
    name: size,
    title: titled(name, size),
    features: [
      shops(limits.shops),
      storage(limits.storageGb),
      backups(limits.backupDays),
      staging,
      mailAddresses(limits.mailboxes),
      updates,
      certificate,
    ],
    limits: { ...webServer, updates: 'wordpress', ssh: true, git: true, staging: true, ...limits },
  }
}
