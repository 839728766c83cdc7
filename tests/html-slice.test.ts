import { expect, test } from 'vitest'
import { attributeOf, type Element, elementsIn, isPage, publishedFiles } from '#tests/http/published-site.ts'

/** Errors that the HTML checker of the long run once found; see decision 20. */
const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'])

function faultOf(element: Element): string | undefined {
  const { tagName } = element
  if (tableParts.has(tagName) && attributeOf(element, 'role') !== undefined) return `a role on ${tagName}`
  const type = attributeOf(element, 'type') ?? ''
  if (/^(?:checkbox|radio)$/.test(type) && attributeOf(element, 'autocomplete') !== undefined) {
    return `autocomplete on a ${type}`
  }
  if (tagName !== 'figure') return undefined
  const children = element.childNodes.filter((node): node is Element => 'tagName' in node)
  const at = children.findIndex((child) => child.tagName === 'figcaption')
  return at > 0 && at < children.length - 1 ? 'figcaption in the middle of a figure' : undefined
}

test('no page has an error of the kinds that the HTML checker found before', () => {
  const pages = publishedFiles().filter(isPage)
  expect(pages.length).toBeGreaterThan(100)
  const faults = pages.flatMap((page) => elementsIn(page).flatMap((each) => `${page.path}: ${faultOf(each) ?? ''}`))
  expect([...new Set(faults.filter((fault) => !fault.endsWith(': ')))]).toEqual([])
})
