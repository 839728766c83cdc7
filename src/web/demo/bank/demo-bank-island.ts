import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('demo-bank', async () => (await import('./bank.tsx')).Bank)
