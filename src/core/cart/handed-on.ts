import { firstMonthsOf, type ItemChoice, nameOfItem } from './cart.ts'

/**
 * An item as it is handed on by a link: the name, its years and name servers, and the package. What is copied is listed
 * here, so that nothing else somebody typed beside it goes along: no holder, transfer code, provider or wishes. What a
 * premium name costs is asked again where the link is opened.
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

/** Items of a copy that a cart does not hold: a copy that was opened before has none. */
export function missingItems<Item extends ItemChoice>(copy: readonly Item[], cart: readonly ItemChoice[]) {
  return copy.filter((item) => !cart.some((each) => isSameLine(each, item)))
}

/** The copy, with what is known beside its lines: whatever was typed stays with the line. */
export function withKnownLines<Item extends ItemChoice>(copy: readonly Item[], known: readonly Item[]) {
  return copy.map((item): Item => {
    const line = known.find((each) => isSameLine(each, item))
    return line === undefined ? item : { ...line, id: item.id, parentId: item.parentId }
  })
}

/** The same product at the same terms for the same name, whatever was typed beside it. */
function isSameLine(one: ItemChoice, other: ItemChoice): boolean {
  return lineKeyOf(one) === lineKeyOf(other)
}

function lineKeyOf(item: ItemChoice): string {
  return `${item.type} ${nameOfItem(item)} ${item.productSlug} ${item.priceType} ${item.priceFrequency} ${firstMonthsOf(item)}`
}
