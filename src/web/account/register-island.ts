import messages from 'virtual:message-files/registration'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('register', async () => (await import('./register-panel.tsx')).RegisterPanel, {
  messages,
  withAccount: true,
})
