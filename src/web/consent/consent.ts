import {
  asksForPartnerLink,
  consentVersion,
  type Purpose,
  type PurposeChoice,
  purposes,
} from '#domain/visits/cookie-consent.ts'
import { sendChoice } from '#web/api/visits.ts'
import { type Consent, keepChoice, keptChoice, storedChoice, whenChosenElsewhere } from '#web/consent/kept-choice.ts'
import { keptAttribution } from '#web/visits/attribution.ts'
import { pageLanguage } from '#web/visits/page-language.ts'
import { settle, waiting } from '#web/visits/waiting.ts'

const listeners = new Set<(consent: Consent | null) => void>()

/** What somebody agreed to and what not; null when nobody was asked yet. */
export function consent(): Consent | null {
  return keptChoice()
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
export function isUsed(purpose: Purpose): boolean {
  if (purpose === 'affiliate') return asksForPartnerLink[pageLanguage]
  return purpose === 'marketing' || 'gtm' in document.documentElement.dataset
}

/** Whether something waits for an answer that was never given. Where nothing can be kept there is nothing to ask. */
export function isToBeAsked(): boolean {
  const { affiliateId, wctId } = waiting()
  const isTagged = 'gtm' in document.documentElement.dataset
  const waits = {
    affiliate: affiliateId !== undefined,
    analytics: isTagged,
    marketing: isTagged || wctId !== undefined,
  }
  const chosen = keptChoice()?.purposes
  const isOpen = (purpose: Purpose) => waits[purpose] && isUsed(purpose) && chosen?.[purpose] === undefined
  return navigator.cookieEnabled && purposes.some(isOpen)
}

/** Nobody agrees to what cannot be proven: then it is false. Refusing always works. */
export async function choose(answers: PurposeChoice): Promise<boolean> {
  const chosen = { ...keptChoice()?.purposes, ...answers }
  const number = await prove(chosen)
  if (number === undefined && Object.values(answers).includes(true)) return false
  keepChoice({ version: consentVersion, purposes: chosen, number: number ?? null })
  tell()
  return true
}

/** What came with this visit is remembered as far as an earlier choice allows. */
export async function remember(): Promise<void> {
  const { affiliateId, wctId } = waiting()
  const chosen = keptChoice()?.purposes
  if ((chosen?.affiliate && affiliateId) || (chosen?.marketing && wctId)) await prove(chosen)
}

/** The number of the proof; nothing when there is none. The answer brings the cookies. */
async function prove(chosen: PurposeChoice): Promise<string | null | undefined> {
  const replaces = storedChoice()?.number
  const choice = { purposes: chosen, version: consentVersion, ...waiting(), ...(replaces && { replaces }) }
  const answer = await sendChoice(choice, pageLanguage)
  settle(keptAttribution())
  return answer?.number
}

function tell(): void {
  for (const listener of listeners) listener(consent())
}
whenChosenElsewhere(tell)
