import { useTranslations } from 'use-intl'
import {
  contactFaults,
  type ContactForm as Form,
  contactSubjects,
  maxContactLengths,
} from '#core/support/contact-message.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { useSupportForm } from './use-support-form.ts'
import { Received } from '#web/declarations/received.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ShortForm } from '#web/account/short-form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const blank: Form = { name: '', email: '', subject: 'other', orderNumber: '', message: '' }

/** Contact form. It works without script. */
export function ContactForm({ locale }: { readonly locale: SiteLocale }) {
  const t = useTranslations('contact')
  const { form, values, bind, change, receipt } = useSupportForm<Form>({
    path: '/contact',
    locale,
    blank,
    faultsOf: contactFaults,
    beginWith: (query) => aboutName(query.get('domain'), (name) => t('aboutName', { name })),
  })

  if (receipt) {
    return <Received title={t('received')} receipt={receipt} email={values.email.trim()} next={[t('next')]} />
  }
  return (
    <ShortForm {...form} submitLabel={t('send')} isLarge>
      <SelectField
        name="subject"
        label={t('subject')}
        value={values.subject}
        onChange={(subject) => change({ subject: subject as Form['subject'] })}
      >
        {/* The default option suits every question. */}
        <option value="other">{t('subjects.other')}</option>
        {contactSubjects
          .filter((subject) => subject !== 'other')
          .map((subject) => (
            <option key={subject} value={subject}>
              {t(`subjects.${subject}`)}
            </option>
          ))}
      </SelectField>
      <TextAreaField
        {...bind('message')}
        label={t('message')}
        help={t('messageHelp')}
        rows={7}
        maxLength={maxContactLengths.message}
        required
      />
      <TextField {...bind('name')} label={t('name')} autoComplete="name" maxLength={maxContactLengths.name} required />
      <EmailField {...bind('email')} label={t('email')} help={t('emailHelp')} required />
      <TextField
        {...bind('orderNumber')}
        label={t('orderNumber')}
        help={t('orderNumberHelp')}
        maxLength={maxContactLengths.orderNumber}
        spellCheck={false}
        optional
      />
    </ShortForm>
  )
}

/** Prefill from the link shown beside a name that cannot be ordered. */
function aboutName(name: string | null, sentence: (name: string) => string): Partial<Form> {
  if (name === null || !/^[a-z0-9.-]{3,253}$/.test(name)) return {}
  return { subject: 'domain', message: sentence(name) }
}
