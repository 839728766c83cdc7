import type { Frequency } from './frequency.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { frequencyOfOption, type Price, type PriceOption, type PriceType, renewalOn } from './price.ts'
import type { LocalizedText } from '#core/locale/locale.ts'

export const productTypes = ['domain', 'hosting', 'movingService'] as const
export type ProductType = (typeof productTypes)[number]

/** Families of packages; the catalogue has one record per family. */
export type PackageFamily = 'webhosting' | 'wordpress' | 'woocommerce' | 'website' | 'webshop' | 'email' | 'reseller'
export type ProductFamily = PackageFamily | 'domain' | 'extra' | 'movingService'

/**
 * Features of a package, one column each; null is unlimited, absent is not offered. An extra has the columns that it
 * adds to its package. `columns.ts` in the catalogue has the texts.
 */
export interface Limits {
  readonly sites?: number
  readonly shops?: number
  readonly pages?: number | null
  readonly products?: number | null
  /** Number of packages that a reseller can create. */
  readonly accounts?: number
  readonly storageGb?: number
  /** GB per month. */
  readonly trafficGb?: number | null
  /** Maximum number of files and folders. */
  readonly inodes?: number
  readonly phpVersions?: readonly string[]
  /** Maximum memory per site. */
  readonly memoryMb?: number
  /** Maximum number of concurrent PHP processes. */
  readonly phpProcesses?: number
  /** Database engine and version. */
  readonly database?: string
  readonly databases?: number | null
  readonly sftp?: boolean
  readonly ssh?: boolean
  readonly git?: boolean
  readonly cron?: boolean
  readonly staging?: boolean
  readonly controlPanel?: 'portal' | 'builder'
  /**
   * Responsible for software updates: the shop for WordPress and its plug-ins, the site builder itself, or the
   * customer.
   */
  readonly updates?: 'wordpress' | 'builder' | 'customer'
  readonly mailboxes?: number | null
  readonly mailboxGb?: number
  readonly calendar?: 'own' | 'shared'
  /** Retention of the daily backups of files and databases. */
  readonly backupDays?: number
  readonly restore?: 'self' | 'request'
  readonly certificate?: boolean
  readonly ipv6?: boolean
}

export interface Product {
  readonly slug: string
  readonly type: ProductType
  readonly family: ProductFamily
  /** Only for extras, which are never sold on their own: slugs of the packages that offer the extra. */
  readonly parents?: readonly string[]
  /** Size only (`Struik`), used in lists of one family. */
  readonly name: LocalizedText
  /** Full name (`Webhosting Struik`), used in carts and invoices. */
  readonly title: LocalizedText
  readonly summary: LocalizedText
  readonly features: readonly LocalizedText[]
  readonly limits: Limits
  readonly options: readonly PriceOption[]
}

/** A product without prices: browsers and releases load prices separately. */
export type UnpricedProduct = Omit<Product, 'options'>

export function isChildOnly(product: UnpricedProduct): boolean {
  return product.parents !== undefined
}

export function optionOf(product: Product, type: PriceType, frequency: Frequency | null): PriceOption | undefined {
  return product.options.find((option) => option.type === type && frequencyOfOption(option) === frequency)
}

/**
 * Renewal price: the option of the same frequency if there is one, else the purchase price without its discounts.
 * @returns null for one-off products
 */
export function renewalOf(product: Product, option: PriceOption, date: IsoDate): Price | null {
  const frequency = frequencyOfOption(option)
  if (frequency === null) return null
  const again = optionOf(product, 'renewal', frequency) ?? optionOf(product, 'purchase', frequency)
  return again === undefined ? null : renewalOn(again, date)
}
