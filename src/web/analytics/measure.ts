import { consent, onConsent } from '#web/consent/consent.ts'
import type { Consent } from '#web/consent/kept-choice.ts'

type Teller = typeof import('#web/analytics/teller.ts')

let teller: Promise<Teller> | undefined

/** Whoever tells others what happens here arrives with the consent to it. */
function follow(chosen: Consent | null, withEarly: boolean): void {
  const purposes = chosen?.purposes
  if (purposes?.analytics || purposes?.marketing) {
    teller ??= import('#web/analytics/teller.ts')
    teller.then(({ tellOthers }) => tellOthers(purposes, withEarly)).catch(() => (teller = undefined))
  } else {
    void teller?.then(({ tellNobody }) => tellNobody())
  }
}

follow(consent(), true)
onConsent((chosen) => follow(chosen, false))
