import { type Label, type LabelFault, labelOf, maxNameLength } from './domain-label.ts'
import type { Extension } from '#core/catalogue/extension.ts'
import { fail, type Failure, ok, type Result } from '#core/result/result.ts'
import { scriptOf } from './script.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'

export type ExtensionTable = Pick<Catalogue, 'extensions' | 'closedSuffixes'>

const maxExtensionLabels = 3

/** Splits a name at its longest known extension: `www.a.co.uk` is `a` under `co.uk`. */
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

/** Normalized extension, whether it is sold or not. */
export function tldOf(text: string): string | null {
  const labels = labelsOf(text)
  return labels.ok ? asciiOf(labels.value) : null
}

/** Parses a dotted name into labels. */
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

function asciiOf(labels: readonly Label[]): string {
  return labels.map((label) => label.ascii).join('.')
}

/** Letters without a canonical decomposition. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['þ', 'th'],
  ['ð', 'd'],
  ['ı', 'i'],
])

/**
 * Suggests a corrected label: underscores become hyphens, invalid characters are removed, hyphens stay only between
 * letters.
 */
export function repairedLabelOf(text: string): string {
  return hyphensTidied(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[_\u2010-\u2015]/g, '-')
      .replace(/[^\p{L}\p{M}\p{Nd}-]/gu, ''),
  )
}

/** Suggests a corrected label without accents, for extensions that only accept ASCII. */
export function plainLabelOf(text: string): string {
  const letters = Array.from(text.normalize('NFC').toLowerCase(), (letter) => plainLetters.get(letter) ?? letter)
  return hyphensTidied(
    letters
      .join('')
      .normalize('NFD')
      .replace(/[^a-z0-9-]/g, ''),
  )
}

/** @returns an empty text for an `xn--` label, because an invalid one cannot be corrected */
function hyphensTidied(text: string): string {
  return text.startsWith('xn--') ? '' : text.split('-').filter(Boolean).join('-')
}

export type NameFault =
  | LabelFault
  | 'name_too_long'
  | 'label_too_short'
  | 'idn_not_supported_for_tld'
  | 'unknown_extension'
  | 'closed_extension'
  | 'reserved_name'

/** A domain name that the shop sells. */
export interface DomainName {
  /** Lower-case A-labels; `tld` without a leading dot. */
  readonly sld: string
  readonly tld: string
  readonly ascii: string
  readonly unicode: string
}

/** Validates one label under an extension that is sold. */
export function orderableNameOf(sld: string, tld: string, table: ExtensionTable): Result<DomainName, NameFault> {
  const extension = table.extensions.get(tldOf(tld) ?? '')
  if (extension === undefined) return fail('unknown_extension', { path: 'tld' })
  const label = labelOf(sld)
  if (!label.ok) return withRepair(label, sld, extension)
  return ruleFaultOf(label.value, extension, table) ?? ok(domainNameOf(label.value, extension))
}

/** Validates a full name under any extension, for hosting on a domain registered elsewhere. */
export function hostNameOf(text: string, table: ExtensionTable): Result<string, NameFault> {
  const labels = labelsOf(text)
  if (!labels.ok) return labels
  const name = asciiOf(labels.value)
  if (table.extensions.has(name) || table.closedSuffixes.has(name)) return fail('reserved_name')
  const known = splitAtExtension(name.split('.'), table)
  if (known !== null && known !== 'closed') {
    const registered = orderableNameOf(known.sld, known.tld, table)
    if (!registered.ok) return registered
  }
  return isHost(labels.value) ? ok(name) : fail('invalid_characters')
}

function isHost(labels: readonly Label[]): boolean {
  const [last] = labels.slice(-1)
  if (last === undefined || labels.length < 2 || /^\d+$/.test(last.ascii)) return false
  return labels.every((label) => Array.from(label.unicode).every((character) => scriptOf(character) !== 'other'))
}

function domainNameOf(label: Label, extension: Extension): DomainName {
  return {
    sld: label.ascii,
    tld: extension.tld,
    ascii: `${label.ascii}.${extension.tld}`,
    unicode: `${label.unicode}.${extension.unicode}`,
  }
}

function ruleFaultOf(label: Label, extension: Extension, table: ExtensionTable): Failure<NameFault> | null {
  const characters = Array.from(label.unicode)
  if (!characters.every((character) => isTaken(character, extension))) {
    return withRepair(fail('idn_not_supported_for_tld'), label.unicode, extension)
  }
  if (characters.length < extension.minLength) return fail('label_too_short', { path: 'sld' })
  const name = `${label.ascii}.${extension.tld}`
  if (name.length > maxNameLength) return fail('name_too_long', { path: 'sld' })
  /* `co.uk` is an extension rather than a name under `uk`, and `gov.uk` is reserved. */
  const isReserved = table.extensions.has(name) || table.closedSuffixes.has(name)
  return isReserved ? fail('reserved_name', { path: 'sld' }) : null
}

function isTaken(character: string, extension: Extension): boolean {
  if (/^[a-z0-9-]$/.test(character)) return true
  const script = scriptOf(character)
  return script !== null && script !== 'other' && extension.scripts.includes(script)
}

/** Adds a suggestion to a failure if the extension accepts the corrected name. */
function withRepair(failure: Failure<NameFault>, typed: string, extension: Extension): Failure<NameFault> {
  const start = typed.slice(0, maxNameLength)
  for (const repair of [repairedLabelOf(start), plainLabelOf(start)]) {
    const label = labelOf(repair)
    if (!label.ok) continue
    const characters = Array.from(label.value.unicode)
    if (characters.length < extension.minLength) continue
    if (characters.every((character) => isTaken(character, extension))) {
      return { ...failure, path: 'sld', suggestion: `${label.value.unicode}.${extension.unicode}` }
    }
  }
  return { ...failure, path: 'sld' }
}
