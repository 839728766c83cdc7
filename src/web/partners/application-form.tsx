import { useTranslations } from 'use-intl'
import { maxPartnerLengths } from '#domain/partners/partner.ts'
import { Outcome } from '#web/account/outcome.tsx'
import { SendingNote } from '#web/account/sending-note.tsx'
import { useApplication } from '#web/partners/use-application.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const code = { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const

/** Becoming a partner: who somebody is, and where they will speak of us. */
export function ApplicationForm() {
  const t = useTranslations('partners.form')
  const { form, bind, fax, change, send, isBusy, refusal, sentTo, goBack } = useApplication()

  if (sentTo !== undefined) return <CheckInbox email={sentTo} onBack={goBack} />
  return (
    <form
      ref={form}
      className="shortform"
      method="post"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void send(event)}
    >
      {refusal && <SendingNote refusal={refusal} />}
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
      <div className="vh" aria-hidden="true">
        <input
          name="fax"
          tabIndex={-1}
          autoComplete="off"
          value={fax}
          onChange={(event) => change('fax', event.target.value)}
        />
      </div>
      <div className="act">
        <SubmitButton isBusy={isBusy}>{t('submit')}</SubmitButton>
      </div>
    </form>
  )
}

/** The same for every address: the mail says whether it was known. */
function CheckInbox({ email, onBack }: { readonly email: string; readonly onBack: () => void }) {
  const t = useTranslations('partners.applied')
  return (
    <Outcome title={t('title')}>
      <p>{t('text', { email })}</p>
      <p>{t('help')}</p>
      <p>
        <button type="button" className="btn btn-t" onClick={onBack}>
          {t('back')}
        </button>
      </p>
    </Outcome>
  )
}
