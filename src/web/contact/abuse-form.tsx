import { useTranslations } from 'use-intl'
import type { ReceiptResponse } from '#features/support/schema/contact.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { abuseFaults, abuseReasons, type AbuseForm as Form, maxAbuseLengths } from '#core/support/abuse-report.ts'
import { Received } from '#web/declarations/received.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ShortForm } from '#web/account/short-form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { useSupportForm } from './use-support-form.ts'

const blank: Form = { urls: '', reason: 'phishing', explanation: '', name: '', email: '', goodFaith: false }

/** Notice of unlawful content with the fields that the law requires. It works without script. */
export function AbuseForm({ locale }: { readonly locale: SiteLocale }) {
  const t = useTranslations('abuse')
  const { form, values, bind, change, errorOf, receipt } = useSupportForm<Form>({
    path: '/abuse-reports',
    locale,
    blank,
    faultsOf: abuseFaults,
  })

  if (receipt) return <AbuseReceived receipt={receipt} email={values.email.trim()} />
  return (
    <ShortForm {...form} submitLabel={t('send')} isLarge>
      <SelectField
        name="reason"
        label={t('reason')}
        value={values.reason}
        onChange={(reason) => change({ reason: reason as Form['reason'] })}
      >
        {abuseReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...bind('urls')}
        label={t('urls')}
        help={t('urlsHelp')}
        rows={3}
        maxLength={maxAbuseLengths.urls}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextAreaField
        {...bind('explanation')}
        label={t('explanation')}
        help={t('explanationHelp')}
        rows={6}
        maxLength={maxAbuseLengths.explanation}
        required
      />
      <TextField {...bind('name')} label={t('name')} autoComplete="name" maxLength={maxAbuseLengths.name} optional />
      <EmailField {...bind('email')} label={t('email')} help={t('emailHelp')} optional />
      <TickBox
        name="goodFaith"
        isTicked={values.goodFaith}
        onChange={(goodFaith) => change({ goodFaith })}
        error={errorOf('goodFaith')}
        required
      >
        {t('goodFaith')}
      </TickBox>
    </ShortForm>
  )
}

interface AbuseReceivedProps {
  readonly receipt: ReceiptResponse
  /** Empty for anonymous reports. */
  readonly email: string
}

/** Confirmation for an anonymous reporter, who can refer only to the number of the receipt. */
function AbuseReceived({ receipt, email }: AbuseReceivedProps) {
  const t = useTranslations('abuse')
  return (
    <Received
      title={t('received')}
      receipt={receipt}
      email={email}
      next={[t(email === '' ? 'nextWithoutAddress' : 'next')]}
    />
  )
}
