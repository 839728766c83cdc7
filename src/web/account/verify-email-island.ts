import messages from 'virtual:message-files/verification'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('verify-email', async () => (await import('./verify-email.tsx')).VerifyEmail, {
  messages,
  withAccount: true,
})
