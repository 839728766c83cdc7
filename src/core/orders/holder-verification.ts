import type { HolderDetails } from '#core/customers/holder.ts'
import { emailKeyOf } from '#core/customers/email.ts'

/** Evidence of the buyer's identity that came with the order, without asking the buyer. */
export interface HolderEvidence {
  readonly isEmailConfirmed: boolean
  /** Name on the paying account or card, if the provider discloses it. */
  readonly payerName: string | null
  /** Answer of the VAT register (VIES) about the buyer's number, if it is valid. */
  readonly vat: {
    readonly number: string
    /** Name as spelled by the register; some countries do not disclose it. */
    readonly name: string | null
    readonly request: string | null
    /** ISO 8601 date and time. */
    readonly checkedAt: string
  } | null
}

/** `email`: the holder's address is unconfirmed. `identity`: there is no evidence of the holder's name. */
export const verificationNeeds = ['email', 'identity'] as const
export type VerificationNeed = (typeof verificationNeeds)[number]

/** Evidence about a holder, which the registrar passes on to the registry on request. */
export type HolderProof =
  | { readonly claim: 'email'; readonly by: 'confirmed_link' }
  | { readonly claim: 'name'; readonly by: 'paying_account' }
  | { readonly claim: 'organisation'; readonly by: 'paying_account' | 'vat_register' | 'company_number' }

export interface Verification {
  readonly proofs: readonly HolderProof[]
  /** Open tasks; empty if there are none. */
  readonly needs: readonly VerificationNeed[]
}

interface RegisterCheck {
  /** Holders whose identity the registry verifies. */
  readonly identityOf: 'nobody' | 'companies' | 'everybody'
  /**
   * Whether the holder's own address must be confirmed; otherwise the address of the administrator of the name is
   * enough.
   */
  readonly confirmsEmail: boolean
  /** Deadline after registration before the name goes offline, in calendar days or working days. */
  readonly days?: number
  readonly workingDays?: number
}

/**
 * SIDN mostly verifies companies, within three working days; DENIC scores every holder; DNS Belgium and EURid sample
 * some. For all other names, registrars confirm the e-mail address.
 */
const checks: Readonly<Record<string, RegisterCheck>> = {
  nl: { identityOf: 'companies', confirmsEmail: false, workingDays: 3 },
  de: { identityOf: 'everybody', confirmsEmail: true, days: 30 },
  be: { identityOf: 'everybody', confirmsEmail: false, days: 14 },
  eu: { identityOf: 'everybody', confirmsEmail: true, days: 14 },
}
const usualCheck: RegisterCheck = { identityOf: 'nobody', confirmsEmail: true, days: 15 }

function checkOf(tld: string): RegisterCheck {
  return (Object.hasOwn(checks, tld) && checks[tld]) || usualCheck
}

type Buyer = Pick<HolderDetails, 'email' | 'customerType' | 'companyName' | 'firstName' | 'lastName'>

/**
 * Evidence and open tasks for the holder of a name. `tld` in A-labels, without a dot. A company always needs evidence.
 * A person who ordered for themselves needs it only if the payer has another name, because registries that sample
 * holders ask later.
 */
export function verificationOf(
  tld: string,
  holder: HolderDetails,
  buyer: Buyer,
  evidence: HolderEvidence,
): Verification {
  const { identityOf, confirmsEmail } = checkOf(tld)
  const isOwnEmail = emailKeyOf(holder.email) === emailKeyOf(buyer.email)
  const isConfirmed = evidence.isEmailConfirmed && isOwnEmail
  const identity = identityProofs(holder, evidence)
  const isBuyer = holderNameOf(holder) === holderNameOf(buyer)
  const isCompany = holder.customerType === 'business'
  const isAsked = identityOf === 'everybody' || (identityOf === 'companies' && isCompany)
  const isVouchedFor = identity.length > 0 || (!isCompany && isBuyer && evidence.payerName === null)
  return {
    proofs: [...(isConfirmed ? [{ claim: 'email', by: 'confirmed_link' } as const] : []), ...identity],
    needs: [
      ...(isConfirmed || (evidence.isEmailConfirmed && !confirmsEmail) ? [] : (['email'] as const)),
      ...(isAsked && !isVouchedFor ? (['identity'] as const) : []),
    ],
  }
}

