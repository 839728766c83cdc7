import { useTranslations } from 'use-intl'
import { type DeclarationForm, withdrawalFaults } from '#core/orders/declaration.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { useSupportForm } from '#web/contact/use-support-form.ts'
import { DeclarationFields } from './declaration-fields.tsx'
import { Received } from './received.tsx'
import { ShortForm } from '#web/account/short-form.tsx'

export interface DeclarationProps {
  readonly locale: SiteLocale
}

const blank: DeclarationForm = { name: '', contract: '', email: '' }

/**
 * Withdrawal from a contract in the two steps required by law: every page links to this form, and its button confirms.
 * The form works without script.
 */
export function Withdrawal({ locale }: DeclarationProps) {
  const t = useTranslations('declarations')
  const state = useSupportForm<DeclarationForm>({
    path: '/withdrawals',
    locale,
    blank,
    faultsOf: withdrawalFaults,
    trapName: null,
  })
  const { form, values, bind, receipt } = state

  if (receipt) {
    return (
      <Received
        title={t('withdrawalReceived')}
        receipt={receipt}
        email={values.email.trim()}
        next={[t(receipt.effective ? 'withdrawalEffective' : 'moneyBack')]}
        declared={[
          { label: t('withdraw'), value: t('withdrawalSentence') },
          { label: t('name'), value: values.name },
          { label: t('order'), value: values.contract },
          { label: t('email'), value: values.email },
        ]}
      />
    )
  }
  return (
    <ShortForm {...form} submitLabel={t('confirmWithdrawal')}>
      <DeclarationFields bind={bind} contractLabel={t('order')} />
      <p>{t('withdrawalSentence')}</p>
    </ShortForm>
  )
}
