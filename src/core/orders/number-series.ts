/** `2026-000123`; `2026R1-000123` in the series that the first restore of the database opened. */
export const orderNumberPattern = /^\d{4}(?:R[1-9]\d{0,2})?-\d{6,12}$/

/** Order numbers mentioned in a text, whatever the case of the letter. */
export function orderNumbersIn(text: string): readonly string[] {
  const found = text.toUpperCase().match(/(?<![\d-])\d{4}(?:R[1-9]\d{0,2})?-\d{6,9}(?![\d-])/g)
  return [...new Set(found)]
}

/** How many restores had come before the number was given out. */
export function restoreOf(orderNumber: string): number {
  return Number(/^\d{4}R(\d+)-/.exec(orderNumber)?.[1] ?? 0)
}
