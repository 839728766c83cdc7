import type { SiteLocale } from '#domain/basics/locale.ts'
import { AbuseForm } from '#web/contact/abuse-form.tsx'
import { ContactForm } from '#web/contact/contact-form.tsx'
import { Island } from '#web/islands/island.tsx'
import { Texts } from '#web/texts.tsx'

const letterForms = { contact: ContactForm, reportAbuse: AbuseForm } as const

export interface ContactIslandProps {
  readonly form: keyof typeof letterForms
  readonly locale: SiteLocale
}

interface Props extends ContactIslandProps {
  readonly messages: unknown
}

/** The form of a page on which people write to us, as it is before anybody touched it. */
export function ContactIsland({ form, locale, messages }: Props) {
  const Form = letterForms[form]
  return (
    <Island name="contact" when="idle" props={{ form, locale }}>
      <Texts locale={locale} messages={messages}>
        <Form locale={locale} />
      </Texts>
    </Island>
  )
}
