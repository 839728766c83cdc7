import { consentVersion, type Purpose, type PurposeChoice, purposes } from '#domain/visits/cookie-consent.ts'
import { sendChoice } from '#web/api/visits.ts'
import {
  type Consent,
  storeConsent,
  currentConsent,
  storedConsent,
  onConsentChangedElsewhere,
} from './consent-storage.ts'
import { storedAttribution, dropStoredFromPending, pendingAttribution } from '#web/visits/attribution.ts'
import { pageLanguage } from '#web/visits/page-language.ts'

const listeners = new Set<(consent: Consent | null) => void>()

/** What somebody agreed to and what not; null when nobody was asked yet. */
export function consent(): Consent | null {
  return currentConsent()
}

/** Tells of every choice made from now on, here or in another tab. */
export function onConsent(listener: (consent: Consent | null) => void): void {
  listeners.add(listener)
}

/** The question itself; `opener` gets the focus back. */
export async function openConsent(opener?: HTMLElement): Promise<void> {
  const { showConsent } = await import('#web/consent/consent-bar.ts')
  showConsent(opener)
}

/** Statistics are no question where nothing counts, and on Dutch pages a partner's link needs no consent. */
export function isPurposeUsed(purpose: Purpose): boolean {
  if (purpose === 'affiliate') return pageLanguage === 'de'
  return purpose === 'marketing' || 'gtm' in document.documentElement.dataset
}

/** Whether something waits for an answer that was never given. Where nothing can be kept there is nothing to ask. */
export function needsConsent(): boolean {
  const { affiliateId, wctId } = pendingAttribution()
  const isTagged = 'gtm' in document.documentElement.dataset
  const waits = {
    affiliate: affiliateId !== undefined,
    analytics: isTagged,
    marketing: isTagged || wctId !== undefined,
  }
  const chosen = currentConsent()?.purposes
  const isOpen = (purpose: Purpose) => waits[purpose] && isPurposeUsed(purpose) && chosen?.[purpose] === undefined
  return navigator.cookieEnabled && purposes.some(isOpen)
}

/** Nobody agrees to what cannot be proven: then it is false. Refusing always works. */
export async function saveConsent(answers: PurposeChoice): Promise<boolean> {
  const chosen = { ...currentConsent()?.purposes, ...answers }
  const number = await recordConsent(chosen)
  if (number === undefined && Object.values(answers).includes(true)) return false
  storeConsent({ version: consentVersion, purposes: chosen, number: number ?? null })
  notifyListeners()
  return true
}

/** What came with this visit is remembered as far as an earlier choice allows. */
export async function applyConsentToPending(): Promise<void> {
  const { affiliateId, wctId } = pendingAttribution()
  const chosen = currentConsent()?.purposes
  if ((chosen?.affiliate && affiliateId) || (chosen?.marketing && wctId)) await recordConsent(chosen)
}

/** The number of the proof; nothing when there is none. The answer brings the cookies. */
async function recordConsent(chosen: PurposeChoice): Promise<string | null | undefined> {
  const replaces = storedConsent()?.number
  const choice = { purposes: chosen, version: consentVersion, ...pendingAttribution(), ...(replaces && { replaces }) }
  const answer = await sendChoice(choice, pageLanguage)
  dropStoredFromPending(storedAttribution())
  return answer?.number
}

function notifyListeners(): void {
  for (const listener of listeners) listener(consent())
}
onConsentChangedElsewhere(notifyListeners)
