import messages from 'virtual:message-files/demo-mailbox'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('demo-mailbox', async () => (await import('./mailbox.tsx')).Mailbox, {
  messages,
})
