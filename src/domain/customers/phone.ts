import { fail, ok, type Result } from '#domain/basics/result.ts'

/** A Dutch number as it is printed abroad and at home, kept on one line: +31 30 200 1000. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+31(\d{2})(\d{3})(\d{4})$/, '+31\u00a0$1\u00a0$2\u00a0$3')
}

/** The digits after the + of every country's numbers, from libphonenumber's metadata. */
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

/** Where a number is dialled with a 0 in front at home, which is left out from abroad. In Italy the 0 stays. */
const zeroInFront =
  'AE AF AL AM AR AT AU AX AZ BA BD BE BG BL BO BR CC CD CH CN CO CU CX DE DZ EC EG EH ER ET FI FR GB GE GF GG ' +
  'GH GP HR ID IE IL IM IN IQ IR JE JO JP KE KG KH KI KP KR LA LB LI LK LR LT LY MA MC MD ME MF MG MK MM MN MQ ' +
  'MW MY NA NG NL NP NZ PE PH PK PM PN PS PY RE RO RS RW SA SD SE SI SK SL SO SS SY TF TH TR TW TZ UA UG UY VE ' +
  'VN YE YT ZA ZM ZW'

const codeOf: ReadonlyMap<string, string> = new Map(
  callingCodes.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(2)]),
)
const droppingZero: ReadonlySet<string> = new Set(zeroInFront.split(' '))
const codesDroppingZero: ReadonlySet<string | undefined> = new Set(
  Array.from(droppingZero, (country) => codeOf.get(country)),
)
const allCodes: ReadonlySet<string> = new Set(codeOf.values())

export function callingCodeOf(country: string): string | null {
  return codeOf.get(country) ?? null
}

/** The code a number in international notation begins with: no code is the beginning of another. */
export function callingCodeIn(digits: string): string | null {
  return [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => allCodes.has(start)) ?? null
}

export function dropsTrunkZero(country: string): boolean {
  return droppingZero.has(country)
}

function codeDropsTrunkZero(callingCode: string): boolean {
  return codesDroppingZero.has(callingCode)
}

/** `+31612345678`: what is stored and sent. */
export type E164 = `+${number}`

/** Countries with another digit in front than 0; a number there is as long as this without it. */
const oddTrunks: Readonly<Record<string, { readonly prefix: string; readonly longest: number }>> = {
  BY: { prefix: '8', longest: 9 },
  HU: { prefix: '06', longest: 9 },
  KZ: { prefix: '8', longest: 10 },
  LT: { prefix: '8', longest: 8 },
  RU: { prefix: '8', longest: 10 },
  TM: { prefix: '8', longest: 8 },
}

/** How many digits follow the code where that is certain: a digit too few is the commonest mistake. */
const lengthOf: Readonly<Record<string, RegExp>> = {
  '1': /^\d{10}$/,
  '31': /^([1-7]\d{8}|8\d{6,9}|9\d{6,10})$/,
  '32': /^\d{8,9}$/,
  '33': /^\d{9}$/,
}

const minDigits = 7
const maxDigits = 15

/** As people type it, with blanks, brackets, dashes and the 0 of home; the country is the one they live in. */
export function phoneOf(text: string, country: string): Result<E164, 'malformed_phone'> {
  const typed = text
    .normalize('NFKC')
    .replaceAll('(0)', '')
    .replaceAll(/[\s()./_\p{Pd}]/gu, '')
  if (!/^\+?\d+$/.test(typed)) return fail('malformed_phone')
  const digits = internationalDigits(typed, country)
  if (digits === null) return fail('malformed_phone')
  const code = callingCodeIn(digits)
  if (code === null || digits.length < minDigits || digits.length > maxDigits) return fail('malformed_phone')
  const number = withoutZero(digits.slice(code.length), codeDropsTrunkZero(code))
  return isNumber(number, code) ? ok(`+${code}${number}` as E164) : fail('malformed_phone')
}

function isNumber(number: string, code: string): boolean {
  if (code.length + number.length < minDigits || (number.startsWith('0') && codeDropsTrunkZero(code))) return false
  return lengthOf[code]?.test(number) ?? true
}

function internationalDigits(typed: string, country: string): string | null {
  if (typed.startsWith('+')) return typed.slice(1)
  const code = callingCodeOf(country)
  if (code === '1' && typed.startsWith('011')) return typed.slice(3)
  if (typed.startsWith('00')) return typed.slice(2)
  return code === null ? null : code + nationalDigits(typed, country, code)
}

function nationalDigits(typed: string, country: string, code: string): string {
  const trunk = code === '1' ? { prefix: '1', longest: 10 } : oddTrunks[country]
  if (trunk !== undefined && typed.startsWith(trunk.prefix) && typed.length > trunk.longest) {
    return typed.slice(trunk.prefix.length)
  }
  return withoutZero(typed, dropsTrunkZero(country))
}

function withoutZero(digits: string, drop: boolean): string {
  return drop && digits.startsWith('0') ? digits.slice(1) : digits
}
