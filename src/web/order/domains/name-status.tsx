import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#web/ui/icon.tsx'
import type { CheckedState, ForSale, Reservation } from './name-state.ts'

interface StatusProps {
  readonly state: CheckedState
  /** Display form, without its dot. */
  readonly tld: string
  readonly isPriced: boolean
  readonly reservation: Reservation | null
  readonly forSale: ForSale | null
  readonly children: ReactNode
}

const tones: Partial<Readonly<Record<CheckedState, string>>> = {
  checking: 'status-available',
  available: 'status-available',
  premium: 'status-premium',
  unanswered: 'status-error',
  failed: 'status-error',
  tooFast: 'status-error',
}

/** Wording for lookups whose state alone would claim too much. */
const stateWords: Readonly<Record<string, 'recheck' | 'unchecked'>> = {
  recheck: 'recheck',
  no_register: 'unchecked',
  not_permitted: 'unchecked',
}

/** The state of a name in a few words, with its details. */
export function NameStatus({ state, tld, isPriced, reservation, forSale, children }: StatusProps) {
  const t = useTranslations('orderDomains')
  const word = state === 'premium' && !isPriced ? 'premiumUnpriced' : (stateWords[reservation ?? ''] ?? state)
  return (
    <>
      <span className={tones[state]}>{t(`states.${word}`, { tld })}</span>
      {forSale?.url === undefined ? (
        forSale && <span>{t('states.forSale')}</span>
      ) : (
        <a className="details-button" href={forSale.url} rel="nofollow noreferrer">
          {t('states.forSale')} <Icon name="ext" size="s" />
        </a>
      )}
      {children}
    </>
  )
}
