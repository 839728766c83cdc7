import messages from 'virtual:message-files/shared-cart'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('shared-cart', async () => (await import('./shared-cart.tsx')).SharedCart, {
  messages,
  withAccount: true,
})
