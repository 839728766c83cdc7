import type { Log } from '#platform/telemetry/log.ts'
import type { Deps } from '#features/deps.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SiteLocale, siteLocaleOf, siteLocales } from '#core/locale/locale.ts'
import { feedbackAnchors, feedbackPath } from '#core/support/article-feedback.ts'
import {
  accountRefusalOf,
  type ApiResponse,
  created,
  refuse,
  type Success,
} from '#platform/http/pipeline/api-response.ts'
import { type Endpoint, type FormRedirect, endpointOf, formBody } from '#platform/http/pipeline/endpoint.ts'
import { type ArticleLink, articleListFile } from '#site/articles.ts'
import { letterMarks } from '#site/letter-marks.ts'
import { pathOf } from '#site/links.ts'
import { giveFeedback } from './give-feedback.ts'
import type { Receipt } from './repository.ts'
import { newFeedback } from './schema/article-feedback.ts'
import { newAbuseReport, newContactMessage, receiptResponse, type ReceiptResponse } from './schema/contact.ts'
import { type ContactSent, reportAbuse, sendMessage } from './send-contact.ts'

const endpoint = endpointOf('Support', 'none')

const letter = {
  query: [{ name: 'language', values: siteLocales }],
  success: { status: 201, schema: receiptResponse },
} as const

/** Messages to the provider, as JSON or as a form that works without script. */
export function contactEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint('sendMessage', 'POST', '/api/contact', {
      summary: 'Sends a message to the provider by mail, and a receipt to its sender.',
      rateLimit: 'contact',
      requestBody: formBody(newContactMessage),
      formRedirect: redirectTo('contact'),
      ...letter,
      respond: async ({ body: { language, website: trap = '', orderNumber = '', ...form }, source }) =>
        responseOf(await sendMessage(deps, { ...form, orderNumber }, { language, source: source(), trap })),
    }),
    endpoint('reportAbuse', 'POST', '/api/abuse-reports', {
      summary: 'Reports unlawful content. A receipt follows by mail when an address is given.',
      rateLimit: 'contact',
      requestBody: formBody(newAbuseReport, { checkboxes: ['goodFaith'] }),
      formRedirect: redirectTo('reportAbuse'),
      ...letter,
      respond: async ({ body: { language, website: trap = '', name = '', email = '', ...form }, source }) =>
        responseOf(await reportAbuse(deps, { ...form, name, email }, { language, source: source(), trap })),
    }),
  ]
}

function redirectTo(page: 'contact' | 'reportAbuse'): FormRedirect {
  return (outcome, query) => {
    const locale = siteLocaleOf(query('language') ?? undefined)
    return `${pathOf(page, locale)}#${letterMarks[outcome][locale]}`
  }
}

function responseOf(sent: ContactSent): ApiResponse {
  if (sent.ok) return respondWithReceipt(sent.receipt)
  return 'faults' in sent ? refuse(422, 'validation_failed', { errors: sent.faults }) : accountRefusalOf(sent)
}

function respondWithReceipt({ number, receivedAt }: Receipt): Success {
  return created({ receipt: number, receivedAt: receivedAt.toISOString() } satisfies ReceiptResponse)
}

/** Feedback on helpdesk articles, as JSON or as a form that works without script. */
export function helpdeskEndpoints(deps: Deps): readonly Endpoint[] {
  const { articlePathOf } = deps
  return [
    endpoint('giveFeedback', 'POST', feedbackPath, {
      summary:
        'Whether an article of the helpdesk helped, what it lacks, or both. Nothing about the author is stored. A form ' +
        'leads back to the article.',
      rateLimit: 'feedback',
      requestBody: formBody(newFeedback, { checkboxes: ['helpful'] }),
      formRedirect: redirectToArticle(articlePathOf),
      query: [{ name: 'article' }, { name: 'language', values: siteLocales }],
      success: { status: 204 },
      async respond({ body: { article, locale, ...said } }) {
        if (articlePathOf(article, locale) === undefined) return refusedField('article', 'not_allowed')
        if (said.helpful === undefined && said.remark === undefined) return refusedField('helpful', 'required')
        await giveFeedback(deps, { article, language: locale }, said)
        return { status: 204 }
      },
    }),
  ]
}

/** Redirects to the article, which shows the outcome, or for an unknown article to the helpdesk. */
function redirectToArticle(articlePathOf: ArticlePathOf): FormRedirect {
  return (outcome, query) => {
    const locale = siteLocaleOf(query('language') ?? undefined)
    const path = articlePathOf(query('article') ?? '', locale) ?? pathOf('helpdesk', locale)
    return `${path}#${feedbackAnchors[outcome]}`
  }
}

function refusedField(path: string, code: string): ApiResponse {
  return refuse(422, 'validation_failed', { errors: [{ path, code }] })
}

/** The path of a published article, by id and language. */
export type ArticlePathOf = (id: string, locale: SiteLocale) => string | undefined

/** Without their list, votes on articles are refused; everything else works. */
export function articlePathsOf(distDir: string, log: Log): ArticlePathOf {
  try {
    const articles = JSON.parse(readFileSync(join(distDir, articleListFile), 'utf8')) as readonly ArticleLink[]
    const paths = new Map(articles.map(({ id, locale, path }) => [`${locale} ${id}`, path]))
    return (id, locale) => paths.get(`${locale} ${id}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    log.alert('files', 'Votes on articles are refused because their list cannot be read.', { reason })
    return () => undefined
  }
}
