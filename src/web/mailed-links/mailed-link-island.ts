import messages from 'virtual:message-files/mailed-link'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('mailed-link', async () => (await import('./mailed-link-form.tsx')).MailedLinkForm, {
  messages,
})
