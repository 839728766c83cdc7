import { callingCodeIn, callingCodeOf, codeDropsTrunkZero, dropsTrunkZero } from './calling-codes.ts'
import { fail, ok, type Result } from '#domain/basics/result.ts'

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
