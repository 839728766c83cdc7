interface Address {
  readonly street: string
  readonly houseNumber: string
}

const numberAtEnd = /^(.*\p{L}.*?)[\s,]+(\d{1,5}(?:[\s-]?\p{L}{1,2}|[-/]\d{1,4})?)$/u

/** Browsers fill in `Oudegracht 14` as one line: with no number yet, its end is the number. */
export function withHouseNumber<Values extends Address>(values: Values): Values {
  if (values.houseNumber.trim() !== '') return values
  const [, street, houseNumber] = numberAtEnd.exec(values.street.trim()) ?? []
  return street === undefined || houseNumber === undefined ? values : { ...values, street, houseNumber }
}
