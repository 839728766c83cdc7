import { useLocale, useTranslations } from 'use-intl'
import { formatEuro } from '#core/money/euro-format.ts'
import { ChosenSide, VatPair } from '#web/price/vat-pair.tsx'
import type { NamePrices } from './name-prices.ts'

interface PriceProps {
  readonly prices: NamePrices
  /** A hidden price keeps its space, so that the rows below do not move. */
  readonly isHidden: boolean
}

/** Price of the first term or transfer, with and without VAT, and the renewal price with the VAT the visitor chose. */
export function NamePrice({ prices, isHidden }: PriceProps) {
  const t = useTranslations('orderDomains')
  const price = useTranslations('price')
  const locale = useLocale()
  const { firstTerm, renewal, years: count } = prices
  const years = String(count)
  return (
    <>
      <div className={isHidden ? 'row-price keeps-space' : 'row-price'}>
        {firstTerm.excl === 0 ? <b>{price('free')}</b> : <VatPair pair={firstTerm} />}
      </div>
      <div className={isHidden ? 'later keeps-space' : 'later'}>
        <span>
          <PaidTerm prices={prices} />
          {renewal && `, ${price('thenWord')}`}
        </span>{' '}
        {renewal && (
          <span>
            <ChosenSide
              text={(side) => (
                <>
                  {formatEuro(renewal[side], locale)} <small>{t(side)}</small>
                </>
              )}
            />{' '}
            {count === 1 ? price('perYear') : t('perYears', { years })}
          </span>
        )}
      </div>
    </>
  )
}

function PaidTerm({ prices: { pays, years: count } }: Pick<PriceProps, 'prices'>) {
  const t = useTranslations('orderDomains')
  const price = useTranslations('price')
  const years = String(count)
  if (pays === 'moveOnly') return t('moving.only')
  if (pays === 'registration') return count === 1 ? price('firstYear') : t('firstYears', { years })
  return count === 1 ? t('moving.term') : t('moving.terms', { years })
}
