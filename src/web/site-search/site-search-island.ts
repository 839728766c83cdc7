import messages from 'virtual:message-files/site-search'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('site-search', async () => (await import('./site-search.tsx')).SiteSearch, { messages })
