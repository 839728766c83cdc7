import { decodePunycode } from './punycode.ts'
import { fail, ok, type Result } from '#core/result/result.ts'

export type LabelFault =
  | 'label_empty'
  | 'label_too_long'
  | 'hidden_characters'
  | 'invalid_characters'
  | 'hyphen_at_edge'
  | 'hyphens_in_third_and_fourth_place'
  | 'invalid_idn'

/** One label of a domain name, in ASCII and Unicode form. */
export interface Label {
  /** Lower-case A-label, used for storage, comparison and lookups. */
  readonly ascii: string
  readonly unicode: string
}

export const maxLabelLength = 63
export const maxNameLength = 253

/** Control, format, surrogate, private-use and unassigned code points, and those that browsers ignore. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/u
const asciiOutsideNames = /[\u0020-\u002c\u002e\u002f\u003a-\u0060\u007b-\u007f]/
const acePrefix = 'xn--'

export function hasHiddenCharacters(text: string): boolean {
  return hidden.test(text)
}

/** Validates a label without correcting it. */
export function labelOf(text: string): Result<Label, LabelFault> {
  if (text === '') return fail('label_empty')
  if (text.length > maxNameLength) return fail('label_too_long')
  if (hasHiddenCharacters(text)) return fail('hidden_characters')
  const typed = text.normalize('NFC').toLowerCase()
  if (asciiOutsideNames.test(typed)) return fail('invalid_characters')
  const ascii = isAscii(typed) ? typed : encodedOf(typed)
  if (ascii === null) return fail('invalid_idn')
  if (ascii.length > maxLabelLength) return fail('label_too_long')
  const unicode = unicodeLabelOf(ascii)
  if (unicode === null) return fail('invalid_idn')
  if (unicode.startsWith('-') || unicode.endsWith('-')) return fail('hyphen_at_edge')
  if (unicode.startsWith('--', 2)) return fail('hyphens_in_third_and_fourth_place')
  return ok({ ascii, unicode })
}

/**
 * Decodes an A-label.
 * @returns null for an `xn--` label that is not the encoding of a valid label
 */
export function unicodeLabelOf(ascii: string): string | null {
  if (!ascii.startsWith(acePrefix)) return ascii
  if (ascii.length > maxLabelLength) return null
  const unicode = decodePunycode(ascii.slice(acePrefix.length))
  return unicode !== null && !isAscii(unicode) && encodedOf(unicode) === ascii ? unicode : null
}

/** URL implements UTS-46. The top-level label `x` prevents digits from being parsed as an IP address. */
function encodedOf(typed: string): string | null {
  const address = `http://${typed}.x`
  if (!URL.canParse(address)) return null
  const host = new URL(address).hostname
  const ascii = host.endsWith('.x') ? host.slice(0, -2) : ''
  return /^[a-z0-9-]+$/.test(ascii) ? ascii : null
}

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the range is all of ASCII
  return /^[\u0000-\u007f]*$/.test(text)
}

/** Display form of a dotted name of A-labels. */
export function readableName(ascii: string): string {
  return ascii
    .split('.')
    .map((label) => unicodeLabelOf(label) ?? label)
    .join('.')
}
