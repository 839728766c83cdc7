import { useEffect, useState } from 'react'
import type { BankPaymentAnswer, BankPaymentEntry } from '#contract/demo/demo-bank.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { fetchBankPayment, fetchBankPayments } from '#web/api/demo-bank.ts'

export type BankView =
  | { readonly kind: 'payment'; readonly payment: BankPaymentAnswer }
  | { readonly kind: 'list'; readonly payments: readonly BankPaymentEntry[] }
  | { readonly kind: 'unknown' | 'unreachable' }

/** The bank speaks the language of the payment, whatever the address of the page says. */
export interface BankTexts {
  readonly locale: SiteLocale
  readonly messages: unknown
}

const messages = {
  nl: () => import('virtual:messages/demo-bank/nl'),
  de: () => import('virtual:messages/demo-bank/de'),
}

interface Shown {
  readonly view: BankView
  readonly texts: BankTexts
}

export interface LoadedBank {
  /** Nothing until the first answer. */
  readonly shown: Shown | undefined
  readonly look: () => Promise<void>
}

/** The payment in the address, or all of them; looked at again when somebody comes back with the back button. */
export function useBankView(): LoadedBank {
  const [shown, setShown] = useState<Shown>()

  useEffect(() => {
    const show = () => void load().then(setShown)
    const showAgain = ({ persisted }: PageTransitionEvent) => void (persisted && show())
    show()
    addEventListener('pageshow', showAgain)
    return () => removeEventListener('pageshow', showAgain)
  }, [])

  useEffect(() => {
    if (shown) document.documentElement.lang = shown.texts.locale
  }, [shown])

  return { shown, look: () => load().then(setShown) }
}

async function load(): Promise<Shown> {
  const view = await viewOf(new URLSearchParams(location.search).get('payment'))
  const locale = view.kind === 'payment' ? view.payment.locale : 'nl'
  return { view, texts: { locale, messages: (await messages[locale]()).default } }
}

async function viewOf(id: string | null): Promise<BankView> {
  if (id === null) {
    const all = await fetchBankPayments()
    return all.ok ? { kind: 'list', payments: all.body.payments } : { kind: 'unreachable' }
  }
  const found = await fetchBankPayment(id)
  if (found.ok) return { kind: 'payment', payment: found.body }
  return { kind: found.status === 404 ? 'unknown' : 'unreachable' }
}
