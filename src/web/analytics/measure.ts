import type { Reporting } from './tag-manager-events.ts'
import { type Consent, currentConsent } from '#web/consent/consent-storage.ts'
import { onConsent } from '#web/consent/consent.ts'

/** The module that reports to the tag manager is loaded only after consent. */
function followConsent(): void {
  let reporting: Promise<Reporting> | undefined

  function applyConsent(chosen: Consent | null, withEarly: boolean): void {
    const purposes = chosen?.purposes
    if (purposes?.analytics || purposes?.marketing) {
      reporting ??= import('./tag-manager-events.ts').then(({ createReporting }) => createReporting())
      reporting.then(({ start }) => start(purposes, withEarly)).catch(() => (reporting = undefined))
    } else {
      void reporting?.then(({ stop }) => stop())
    }
  }

  applyConsent(currentConsent(), true)
  onConsent((chosen) => applyConsent(chosen, false))
}

followConsent()
