import { redactPersonalData } from '#core/support/article-feedback.ts'
import { normalizeText } from '#core/text/text-input.ts'
import type { Deps } from '#features/deps.ts'
import type { ArticleName } from './repository.ts'

interface Feedback {
  readonly helpful?: boolean
  readonly remark?: string
}

/** Counts whether an article helped, and stores the remark without personal data. */
export async function giveFeedback({ feedback }: Deps, article: ArticleName, { helpful, remark = '' }: Feedback) {
  const stored = redactPersonalData(normalizeText(remark))
  if (helpful !== undefined) await feedback.count(article, helpful)
  if (stored !== '') await feedback.note(article, stored)
}
