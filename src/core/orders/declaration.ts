import { emailFault, type EmailFault, normalizeEmail } from '#core/customers/email.ts'
import { daysAfter, type IsoDate, isIsoDate, monthsAfter } from '#core/time/iso-date.ts'
import { lineFault, type LineFault, normalizeLine } from '#core/text/text-input.ts'
import { firstDayOf, firstTermOf } from './billing-term.ts'
import { orderNumbersIn } from './number-series.ts'
import type { OrderLine, OrderSnapshot } from './order.ts'

/** Withdrawal from or cancellation of a contract. The law does not allow to ask for more fields. */
export interface DeclarationForm {
  readonly name: string
  /** Order or contract, as free text. */
  readonly contract: string
  /** For the confirmation of receipt. */
  readonly email: string
}

export const cancellationTypes = ['ordinary', 'extraordinary'] as const
export type CancellationType = (typeof cancellationTypes)[number]

export interface CancellationForm extends DeclarationForm {
  readonly type: CancellationType
  /** Only for extraordinary cancellations. */
  readonly reason: string
  /** Blank: as soon as possible. */
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

/** Only for a form without faults. */
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
 * The order that a declaration is about. Several numbers are none: numbers follow each other, and who writes down many
 * hits somebody's.
 */
export function orderNumberIn({ contract }: Pick<DeclarationForm, 'contract'>): string | null {
  const [first, ...others] = orderNumbersIn(contract)
  return first === undefined || others.length > 0 ? null : first
}

/** When a line of an order ends; null: with the term that it brought from elsewhere, which we do not know. */
export interface LineEnd {
  readonly line: OrderLine
  readonly endsOn: IsoDate | null
}

/**
 * When the lines of an order end by a declaration: withdrawn at once; cancelled at the end of the first term, by a
 * consumer of its first year, after that with a month's notice, or later if so requested; for a special reason at once or
 * on the day named. What is paid once has no end. The day that counts is that of receipt, whenever it was confirmed.
 */
export function lineEndsOf(
  declaration: Declaration,
  order: Pick<OrderSnapshot, 'lines' | 'buyer' | 'consents'>,
  { paidOn, receivedOn }: { readonly paidOn: IsoDate; readonly receivedOn: IsoDate },
): readonly LineEnd[] {
  const start = firstDayOf(order, paidOn)
  return order.lines
    .filter(({ priceFrequency }) => priceFrequency !== null)
    .map((line) => ({ line, endsOn: endOf(line) }))

  function endOf(line: OrderLine): IsoDate | null {
    if (declaration.kind === 'withdrawal') return receivedOn
    if (declaration.type === 'extraordinary') return laterOf(receivedOn, declaration.endsOn)
    const term = firstTermOf(line, start)
    if (term === null) return declaration.endsOn
    const firstYear = daysAfter(monthsAfter(start, 12), -1)
    const bound = order.buyer.customerType === 'private' && firstYear < term.until ? firstYear : term.until
    const earliest = receivedOn <= bound ? bound : monthsAfter(receivedOn, noticeMonths)
    return laterOf(earliest, declaration.endsOn)
  }
}

/** Notice after the first term. */
export const noticeMonths = 1

/** When a contract ends whose first term is over; for a special reason, any. It tells nothing of who has one. */
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
