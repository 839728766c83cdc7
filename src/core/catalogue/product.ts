import type { Frequency } from './frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { frequencyOfOption, type Price, type PriceOption, type PriceType, renewalOn } from './price.ts'
import type { LocalizedText } from '#core/locale/locale.ts'

export const productTypes = ['domain', 'hosting', 'movingService'] as const
export type ProductType = (typeof productTypes)[number]

/** What packages are sold in; the catalogue has a record of each. */
export type PackageFamily = 'webhosting' | 'wordpress' | 'woocommerce' | 'website' | 'webshop' | 'email' | 'reseller'
export type ProductFamily = PackageFamily | 'domain' | 'extra' | 'movingService'

/**
 * What a package has, one column each: `null` is unlimited, absent is not offered. An extra has the columns that it adds
 * to its package. The catalogue words them in `columns.ts`.
 */
export interface Limits {
  readonly sites?: number
  readonly shops?: number
  readonly pages?: number | null
  readonly products?: number | null
  /** Packages that a reseller can make. */
  readonly accounts?: number
  readonly storageGb?: number
  /** Per month. */
  readonly trafficGb?: number | null
  /** Files and folders. */
  readonly inodes?: number
  readonly phpVersions?: readonly string[]
  /** For one site, at most. */
  readonly memoryMb?: number
  /** That work at the same moment. */
  readonly phpProcesses?: number
  /** Engine and version. */
  readonly database?: string
  readonly databases?: number | null
  readonly sftp?: boolean
  readonly ssh?: boolean
  readonly git?: boolean
  readonly cron?: boolean
  readonly staging?: boolean
  readonly controlPanel?: 'portal' | 'builder'
  /** Who updates the software of a site: we WordPress and its plug-ins, we all of a builder, or the customer. */
  readonly updates?: 'wordpress' | 'builder' | 'customer'
  readonly mailboxes?: number | null
  readonly mailboxGb?: number
  readonly calendar?: 'own' | 'shared'
  /** How long daily copies of files and databases are kept. */
  readonly backupDays?: number
  readonly restore?: 'self' | 'request'
  readonly certificate?: boolean
  readonly ipv6?: boolean
}

export interface Product {
  readonly slug: string
  readonly type: ProductType
  readonly family: ProductFamily
  /** Only for extras, which are never sold on their own: slugs of the packages that offer it. */
  readonly parents?: readonly string[]
  /** Size only (`Struik`), for lists of one family. */
  readonly name: LocalizedText
  /** Full name (`Webhosting Struik`), for carts and invoices. */
  readonly title: LocalizedText
  readonly summary: LocalizedText
  readonly features: readonly LocalizedText[]
  readonly limits: Limits
  readonly options: readonly PriceOption[]
}

/** What is sold, without what it costs: browsers and releases get prices by themselves. */
export type UnpricedProduct = Omit<Product, 'options'>

export function isChildOnly(product: UnpricedProduct): boolean {
  return product.parents !== undefined
}

export function optionOf(product: Product, type: PriceType, frequency: Frequency | null): PriceOption | undefined {
  return product.options.find((option) => option.type === type && frequencyOfOption(option) === frequency)
}

/** A renewal option of the same frequency if the product has one, else the purchase price without its discounts; null: one-off. */
export function renewalOf(product: Product, option: PriceOption, date: IsoDate): Price | null {
  const frequency = frequencyOfOption(option)
  if (frequency === null) return null
  const again = optionOf(product, 'renewal', frequency) ?? optionOf(product, 'purchase', frequency)
  return again === undefined ? null : renewalOn(again, date)
}
