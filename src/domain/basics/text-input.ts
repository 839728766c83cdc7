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
