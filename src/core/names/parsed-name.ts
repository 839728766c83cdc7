import { hasHiddenCharacters, labelOf } from './domain-label.ts'
import {
  type DomainName,
  type ExtensionTable,
  labelsOf,
  type NameFault,
  orderableNameOf,
  repairedLabelOf,
  splitAtExtension,
  tldOf,
} from './domain-name.ts'
import { fail, ok, type Result } from '#core/result/result.ts'

export type ParseFault = NameFault | 'name_empty' | 'too_many_names'

/** Parsed input; `alternative` is the input with hyphens instead of spaces. */
export type ParsedName =
  | { readonly kind: 'name'; readonly name: DomainName; readonly alternative?: string }
  /** A label without an extension, to be checked under the featured extensions. */
  | { readonly kind: 'label'; readonly sld: string; readonly unicode: string; readonly alternative?: string }
  /** A valid name under an extension that is not sold; the shop can offer other extensions. */
  | { readonly kind: 'unknownExtension'; readonly sld: string; readonly tld: string; readonly alternative?: never }

export const maxNameInputLength = 2048
export const maxNameListLength = 65_536
export const maxListedNames = 200

/** Parses a name; accepts URLs, e-mail addresses, capitals, spaces and full stops of other scripts. */
export function parseName(text: string, table: ExtensionTable): Result<ParsedName, ParseFault> {
  if (text.length > maxNameInputLength) return fail('name_too_long')
  const words = hostIn(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return fail('name_empty')
  const host = words.join('')
  if (hasHiddenCharacters(host)) return fail('hidden_characters', repairOf(host))
  const read = parseHost(host, table)
  if (words.length === 1 || !read.ok || read.value.kind === 'unknownExtension') return read
  const alternative = words.join('-')
  return parseHost(alternative, table).ok ? ok({ ...read.value, alternative }) : read
}

/**
 * Splits a list at line breaks, tabs, commas and semicolons, and at spaces if every word is a full name. Removes
 * duplicates.
 */
export function splitNameList(text: string): Result<readonly string[], ParseFault> {
  if (text.length > maxNameListLength) return fail('name_too_long')
  const lines = text.split(/[\r\n\t,;]+/).flatMap((line) => {
    const words = line.split(/\s+/).filter(Boolean)
    return words.length > 1 && words.every((word) => word.includes('.')) ? words : [line.trim()]
  })
  const names = [...new Set(lines.filter(Boolean))]
  if (names.length === 0) return fail('name_empty')
  return names.length > maxListedNames ? fail('too_many_names') : ok(names)
}

function parseHost(host: string, table: ExtensionTable): Result<ParsedName, ParseFault> {
  const parts = withoutWww(host.split('.'), table)
  if (parts.length === 1) return parseLabel(host, parts[0] ?? '')
  const split = splitAtExtension(parts, table)
  if (split === 'closed') return fail('closed_extension')
  if (split === null) return parseUnknownExtension(host, parts)
  const name = orderableNameOf(split.sld, split.tld, table)
  return name.ok ? ok({ kind: 'name', name: name.value }) : name
}

function parseLabel(host: string, part: string): Result<ParsedName, ParseFault> {
  const label = labelOf(part)
  if (!label.ok) return fail(label.code, repairOf(host))
  return ok({ kind: 'label', sld: label.value.ascii, unicode: label.value.unicode })
}

function parseUnknownExtension(host: string, parts: readonly string[]): Result<ParsedName, ParseFault> {
  const labels = labelsOf(parts.slice(-2).join('.'))
  if (!labels.ok) return fail(labels.code, repairOf(host))
  const [sld, tld] = labels.value
  return ok({ kind: 'unknownExtension', sld: sld?.ascii ?? '', tld: tld?.ascii ?? '' })
}

/** Removes `www` unless it is the name itself: `www.nl` is a name, but in `www.voorbeeld` the label is `voorbeeld`. */
function withoutWww(parts: readonly string[], table: ExtensionTable): readonly string[] {
  const rest = parts.slice(1)
  if (rest.length === 0 || parts[0]?.toLowerCase() !== 'www') return parts
  return table.extensions.has(tldOf(rest.join('.')) ?? '') ? parts : rest
}

/** Host part of the input, without scheme, path, user, port, quotes and outer dots. */
function hostIn(text: string): string {
  const [address = ''] = text
    .trim()
    .replace(/^(?:[a-z][a-z0-9+.-]{0,30}:\/\/|mailto:|\/\/)/i, '')
    .split(/[/?#\\]/, 1)
  const host = address.slice(address.lastIndexOf('@') + 1).replace(/:\d{0,5}$/, '')
  return trimmed(host.replace(/[。．｡]/g, '.'))
}

/** Uses a loop, because a regular expression for both ends is quadratic on hostile input. */
function trimmed(text: string): string {
  const outer = ' .,;\'"“”‘’<>()'
  let start = 0
  let end = text.length
  while (start < end && outer.includes(text.charAt(start))) start += 1
  while (end > start && outer.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** Suggests the input with each label corrected; empty if the result is invalid. */
function repairOf(host: string): { readonly suggestion?: string } {
  const suggestion = host.split('.').map(repairedLabelOf).filter(Boolean).join('.')
  return labelsOf(suggestion).ok ? { suggestion } : {}
}
