import type { ArticleFeedback } from '#services/support/article-feedback-port.ts'

/** Deletes in small steps what is over. Any number of processes may do so at the same time. */
export async function cleanUpFeedback(feedback: Pick<ArticleFeedback, 'forget'>): Promise<void> {
  while ((await feedback.forget()) > 0);
}
