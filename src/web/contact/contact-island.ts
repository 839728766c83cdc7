import messages from 'virtual:message-files/contact'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('contact', async () => (await import('./contact-form.tsx')).ContactForm, {
  messages,
  withAccount: true,
})
