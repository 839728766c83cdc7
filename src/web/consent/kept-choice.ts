import { consentVersion, type PurposeChoice } from '#domain/visits/cookie-consent.ts'

/** What somebody chose in this browser. */
export interface Consent {
  readonly version: number
  readonly purposes: PurposeChoice
  /** Of the proof; null when nothing was agreed to. */
  readonly number: string | null
}

const key = 'stek-consent'
/** Where nothing may be stored a choice lasts as long as this document. */
let inMemory: Consent | null = null

/** Null when nobody chose, or chose about other words. */
export function keptChoice(): Consent | null {
  const kept = storedChoice()
  return kept?.version === consentVersion ? kept : null
}

/** Of any version: the next choice takes its place. */
export function storedChoice(): Consent | null {
  try {
    return choiceIn(localStorage.getItem(key)) ?? inMemory
  } catch {
    return inMemory
  }
}

export function keepChoice(choice: Consent): void {
  inMemory = choice
  try {
    localStorage.setItem(key, JSON.stringify(choice))
  } catch {}
}

/** Another tab chose, or this page comes back from where it was put aside. */
export function whenChosenElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key) listener()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}

function choiceIn(text: string | null): Consent | null {
  const found = text === null ? null : (JSON.parse(text) as Partial<Consent> | null)
  if (typeof found?.version !== 'number' || !found.purposes) return null
  return { version: found.version, purposes: found.purposes, number: found.number ?? null }
}
