import messages from 'virtual:message-files/extension-list'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('extension-list', async () => (await import('./extension-list.tsx')).ExtensionList, {
  messages,
})
