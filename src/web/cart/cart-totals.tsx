import { useLocale, useTranslations } from 'use-intl'
import type { Totals } from '#domain/cart/cart.ts'
import { formatEuro, formatRate } from '#domain/money/euro-format.ts'
import { type Cents, vatPairOf } from '#domain/money/money.ts'

interface Props {
  readonly totals: Totals
  readonly yearlyRenewal: Cents
  /** Whose cart it is decides the rate; a visitor's is only likely. */
  readonly anonymous: boolean
}

/** Subtotal, discount, VAT and what is to pay now; then what a year costs after the first term. */
export function CartTotals({ totals, yearlyRenewal, anonymous }: Props) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const rate = formatRate(totals.vatRate, locale)
  const later = vatPairOf(yearlyRenewal, totals.vatRate)
  return (
    <>
      <dl className="tot">
        <Row term={t('subtotal')} amount={formatEuro(totals.subtotal, locale)} />
        {totals.discount > 0 && (
          <Row className="dis" term={t('discount')} amount={`−\u00A0${formatEuro(totals.discount, locale)}`} />
        )}
        <Row term={t('vat', { rate })} amount={formatEuro(totals.vat, locale)} />
        <div className="sumrow">
          <dt>
            {t('payNow')}
            <small>{t('inclVat')}</small>
          </dt>
          <dd>{formatEuro(totals.total, locale)}</dd>
        </div>
      </dl>
      {yearlyRenewal > 0 && (
        <p className="renew">
          {t('renewal', { excl: formatEuro(later.excl, locale), incl: formatEuro(later.incl, locale) })}
        </p>
      )}
      {anonymous && <p className="renew">{t('visitorVat', { rate })}</p>}
    </>
  )
}

function Row({
  term,
  amount,
  className,
}: {
  readonly term: string
  readonly amount: string
  readonly className?: string
}) {
  return (
    <div className={className}>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
