import messages from 'virtual:message-files/declarations'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('withdrawal', async () => (await import('./withdrawal.tsx')).Withdrawal, {
  messages,
  withAccount: true,
})
