import type { DefaultTreeAdapterTypes } from 'parse5'
import { attributeOf, type Element } from '#tests/http/published-site.ts'

type Node = DefaultTreeAdapterTypes.Node

/** All text below an element. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

export function hasClass(element: Element, name: string): boolean {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).includes(name)
}

export function* elementsBelow(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsBelow(child)
}

/** The element itself and everything around it, from the inside out. */
export function* placesAround(element: Element): Generator<Element> {
  yield element
  const parent = element.parentNode
  if (parent && 'tagName' in parent) yield* placesAround(parent)
}

export function metaOf(elements: readonly Element[], name: string): readonly string[] {
  return elements
    .filter((element) => element.tagName === 'meta')
    .filter((element) => (attributeOf(element, 'name') ?? attributeOf(element, 'property')) === name)
    .map((element) => attributeOf(element, 'content') ?? '')
}
