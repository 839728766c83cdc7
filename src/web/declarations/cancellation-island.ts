import messages from 'virtual:message-files/declarations'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('cancellation', async () => (await import('./cancellation.tsx')).Cancellation, {
  messages,
  withAccount: true,
})
