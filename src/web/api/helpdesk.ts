import type { NewFeedback } from '#contract/support/article-feedback.ts'
import { feedbackPath } from '#domain/support/article-feedback.ts'

/** Whether it was taken. */
export async function sendFeedback(feedback: NewFeedback): Promise<boolean> {
  try {
    const response = await fetch(feedbackPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(feedback),
    })
    return response.ok
  } catch {
    return false
  }
}
