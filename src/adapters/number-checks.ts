import { isValidIBAN } from 'ibantools'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Confirms an E.164 number that the browser's own check accepted: a length that exists in its country, and no trunk
 * prefix left inside.
 */
export function isPhoneNumber(e164: string): boolean {
  const parsed = parsePhoneNumberFromString(e164)
  return parsed !== undefined && parsed.number === e164 && parsed.isPossible()
}

/** Confirms an IBAN without spaces: length and structure of its country, and the check digits. */
export function isIban(iban: string): boolean {
  return isValidIBAN(iban)
}
