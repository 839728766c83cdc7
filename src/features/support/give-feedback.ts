import { redactPersonalData } from '#core/support/article-feedback.ts'
import { normalizeText } from '#core/text/text-input.ts'
import type { ArticleFeedback, ArticleName } from './support-ports.ts'

export interface HelpdeskDependencies {
  readonly feedback: Pick<ArticleFeedback, 'count' | 'note'>
}

interface Said {
  readonly helpful?: boolean
  readonly remark?: string
}

/** Counts whether an article helped, and keeps what was said about it without saying who did. */
export async function giveFeedback(
  { feedback }: HelpdeskDependencies,
  article: ArticleName,
  { helpful, remark = '' }: Said,
) {
  const kept = redactPersonalData(normalizeText(remark))
  if (helpful !== undefined) await feedback.count(article, helpful)
  if (kept !== '') await feedback.note(article, kept)
}
