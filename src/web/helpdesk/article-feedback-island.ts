import messages from 'virtual:message-files/article-feedback'
import { defineIsland } from '#web/islands/island-definition.ts'

export default defineIsland('article-feedback', async () => (await import('./article-feedback.tsx')).ArticleFeedback, {
  messages,
})
