declare const unit: unique symbol

/** Whole euro cents. */
export type Cents = number & { readonly [unit]: 'cents' }
/** Hundredths of a percent: 21 % is 2100, 25.5 % is 2550. */
export type BasisPoints = number & { readonly [unit]: 'basisPoints' }

export interface VatPair {
  readonly excl: Cents
  readonly incl: Cents
}

/** Throws on fractions of a cent, which are bugs rather than user errors. */
export function cents(value: number): Cents {
  const amount = value === 0 ? 0 : value
  if (!isCents(amount)) throw new RangeError(`not whole cents: ${value}`)
  return amount
}

export function basisPoints(value: number): BasisPoints {
  if (!isBasisPoints(value)) throw new RangeError(`not basis points: ${value}`)
  return value
}

function isCents(value: number): value is Cents {
  return Number.isSafeInteger(value)
}

function isBasisPoints(value: number): value is BasisPoints {
  return Number.isSafeInteger(value) && value >= 0 && value <= 10_000
}

export const noCents = cents(0)

export function sumOf(amounts: Iterable<Cents>): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return cents(sum)
}

/** Negates an amount, for refunds and credit notes. */
export function negated(amount: Cents): Cents {
  return cents(0 - amount)
}

/** Rounds half up; negative amounts, as on credit notes, by their absolute value. */
export function divideHalfUp(amount: number, divisor: number): Cents {
  const size = Math.abs(amount)
  const half = Math.floor(divisor / 2)
  const divided = (size - (size % divisor)) / divisor + (size % divisor >= divisor - half ? 1 : 0)
  return cents(Math.sign(amount) * divided)
}

/** A percentage of an amount, rounded half up. */
export function shareOf(amount: Cents, share: BasisPoints): Cents {
  return divideHalfUp(cents(amount * share), 10_000)
}

export function vatOn(net: Cents, rate: BasisPoints): Cents {
  return shareOf(net, rate)
}

export function vatPairOf(net: Cents, rate: BasisPoints): VatPair {
  return { excl: net, incl: cents(net + vatOn(net, rate)) }
}

/** Amount for the API, where money is a JSON number in euros. The quotient prints as the exact decimal. */
export function eurosOf(amount: Cents): number {
  return amount / 100
}

/** @returns null for fractions of a cent */
export function centsOfEuros(euros: number): Cents | null {
  const whole = Math.round(euros * 100)
  return Number.isSafeInteger(whole) && whole / 100 === euros ? cents(whole) : null
}

/** Rate for the API, where rates are percentages: 21, 25.5. */
export function percentageOf(rate: BasisPoints): number {
  return rate / 100
}

export function basisPointsOfPercentage(percentage: number): BasisPoints | null {
  const whole = Math.round(percentage * 100)
  return whole >= 0 && whole <= 10_000 && whole / 100 === percentage ? basisPoints(whole) : null
}

/** Euros with exactly two decimals: `60.50`. */
export function decimalOf(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** @returns null unless the text is digits, a point and exactly two decimals */
export function centsOfDecimal(text: string): Cents | null {
  return /^\d{1,12}\.\d{2}$/.test(text) ? cents(Number(text.replace('.', ''))) : null
}
