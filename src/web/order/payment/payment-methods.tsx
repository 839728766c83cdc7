import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PaymentMethod } from '#web/api/payments.ts'
import { FormNote } from '#web/ui/form-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { withArticle } from '#web/ui/with-article.tsx'
import type { MethodChoice } from './use-method-choice.ts'
import type { RefusedStart } from './use-start-payment.ts'

interface Props {
  readonly choice: MethodChoice
  /** Of the last attempt: it may be about how it was to be paid. */
  readonly refusal: RefusedStart | undefined
}

/** The ways to pay, as the provider offers them for this amount. */
export function PaymentMethods({ choice, refusal }: Props) {
  const t = useTranslations('payment')
  const common = useTranslations('common')
  const { methods, isAsking, askAgain } = choice
  if (methods === undefined) return <LoadingMethods />
  if (methods === 'failed') {
    return (
      <FormNote>
        {t('methodsFailed')}{' '}
        <button type="button" className="btn btn-t" aria-disabled={isAsking} onClick={askAgain}>
          {common('retry')}
        </button>
      </FormNote>
    )
  }
  if (methods.length === 0) return <FormNote>{t('noMethods')}</FormNote>
  return <MethodList {...{ choice, methods, refusal }} />
}

function MethodList({ choice, methods, refusal }: Props & { readonly methods: readonly PaymentMethod[] }) {
  const t = useTranslations('payment')
  const problems = useTranslations('problems')
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const { chosen, choose } = choice
  const isRefused = refusal?.code === 'unknown_payment_method' && refusal.method === chosen?.id

  useEffect(() => {
    if (isRefused) group.current?.querySelector<HTMLElement>(':checked')?.focus()
  }, [isRefused])

  return (
    <fieldset
      ref={group}
      className="pays"
      role="radiogroup"
      aria-invalid={isRefused || undefined}
      aria-describedby={isRefused ? `${name}e` : undefined}
    >
      <legend className="vh">{t('legend')}</legend>
      {methods.map((method) => (
        <MethodRow
          key={method.id}
          method={method}
          group={name}
          isChosen={method === chosen}
          onChoose={() => choose(method.id)}
        />
      ))}
      <IssuerChoice {...choice} />
      {isRefused && (
        <p id={`${name}e`} className="etxt">
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
    <label className="pay">
      <input type="radio" className="rd" name={group} value={id} checked={isChosen} onChange={onChoose} />
      <span>
        {nameOf(method)} {isKnown && <small>{t(`${id}.text`)}</small>}
      </span>
      {isKnown && (
        <span className="pm" aria-hidden="true">
          {methodMarks[id].map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </span>
      )}
    </label>
  )
}

/** Only where the provider has somebody choose beforehand; whoever does not is asked there. */
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

/** In the shape it will have. */
export function LoadingMethods() {
  const t = useTranslations('common')
  return (
    <div className="pays waiting" aria-busy="true">
      <p className="vh">{t('loading')}</p>
      <div className="late" aria-hidden="true">
        <span className="sk wide" />
        <span className="sk wide" />
        <span className="sk wide" />
        <span className="sk wide" />
        <span className="sk wide" />
      </div>
    </div>
  )
}

/** What stands at the end of a row: names only, until there are official marks. */
const methodMarks = {
  ideal: ['iDEAL | Wero'],
  creditcard: ['VISA', 'Mastercard'],
  paypal: ['PayPal'],
  bancontact: ['Bancontact'],
  banktransfer: ['IBAN'],
  klarna: ['Klarna'],
  kbc: ['KBC', 'CBC'],
  belfius: ['Belfius'],
  eps: ['EPS'],
  trustly: ['Trustly'],
} as const

type KnownMethod = keyof typeof methodMarks

function isKnownMethod(id: string): id is KnownMethod {
  return Object.hasOwn(methodMarks, id)
}

/** What we call a way to pay; one we do not know is called what the provider calls it. */
export function useMethodName(): (method: Pick<PaymentMethod, 'id' | 'name'>) => string {
  const t = useTranslations('payment.methods')
  return ({ id, name }) => (isKnownMethod(id) ? t(`${id}.name`) : name)
}
