/** Billing frequency as in the API; null for one-off prices. */
export type Frequency = 'monthly' | 'yearly' | `${number}-yearly`

/** The longest term on sale. */
export const maxYears = 10

/** @returns null if the word is not a frequency */
export function frequencyOf(word: string): Frequency | null {
  if (word === 'monthly' || word === 'yearly') return word
  const years = /^([1-9]\d?)-yearly$/.exec(word)?.[1]
  return years !== undefined && Number(years) >= 2 && Number(years) <= maxYears ? `${Number(years)}-yearly` : null
}

export function frequencyOfYears(years: number): Frequency {
  if (!Number.isInteger(years) || years < 1 || years > maxYears) throw new RangeError(`not a term: ${years} years`)
  return years === 1 ? 'yearly' : `${years}-yearly`
}

export function monthsOf(frequency: Frequency): number {
  if (frequency === 'monthly') return 1
  return frequency === 'yearly' ? 12 : Number.parseInt(frequency, 10) * 12
}
