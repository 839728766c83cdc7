import { type Cents, cents } from './money.ts'

/** Euros with exactly two decimals: `60.50`. */
export function decimalOf(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Null for anything but digits, a point and exactly two decimals. */
export function centsOfDecimal(text: string): Cents | null {
  return /^\d{1,12}\.\d{2}$/.test(text) ? cents(Number(text.replace('.', ''))) : null
}
