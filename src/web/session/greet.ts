import { formatRate } from '#domain/money/euro-format.ts'
import { vatRateOf, visitorVatRate } from '#domain/tax/vat-rate.ts'
import { pageLocale } from '#web/page-locale.ts'
import type { SessionView } from '#web/session/session-view.ts'

let shownRate = visitorVatRate

/** Pages are rendered for a visitor; a customer reads the own name and the own rate. */
export function greet({ status, user }: SessionView): void {
  if (status === 'loading') return
  const { dataset } = document.documentElement
  if (user) dataset['user'] = 'known'
  else delete dataset['user']
  for (const name of document.querySelectorAll('[data-name]')) name.textContent = user?.firstName ?? ''

  const rate = vatRateOf(user)
  if (rate === shownRate) return
  shownRate = rate
  const locale = pageLocale()
  for (const each of document.querySelectorAll('[data-vat-rate]')) each.textContent = formatRate(rate, locale)
  void import('#web/price/gross-amounts.ts').then(({ showGross }) => showGross(shownRate, locale))
}
