import { mailboxOf } from '#core/customers/email.ts'
import type { Buyer } from './order.ts'

/**
 * Keys that identify a buyer; two buyers with any key in common are treated as the same person or company. Name and
 * address are excluded, because people share houses and common surnames.
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
