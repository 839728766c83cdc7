import { useTranslations } from 'use-intl'
import { formatDay } from '#core/time/day-format.ts'
import { isIsoDate } from '#core/time/iso-date.ts'
import {
  cancellationFaults,
  type CancellationForm,
  type CancellationType,
  maxDeclarationLengths,
} from '#core/orders/declaration.ts'
import { useSupportForm } from '#web/contact/use-support-form.ts'
import { DeclarationFields } from './declaration-fields.tsx'
import { Received } from './received.tsx'
import type { DeclarationProps } from './withdrawal.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ShortForm } from '#web/account/short-form.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const blank: CancellationForm = { name: '', contract: '', email: '', type: 'ordinary', reason: '', endsOn: '' }

/**
 * Cancellation in the two steps required by law: every page links to this form, and its button cancels. It has only the
 * fields that the law allows. The stylesheet hides the reason until it is needed. The form works without script.
 */
export function Cancellation({ locale }: DeclarationProps) {
  const t = useTranslations('declarations')
  const state = useSupportForm<CancellationForm>({
    path: '/cancellations',
    locale,
    blank,
    faultsOf: cancellationFaults,
    trapName: null,
  })
  const { form, values, bind, change, receipt } = state
  const dayOf = (day: string | null | undefined) => (day && isIsoDate(day) ? formatDay(day, locale) : '–')

  if (receipt) {
    const { effective, endsAfterFirstTerm, ends = [] } = receipt
    const general = t(values.type === 'ordinary' ? 'endsOrdinary' : 'endsExtraordinary', {
      day: dayOf(endsAfterFirstTerm),
    })
    return (
      <Received
        title={t('cancellationReceived')}
        receipt={receipt}
        email={values.email.trim()}
        next={[
          ...(effective ? ends.map(({ title, name, endsOn }) => `${title}, ${name}: ${dayOf(endsOn)}`) : [general]),
          t(effective ? 'cancellationEffective' : 'cancellationNext'),
        ]}
        declared={[
          { label: t('confirmCancellation'), value: t('cancellationSentence') },
          { label: t('name'), value: values.name },
          { label: t('contract'), value: values.contract },
          { label: t('type'), value: t(values.type) },
          ...(values.type === 'extraordinary' ? [{ label: t('reason'), value: values.reason }] : []),
          { label: t('endsOn'), value: values.endsOn === '' ? t('soonest') : dayOf(values.endsOn) },
          { label: t('email'), value: values.email },
        ]}
      />
    )
  }
  return (
    <ShortForm {...form} className="cancellation-form" submitLabel={t('confirmCancellation')}>
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
      <TextField {...bind('reason')} label={t('reason')} maxLength={maxDeclarationLengths.reason} className="reason" />
      <TextField {...bind('endsOn')} label={t('endsOn')} help={t('endsOnHelp')} type="date" optional />
      <p>{t('cancellationSentence')}</p>
    </ShortForm>
  )
}
