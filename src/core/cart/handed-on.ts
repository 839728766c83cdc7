import { firstMonthsOf, type ItemChoice, nameOfItem } from './cart.ts'

/**
 * Copy of an item for a shared link: name, years, name servers and package. Copied fields are listed one by one so that
 * personal input never leaks: no holder, transfer code, provider or wishes. A premium price is fetched again when the
 * link is opened.
 */
export function handedOnItem(item: ItemChoice): ItemChoice {
  const { id, parentId, productSlug, priceType, priceFrequency } = item
  const kept = { id, parentId, productSlug, priceType, priceFrequency }
  if (item.type !== 'domain') return { ...kept, type: item.type, parameters: { domain: item.parameters.domain } }
  const { sld, tld, years, premium, nameServers, dnssecKeys, dnssec } = item.parameters
  const parameters = {
    sld,
    tld,
    ...(years !== undefined && { years }),
    ...(premium && { premium }),
    ...(nameServers && { nameServers }),
    ...(dnssecKeys && { dnssecKeys }),
    ...(dnssec === false && { dnssec }),
  }
  return { ...kept, type: item.type, parameters }
}

/** Items of a shared copy that the cart lacks; empty if the copy was opened before. */
export function missingItems<Item extends ItemChoice>(copy: readonly Item[], cart: readonly ItemChoice[]) {
  return copy.filter((item) => !cart.some((existing) => isSameLine(existing, item)))
}

/** The copy, with items that are already in the cart taken from there, so that typed details are kept. */
export function withKnownLines<Item extends ItemChoice>(copy: readonly Item[], existing: readonly Item[]) {
  return copy.map((item): Item => {
    const line = existing.find((candidate) => isSameLine(candidate, item))
    return line === undefined ? item : { ...line, id: item.id, parentId: item.parentId }
  })
}

/** Whether two items are the same product, terms and name, apart from typed details. */
function isSameLine(one: ItemChoice, other: ItemChoice): boolean {
  return lineKeyOf(one) === lineKeyOf(other)
}

function lineKeyOf(item: ItemChoice): string {
  return `${item.type} ${nameOfItem(item)} ${item.productSlug} ${item.priceType} ${item.priceFrequency} ${firstMonthsOf(item)}`
}
