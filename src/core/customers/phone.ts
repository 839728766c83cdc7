import { fail, ok, type Result } from '#core/result/result.ts'

/** Stored and sent form: `+31612345678`. */
export type E164 = `+${number}`

/** Country calling codes from the metadata of libphonenumber; a test compares them. */
const callingCodes =
  'AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AQ672 AR54 AS1 AT43 AU61 AW297 AX358 AZ994 BA387 BB1 BD880 BE32 ' +
  'BF226 BG359 BH973 BI257 BJ229 BL590 BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BV47 BW267 BY375 BZ501 CA1 CC61 ' +
  'CD243 CF236 CG242 CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CX61 CY357 CZ420 DE49 DJ253 ' +
  'DK45 DM1 DO1 DZ213 EC593 EE372 EG20 EH212 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 GD1 ' +
  'GE995 GF594 GG44 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GS500 GT502 GU1 GW245 GY592 HK852 HM672 ' +
  'HN504 HR385 HT509 HU36 ID62 IE353 IL972 IM44 IN91 IO246 IQ964 IR98 IS354 IT39 JE44 JM1 JO962 JP81 KE254 ' +
  'KG996 KH855 KI686 KM269 KN1 KP850 KR82 KW965 KY1 KZ7 LA856 LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 ' +
  'LV371 LY218 MA212 MC377 MD373 ME382 MF590 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MP1 MQ596 MR222 MS1 MT356 ' +
  'MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NF672 NG234 NI505 NL31 NO47 NP977 NR674 NU683 NZ64 OM968 ' +
  'PA507 PE51 PF689 PG675 PH63 PK92 PL48 PM508 PN64 PR1 PS970 PT351 PW680 PY595 QA974 RE262 RO40 RS381 RU7 ' +
  'RW250 SA966 SB677 SC248 SD249 SE46 SG65 SH290 SI386 SJ47 SK421 SL232 SM378 SN221 SO252 SR597 SS211 ST239 ' +
  'SV503 SX1 SY963 SZ268 TC1 TD235 TF262 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1 TV688 TW886 ' +
  'TZ255 UA380 UG256 UM1 US1 UY598 UZ998 VA39 VC1 VE58 VG1 VI1 VN84 VU678 WF681 WS685 YE967 YT262 ZA27 ZM260 ' +
  'ZW263'

/** Codes of territories without an ISO country of their own: Ascension Island, Kosovo. */
const otherCodes = ['247', '383']

/** Calling codes whose national numbers start with a trunk 0 that is dropped after the code. Italy (39) keeps the 0. */
const trunkZeroCodes: ReadonlySet<string> = new Set(
  (
    '20 27 31 32 33 40 41 43 44 46 49 51 53 54 55 57 58 60 61 62 63 64 66 81 82 84 86 90 91 92 93 94 95 98 211 212 213 ' +
    '218 231 232 233 234 243 249 250 251 252 254 255 256 260 261 262 263 264 265 291 353 355 358 359 370 373 374 377 380 ' +
    '381 382 383 385 386 387 389 421 423 508 590 591 593 594 595 596 598 686 850 855 856 880 886 961 962 963 964 966 967 ' +
    '970 971 972 976 977 994 995 996'
  ).split(' '),
)

/** Other trunk prefixes by calling code; `maxLength` is that of a national number without the prefix. */
const trunkPrefixes: Readonly<Record<string, { readonly prefix: RegExp; readonly maxLength: number }>> = {
  '1': { prefix: /^1/, maxLength: 10 },
  '7': { prefix: /^8/, maxLength: 10 },
  '36': { prefix: /^06/, maxLength: 9 },
  /* In practice dialled with 8, officially with 0. */
  '370': { prefix: /^[08]/, maxLength: 8 },
  '375': { prefix: /^(?:80?|0)/, maxLength: 9 },
  '692': { prefix: /^1/, maxLength: 7 },
  '993': { prefix: /^8/, maxLength: 8 },
}

/** Patterns of national numbers for countries with fixed lengths: a missing digit is the most common mistake. */
const nationalNumbers: Readonly<Record<string, RegExp>> = {
  '1': /^\d{10}$/,
  '7': /^\d{10}$/,
  '31': /^([1-7]\d{8}|8\d{6,9}|9\d{6,10})$/,
  '32': /^\d{8,9}$/,
  '33': /^\d{9}$/,
  '36': /^[1-9]\d{7,8}$/,
}

const minDigits = 7
const maxDigits = 15

const codeOf: ReadonlyMap<string, string> = new Map(
  callingCodes.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(2)]),
)
const allCodes: ReadonlySet<string> = new Set([...codeOf.values(), ...otherCodes])

export function callingCodeOf(country: string): string | null {
  return codeOf.get(country) ?? null
}

/** The calling code at the start of a number in international notation. No code is a prefix of another. */
export function callingCodeIn(digits: string): string | null {
  return [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => allCodes.has(start)) ?? null
}

/**
 * Parses a number in national or international notation with any separators; national numbers are those of `country`.
 */
export function phoneOf(text: string, country: string): Result<E164, 'malformed_phone'> {
  const typed = text
    .normalize('NFKC')
    .replaceAll('(0)', '')
    .replaceAll(/[\s()./_\p{Pd}]/gu, '')
  if (!/^\+?\d+$/.test(typed)) return fail('malformed_phone')
  const digits = internationalDigits(typed, country)
  const code = digits === null ? null : callingCodeIn(digits)
  if (digits === null || code === null) return fail('malformed_phone')
  const number = withoutTrunkPrefix(digits.slice(code.length), code)
  return isNationalNumber(number, code) ? ok(`+${code}${number}` as E164) : fail('malformed_phone')
}

function internationalDigits(typed: string, country: string): string | null {
  if (typed.startsWith('+')) return typed.slice(1)
  const code = callingCodeOf(country)
  if (code === '1' && typed.startsWith('011')) return typed.slice(3)
  if (typed.startsWith('00')) return typed.slice(2)
  return code === null ? null : code + typed
}

function withoutTrunkPrefix(number: string, code: string): string {
  const trunk = trunkPrefixes[code]
  if (trunk !== undefined && number.length > trunk.maxLength) {
    const rest = number.replace(trunk.prefix, '')
    return rest.length > trunk.maxLength ? number : rest
  }
  return trunkZeroCodes.has(code) && number.startsWith('0') ? number.slice(1) : number
}

function isNationalNumber(number: string, code: string): boolean {
  const length = code.length + number.length
  if (length < minDigits || length > maxDigits) return false
  const hasTrunk = trunkZeroCodes.has(code) || Object.hasOwn(trunkPrefixes, code)
  if (hasTrunk && number.startsWith('0')) return false
  return nationalNumbers[code]?.test(number) ?? true
}

/** A Dutch number in international notation with no-break spaces: +31 30 200 1000. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+31(\d{2})(\d{3})(\d{4})$/, '+31\u00a0$1\u00a0$2\u00a0$3')
}
