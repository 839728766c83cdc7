import type { StorageKey } from '#core/retention/browser-storage.ts'
import { consentVersion, type PurposeChoice } from '#core/visits/cookie-consent.ts'

/** The choice made in this browser. */
export interface Consent {
  readonly version: number
  readonly purposes: PurposeChoice
  /** Number of the server's record; null when nothing was agreed to. */
  readonly number: string | null
}

const storageKey = 'cookie-choice' satisfies StorageKey
/** Fallback where storage is blocked. */
let inMemory: Consent | null = null

/** Null without a choice, or when it was about an older version of the texts. */
export function currentConsent(): Consent | null {
  const kept = storedConsent()
  return kept?.version === consentVersion ? kept : null
}

/** Of any version: the next choice replaces it. */
export function storedConsent(): Consent | null {
  try {
    return parseConsent(localStorage.getItem(storageKey)) ?? inMemory
  } catch {
    return inMemory
  }
}

export function storeConsent(choice: Consent): void {
  inMemory = choice
  try {
    localStorage.setItem(storageKey, JSON.stringify(choice))
  } catch {}
}

/** Changed in another tab, or while this page was in the back/forward cache. */
export function onConsentChangedElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === storageKey) listener()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}

function parseConsent(text: string | null): Consent | null {
  const found = text === null ? null : (JSON.parse(text) as Partial<Consent> | null)
  if (typeof found?.version !== 'number' || !found.purposes) return null
  return { version: found.version, purposes: found.purposes, number: found.number ?? null }
}
