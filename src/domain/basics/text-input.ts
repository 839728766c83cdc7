/** Control, surrogate and unassigned code points, and those that turn the direction of what follows. */
export const unprintable = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

/** Addresses of the web and of mail: a name goes into mails, and those are not somebody else's to write. */
const address = /[<>@/\\]|[\p{L}\p{N}]{2}\.\p{L}{2}/u

export type LineFault = 'required' | 'too_long' | 'hidden_characters'
export type PersonNameFault = LineFault | 'not_a_name'

/** One line of what people write about themselves: NFC, single blanks, none at the ends. */
export function normalizeLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
}

export function lineFault(text: string, longest: number): LineFault | null {
  const line = normalizeLine(text)
  if (line === '') return 'required'
  if (line.length > longest) return 'too_long'
  return unprintable.test(line) ? 'hidden_characters' : null
}

export function personNameFault(text: string, longest: number): PersonNameFault | null {
  return lineFault(text, longest) ?? (address.test(normalizeLine(text)) ? 'not_a_name' : null)
}

export type TextFault = 'required' | 'too_long'

const hidden = new RegExp(unprintable.source, 'gu')

/**
 * Lines that people write or paste: NFC, one kind of line end, no blank at the end of a line, never two empty lines.
 * What cannot be seen goes: whoever pasted it does not know that it is there.
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

export function textFault(text: string, longest: number): TextFault | null {
  const tidied = normalizeText(text)
  if (tidied === '') return 'required'
  return tidied.length > longest ? 'too_long' : null
}

/** An address of the web, typed as people do: with or without https. Null when it is none. */
export function webAddressOf(text: string): string | null {
  const typed = normalizeLine(text)
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`
  return /^https?:\/\/([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(:\d+)?([/?#]\S*)?$/iu.test(address) ? address : null
}
