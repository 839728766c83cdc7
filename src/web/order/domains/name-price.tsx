import { useTranslations } from 'use-intl'
import type { NamePrices } from '#web/order/domains/name-prices.ts'
import { ShortPair } from '#web/order/domains/short-pair.tsx'
import { VatPair } from '#web/price/vat-pair.tsx'

/** What the first term costs. */
export function NamePrice({ prices }: { readonly prices: NamePrices }) {
  const t = useTranslations('orderDomains')
  const price = useTranslations('price')
  const years = String(prices.years)
  return (
    <div className="pr">
      <VatPair pair={prices.firstTerm} />
      <small>{prices.years === 1 ? price('firstYear') : t('firstYears', { years })}</small>
    </div>
  )
}

/** Right below it: the price after that, and what three years come to. */
export function LaterPrice({ prices }: { readonly prices: NamePrices }) {
  const t = useTranslations('orderDomains')
  const price = useTranslations('price')
  const years = String(prices.years)
  return (
    <div className="later">
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