function holderNameOf({ customerType, companyName, firstName, lastName }: Buyer): string {
  return `${customerType} ${customerType === 'business' ? companyName : `${firstName} ${lastName}`}`
}

function identityProofs(holder: HolderDetails, { payerName, vat }: HolderEvidence): readonly HolderProof[] {
  const { customerType, companyName, chamberOfCommerceNumber, vatNumber } = holder
  if (customerType === 'private') {
    return payerName !== null && isNameOf(payerName, holder) ? [{ claim: 'name', by: 'paying_account' }] : []
  }
  const company = companyName ?? ''
  const isKnown = vat !== null && vat.number === vatNumber && (vat.name === null || isCompanyIn(vat.name, company))
  const proofs: readonly (HolderProof | false)[] = [
    payerName !== null && isCompanyIn(payerName, company) && { claim: 'organisation', by: 'paying_account' },
    isKnown && { claim: 'organisation', by: 'vat_register' },
    chamberOfCommerceNumber !== null && { claim: 'organisation', by: 'company_number' },
  ]
  return proofs.filter((proof) => proof !== false)
}

/** Time at which the name goes offline if the open tasks are not completed. */
export function verificationDeadline(tld: string, registeredAt: Date): Date {
  const { days = 0, workingDays = 0 } = checkOf(tld)
  const end = new Date(registeredAt)
  end.setUTCDate(end.getUTCDate() + days)
  for (let left = workingDays; left > 0;) {
    end.setUTCDate(end.getUTCDate() + 1)
    if (![0, 6].includes(end.getUTCDay())) left -= 1
  }
  return end
}

/** Words that may or may not be part of the written name of a person or company. */
const particles: ReadonlySet<string> = new Set(
  (
    'de het t van der den ten ter te von vom zu zum zur la le du di da el en of e o und oder and or hr dhr mw mevr herr frau mr mrs ' +
    'dr drs ir ing prof cj bv nv vof cv gmbh ug kg ohg ag ev eg mbh haftungsbeschrankt co inc ltd llc sa sarl sprl srl bvba'
  ).split(' '),
)

function wordsOf(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  // Dotted legal forms such as B.V. count as one word; initials without blanks such as J.P. are split.
  return plain
    .replaceAll(/\b(?:\p{L}\.){2,}/gu, (dotted) =>
      particles.has(dotted.replaceAll('.', '')) ? ' ' : dotted.replaceAll('.', ' '),
    )
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !particles.has(word))
}

/**
 * Whether an account name fits a person: it contains the surname and a matching initial. Banks write `Hr J A de Vries
 * en/of Mw P Bakker`, `VRIES J DE` or `Jan de Vries`.
 */
export function isNameOf(
  account: string,
  { firstName, lastName }: Pick<HolderDetails, 'firstName' | 'lastName'>,
): boolean {
  const accountWords = wordsOf(account)
  const surname = wordsOf(lastName)
  const [initial = ''] = wordsOf(firstName)[0] ?? ''
  const others = accountWords.filter((word) => !surname.includes(word))
  return (
    surname.length > 0 &&
    initial !== '' &&
    surname.every((word) => accountWords.includes(word)) &&
    others.some((word) => word.startsWith(initial))
  )
}

/** Whether every word of the shorter name is in the longer one. */
function isCompanyIn(account: string, company: string): boolean {
  const [shorter, longer] = [wordsOf(account), wordsOf(company)].toSorted((one, other) => one.length - other.length)
  return (
    shorter !== undefined &&
    longer !== undefined &&
    shorter.length > 0 &&
    shorter.every((word) => longer.includes(word))
  )
}
