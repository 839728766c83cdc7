import { useTranslations } from 'use-intl'
import type { NamePrices } from '#web/order/domains/name-prices.ts'
import { ShortPair } from '#web/order/domains/short-pair.tsx'
import { VatPair } from '#web/price/vat-pair.tsx'

interface Props {
  readonly prices: NamePrices
  /** It keeps its place without being seen: rows below stay where they are. */
  readonly isHidden?: boolean
}

/** What the first term costs, or the move. */
export function NamePrice({ prices, isHidden = false }: Props) {
  return (
    <div className={isHidden ? 'pr away' : 'pr'}>
      <VatPair pair={prices.firstTerm} />
      <small>
        <PaidTerm prices={prices} />
      </small>
    </div>
  )
}

function PaidTerm({ prices: { pays, years: count } }: Pick<Props, 'prices'>) {
  const t = useTranslations('orderDomains')
  const price = useTranslations('price')
  const years = String(count)
  if (pays === 'moveOnly') return t('moving.only')
  if (pays === 'registration') return count === 1 ? price('firstYear') : t('firstYears', { years })
  if (count > 1) return t('moving.terms', { years })
  return t.rich('moving.term', { wide: (text) => <span className="if-wide">{text}</span> })
}

/** Right below it: the price after that, and what three years come to. */
export function LaterPrice({ prices, isHidden = false }: Props) {
  const t = useTranslations('orderDomains')
  const price = useTranslations('price')
  const years = String(prices.years)
  return (
    <div className={isHidden ? 'later away' : 'later'}>
      {prices.renewal && (
        <span>
          {price('thenWord')} <ShortPair pair={prices.renewal} />{' '}
          {prices.years === 1 ? price('perYear') : t('perYears', { years })}
        </span>
      )}
      <span>
        {t('threeYears')} <ShortPair pair={prices.threeYears} />
      </span>
    </div>
  )
}
