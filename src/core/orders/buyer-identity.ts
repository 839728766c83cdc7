import { mailboxOf } from '#core/customers/email.ts'
import type { Buyer } from './order.ts'

/**
 * What shows that two buyers are one person or company, as words that can be compared: any of them in common is enough.
 * Address and name are left out: people share a house, and thousands are called De Vries.
 */
export function buyerIdentityOf(
  buyer: Pick<Buyer, 'email' | 'phone' | 'vatNumber' | 'chamberOfCommerceNumber' | 'country'>,
): readonly string[] {
  const { email, phone, vatNumber, chamberOfCommerceNumber, country } = buyer
  const register = chamberOfCommerceNumber?.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return [
    `mailbox ${mailboxOf(email)}`,
    `phone ${phone}`,
    ...(vatNumber === null ? [] : [`vat ${vatNumber}`]),
    ...(register ? [`register ${country} ${register}`] : []),
  ]
}
