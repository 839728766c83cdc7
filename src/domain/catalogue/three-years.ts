import { cents, type VatPair } from '#domain/money/money.ts'

interface Charges {
  readonly firstTerm: VatPair
  readonly renewal: VatPair | null
}

/**
 * Everything charged within three years, every invoice with VAT of its own: VAT over the sum would differ by a cent.
 * A move that pays for no term has one renewal more.
 */
export function threeYearCostOf({ firstTerm, renewal }: Charges, years: number, more = 0): VatPair {
  const renewals = Math.ceil(3 / years) - 1 + more
  const sum = (side: keyof VatPair) => cents(firstTerm[side] + renewals * (renewal?.[side] ?? 0))
  return { excl: sum('excl'), incl: sum('incl') }
}
