/** Country, check digits, account: 15 to 34 characters in all. */
const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** As it is transferred to: no blanks, upper case. Null for what no bank would take. */
export function ibanOf(text: string): string | null {
  const iban = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '')
  return shape.test(iban) && remainderOf(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : null
}

/** ISO 7064, 97-10: letters count as two digits, A as 10. */
function remainderOf(text: string): number {
  let remainder = 0
  for (const digit of text.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) {
    remainder = (remainder * 10 + Number(digit)) % 97
  }
  return remainder
}

/** Enough for its owner to recognise it. */
export function maskedIban(iban: string): string {
  return `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`
}
