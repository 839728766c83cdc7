import messages from 'virtual:message-files/passwords'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('set-password', async () => (await import('./set-password.tsx')).SetPassword, {
  messages,
  withAccount: true,
})
