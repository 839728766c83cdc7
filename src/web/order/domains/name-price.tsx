import { useTranslations } from 'use-intl'
import type { NamePrices } from '#web/order/domains/name-prices.ts'
import { ShortPair } from '#web/order/domains/short-pair.tsx'
import { VatPair } from '#web/price/vat-pair.tsx'

/** First term large, then the price after it, then what three years come to. */
export function NamePrice({ prices }: { readonly prices: NamePrices }) {
  const t = useTranslations('orderDomains')
  const price = useTranslations('price')
  const years = String(prices.years)
  const isOneYear = prices.years === 1
  return (
    <div className="pr">
      <VatPair pair={prices.firstTerm} />
      <small>{isOneYear ? price('firstYear') : t('firstYears', { years })}</small>
      {prices.renewal && (
        <small>
          {price('thenWord')} <ShortPair pair={prices.renewal} />{' '}
          {isOneYear ? price('perYear') : t('perYears', { years })}
        </small>
      )}
      <small>
        {t('threeYears')} <ShortPair pair={prices.threeYears} />
      </small>
    </div>
  )
}
