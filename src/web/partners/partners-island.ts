import messages from 'virtual:message-files/partners'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('partners', async () => (await import('./partner-part.tsx')).PartnerPart, {
  messages,
})
