import {
  asksForPartnerLink,
  consentVersion,
  type Purpose,
  type PurposeChoice,
  purposes,
} from '#core/visits/cookie-consent.ts'
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

/** Calls the listener after every change, in this tab or another. */
export function onConsent(listener: (consent: Consent | null) => void): void {
  listeners.add(listener)
}

/** Shows the dialog; `opener` gets the focus back when it closes. */
export async function openConsent(opener?: HTMLElement): Promise<void> {
  const { showConsent } = await import('./consent-bar.ts')
  showConsent(opener)
}

/**
 * Purposes that need consent here. Statistics need a tag manager; Dutch pages may store partner links without consent.
 */
export function isPurposeUsed(purpose: Purpose): boolean {
  if (purpose === 'affiliate') return asksForPartnerLink[pageLanguage]
  return purpose === 'marketing' || 'gtm' in document.documentElement.dataset
}

/** Whether a feature waits for a choice not yet made. If cookies are disabled, there is nothing to ask. */
export function needsConsent(): boolean {
  const { affiliateId, wctId } = pendingAttribution()
  const isTagged = 'gtm' in document.documentElement.dataset
  const isNeeded = {
    affiliate: affiliateId !== undefined,
    analytics: isTagged,
    marketing: isTagged || wctId !== undefined,
  }
  const chosen = currentConsent()?.purposes
  const isOpen = (purpose: Purpose) => isNeeded[purpose] && isPurposeUsed(purpose) && chosen?.[purpose] === undefined
  return navigator.cookieEnabled && purposes.some(isOpen)
}

/** @returns false if the server did not record the consent, which then does not count. Refusing always works. */
export async function saveConsent(answers: PurposeChoice): Promise<boolean> {
  const chosen = { ...currentConsent()?.purposes, ...answers }
  const number = await recordConsent(chosen)
  if (number === undefined && Object.values(answers).includes(true)) return false
  storeConsent({ version: consentVersion, purposes: chosen, number: number ?? null })
  notifyListeners()
  return true
}

/** Stores the attribution of this visit as far as an earlier consent allows. */
export async function applyConsentToPending(): Promise<void> {
  const { affiliateId, wctId } = pendingAttribution()
  const chosen = currentConsent()?.purposes
  if ((chosen?.affiliate && affiliateId) || (chosen?.marketing && wctId)) await recordConsent(chosen)
}

/**
 * The response sets the cookies.
 * @returns the number of the server's record, or undefined if the request failed
 */
async function recordConsent(chosen: PurposeChoice): Promise<string | null | undefined> {
  const replaces = storedConsent()?.number
  const choice = { purposes: chosen, version: consentVersion, ...pendingAttribution(), ...(replaces && { replaces }) }
  const answer = await sendChoice(choice, pageLanguage)
  dropStoredFromPending(storedAttribution())
  return answer?.number
}

function notifyListeners(): void {
  for (const listener of listeners) listener(currentConsent())
}
onConsentChangedElsewhere(notifyListeners)
