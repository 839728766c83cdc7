import messages from 'virtual:message-files/contact'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('report-abuse', async () => (await import('./abuse-form.tsx')).AbuseForm, {
  messages,
  withAccount: true,
})
