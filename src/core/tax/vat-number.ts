import { type EuCountry, euCountries, vatCountryOf } from '#core/locale/country.ts'
import { fail, ok, type Result } from '#core/result/result.ts'

export type VatNumberFault = 'malformed_vat_number' | 'wrong_country'

interface Format {
  readonly prefix: string
  /** The part after the prefix. Check digits are not verified, because VIES decides. */
  readonly body: RegExp
  readonly example: string
}

const format = (prefix: string, body: RegExp, example: string): Format => ({ prefix, body, example: prefix + example })

const formatOf: Readonly<Record<EuCountry, Format>> = {
  AT: format('AT', /^U\d{8}$/, 'U12345678'),
  BE: format('BE', /^[01]\d{9}$/, '0123456789'),
  BG: format('BG', /^\d{9,10}$/, '123456789'),
  CY: format('CY', /^\d{8}[A-Z]$/, '12345678X'),
  CZ: format('CZ', /^\d{8,10}$/, '12345678'),
  DE: format('DE', /^[1-9]\d{8}$/, '123456789'),
  DK: format('DK', /^\d{8}$/, '12345678'),
  EE: format('EE', /^\d{9}$/, '101234567'),
  ES: format('ES', /^[A-Z0-9]\d{7}[A-Z0-9]$/, 'B12345678'),
  FI: format('FI', /^\d{8}$/, '12345678'),
  FR: format('FR', /^[A-HJ-NP-Z0-9]{2}\d{9}$/, '12345678901'),
  GR: format('EL', /^\d{9}$/, '123456789'),
  HR: format('HR', /^\d{11}$/, '12345678901'),
  HU: format('HU', /^\d{8}$/, '12345678'),
  IE: format('IE', /^(\d{7}[A-W][AH]?|[7-9][A-Z*+]\d{5}[A-W])$/, '1234567FA'),
  IT: format('IT', /^\d{11}$/, '12345678901'),
  LT: format('LT', /^(\d{9}|\d{12})$/, '123456789'),
  LU: format('LU', /^\d{8}$/, '12345678'),
  LV: format('LV', /^\d{11}$/, '12345678901'),
  MT: format('MT', /^[1-9]\d{7}$/, '12345678'),
  NL: format('NL', /^\d{9}B\d{2}$/, '001234567B01'),
  PL: format('PL', /^\d{10}$/, '1234567890'),
  PT: format('PT', /^\d{9}$/, '123456789'),
  RO: format('RO', /^[1-9]\d{1,9}$/, '1234567890'),
  SE: format('SE', /^\d{10}01$/, '123456789001'),
  SI: format('SI', /^[1-9]\d{7}$/, '12345678'),
  SK: format('SK', /^[1-9]\d[2346-9]\d{7}$/, '1234567890'),
}

/** Normalizes a number with or without prefix and separators to the form that VIES expects: `NL001234567B01`. */
export function vatNumberOf(text: string, country: string): Result<string, VatNumberFault> {
  const typed = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s./_\p{Pd}]/gu, '')
    .replace(/^GR/, 'EL')
  const vatCountry = vatCountryOf(country)
  const foreign = euCountries.find((each) => each !== vatCountry && typed.startsWith(formatOf[each].prefix))
  if (vatCountry === null) return fail(foreign === undefined ? 'malformed_vat_number' : 'wrong_country')
  const { prefix, body } = formatOf[vatCountry]
  if (typed.startsWith(prefix) && body.test(typed.slice(prefix.length))) return ok(typed)
  if (foreign !== undefined) return fail('wrong_country')
  return body.test(typed) ? ok(prefix + typed) : fail('malformed_vat_number')
}

/** Example for an error message; null outside the EU. */
export function vatNumberExample(country: string): string | null {
  const vatCountry = vatCountryOf(country)
  return vatCountry && formatOf[vatCountry].example
}

/** Splits a number, because VIES expects prefix and number separately. */
export function vatNumberParts(vatNumber: string): { readonly prefix: string; readonly body: string } {
  return { prefix: vatNumber.slice(0, 2), body: vatNumber.slice(2) }
}
