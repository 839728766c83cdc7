import type { InvoicedParty } from '#domain/orders/invoice.ts'

/** How an electronic address is to be read: a code of the list EAS. */
export interface ElectronicAddress {
  readonly scheme: string
  readonly id: string
}

/** The schemes under which VAT numbers of a country can be reached. */
const vatSchemes: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
}

/** The Dutch register of companies. */
export const chamberScheme = '0106'

/** The VAT number where it leads somewhere, else the mail address: one of them everybody has. */
export function electronicAddressOf({ vatNumber, email }: InvoicedParty): ElectronicAddress {
  const scheme = vatNumber === null ? undefined : vatSchemes[vatNumber.slice(0, 2)]
  return vatNumber === null || scheme === undefined ? { scheme: 'EM', id: email } : { scheme, id: vatNumber }
}
