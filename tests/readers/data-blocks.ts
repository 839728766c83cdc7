import { attributeOf, type Element } from '#tests/http/published-site.ts'
import { textOf } from './page-elements.ts'

export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** The nodes a page tells machines of; a block that is not one graph of schema.org is an error. */
export function thingsIn(elements: readonly Element[]): readonly Thing[] {
  return elements.filter(isDataBlock).flatMap((element) => {
    const block = JSON.parse(textOf(element)) as { readonly '@context': string; readonly '@graph': readonly Thing[] }
    if (block['@context'] !== 'https://schema.org') throw new Error(`a block about ${block['@context']}`)
    return block['@graph']
  })
}

export function isDataBlock(element: Element): boolean {
  return element.tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json'
}

/** A node and every node inside it. */
export function* thingsBelow(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const each of value as readonly unknown[]) yield* thingsBelow(each)
  else if (typeof value === 'object' && value !== null) {
    if ('@type' in value) yield value as Thing
    for (const each of Object.values(value)) yield* thingsBelow(each)
  }
}
