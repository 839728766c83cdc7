import { boolean, exactOptional, type InferOutput, picklist, pipe, regex, string } from 'valibot'
import { field, exactObject } from '#platform/schema/fields.ts'
import { maxRemarkLength } from '#core/support/article-feedback.ts'
import { siteLocales } from '#core/locale/locale.ts'

/**
 * The body of `POST /api/helpdesk/feedback`: whether an article helped, a remark, or both. A remark sent after
 * `helpful` must not repeat it, or the vote would count twice.
 */
export const newFeedback = exactObject({
  /** The id of the article. */
  article: pipe(string(), regex(/^[a-z0-9-]{1,64}$/)),
  locale: picklist(siteLocales),
  helpful: exactOptional(boolean()),
  remark: exactOptional(field(maxRemarkLength)),
})
export type NewFeedback = InferOutput<typeof newFeedback>
