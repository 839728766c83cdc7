import { useLocale, useTranslations } from 'use-intl'
import { formatEuro } from '#core/money/euro-format.ts'
import type { Cents, VatPair as Pair } from '#core/money/money.ts'
import type { PlanPrices } from '#core/catalogue/plan-prices.ts'
import { VatPair } from './vat-pair.tsx'

/** First-term price in large type, the saving, and the renewal price, each with and without VAT. */
export function PriceBlock({ prices }: { readonly prices: PlanPrices }) {
  const t = useTranslations('price')
  const { firstTerm, renewal } = prices
  const monthly = prices.frequency === 'monthly'
  return (
    <div className="price-block">
      <p className="bigprice">
        <LargeAmount side="excl" amount={firstTerm.excl} /> <LargeAmount side="incl" amount={firstTerm.incl} />
      </p>
      <p className="now">
        {t(monthly ? 'firstMonth' : 'firstYear')} <Saving saving={prices.saving} />
      </p>
      {renewal && (
        <p className="then">
          {t(renewal.excl === firstTerm.excl ? 'thenAlso' : 'thenWord')} <VatPair pair={renewal} />{' '}
          {t(monthly ? 'perMonth' : 'perYear')}
        </p>
      )}
    </div>
  )
}

/** Saving in euros, not in percent; renders nothing if it is zero. */
export function Saving({ saving }: { readonly saving: Pair }) {
  const t = useTranslations('price')
  const locale = useLocale()
  if (saving.excl === 0) return null
  return (
    <span className="save">
      <span className="vat-side excl">{t('saving', { amount: formatEuro(saving.excl, locale) })}</span>
      <span className="vat-side incl">{t('saving', { amount: formatEuro(saving.incl, locale) })}</span>
    </span>
  )
}

function LargeAmount({ side, amount }: { readonly side: keyof Pair; readonly amount: Cents }) {
  const t = useTranslations('price')
  const locale = useLocale()
  const text = formatEuro(amount, locale)
  const symbolFirst = text.startsWith('€')
  const [whole = '', decimals = ''] = text.replaceAll(/[€\s]/g, '').split(',')
  return (
    <span className={`vat ${side}`}>
      <span className="price">
        {symbolFirst && <span className="currency">€{'\u00A0'}</span>}
        <span className="whole-euros">{whole}</span>
        <span className="decimals">,{decimals}</span>
        {!symbolFirst && <span className="currency">{'\u00A0'}€</span>}
      </span>{' '}
      <small>{t(side === 'excl' ? 'exclVat' : 'inclVat')}</small>
    </span>
  )
}
