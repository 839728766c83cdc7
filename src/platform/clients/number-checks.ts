import { createRequire } from 'node:module'
import { isValidIBAN } from 'ibantools'
import type * as libphonenumber from 'libphonenumber-js/min'

// Loaded with the first phone number instead of at startup, because it takes 19 MB of memory.
const require = createRequire(import.meta.url)
let library: typeof libphonenumber | undefined

/**
 * Confirms an E.164 number that the browser's own check accepted: a length that exists in its country, and no trunk
 * prefix left inside.
 */
export function isPhoneNumber(e164: string): boolean {
  const parsed = parsedPhoneNumber(e164)
  return parsed !== undefined && parsed.number === e164 && parsed.isPossible()
}

/**
 * Splits a number into prefix and national number, both without a plus, as registrars expect. A number without a known
 * country stays in one piece.
 */
export function splitPhoneNumber(e164: string): { readonly prefix: string; readonly number: string } {
  const parsed = parsedPhoneNumber(e164)
  if (parsed === undefined) return { prefix: '', number: e164.replace(/^\+/, '') }
  return { prefix: parsed.countryCallingCode, number: parsed.nationalNumber }
}

function parsedPhoneNumber(e164: string) {
  library ??= require('libphonenumber-js/min') as typeof libphonenumber
  return library.parsePhoneNumberFromString(e164)
}

/** Confirms an IBAN without spaces: length and structure of its country, and the check digits. */
export function isIban(iban: string): boolean {
  return isValidIBAN(iban)
}
