/** Control, surrogate, private and unassigned code points, and those that change the text direction. */
export const unprintable = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

/**
 * Web and e-mail addresses. Names must not contain them, because e-mails print names and spammers could send links
 * through the shop.
 */
const addressLike = /[<>@/\\]|[\p{L}\p{N}]{2}\.\p{L}{2}/u

export type LineFault = 'required' | 'too_long' | 'hidden_characters'
export type PersonNameFault = LineFault | 'not_a_name'

/** Single-line input: NFC, white space collapsed and trimmed. */
export function normalizeLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
}

export function lineFault(text: string, maxLength: number): LineFault | null {
  const line = normalizeLine(text)
  if (line === '') return 'required'
  if (line.length > maxLength) return 'too_long'
  return unprintable.test(line) ? 'hidden_characters' : null
}

export function personNameFault(text: string, maxLength: number): PersonNameFault | null {
  return lineFault(text, maxLength) ?? (addressLike.test(normalizeLine(text)) ? 'not_a_name' : null)
}

export type TextFault = 'required' | 'too_long'

const hidden = new RegExp(unprintable.source, 'gu')

/**
 * Normalizes multi-line input: NFC, `\n` line breaks, no trailing blanks, at most one empty line in a row. Invisible
 * characters are removed rather than refused, because people do not know that their pasted text contains them.
 */
export function normalizeText(text: string): string {
  const lines = text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n')
  const seen = lines.map((line) => line.replaceAll('\t', ' ').replaceAll(hidden, '').trimEnd())
  return seen
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

export function textFault(text: string, maxLength: number): TextFault | null {
  const tidied = normalizeText(text)
  if (tidied === '') return 'required'
  return tidied.length > maxLength ? 'too_long' : null
}

/**
 * Normalizes an http(s) URL, typed with or without the scheme.
 * @returns null for any other text
 */
export function webAddressOf(text: string): string | null {
  const typed = normalizeLine(text)
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`
  return /^https?:\/\/([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(:\d+)?([/?#]\S*)?$/iu.test(address) ? address : null
}
