/** All codes of ISO 3166-1 alpha-2. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** Member states of the EU. Greece is GR; only its VAT numbers start with EL. */
export const euCountries = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const
export type EuCountry = (typeof euCountries)[number]

const countries: ReadonlySet<string> = new Set(countryCodes)
const members: ReadonlySet<string> = new Set(euCountries)

export function isCountry(code: string): boolean {
  return countries.has(code)
}

/**
 * The member state whose VAT applies in a country; null outside the EU's VAT area. Monaco counts as France (Directive
 * 2006/112/EC, article 7). Territories with a code of their own that article 6 excludes, such as Åland (AX), are
 * outside; so are the Isle of Man and, for services, Northern Ireland. Areas without a code of their own, such as the
 * Canary Islands, cannot be distinguished from their country.
 */
export function vatCountryOf(code: string): EuCountry | null {
  if (code === 'MC') return 'FR'
  return isMember(code) ? code : null
}

export function isInVatArea(code: string): boolean {
  return vatCountryOf(code) !== null
}

function isMember(code: string): code is EuCountry {
  return members.has(code)
}
