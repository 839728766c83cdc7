export type PostalCodeFault = 'required' | 'malformed_postal_code'

interface Format {
  readonly pattern: RegExp
  /** Separator between the groups of the pattern. */
  readonly joint: string
  /** Country letters that may precede the code. */
  readonly prefix?: string
  readonly example: string
}

const format = (pattern: RegExp, example: string, { joint = '', prefix = '' } = {}): Format => ({
  pattern,
  joint,
  prefix,
  example,
})

/** Patterns match the code in upper case, without blanks and dashes. */
const formatOf: Readonly<Record<string, Format>> = {
  AT: format(/^([1-9]\d{3})$/, '1010', { prefix: 'A' }),
  BE: format(/^([1-9]\d{3})$/, '1000', { prefix: 'B' }),
  BG: format(/^([1-9]\d{3})$/, '1000'),
  CH: format(/^([1-9]\d{3})$/, '8001'),
  CY: format(/^([1-9]\d{3})$/, '1010'),
  CZ: format(/^([1-7]\d{2})(\d{2})$/, '110 00', { joint: ' ' }),
  DE: format(/^(\d{5})$/, '10115', { prefix: 'D' }),
  DK: format(/^(\d{4})$/, '1050'),
  EE: format(/^(\d{5})$/, '10111'),
  ES: format(/^((?:0[1-9]|[1-4]\d|5[0-2])\d{3})$/, '28001', { prefix: 'E' }),
  FI: format(/^(\d{5})$/, '00100'),
  FR: format(/^(\d{5})$/, '75001', { prefix: 'F' }),
  GB: format(/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, 'SW1A 1AA', { joint: ' ' }),
  GR: format(/^([1-8]\d{2})(\d{2})$/, '104 31', { joint: ' ' }),
  HR: format(/^([1-5]\d{4})$/, '10000'),
  HU: format(/^([1-9]\d{3})$/, '1011', { prefix: 'H' }),
  IE: format(/^([A-Z]\d[\dW])([A-Z\d]{4})$/, 'D02 AF30', { joint: ' ' }),
  IT: format(/^(\d{5})$/, '00118', { prefix: 'I' }),
  LI: format(/^(94\d{2})$/, '9490', { prefix: 'FL' }),
  LT: format(/^(?:LT)?(\d{5})$/, 'LT-01100'),
  LU: format(/^([1-9]\d{3})$/, '1009', { prefix: 'L' }),
  LV: format(/^(?:LV)?(\d{4})$/, 'LV-1001'),
  MT: format(/^([A-Z]{3})(\d{4})$/, 'VLT 1110', { joint: ' ' }),
  NL: format(/^([1-9]\d{3})((?!S[ADS])[A-Z]{2})$/, '1012 AB', { joint: ' ' }),
  NO: format(/^(\d{4})$/, '0150', { prefix: 'N' }),
  PL: format(/^(\d{2})(\d{3})$/, '00-001', { joint: '-' }),
  PT: format(/^([1-9]\d{3})(\d{3})$/, '1000-001', { joint: '-' }),
  RO: format(/^(\d{6})$/, '010011'),
  SE: format(/^([1-9]\d{2})(\d{2})$/, '111 20', { joint: ' ' }),
  SI: format(/^([1-9]\d{3})$/, '1000'),
  SK: format(/^([089]\d{2})(\d{2})$/, '811 01', { joint: ' ' }),
  US: format(/^(\d{5})(\d{4})?$/, '10001', { joint: '-' }),
}

/** Countries without postal codes, or where many people do not use theirs (Ireland). */
const withoutPostalCode: ReadonlySet<string> = new Set(
  (
    'AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM EH ER FJ GA GD GH GM GN GQ GY HK HM IE JM KI KM ' +
    'KN KP LC LY ML MO MR MS MW NA NR NU PA QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV TZ UG UM VU WS YE ZW'
  ).split(' '),
)

/** Permissive pattern for countries without an entry in `formatOf`. */
const otherFormats = /^[\p{L}\p{N}][\p{L}\p{N} -]{1,11}$/u

export function isPostalCodeRequired(country: string): boolean {
  return !withoutPostalCode.has(country)
}

/** Official notation of a valid postal code; invalid input is only trimmed. */
export function normalizePostalCode(text: string, country: string): string {
  return formattedOf(text, country) ?? plainOf(text)
}

export function postalCodeFault(text: string, country: string): PostalCodeFault | null {
  if (text.trim() === '') return isPostalCodeRequired(country) ? 'required' : null
  return formattedOf(text, country) === null ? 'malformed_postal_code' : null
}

export function postalCodeExample(country: string): string | null {
  return Object.hasOwn(formatOf, country) ? (formatOf[country]?.example ?? null) : null
}

function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase()
}

function formattedOf(text: string, country: string): string | null {
  const plain = plainOf(text)
  const countryFormat = Object.hasOwn(formatOf, country) ? formatOf[country] : undefined
  if (countryFormat === undefined) return otherFormats.test(plain) ? plain : null
  const bare = plain.replaceAll(/[ -]/g, '')
  for (const prefix of ['', country, countryFormat.prefix ?? '']) {
    const groups = bare.startsWith(prefix) ? countryFormat.pattern.exec(bare.slice(prefix.length)) : null
    if (groups === null) continue
    const code = groups
      .slice(1)
      .filter((group) => group !== undefined)
      .join(countryFormat.joint)
    return country === 'LT' || country === 'LV' ? `${country}-${code}` : code
  }
  return null
}
