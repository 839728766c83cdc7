import { boolean, exactOptional, type InferOutput, picklist, pipe, regex, string } from 'valibot'
import { field, exactObject } from '#contract/basics/fields.ts'
import { maxRemarkLength } from '#domain/support/article-feedback.ts'
import { siteLocales } from '#domain/basics/locale.ts'

/**
 * The body of `POST /api/helpdesk/feedback`: whether an article helped, what it lacks, or both. A remark that follows
 * an answer comes without it, or the answer would count twice.
 */
export const newFeedback = exactObject({
  /** The id of the article. */
  article: pipe(string(), regex(/^[a-z0-9-]{1,64}$/)),
  locale: picklist(siteLocales),
  helpful: exactOptional(boolean()),
  remark: exactOptional(field(maxRemarkLength)),
})
export type NewFeedback = InferOutput<typeof newFeedback>
