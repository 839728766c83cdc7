import { formatDay } from '#core/time/day-format.ts'
import { isIsoDate } from '#core/time/iso-date.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { DeclaredResponse } from '#features/declarations/schema/declaration.ts'
import type { Declaration } from '#core/orders/declaration.ts'
import type { ApiResponse } from '#platform/http/pipeline/api-response.ts'

/** A published page with its security policy. */
export interface PublishedPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export type PublishedPages = (path: string) => PublishedPage | undefined

/**
 * The response to browsers without script: the page of the form with the receipt in place of the form. The published page
 * contains the texts, hidden; this shows the right ones and fills in the typed values.
 */
export function declaredPage(
  { html, headers }: PublishedPage,
  declaration: Declaration,
  { receipt, receivedAt, effective, endsAfterFirstTerm, ends = [] }: DeclaredResponse,
  locale: SiteLocale,
): ApiResponse {
  const dayOf = (day: string | null) => (day !== null && isIsoDate(day) ? formatDay(day, locale) : '–')
  const { kind, name, contract, email } = declaration
  const cancelled = kind === 'cancellation' ? declaration : null
  const fills = {
    receipt,
    receivedAt: momentOf(receivedAt, locale),
    name,
    contract,
    email,
    ...(cancelled?.reason && { reason: cancelled.reason }),
    ...(cancelled?.endsOn && { endsOn: dayOf(cancelled.endsOn) }),
    ...(endsAfterFirstTerm !== undefined && { end: dayOf(endsAfterFirstTerm) }),
    ends: ends.map((end) => `${end.title}, ${end.name}: ${dayOf(end.endsOn)}`).join('; '),
  }
  const shown = ['sent', effective ? 'effective' : 'next', ...(cancelled ? [cancelled.type] : [])]
  return {
    status: 200,
    html: filled(html, new Set(shown), fills),
    headers: { ...withoutLength(headers), 'Cache-Control': 'no-store' },
  }
}

/** Shows the marked parts, hides the form, and writes escaped text into empty elements. */
function filled(html: string, shown: ReadonlySet<string>, fills: Readonly<Record<string, string>>): string {
  return html
    .replaceAll(/ hidden="" data-outcome="([a-z]+)"/g, (mark, name: string) => (shown.has(name) ? '' : mark))
    .replace(' data-outcome-of=""', ' hidden=""')
    .replaceAll(
      / data-fill="([A-Za-z]+)">([^<]*)/g,
      (_, name: string, otherwise: string) => `>${fills[name] ? escaped(fills[name]) : otherwise}`,
    )
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}

function momentOf(iso: string, locale: SiteLocale): string {
  const style = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Amsterdam' } as const
  return new Intl.DateTimeFormat(locale, style).format(new Date(iso))
}

/** Removes the headers that describe the bytes of the published file. */
function withoutLength(published: PublishedPage['headers']): PublishedPage['headers'] {
  const { 'Content-Length': _length, ETag: _tag, Vary: _vary, ...headers } = published
  return headers
}
