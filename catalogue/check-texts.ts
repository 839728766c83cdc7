import { locales, type LocalizedText } from '#domain/basics/locale.ts'
import type { Product } from '#domain/catalogue/product.ts'

/** Every text of a product in every language. */
export function textFaultsOf(product: Product): readonly string[] {
  const texts: readonly (readonly [string, LocalizedText])[] = [
    ['name', product.name],
    ['title', product.title],
    ['summary', product.summary],
    ...product.features.map((feature, index) => [`feature ${index + 1}`, feature] as const),
    ...product.options.flatMap((option) => option.discounts.map((discount) => ['discount', discount.label] as const)),
  ]
  return texts.flatMap(([what, text]) =>
    locales
      .filter((locale) => !Object.hasOwn(text, locale) || text[locale].trim() === '')
      .map((locale) => `${product.slug}: no ${what} in ${locale}`),
  )
}
