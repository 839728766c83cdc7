import type { ChoiceResponse, NewChoice } from '#features/visits/schema/cookie-consent.ts'
import type { NewVisit } from '#features/visits/schema/visit.ts'
import { localeHeader } from '#site/brand.ts'

/** Somebody may have left the page before the answer comes: it is taken all the same. */
const json = { method: 'POST', keepalive: true }
const headers = { 'Content-Type': 'application/json' }

export async function logVisit(visit: NewVisit): Promise<boolean> {
  try {
    return (await fetch('/api/affiliates/log-visit', { ...json, headers, body: JSON.stringify(visit) })).ok
  } catch {
    return false
  }
}

/** Null when the choice could not be proven. */
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
