import { emailFault, type EmailFault, normalizeEmail } from '#core/customers/email.ts'
import { daysAfter, type IsoDate, isIsoDate, monthsAfter } from '#core/time/iso-date.ts'
import { lineFault, type LineFault, normalizeLine } from '#core/text/text-input.ts'
import { firstDayOf, firstTermOf } from './billing-term.ts'
import { orderNumbersIn } from './number-series.ts'
import type { OrderLine, OrderSnapshot } from './order.ts'

/** Form for withdrawal from or cancellation of a contract. The law forbids requiring more fields. */
export interface DeclarationForm {
  readonly name: string
  /** Order or contract as free text. */
  readonly contract: string
  /** Receives the confirmation of receipt. */
  readonly email: string
}

export const cancellationTypes = ['ordinary', 'extraordinary'] as const
export type CancellationType = (typeof cancellationTypes)[number]

export interface CancellationForm extends DeclarationForm {
  readonly type: CancellationType
  /** Only for extraordinary cancellations. */
  readonly reason: string
  /** Blank means as soon as possible. */
  readonly endsOn: string
}

export type DeclarationKind = 'withdrawal' | 'cancellation'

export type Declaration = DeclarationForm &
  (
    | { readonly kind: 'withdrawal' }
    | {
        readonly kind: 'cancellation'
        readonly type: CancellationType
        readonly reason: string | null
        readonly endsOn: IsoDate | null
      }
  )

export interface DeclarationFault {
  readonly path: 'name' | 'contract' | 'email' | 'reason' | 'endsOn'
  readonly code: LineFault | EmailFault | 'malformed_date'
}

export const maxDeclarationLengths = { name: 200, contract: 500, reason: 1000 } as const

export function withdrawalFaults(form: DeclarationForm): readonly DeclarationFault[] {
  return found([
    ['name', lineFault(form.name, maxDeclarationLengths.name)],
    ['contract', lineFault(form.contract, maxDeclarationLengths.contract)],
    ['email', emailFault(form.email)],
  ])
}

export function cancellationFaults(form: CancellationForm): readonly DeclarationFault[] {
  const day = form.endsOn.trim()
  return [
    ...withdrawalFaults(form),
    ...found([
      ['reason', form.type === 'extraordinary' ? lineFault(form.reason, maxDeclarationLengths.reason) : null],
      ['endsOn', day === '' || isIsoDate(day) ? null : 'malformed_date'],
    ]),
  ]
}

/** Requires a form without faults. */
export function withdrawalOf(form: DeclarationForm): Declaration {
  return { kind: 'withdrawal', ...declared(form) }
}

export function cancellationOf(form: CancellationForm): Declaration {
  const day = form.endsOn.trim()
  const reason = normalizeLine(form.reason)
  return {
    kind: 'cancellation',
    ...declared(form),
    type: form.type,
    reason: form.type === 'extraordinary' && reason !== '' ? reason : null,
    endsOn: isIsoDate(day) ? day : null,
  }
}

/**
 * The order number in a declaration.
 * @returns null if there is more than one number: numbers are consecutive, so a list of guesses would hit other
 * customers' orders
 */
export function orderNumberIn({ contract }: Pick<DeclarationForm, 'contract'>): string | null {
  const [first, ...others] = orderNumbersIn(contract)
  return first === undefined || others.length > 0 ? null : first
}

const wordsAroundNumber =
  /\b(?:bestelling|bestelnummer|bestellung|bestellnummer|order|ordernummer|nummer|number|nr|mijn|meine|my|de|die|the|hele|ganze|whole)\b/gi

/** Whether a declaration is about one order and no part of it: more than its number in words is for a person to read. */
export function isAboutWholeOrder({ contract }: Pick<DeclarationForm, 'contract'>): boolean {
  const rest = contract.replaceAll(/\d{4}(?:R[1-9]\d{0,2})?-\d{6,9}/gi, ' ').replaceAll(wordsAroundNumber, ' ')
  return !/[\p{L}\p{N}]/u.test(rest)
}

/** End date of an order line; null if it ends with the term of a transferred name, which is unknown. */
export interface LineEnd {
  readonly line: OrderLine
  readonly endsOn: IsoDate | null
}

export interface DeclarationFacts {
  readonly paidOn: IsoDate
  readonly receivedOn: IsoDate
  /** Items that are names which were registered before the declaration was received. */
  readonly registered: ReadonlySet<string>
}

/**
 * End dates of an order's lines after a declaration. A withdrawal ends them immediately, except registered names, which
 * can no longer be withdrawn from and end with their term. A cancellation ends them at
 * the end of the first term (for consumers, after its first year at the latest), after that with a month's notice, or
 * on a later requested date. An extraordinary cancellation ends them immediately or on a later requested date. One-off
 * products have an end by withdrawal only. The date of receipt counts, even if the declaration is confirmed later.
 */
export function lineEndsOf(
  declaration: Declaration,
  order: Pick<OrderSnapshot, 'lines' | 'buyer' | 'consents'>,
  { paidOn, receivedOn, registered }: DeclarationFacts,
): readonly LineEnd[] {
  const start = firstDayOf(order, paidOn)
  return order.lines
    .filter(({ priceFrequency }) => priceFrequency !== null || declaration.kind === 'withdrawal')
    .map((line) => ({ line, endsOn: endOf(line) }))

  function endOf(line: OrderLine): IsoDate | null {
    if (declaration.kind === 'withdrawal') {
      return registered.has(line.itemId) ? (firstTermOf(line, start)?.until ?? null) : receivedOn
    }
    if (declaration.type === 'extraordinary') return laterOf(receivedOn, declaration.endsOn)
    const term = firstTermOf(line, start)
    if (term === null) return declaration.endsOn
    const firstYear = daysAfter(monthsAfter(start, 12), -1)
    const bound = order.buyer.customerType === 'private' && firstYear < term.until ? firstYear : term.until
    const earliest = receivedOn <= bound ? bound : monthsAfter(receivedOn, noticeMonths)
    return laterOf(earliest, declaration.endsOn)
  }
}

/** Notice period after the first term, in months. */
export const noticeMonths = 1

/**
 * End of a contract whose first term is over; for an extraordinary cancellation, of any contract. Independent of
 * whether a contract exists, so the answer discloses nothing.
 */
export function endAfterFirstTerm(
  { type, endsOn }: Pick<Extract<Declaration, { readonly kind: 'cancellation' }>, 'type' | 'endsOn'>,
  receivedOn: IsoDate,
): IsoDate {
  return laterOf(type === 'extraordinary' ? receivedOn : monthsAfter(receivedOn, noticeMonths), endsOn)
}

function laterOf(day: IsoDate, requested: IsoDate | null): IsoDate {
  return requested !== null && requested > day ? requested : day
}

function declared({ name, contract, email }: DeclarationForm): DeclarationForm {
  return { name: normalizeLine(name), contract: normalizeLine(contract), email: normalizeEmail(email) }
}

function found(
  checks: readonly (readonly [DeclarationFault['path'], DeclarationFault['code'] | null])[],
): readonly DeclarationFault[] {
  return checks.flatMap(([path, code]) => (code === null ? [] : [{ path, code }]))
}
