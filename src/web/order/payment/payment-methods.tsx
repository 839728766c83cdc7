import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PaymentMethod } from '#web/api/payments.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { withArticle } from '#web/ui/with-article.tsx'
import { RetryNote } from '#web/ui/retry-note.tsx'
import type { MethodChoice } from './use-method-choice.ts'
import type { RefusedStart } from './use-start-payment.ts'
import { useFocusOn } from '#web/use-focus-on.ts'

interface Props {
  readonly choice: MethodChoice
  /** Refusal of the last attempt, which may concern the payment method. */
  readonly refusal: RefusedStart | undefined
}

/** Payment methods that the provider offers for this amount. */
export function PaymentMethods({ choice, refusal }: Props) {
  const t = useTranslations('payment')
  const { methods, isAsking, askAgain } = choice
  if (methods === undefined) return <LoadingMethods />
  if (methods === 'failed') {
    return <RetryNote text={t('methodsFailed')} isBusy={isAsking} onRetry={askAgain} />
  }
  if (methods.length === 0) return <FormNote>{t('noMethods')}</FormNote>
  return <MethodList {...{ choice, methods, refusal }} />
}

function MethodList({ choice, methods, refusal }: Props & { readonly methods: readonly PaymentMethod[] }) {
  const t = useTranslations('payment')
  const problems = useTranslations('problems')
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const { chosen, choose, usual } = choice
  const isRefused = refusal?.code === 'unknown_payment_method' && refusal.method === chosen?.id
  const [isOpen, setOpen] = useState(false)
  const shown = methods.filter((method, index) => isOpen || index < usual || method === chosen)
  const hidden = methods.length - shown.length

  useFocusOn(group, isRefused, { within: ':checked' })
  // The pressed button is gone, so the focus moves to the first revealed method.
  useFocusOn(group, isOpen, { within: `label:nth-of-type(${usual + 1}) input` })

  return (
    <fieldset
      ref={group}
      className="methods"
      role="radiogroup"
      aria-invalid={isRefused || undefined}
      aria-describedby={isRefused ? `${name}e` : undefined}
    >
      <legend className="visually-hidden">{t('legend')}</legend>
      {shown.map((method) => (
        <MethodRow
          key={method.id}
          method={method}
          group={name}
          isChosen={method === chosen}
          onChoose={() => choose(method.id)}
        />
      ))}
      {hidden > 0 && (
        <button type="button" className="button button-text" aria-expanded="false" onClick={() => setOpen(true)}>
          {t('moreMethods', { count: hidden })} <Icon name="chev" size="s" />
        </button>
      )}
      <IssuerChoice {...choice} />
      {isRefused && (
        <p id={`${name}e`} className="error-text">
          <Icon name="warn" />
          <span>{withArticle(problems('unknown_payment_method'), 'unknown_payment_method')}</span>
        </p>
      )}
    </fieldset>
  )
}

interface RowProps {
  readonly method: PaymentMethod
  readonly group: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function MethodRow({ method, group, isChosen, onChoose }: RowProps) {
  const t = useTranslations('payment.methods')
  const nameOf = useMethodName()
  const { id } = method
  const isKnown = isKnownMethod(id)
  return (
    <label className="method">
      <input type="radio" className="radio" name={group} value={id} checked={isChosen} onChange={onChoose} />
      <span>
        {nameOf(method)} {isKnown && <small>{t(`${id}.text`)}</small>}
      </span>
      <svg className="method-logo" viewBox="0 0 48 32" aria-hidden="true">
        {Object.entries(markShapes[isKnown ? methodMarks[id] : 'bank']).map(([tone, d]) => (
          <path key={tone} className={tone} d={d} />
        ))}
      </svg>
    </label>
  )
}

/** Bank choice, where the provider allows it up front; otherwise the provider asks for the bank. */
function IssuerChoice({ chosen, issuer, choose }: MethodChoice) {
  const t = useTranslations('payment')
  if (!chosen?.issuers?.length) return null
  return (
    <SelectField
      name="issuer"
      label={t('issuer')}
      optional
      className="issuer"
      value={issuer ?? ''}
      onChange={(value) => choose(chosen.id, value === '' ? null : value)}
    >
      <option value="">{t('issuerLater')}</option>
      {chosen.issuers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** Placeholder in the final layout. */
export function LoadingMethods() {
  const t = useTranslations('common')
  return (
    <div className="methods waiting" aria-busy="true">
      <p className="visually-hidden">{t('loading')}</p>
      <div className="appears-late" aria-hidden="true">
        <span className="skeleton wide" />
        <span className="skeleton wide" />
        <span className="skeleton wide" />
        <span className="skeleton wide" />
        <span className="skeleton wide" />
      </div>
    </div>
  )
}

/** Drawing at the end of each row. The drawings are our own, because logos of payment brands are trademarks. */
const methodMarks = {
  ideal: 'bank',
  creditcard: 'card',
  paypal: 'purse',
  bancontact: 'card',
  banktransfer: 'letter',
  klarna: 'later',
  kbc: 'bank',
  belfius: 'bank',
  eps: 'bank',
  trustly: 'bank',
} as const

/** Paths in a 48 by 32 viewBox, keyed by their colour class. */
const markShapes: Readonly<Record<(typeof methodMarks)[keyof typeof methodMarks], Readonly<Record<string, string>>>> = {
  bank: {
    'logo-green-part': 'M12 12 24 5l12 7v2H12z',
    'logo-dark-part': 'M14 16h4v8h-4zM22 16h4v8h-4zM30 16h4v8h-4zM11 25h26v3H11z',
  },
  card: {
    'logo-dark-part': roundedBox(9, 6, 30, 20),
    'logo-green-part': 'M9 11h30v4H9z',
    'logo-light-part': 'M13 19h10v3H13z',
  },
  purse: {
    'logo-green-part': roundedBox(10, 9, 28, 18),
    'logo-dark-part': 'M10 9h22a4 4 0 0 0-4-4H14a4 4 0 0 0-4 4zM29 15h9v6h-9a3 3 0 0 1 0-6z',
  },
  letter: {
    'logo-green-part': roundedBox(10, 6, 28, 20),
    'logo-light-part': 'M14 11h12v2H14zM14 16h20v2H14zM14 21h8v2h-8z',
  },
  later: {
    'logo-green-part': roundedBox(12, 7, 24, 20),
    'logo-dark-part': 'M12 10a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v3H12zM16 4h3v5h-3zM29 4h3v5h-3z',
    'logo-light-part': 'm17 20 2-2 4 3 7-6 2 2-9 8z',
  },
}

function roundedBox(x: number, y: number, width: number, height: number): string {
  return `M${x + 3} ${y}h${width - 6}a3 3 0 0 1 3 3v${height - 6}a3 3 0 0 1-3 3H${x + 3}a3 3 0 0 1-3-3V${y + 3}a3 3 0 0 1 3-3z`
}

type KnownMethod = keyof typeof methodMarks

function isKnownMethod(id: string): id is KnownMethod {
  return Object.hasOwn(methodMarks, id)
}

/** Our name of a payment method; for unknown methods the provider's name. */
export function useMethodName(): (method: Pick<PaymentMethod, 'id' | 'name'>) => string {
  const t = useTranslations('payment.methods')
  return ({ id, name }) => (isKnownMethod(id) ? t(`${id}.name`) : name)
}
