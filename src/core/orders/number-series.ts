/** Format `2026-000123`, or `2026R1-000123` in the series after the first restore of the database. */
export const orderNumberPattern = /^\d{4}(?:R[1-9]\d{0,2})?-\d{6,12}$/

/** Order numbers in a text, in any case. */
export function orderNumbersIn(text: string): readonly string[] {
  const numbers = text.toUpperCase().match(/(?<![\d-])\d{4}(?:R[1-9]\d{0,2})?-\d{6,9}(?![\d-])/g)
  return [...new Set(numbers)]
}

/** Number of database restores before this number was issued. */
export function restoreOf(orderNumber: string): number {
  return Number(/^\d{4}R(\d+)-/.exec(orderNumber)?.[1] ?? 0)
}
