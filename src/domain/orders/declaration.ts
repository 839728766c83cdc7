import { emailFault, type EmailFault, normalizeEmail } from '#domain/customers/email.ts'
import { type IsoDate, isIsoDate } from '#domain/basics/iso-date.ts'
import { lineFault, type LineFault, normalizeLine } from '#domain/basics/text-input.ts'

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

function declared({ name, contract, email }: DeclarationForm): DeclarationForm {
  return { name: normalizeLine(name), contract: normalizeLine(contract), email: normalizeEmail(email) }
}

function found(
  checks: readonly (readonly [DeclarationFault['path'], DeclarationFault['code'] | null])[],
): readonly DeclarationFault[] {
  return checks.flatMap(([path, code]) => (code === null ? [] : [{ path, code }]))
}
