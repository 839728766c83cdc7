import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { NameResult } from '#domain/names/name-result.ts'
import type { CheckedState } from '#web/order/domains/name-state.ts'
import type { NamePrices } from '#web/order/domains/name-prices.ts'
import { Saving } from '#web/price/price-block.tsx'

interface Props {
  readonly state: CheckedState
  /** As people read it, without its dot. */
  readonly tld: string
  readonly found: NameResult | undefined
  readonly prices: NamePrices | null
  /** What there is to know of a move, at the end of the text. */
  readonly needs: ReactNode
}

const tones: Partial<Readonly<Record<CheckedState, string>>> = {
  checking: 'okmsg',
  available: 'okmsg',
  premium: 'premmsg',
  unanswered: 'errmsg',
  failed: 'errmsg',
  tooFast: 'errmsg',
}

/** The state of a name in words. */
export function NameStatus({ state, tld, found, prices, needs }: Props) {
  const t = useTranslations('orderDomains')
  if (state === 'taken' && found?.forSale !== undefined) {
    return (
      <>
        <span className="one">
          {t('states.forSale')} <bdi>{found.forSale}</bdi>
        </span>
        {needs}
      </>
    )
  }
  if (state === 'taken') {
    return (
      <span>
        {t('states.taken')} <span className="if-wide">{t(`moving.${moveOf(prices)}`)}</span> {needs}
      </span>
    )
  }
  const word = state === 'premium' && prices === null ? 'premiumUnpriced' : state
  return (
    <>
      <span className={tones[state]}>{t(`states.${word}`, { tld })}</span>
      {state === 'available' && prices && <Saving saving={prices.saving} />}
    </>
  )
}

function moveOf(prices: NamePrices | null): 'year' | 'free' | 'sameTerm' {
  if (prices?.pays !== 'moveOnly') return 'year'
  return prices.firstTerm.excl === 0 ? 'free' : 'sameTerm'
}
