import type { PackageFamily } from '#core/catalogue/product.ts'
import { email } from './email.ts'
import type { FamilyRecord } from './family-record.ts'
import { reseller } from './reseller.ts'
import { webhosting } from './webhosting.ts'
import { webshop } from './webshop.ts'
import { website } from './website.ts'
import { woocommerce } from './woocommerce.ts'
import { wordpress } from './wordpress.ts'

/** Families in the order of their tabs. */
export const families: Readonly<Record<PackageFamily, FamilyRecord>> = {
  webhosting,
  wordpress,
  woocommerce,
  website,
  webshop,
  email,
  reseller,
}

export const familyIds = Object.keys(families) as readonly PackageFamily[]

export function slugsOf(family: PackageFamily): readonly string[] {
  return families[family].packages.map(({ slug }) => slug)
}
