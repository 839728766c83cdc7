import { AbuseForm } from '#web/contact/abuse-form.tsx'
import { ContactForm } from '#web/contact/contact-form.tsx'
import { accountIsland } from '#web/islands/account-island.tsx'
import type { ContactIslandProps } from '#web/islands/contact-mark.tsx'

const messages = {
  nl: () => import('virtual:messages/contact/nl'),
  de: () => import('virtual:messages/contact/de'),
}

export const mount = await accountIsland(messages, (props) => {
  const { form, locale } = props as ContactIslandProps
  return form === 'contact' ? <ContactForm locale={locale} /> : <AbuseForm locale={locale} />
})
