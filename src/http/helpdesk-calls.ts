import { newFeedback, type NewFeedback } from '#contract/article-feedback.ts'
import { feedbackPath, thanksAnchor } from '#domain/article-feedback.ts'
import { type Answer, refuse } from '#http/answer.ts'
import type { ArticlePathOf } from '#http/article-paths.ts'
import type { Call } from '#http/call.ts'
import { formType } from '#http/media-type.ts'
import { giveFeedback, type HelpdeskDesk } from '#services/give-feedback.ts'

const longestBody = 16 * 1024

/** What readers of the helpdesk say of its articles, as JSON or as the form of a page without script. */
export function helpdeskCalls(desk: HelpdeskDesk, pathOf: ArticlePathOf): readonly Call[] {
  const feedback: Call<NewFeedback> = {
    method: 'POST',
    path: feedbackPath,
    pace: 'feedback',
    takes: { kind: 'form', schema: newFeedback, longest: longestBody, tickBoxes: ['helpful'] },
    about: {
      summary:
        'Whether an article of the helpdesk helped, what it lacks, or both. Nothing is kept about who said so. A form ' +
        'leads back to the article.',
      success: { status: 204 },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async answer({ body: { article, locale, ...said }, mediaType }) {
      const path = pathOf(article, locale)
      if (path === undefined) return wrong('article', 'not_allowed')
      if (said.helpful === undefined && said.remark === undefined) return wrong('helpful', 'required')
      await giveFeedback(desk, { article, language: locale }, said)
      if (mediaType !== formType) return { status: 204 }
      return { status: 303, headers: { Location: `${path}#${thanksAnchor}` } }
    },
  }
  return [feedback]
}

function wrong(path: string, code: string): Answer {
  return refuse(422, 'validation_failed', { errors: [{ path, code }] })
}
