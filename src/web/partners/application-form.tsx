import { useTranslations } from 'use-intl'
import { normalizeEmail } from '#core/customers/email.ts'
import { maxPartnerLengths, partnerFaults, type PartnerForm } from '#core/partners/partner.ts'
import { Outcome } from '#web/account/outcome.tsx'
import { ShortForm } from '#web/account/short-form.tsx'
import { useSupportForm } from '#web/contact/use-support-form.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const code = { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const

const blank: PartnerForm = { name: '', companyName: '', email: '', website: '', vatNumber: '', iban: '' }

/** Application to the partner programme: personal details, and where the partner will advertise. */
export function ApplicationForm() {
  const t = useTranslations('partners.form')
  const { form, values, bind, receipt, goBack } = useSupportForm<PartnerForm>({
    path: '/affiliates',
    blank,
    faultsOf: partnerFaults,
    trapName: 'fax',
  })

  if (receipt) return <CheckInbox email={normalizeEmail(values.email)} onBack={goBack} />
  return (
    <ShortForm {...form} submitLabel={t('submit')}>
      <TextField {...bind('name')} label={t('name')} autoComplete="name" maxLength={maxPartnerLengths.name} />
      <TextField
        {...bind('companyName')}
        label={t('companyName')}
        autoComplete="organization"
        maxLength={maxPartnerLengths.companyName}
        optional
      />
      <EmailField {...bind('email')} label={t('email')} help={t('emailHelp')} />
      <TextField
        {...bind('website')}
        label={t('website')}
        help={t('websiteHelp')}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxPartnerLengths.website}
      />
      <TextField
        {...bind('vatNumber')}
        {...code}
        label={t('vatNumber')}
        help={t('vatNumberHelp')}
        maxLength={maxPartnerLengths.vatNumber}
        optional
      />
      <TextField
        {...bind('iban')}
        {...code}
        label={t('iban')}
        help={t('ibanHelp')}
        maxLength={maxPartnerLengths.iban}
        optional
      />
    </ShortForm>
  )
}

/** The response is the same for every address, so that it does not reveal registered ones. */
function CheckInbox({ email, onBack }: { readonly email: string; readonly onBack: () => void }) {
  const t = useTranslations('partners.applied')
  return (
    <Outcome title={t('title')}>
      <p>{t('text', { email })}</p>
      <p>{t('help')}</p>
      <p>
        <button type="button" className="button button-text" onClick={onBack}>
          {t('back')}
        </button>
      </p>
    </Outcome>
  )
}
