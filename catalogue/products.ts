import type { PriceOption } from '#core/catalogue/price.ts'
import type { Product } from '#core/catalogue/product.ts'
import { productsAt } from './extras.ts'
import { monthly, once, yearly } from './price-options.ts'

/** Keyed by slug. A reseller package costs 10 % less per year than twelve months. */
const prices: Readonly<Record<string, readonly PriceOption[]>> = {
  'webhosting-stek': [yearly(2400, 4200), monthly(400)],
  'webhosting-struik': [yearly(4800, 8400), monthly(800)],
  'webhosting-boom': [yearly(9600, 16800), monthly(1600)],
  'wordpress-stek': [yearly(3600, 6000), monthly(575)],
  'wordpress-struik': [yearly(6000, 10800), monthly(1000)],
  'wordpress-boom': [yearly(12000, 21600), monthly(2000)],
  'woocommerce-struik': [yearly(9600, 16800), monthly(1600)],
  'woocommerce-boom': [yearly(16800, 28800), monthly(2700)],
  'website-stek': [yearly(4800, 8400)],
  'website-struik': [yearly(8400, 13200)],
  'webshop-stek': [yearly(9600, 16800)],
  'webshop-struik': [yearly(18000, 30000)],
  'email-stek': [yearly(1200, 1800)],
  'email-struik': [yearly(2400, 3600)],
  'email-boom': [yearly(4800, 7200)],
  'reseller-10': [monthly(1250), yearly(13500, 13500)],
  'reseller-25': [monthly(2495), yearly(26946, 26946)],
  'reseller-50': [monthly(4495), yearly(48546, 48546)],
  'reseller-100': [monthly(7995), yearly(86346, 86346)],
  'extra-backup': extra(1200),
  'extra-mailbox': extra(1200),
  'extra-mailbox-size': extra(1800),
  'extra-storage': extra(3000),
  'extra-dns': extra(1200),
  'extra-support': extra(6000),
  'moving-service': [once(0)],
}

/** An extra is sold at the frequencies of its parents; a month costs a twelfth of a year, rounded half up. */
function extra(perYear: number): readonly PriceOption[] {
  return [yearly(perYear, perYear), monthly(Math.floor((perYear + 6) / 12))]
}

export const productsBySlug = productsAt(prices)

/** All products except domain names, which are derived from their extensions. */
export const products: readonly Product[] = [...productsBySlug.values()]
