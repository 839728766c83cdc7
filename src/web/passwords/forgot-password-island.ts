import messages from 'virtual:message-files/passwords'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('forgot-password', async () => (await import('./forgot-password.tsx')).ForgotPassword, {
  messages,
  withAccount: true,
})
