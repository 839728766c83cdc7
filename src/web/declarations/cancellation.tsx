import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cancellationFaults, type CancellationType, maxDeclarationLengths } from '#domain/orders/declaration.ts'
import { SendingNote } from '#web/account/sending-note.tsx'
import { DeclarationFields } from '#web/declarations/declaration-fields.tsx'
import { Received } from '#web/declarations/received.tsx'
import { Review } from '#web/declarations/review.tsx'
import { type DeclarationValues, useDeclaration } from '#web/declarations/use-declaration.ts'
import type { DeclarationProps } from '#web/declarations/withdrawal.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Cancellation with only the fields the law allows, a review step and a confirmation button. */
export function Cancellation({ locale }: DeclarationProps) {
  const t = useTranslations('declarations')
  const [hasDay, setHasDay] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const state = useDeclaration({ path: '/cancellations', locale, form, faultsOf: faultsWith(hasDay), bodyOf })
  const { values, receipt, bind, change } = state
  const end = values.endsOn === '' ? t('soonest') : dayOf(values.endsOn, locale)

  const reason = values.type === 'extraordinary' ? [{ label: t('reason'), value: values.reason }] : []
  const facts = [
    { label: t('name'), value: values.name },
    { label: t('contract'), value: values.contract },
    { label: t('type'), value: t(values.type) },
    ...reason,
    { label: t('endsOn'), value: end },
    { label: t('email'), value: values.email },
  ]

  if (receipt) {
    return (
      <Received
        title={t('cancellationReceived')}
        receipt={receipt}
        email={values.email.trim()}
        next={t(receipt.effective ? 'cancellationEffective' : 'cancellationNext')}
        declared={[{ label: t('confirmCancellation'), value: t('cancellationSentence') }, ...facts]}
      />
    )
  }
  if (state.isReviewing) {
    return (
      <Review
        state={state}
        title={t('cancellationReview')}
        sentence={t('cancellationSentence')}
        facts={facts}
        confirm={t('confirmCancellation')}
      />
    )
  }
  return (
    <form ref={form} className="shortform" method="post" noValidate onSubmit={state.review}>
      {state.refusal && <SendingNote refusal={state.refusal} />}
      <DeclarationFields bind={bind} contractLabel={t('contract')} />
      <SelectField
        name="type"
        label={t('type')}
        help={t(`${values.type}Help`)}
        value={values.type}
        onChange={(type) => change({ type: type as CancellationType })}
      >
        <option value="ordinary">{t('ordinary')}</option>
        <option value="extraordinary">{t('extraordinary')}</option>
      </SelectField>
      {values.type === 'extraordinary' && (
        <TextField {...bind('reason')} label={t('reason')} maxLength={maxDeclarationLengths.reason} />
      )}
      <SelectField
        name="end"
        label={t('endsOn')}
        value={hasDay ? 'day' : 'soonest'}
        onChange={(value) => {
          setHasDay(value === 'day')
          change({ endsOn: '' })
        }}
      >
        <option value="soonest">{t('soonest')}</option>
        <option value="day">{t('onDay')}</option>
      </SelectField>
      {hasDay && <TextField {...bind('endsOn')} label={t('day')} type="date" />}
      <div className="act">
        <SubmitButton isBusy={false}>{t('goOn')}</SubmitButton>
      </div>
    </form>
  )
}

/** The date is required once it is chosen to enter one. */
function faultsWith(hasDay: boolean) {
  return (values: DeclarationValues) => [
    ...cancellationFaults(values),
    ...(hasDay && values.endsOn === '' ? [{ path: 'endsOn', code: 'required' } as const] : []),
  ]
}

function bodyOf({ name, contract, email, type, reason, endsOn }: DeclarationValues): object {
  return {
    name,
    contract,
    email,
    type,
    ...(type === 'extraordinary' && { reason }),
    ...(endsOn !== '' && { endsOn }),
  }
}

function dayOf(isoDate: string, locale: DeclarationProps['locale']): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate))
}
