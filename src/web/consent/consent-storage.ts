import { consentVersion, type PurposeChoice } from '#domain/visits/cookie-consent.ts'

/** What somebody chose in this browser. */
export interface Consent {
  readonly version: number
  readonly purposes: PurposeChoice
  /** Of the proof; null when nothing was agreed to. */
  readonly number: string | null
}

const storageKey = 'stek-consent'
/** Where nothing may be stored a choice lasts as long as this document. */
let inMemory: Consent | null = null

/** Null when nobody chose, or chose about other words. */
export function currentConsent(): Consent | null {
  const kept = storedConsent()
  return kept?.version === consentVersion ? kept : null
}

/** Of any version: the next choice takes its place. */
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

/** Another tab chose, or this page comes back from where it was put aside. */
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
