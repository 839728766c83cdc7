/** The label under which the holder of a name says that it is for sale (draft-davids-forsalereg). */
export const forSaleLabel = '_for-sale'

const version = 'v=FORSALE1;'
const maxTextLength = 200
/** What an answer may hold besides letters, signs and spaces: nothing that hides or turns text around. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/**
 * What the holder says, plain and short: a text or a price, and last the address where it is sold; empty when nothing
 * but "for sale".
 */
export function forSaleIn(records: readonly string[]): string | undefined {
  const contents = records.filter((record) => record.startsWith(version)).map((record) => record.slice(version.length))
  if (contents.length === 0) return undefined
  const said = (tag: string) => tidied(contents.find((each) => each.startsWith(tag))?.slice(tag.length) ?? '')
  const [address, price] = [said('furi='), said('fval=')]
  const words = said('ftxt=') || (pricePattern.test(price) ? `${price.slice(0, 3)} ${price.slice(3)}` : '')
  return [words, addressPattern.test(address) ? address : ''].filter(Boolean).join(' ')
}

const pricePattern = /^[A-Z]{3}\d{1,12}(?:\.\d{1,2})?$/
const addressPattern = /^(?:https|mailto|tel):[^\s…]+$/

function tidied(content: string): string {
  const text = content.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim()
  return text.length > maxTextLength ? `${Array.from(text).slice(0, maxTextLength).join('')}…` : text
}
