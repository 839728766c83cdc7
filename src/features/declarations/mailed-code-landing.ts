import { siteLocaleOf } from '#core/locale/locale.ts'
import type { FormRedirect } from '#platform/http/pipeline/endpoint.ts'
import { letterMarks } from '#site/letter-marks.ts'
import { pathOf } from '#site/links.ts'

type Landing = 'confirmDeclaration' | 'invoice' | 'withdrawal' | 'cancellation'

/** Longer than queueing a mail takes: the duration must not tell whether there was one to send. */
export const linkMailingMs = 100

/** Without script: back to the page with the form, at what came of it. */
export function landingOn(page: Landing, sent: 'sent' | 'asked' = 'sent'): FormRedirect {
  return (outcome, query) => {
    const locale = siteLocaleOf(query('language') ?? undefined)
    return `${pathOf(page, locale)}#${letterMarks[outcome === 'sent' ? sent : outcome][locale]}`
  }
}
