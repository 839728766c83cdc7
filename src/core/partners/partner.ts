import { emailFault, type EmailFault, mailboxOf, normalizeEmail } from '#core/customers/email.ts'
import { ibanOf } from './iban.ts'
import {
  lineFault,
  type LineFault,
  normalizeLine,
  personNameFault,
  type PersonNameFault,
  webAddressOf,
} from '#core/text/text-input.ts'
import { vatNumberOf } from '#core/tax/vat-number.ts'

/** Application form; optional fields may be blank. */
export interface PartnerForm {
  readonly name: string
  readonly companyName: string
  readonly email: string
  readonly website: string
  readonly vatNumber: string
  readonly iban: string
}

export interface PartnerDetails {
  readonly name: string
  readonly companyName: string | null
  readonly email: string
  readonly website: string
  readonly vatNumber: string | null
  readonly iban: string | null
}

export interface PartnerFault {
  readonly path: keyof PartnerForm
  readonly code:
    | LineFault
    | PersonNameFault
    | EmailFault
    | 'malformed_website'
    | 'malformed_vat_number'
    | 'malformed_iban'
}

export const maxPartnerLengths = { name: 100, companyName: 200, website: 300, vatNumber: 30, iban: 50 } as const

export function partnerFaults(form: PartnerForm): readonly PartnerFault[] {
  const { name, companyName, email, website, vatNumber, iban } = form
  const checks: readonly (readonly [PartnerFault['path'], PartnerFault['code'] | null])[] = [
    ['name', personNameFault(name, maxPartnerLengths.name)],
    ['companyName', isBlank(companyName) ? null : lineFault(companyName, maxPartnerLengths.companyName)],
    ['email', emailFault(email)],
    ['website', lineFault(website, maxPartnerLengths.website) ?? (webAddressOf(website) ? null : 'malformed_website')],
    ['vatNumber', isBlank(vatNumber) || euVatNumberOf(vatNumber) ? null : 'malformed_vat_number'],
    ['iban', isBlank(iban) || ibanOf(iban) ? null : 'malformed_iban'],
  ]
  return checks.flatMap(([path, code]) => (code === null ? [] : [{ path, code }]))
}

/** Requires a form without faults. */
export function partnerDetailsOf(form: PartnerForm): PartnerDetails {
  return {
    name: normalizeLine(form.name),
    companyName: normalizeLine(form.companyName) || null,
    email: normalizeEmail(form.email),
    website: webAddressOf(form.website) ?? '',
    vatNumber: euVatNumberOf(form.vatNumber),
    iban: ibanOf(form.iban),
  }
}

/** Facts about the buyer's identity. */
export interface OwnPurchaseFacts {
  /** All known e-mail addresses of the buyer. */
  readonly emails: readonly string[]
  readonly vatNumber: string | null
}

/**
 * Whether the buyer is the partner: same mailbox, ignoring a `+tag`, or same VAT number. Own purchases earn no
 * commission.
 */
export function isOwnPurchase(
  partner: Pick<PartnerDetails, 'email' | 'vatNumber'>,
  { emails, vatNumber }: OwnPurchaseFacts,
): boolean {
  const own = mailboxOf(partner.email)
  return emails.some((email) => mailboxOf(email) === own) || (vatNumber !== null && vatNumber === partner.vatNumber)
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** The prefix determines the country; without a prefix the number is Dutch. */
function euVatNumberOf(text: string): string | null {
  const [prefix = 'NL'] = /^[A-Z]{2}/.exec(text.trim().toUpperCase()) ?? []
  const number = vatNumberOf(text, prefix === 'EL' ? 'GR' : prefix)
  return number.ok ? number.value : null
}
