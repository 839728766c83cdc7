import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { type Label, type LabelFault, labelOf, maxNameLength } from './domain-label.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'

export type ExtensionTable = Pick<Catalogue, 'extensions' | 'closedSuffixes'>

const maxExtensionLabels = 3

/** The longest known extension wins: `a.co.uk` is a name under `co.uk`, and what stands before `a` is left out. */
export function splitAtExtension(
  parts: readonly string[],
  table: ExtensionTable,
): { readonly sld: string; readonly tld: string } | 'closed' | null {
  for (let length = maxExtensionLabels; length > 0; length -= 1) {
    const sld = parts.at(-length - 1)
    const tld = tldOf(parts.slice(-length).join('.'))
    if (sld === undefined || tld === null) continue
    if (table.closedSuffixes.has(tld)) return 'closed'
    if (table.extensions.has(tld)) return { sld, tld }
  }
  return null
}

/** The normal form of an extension as somebody wrote it, known or not. */
export function tldOf(text: string): string | null {
  const labels = labelsOf(text)
  return labels.ok ? asciiOf(labels.value) : null
}

/** The labels of a dotted name, each in both forms. */
export function labelsOf(text: string): Result<readonly Label[], LabelFault | 'name_too_long'> {
  if (text.length > maxNameLength) return fail('name_too_long')
  const labels: Label[] = []
  for (const part of text.split('.')) {
    const label = labelOf(part)
    if (!label.ok) return label
    labels.push(label.value)
  }
  return asciiOf(labels).length > maxNameLength ? fail('name_too_long') : ok(labels)
}

export function asciiOf(labels: readonly Label[]): string {
  return labels.map((label) => label.ascii).join('.')
}
