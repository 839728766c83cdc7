import type { HolderDetails } from '#core/customers/holder.ts'
import { emailKeyOf } from '#core/customers/email.ts'

/** What an order knows about the identity of its buyer: it came with the order, and nobody was asked for it. */
export interface HolderEvidence {
  readonly isEmailConfirmed: boolean
  /** Of the account or card that paid, where the provider tells. */
  readonly payerName: string | null
  /** What the register of VAT numbers says of the buyer's number, when it is valid. */
  readonly vat: {
    readonly number: string
    /** As that register spells it; not every country tells. */
    readonly name: string | null
    readonly request: string | null
    /** ISO 8601. */
    readonly checkedAt: string
  } | null
}

/** `email`: the holder's address is not confirmed. `identity`: nothing shows that the holder's name is right. */
export const verificationNeeds = ['email', 'identity'] as const
export type VerificationNeed = (typeof verificationNeeds)[number]

/** What shows something about a holder. The one who registers the name tells the register, if that asks. */
export type HolderProof =
  | { readonly claim: 'email'; readonly by: 'confirmed_link' }
  | { readonly claim: 'name'; readonly by: 'paying_account' }
  | { readonly claim: 'organisation'; readonly by: 'paying_account' | 'vat_register' | 'company_number' }

export interface Verification {
  readonly proofs: readonly HolderProof[]
  /** Empty: nothing is left to do. */
  readonly needs: readonly VerificationNeed[]
}

interface RegisterCheck {
  /** Of whom it wants to know that they are who they say. */
  readonly identityOf: 'nobody' | 'companies' | 'everybody'
  /** Whether the holder's own address has to be confirmed; if not, that of whoever administers the name is enough. */
  readonly confirmsEmail: boolean
  /** From the registration until the name goes offline, in days or working days. */
  readonly days?: number
  readonly workingDays?: number
}

/**
 * SIDN asks companies mostly, and gives them three working days; DENIC scores every holder, DNS Belgium and EURid choose
 * some. Registrars of all other names confirm the e-mail address.
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
 * What is proved about the holder of a name, and what is still needed. `tld` in A-labels, without a dot. A company has to
 * show something. A person who ordered for themselves has to only when another name paid: registers that choose whom they
 * ask say so later.
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

/** When the name goes offline if nothing happens. */
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

/** Words that names of people and companies are written with or without. */
const particles: ReadonlySet<string> = new Set(
  (
    'de het t van der den ten ter te von vom zu zum zur la le du di da el en of e o und oder and or hr dhr mw mevr herr frau mr mrs ' +
    'dr drs ir ing prof cj bv nv vof cv gmbh ug kg ohg ag ev eg mbh haftungsbeschrankt co inc ltd llc sa sarl sprl srl bvba'
  ).split(' '),
)

function wordsOf(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  // A company's form with dots, B.V., is one word; so are initials without blanks, J.P.
  return plain
    .replaceAll(/\b(?:\p{L}\.){2,}/gu, (dotted) =>
      particles.has(dotted.replaceAll('.', '')) ? ' ' : dotted.replaceAll('.', ' '),
    )
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !particles.has(word))
}

/** Banks write `Hr J A de Vries en/of Mw P Bakker`, `VRIES J DE`, `Jan de Vries`: the surname, and an initial that fits. */
export function isNameOf(
  account: string,
  { firstName, lastName }: Pick<HolderDetails, 'firstName' | 'lastName'>,
): boolean {
  const told = wordsOf(account)
  const surname = wordsOf(lastName)
  const [initial = ''] = wordsOf(firstName)[0] ?? ''
  const others = told.filter((word) => !surname.includes(word))
  return (
    surname.length > 0 &&
    initial !== '' &&
    surname.every((word) => told.includes(word)) &&
    others.some((word) => word.startsWith(initial))
  )
}

/** Every word of the shorter name is one of the longer. */
function isCompanyIn(account: string, company: string): boolean {
  const [shorter, longer] = [wordsOf(account), wordsOf(company)].toSorted((one, other) => one.length - other.length)
  return (
    shorter !== undefined &&
    longer !== undefined &&
    shorter.length > 0 &&
    shorter.every((word) => longer.includes(word))
  )
}
