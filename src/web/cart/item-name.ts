import { type ItemChoice, nameOfItem } from '#core/cart/cart.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import { useProductTitles } from './product-titles.ts'

/** A domain name as people read it, or the name of the product. */
export function useItemName(): (item: ItemChoice) => string {
  const titles = useProductTitles()
  return (item) =>
    item.type === 'domain' ? displayNameOf(nameOfItem(item)) : (titles[item.productSlug] ?? item.productSlug)
}

/** A web address as people say it. */
export function shownAddressOf(address: string): string {
  const [, host = '', rest = ''] = /^https?:\/\/([^/]+)(.*)$/.exec(address) ?? []
  return `${displayNameOf(host)}${rest === '/' ? '' : rest}`
}
