import type { ChoiceResponse, NewChoice } from '#features/visits/schema/cookie-consent.ts'
import type { NewVisit } from '#features/visits/schema/visit.ts'
import { localeHeader } from '#site/brand.ts'

/** `keepalive` completes the request even if the visitor leaves the page. */
const json = { method: 'POST', keepalive: true }
const headers = { 'Content-Type': 'application/json' }

export async function logVisit(visit: NewVisit): Promise<boolean> {
  try {
    return (await fetch('/api/affiliates/log-visit', { ...json, headers, body: JSON.stringify(visit) })).ok
  } catch {
    return false
  }
}

/** @returns null if the consent was not recorded */
export async function sendChoice(choice: NewChoice, locale: string): Promise<ChoiceResponse | null> {
  try {
    const response = await fetch('/api/consent', {
      ...json,
      headers: { ...headers, [localeHeader]: locale },
      body: JSON.stringify(choice),
    })
    return response.ok ? ((await response.json()) as ChoiceResponse) : null
  } catch {
    return null
  }
}
