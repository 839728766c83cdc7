import { unprintable } from './text-input.ts'

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
