import type { FamilyRecord } from './family-record.ts'
import type { Limits, UnpricedProduct } from '#core/catalogue/product.ts'
import type { LocalizedText } from '#core/locale/locale.ts'
import { backups, certificate, mailAddresses, staging, storage, updates, wordpressSites } from './features.ts'
import { webServer } from './platform.ts'
import { boom, stek, struik, titled } from './sizes.ts'

const name: LocalizedText = { nl: 'WordPress-hosting', de: 'WordPress-Hosting', en: 'WordPress hosting' }

const shopMemory: LocalizedText = {
  nl: 'Extra geheugen voor WooCommerce',
  de: 'Zusätzlicher Arbeitsspeicher für WooCommerce',
  en: 'Extra memory for WooCommerce',
}

const packages: readonly UnpricedProduct[] = [
  {
    ...packageOf('wordpress-stek', stek, {
      sites: 1,
      storageGb: 10,
      trafficGb: 100,
      inodes: 100_000,
      memoryMb: 256,
      phpProcesses: 5,
      databases: 1,
      staging: false,
      mailboxes: 5,
      mailboxGb: 10,
      backupDays: 7,
    }),
    summary: {
      nl: 'Voor een blog of portfolio.',
      de: 'Für ein Blog oder ein Portfolio.',
      en: 'For a blog or a portfolio.',
    },
  },
  {
    ...packageOf('wordpress-struik', struik, {
      sites: 3,
      storageGb: 50,
      trafficGb: 500,
      inodes: 250_000,
      memoryMb: 512,
      phpProcesses: 10,
      databases: 6,
      ssh: true,
      git: true,
      staging: true,
      mailboxes: 25,
      mailboxGb: 10,
      backupDays: 14,
    }),
    summary: {
      nl: 'Voor een bedrijf dat vaker iets nieuws plaatst.',
      de: 'Für Unternehmen, die regelmäßig Inhalte veröffentlichen.',
      en: 'For a business that often publishes something new.',
    },
  },
  {
    ...packageOf(
      'wordpress-boom',
      boom,
      {
        sites: 10,
        storageGb: 200,
        trafficGb: 2000,
        inodes: 1_000_000,
        memoryMb: 1024,
        phpProcesses: 20,
        databases: 20,
        ssh: true,
        git: true,
        staging: true,
        mailboxes: null,
        mailboxGb: 25,
        backupDays: 30,
      },
      shopMemory,
    ),
    summary: {
      nl: 'Voor WooCommerce en drukke sites.',
      de: 'Für WooCommerce und stark besuchte Websites.',
      en: 'For WooCommerce and busy sites.',
    },
  },
]

export const wordpress: FamilyRecord = {
  name,
  tab: { nl: 'WordPress', de: 'WordPress', en: 'WordPress' },
  page: 'wordpressHosting',
  packages,
  extras: ['extra-backup', 'extra-mailbox', 'extra-mailbox-size', 'extra-storage', 'extra-dns', 'extra-support'],
}

function packageOf(
  slug: string,
  size: LocalizedText,
  limits: Limits & Required<Pick<Limits, 'sites' | 'storageGb' | 'mailboxes' | 'backupDays' | 'staging'>>,
  ...more: readonly LocalizedText[]
): Omit<UnpricedProduct, 'summary'> {
  return {
    slug,
    type: 'hosting',
    family: 'wordpress',
    name: size,
    title: titled(name, size),
    features: [
      wordpressSites(limits.sites),
      storage(limits.storageGb),
      backups(limits.backupDays),
      ...(limits.staging ? [staging] : []),
      ...more,
      mailAddresses(limits.mailboxes),
      updates,
      certificate,
    ],
    limits: { ...webServer, updates: 'wordpress', ...limits },
  }
}
