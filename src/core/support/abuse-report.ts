import { emailFault, type EmailFault, normalizeEmail } from '#core/customers/email.ts'
import {
  lineFault,
  type LineFault,
  normalizeLine,
  normalizeText,
  textFault,
  type TextFault,
  webAddressOf,
} from '#core/text/text-input.ts'

export const abuseReasons = ['phishing', 'malware', 'copyright', 'illegal', 'other'] as const
export type AbuseReason = (typeof abuseReasons)[number]

/** Notice of illegal content (DSA). Name and e-mail are optional. */
export interface AbuseForm {
  /** One URL per line. */
  readonly urls: string
  readonly reason: AbuseReason
  readonly explanation: string
  readonly name: string
  readonly email: string
  /** Statement of good faith. */
  readonly goodFaith: boolean
}

export interface AbuseReport {
  readonly urls: readonly string[]
  readonly reason: AbuseReason
  readonly explanation: string
  readonly name: string | null
  /** Receives the decision. */
  readonly email: string | null
}

export interface AbuseFault {
  readonly path: Exclude<keyof AbuseForm, 'reason'>
  readonly code: LineFault | EmailFault | TextFault | 'malformed_url' | 'too_many_urls' | 'good_faith_required'
}

export const maxAbuseLengths = { urls: 4000, explanation: 4000, name: 200 } as const
export const maxAbuseUrls = 20

export function abuseFaults({ urls, explanation, name, email, goodFaith }: AbuseForm): readonly AbuseFault[] {
  const checks: readonly (readonly [AbuseFault['path'], AbuseFault['code'] | null])[] = [
    ['urls', urlsFault(urls)],
    ['explanation', textFault(explanation, maxAbuseLengths.explanation)],
    ['name', name.trim() === '' ? null : lineFault(name, maxAbuseLengths.name)],
    ['email', email.trim() === '' ? null : emailFault(email)],
    ['goodFaith', goodFaith ? null : 'good_faith_required'],
  ]
  return checks.flatMap(([path, code]) => (code === null ? [] : [{ path, code }]))
}

/** Requires a form without faults. */
export function abuseReportOf(form: AbuseForm): AbuseReport {
  return {
    urls: [...new Set(linesOf(form.urls).flatMap((line) => webAddressOf(line) ?? []))],
    reason: form.reason,
    explanation: normalizeText(form.explanation),
    name: normalizeLine(form.name) || null,
    email: normalizeEmail(form.email) || null,
  }
}

function urlsFault(urls: string): AbuseFault['code'] | null {
  const fault = textFault(urls, maxAbuseLengths.urls)
  if (fault !== null) return fault
  const lines = linesOf(urls)
  if (lines.length > maxAbuseUrls) return 'too_many_urls'
  return lines.every((line) => webAddressOf(line) !== null) ? null : 'malformed_url'
}

function linesOf(urls: string): readonly string[] {
  return normalizeText(urls)
    .split(/\s+/)
    .filter((line) => line !== '')
}
