import { normalizeLine } from './text-input.ts'

/** An address of the web, typed as people do: with or without https. Null when it is none. */
export function webAddressOf(text: string): string | null {
  const typed = normalizeLine(text)
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`
  return /^https?:\/\/([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(:\d+)?([/?#]\S*)?$/iu.test(address) ? address : null
}
