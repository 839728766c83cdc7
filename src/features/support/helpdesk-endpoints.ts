import { newFeedback, type NewFeedback } from '#features/support/schema/article-feedback.ts'
import { feedbackAnchors, feedbackPath } from '#core/support/article-feedback.ts'
import { type ApiResponse, refuse } from '#platform/http/pipeline/api-response.ts'
import type { Endpoint, FormRedirect } from '#platform/http/pipeline/endpoint.ts'
import { giveFeedback, type HelpdeskDependencies } from './give-feedback.ts'
import { pathOf } from '#site/links.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SiteLocale, siteLocaleOf, siteLocales } from '#core/locale/locale.ts'
import { articleListFile, type ArticleLink } from '#site/articles.ts'

const maxBodyBytes = 16 * 1024

/** Feedback on helpdesk articles, as JSON or as a form that works without script. */
export function helpdeskEndpoints(
  dependencies: HelpdeskDependencies,
  articlePathOf: ArticlePathOf,
): readonly Endpoint[] {
  const feedback: Endpoint<NewFeedback> = {
    method: 'POST',
    path: feedbackPath,
    rateLimit: 'feedback',
    requestBody: { kind: 'form', schema: newFeedback, maxBytes: maxBodyBytes, checkboxes: ['helpful'] },
    formRedirect: landingOnArticle(articlePathOf),
    docs: {
      summary:
        'Whether an article of the helpdesk helped, what it lacks, or both. Nothing is kept about who said so. A form ' +
        'leads back to the article.',
      query: [{ name: 'article' }, { name: 'language', values: siteLocales }],
      success: { status: 204 },
      refusals: [400, 403, 413, 415, 422, 429, 503],
    },
    async respond({ body: { article, locale, ...said } }) {
      if (articlePathOf(article, locale) === undefined) return wrong('article', 'not_allowed')
      if (said.helpful === undefined && said.remark === undefined) return wrong('helpful', 'required')
      await giveFeedback(dependencies, { article, language: locale }, said)
      return { status: 204 }
    },
  }
  return [feedback]
}

/** Back to the article, which shows the outcome; for an unknown article, to the helpdesk. */
function landingOnArticle(articlePathOf: ArticlePathOf): FormRedirect {
  return (outcome, query) => {
    const locale = siteLocaleOf(query('language') ?? undefined)
    const path = articlePathOf(query('article') ?? '', locale) ?? pathOf('helpdesk', locale)
    return `${path}#${feedbackAnchors[outcome]}`
  }
}

function wrong(path: string, code: string): ApiResponse {
  return refuse(422, 'validation_failed', { errors: [{ path, code }] })
}

/** The path of a published article, by id and language. */
type ArticlePathOf = (id: string, locale: SiteLocale) => string | undefined

export function loadArticlePaths(distDir: string): ArticlePathOf {
  const articles = JSON.parse(readFileSync(join(distDir, articleListFile), 'utf8')) as readonly ArticleLink[]
  const paths = new Map(articles.map(({ id, locale, path }) => [`${locale} ${id}`, path]))
  return (id, locale) => paths.get(`${locale} ${id}`)
}
