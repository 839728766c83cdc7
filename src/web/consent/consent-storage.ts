import type { StorageKey } from '#core/retention/browser-storage.ts'
import { storedText } from '#web/stored-text.ts'
import { consentVersion, type PurposeChoice } from '#core/visits/cookie-consent.ts'

export interface Consent {
  readonly version: number
  readonly purposes: PurposeChoice
  /** Number of the server's record; null if nothing was accepted. */
  readonly number: string | null
}

const storageKey = 'cookie-choice' satisfies StorageKey
const stored = storedText(() => localStorage, storageKey)

/** @returns null without a choice, or if it was made for an older version of the texts */
export function currentConsent(): Consent | null {
  const consent = storedConsent()
  return consent?.version === consentVersion ? consent : null
}

/** The choice for any version of the texts; the next choice replaces it. */
export function storedConsent(): Consent | null {
  try {
    return parseConsent(stored.read())
  } catch {
    return null
  }
}

export function storeConsent(choice: Consent): void {
  stored.write(JSON.stringify(choice))
}

/** Listens for changes made in another tab or while this page was in the back-forward cache. */
export function onConsentChangedElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === storageKey) listener()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}

function parseConsent(text: string | null): Consent | null {
  const parsed = text === null ? null : (JSON.parse(text) as Partial<Consent> | null)
  if (typeof parsed?.version !== 'number' || !parsed.purposes) return null
  return { version: parsed.version, purposes: parsed.purposes, number: parsed.number ?? null }
}
