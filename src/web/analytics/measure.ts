import { type Consent, currentConsent } from '#web/consent/consent-storage.ts'
import { onConsent } from '#web/consent/consent.ts'

type EventsModule = typeof import('./tag-manager-events.ts')

let eventsModule: Promise<EventsModule> | undefined

/** The module that reports to the tag manager is loaded only after consent. */
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

applyConsent(currentConsent(), true)
onConsent((chosen) => applyConsent(chosen, false))
