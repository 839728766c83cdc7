import { siteLocaleOf } from '#core/locale/locale.ts'
import type { FormRedirect } from '#platform/http/pipeline/endpoint.ts'
import { letterMarks } from '#site/letter-marks.ts'
import { pathOf } from '#site/links.ts'

type Landing = 'confirmDeclaration' | 'invoice' | 'withdrawal' | 'cancellation'

/** Longer than queueing a mail takes, so that the duration does not reveal whether one was sent. */
export const linkMailingMs = 100

/** Redirects a browser without script to the page of the form, at the text about the outcome. */
export function landingOn(page: Landing, sent: 'sent' | 'asked' = 'sent'): FormRedirect {
  return (outcome, query) => {
    const locale = siteLocaleOf(query('language') ?? undefined)
    return `${pathOf(page, locale)}#${letterMarks[outcome === 'sent' ? sent : outcome][locale]}`
  }
}
