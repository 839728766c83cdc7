import type { Plugin } from 'vite'
import { products } from '#catalogue/catalogue.ts'
import type { Locale } from '#domain/basics/locale.ts'

const prefix = 'virtual:product-titles/'

/** Serves `virtual:product-titles/<locale>`: what the cart calls each product, without the rest of the catalogue. */
export function productTitlesPlugin(): Plugin {
  return {
    name: 'stek-product-titles',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const locale = id.slice(prefix.length + 1) as Locale
      // In development the browser reads the catalogue as it is now, not as it was when the server started.
      if (this.environment.mode === 'dev') return developmentTitles(locale)
      const titles = Object.fromEntries(products.map((product) => [product.slug, product.title[locale]]))
      return `export default ${JSON.stringify(titles)}`
    },
  }
}

function developmentTitles(locale: Locale): string {
  return `import { products } from '#catalogue/catalogue.ts'
export default Object.fromEntries(products.map(({ slug, title }) => [slug, title.${locale}]))`
}
