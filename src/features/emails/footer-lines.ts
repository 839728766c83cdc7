import { textsIn } from '#features/emails/texts/texts-in.ts'
import type { Locale } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'

/** The company details that business letters must contain by law. */
export function footerLines(language: Locale): readonly string[] {
  const { footer } = textsIn[language]
  const { street, postalCode, city } = brand.address
  return [
    brand.legalName,
    `${street}, ${postalCode} ${city}, ${footer.country}`,
    `${footer.chamberOfCommerce} ${brand.chamberOfCommerceNumber}`,
    `${footer.vatNumber} ${brand.vatNumber}`,
  ]
}
