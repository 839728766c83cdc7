import { type ItemChoice, nameOfItem } from '#core/cart/cart.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import { useProductTitles } from './product-titles.ts'

/** Display form of a domain name, or the title of a product. */
export function useItemName(): (item: ItemChoice) => string {
  const titles = useProductTitles()
  return (item) =>
    item.type === 'domain' ? displayNameOf(nameOfItem(item)) : (titles[item.productSlug] ?? item.productSlug)
}

/** Display form of a web address, without its scheme. */
export function shownAddressOf(address: string): string {
  const [, host = '', rest = ''] = /^https?:\/\/([^/]+)(.*)$/.exec(address) ?? []
  return `${displayNameOf(host)}${rest === '/' ? '' : rest}`
}
