import { consent, onConsent } from '#web/consent/consent.ts'
import type { Consent } from '#web/consent/consent-storage.ts'

type EventsModule = typeof import('./tag-manager-events.ts')

let eventsModule: Promise<EventsModule> | undefined

/** Whoever tells others what happens here arrives with the consent to it. */
function applyConsent(chosen: Consent | null, withEarly: boolean): void {
  const purposes = chosen?.purposes
  if (purposes?.analytics || purposes?.marketing) {
    eventsModule ??= import('./tag-manager-events.ts')
    eventsModule
      .then(({ startReporting }) => startReporting(purposes, withEarly))
      .catch(() => (eventsModule = undefined))
  } else {
    void eventsModule?.then(({ stopReporting }) => stopReporting())
  }
}

applyConsent(consent(), true)
onConsent((chosen) => applyConsent(chosen, false))
