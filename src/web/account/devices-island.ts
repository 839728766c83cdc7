import messages from 'virtual:message-files/devices'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('devices', async () => (await import('./devices.tsx')).Devices, {
  messages,
  withAccount: true,
})
