/** The label under which the holder of a name says that it is for sale (draft-davids-forsalereg). */
export const forSaleLabel = '_for-sale'

const version = 'v=FORSALE1;'
const maxTextLength = 200
/** What an answer may hold besides letters, signs and spaces: nothing that hides or turns text around. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** What the holder says, plain and short: a text, a price or an address; empty when nothing but "for sale". */
export function forSaleIn(records: readonly string[]): string | undefined {
  const contents = records.filter((record) => record.startsWith(version)).map((record) => record.slice(version.length))
  if (contents.length === 0) return undefined
  for (const [tag, textOf] of tags) {
    const content = contents.find((each) => each.startsWith(tag))
    const text = content === undefined ? '' : textOf(tidied(content.slice(tag.length)))
    if (text !== '') return text
  }
  return ''
}

const tags: readonly (readonly [string, (content: string) => string])[] = [
  ['ftxt=', (text) => text],
  [
    'fval=',
    (value) => (/^[A-Z]{3}\d{1,12}(?:\.\d{1,2})?$/.test(value) ? `${value.slice(0, 3)} ${value.slice(3)}` : ''),
  ],
  ['furi=', (address) => (/^(?:https|mailto|tel):/.test(address) ? address : '')],
]

function tidied(content: string): string {
  const text = content.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim()
  return text.length > maxTextLength ? `${Array.from(text).slice(0, maxTextLength).join('')}…` : text
}
