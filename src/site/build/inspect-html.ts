import { createHash } from 'node:crypto'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Script types that contain data, not code, and so need no hash. */
const dataBlocks = new Set(['application/ld+json', 'application/json'])

export interface Inspection {
  /** Content-security sources of the page's inline scripts. */
  readonly scriptHashes: readonly string[]
  /** Violations of the security policy; a page with any must not be published. */
  readonly faults: readonly string[]
}

/**
 * Parses a rendered page and returns the hashes of its inline scripts for the security policy, and inline code that
 * the policy would block.
 */
export function inspectHtml(html: string, expectedScripts: readonly string[]): Inspection {
  const faults: string[] = []
  const scripts: string[] = []
  for (const element of elementsOf(parse(html))) {
    for (const { name, value } of element.attrs) {
      if (name.startsWith('on')) faults.push(`inline handler ${name} on <${element.tagName}>`)
      if (name === 'style') faults.push(`inline style on <${element.tagName}>: ${value}`)
      if (/^\s*javascript:/i.test(value)) faults.push(`javascript: address on <${element.tagName}>`)
    }
    if (element.tagName === 'style') faults.push('<style> element')
    if (element.tagName === 'script' && !isDataBlock(element)) scripts.push(textOf(element))
  }
  scripts.forEach((script, index) => {
    if (!expectedScripts.includes(script)) faults.push(`unexpected inline script: ${script.slice(0, 60)}`)
    if (scripts.indexOf(script) !== index) faults.push('the same inline script twice')
  })
  return { scriptHashes: scripts.map(hashSourceOf), faults }
}

export function hashSourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

function isDataBlock(script: Element): boolean {
  return dataBlocks.has(script.attrs.find(({ name }) => name === 'type')?.value ?? '')
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}
