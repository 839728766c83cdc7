import { useLocale, useTranslations } from 'use-intl'
import { type CartItem, childrenOf, nameOfItem, yearsOf } from '#core/cart/cart.ts'
import { couponSumsOf } from '#core/cart/coupon.ts'
import { chargeOf } from '#core/catalogue/charge.ts'
import { netOf } from '#core/catalogue/price.ts'
import { formatEuro, formatRate } from '#core/money/euro-format.ts'
import { type BasisPoints, type Cents, cents, type VatPair, vatPairOf } from '#core/money/money.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import type { CartView } from '#web/cart/cart-store.ts'
import { forwardOf } from '#web/cart/cart-summary.tsx'
import { shownAddressOf, useItemName } from '#web/cart/item-name.ts'
import { useRenewals } from '#web/cart/use-renewals.ts'

interface Props {
  readonly cart: Pick<CartView, 'items' | 'totals' | 'coupon'>
  /** Name of the payment method; undefined when nothing has to be paid. */
  readonly method: string | undefined
}

/** Summary that the law requires beside the order button: products, prices, terms and renewals. */
export function OrderOverview({ cart: { items, totals, coupon }, method }: Props) {
  const t = useTranslations('payment')
  const cart = useTranslations('cart')
  const price = useTranslations('price')
  const locale = useLocale()
  const renewals = useRenewals(items, totals.vatRate)
  const net = cents(totals.subtotal - totals.discount)
  const vat = formatEuro(totals.vat, locale)
  // VAT is rounded once per order, but per line where a line shows it, so the difference is shown separately.
  const inLines = items.reduce((sum, item) => sum + vatPairOf(netOf(item), totals.vatRate).incl, 0)
  const rounding = cents(totals.total - inLines)
  const rate = formatRate(totals.vatRate, locale)
  const off = couponSumsOf(items, totals.vatRate)
  return (
    <div className="order-overview">
      <div className="lines" role="group" aria-label={t('ordering')}>
        <ul>
          <Lines items={items} parentId={null} vatRate={totals.vatRate} />
        </ul>
        {renewals !== '' && <p className="small muted">{price('cancelHint')}</p>}
      </div>
      {rounding !== 0 && (
        <p className="muted vat-side incl">
          {t('rounding', {
            amount: `${rounding < 0 ? '−\u00A0' : ''}${formatEuro(cents(Math.abs(rounding)), locale)}`,
          })}
        </p>
      )}
      {coupon && off.excl > 0 && (
        <p className="later">
          {t('coupon', {
            code: coupon.code,
            amount: formatEuro(off.incl, locale),
            vat: formatEuro(cents(off.incl - off.excl), locale),
          })}
        </p>
      )}
      {renewals !== '' && <p className="later">{t('renews', { renewals })}</p>}
      <dl className="totals vat-side excl">
        <Row term={t('net')} amount={formatEuro(net, locale)} />
        <Row term={cart('vat', { rate })} amount={vat} />
      </dl>
      <dl className="totals vat-side incl">
        <Row term={t('includedVat', { rate })} amount={vat} />
      </dl>
      <dl className="totals">
        <div className="summary-row">
          <dt>
            {cart('payNow')}
            <small>{price('inclVat')}</small>
          </dt>
          <dd>{formatEuro(totals.total, locale)}</dd>
        </div>
      </dl>
      {method !== undefined && <p className="small muted">{t('with', { method })}</p>}
    </div>
  )
}

function Row({ term, amount }: { readonly term: string; readonly amount: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

interface LinesProps {
  readonly items: readonly CartItem[]
  readonly parentId: string | null
  readonly vatRate: BasisPoints
}

/** Order lines as a tree: each item is listed under the name it belongs to. */
function Lines({ items, parentId, vatRate }: LinesProps) {
  const cart = useTranslations('cart')
  const nameOf = useLineName()
  const termsOf = useLineTerms(vatRate)
  return items
    .filter((item) => item.parentId === parentId)
    .map((item) => {
      const below = childrenOf(items, item.id)
      const forward = forwardOf(item, below)
      return (
        <li key={item.id}>
          <b>{nameOf(item)}</b> <span className="vat-side excl">{termsOf(item, 'excl')}</span>
          <span className="vat-side incl">{termsOf(item, 'incl')}</span>
          {forward !== undefined && ` (${cart('forwardsTo', { target: shownAddressOf(forward) })})`}
          {below.length > 0 && (
            <ul>
              <Lines items={items} parentId={item.id} vatRate={vatRate} />
            </ul>
          )}
        </li>
      )
    })
}

/** Label of a line. A top-level package belongs to a name kept elsewhere, so its label includes that name. */
function useLineName(): (item: CartItem) => string {
  const t = useTranslations('payment')
  const nameOf = useItemName()
  return (item) =>
    item.type === 'domain' || item.parentId !== null
      ? nameOf(item)
      : t('forName', { product: nameOf(item), name: displayNameOf(nameOfItem(item)) })
}

/** First-term and renewal price of a line, with or without VAT. */
function useLineTerms(vatRate: BasisPoints): (item: CartItem, side: keyof VatPair) => string {
  const t = useTranslations('payment.line')
  const cart = useTranslations('cart')
  const locale = useLocale()
  return (item, side) => {
    const { priceFrequency, renewal } = item
    const textOf = (net: Cents) => formatEuro(vatPairOf(net, vatRate)[side], locale)
    const price = textOf(netOf(item))
    if (priceFrequency === null || renewal === null) {
      return netOf(item) === 0 ? cart('free') : t('once', { price })
    }
    const later = textOf(chargeOf(renewal))
    const years = yearsOf(item)
    if (years) return t('yearsThenYearly', { years: String(years), price, later })
    if (item.priceType === 'transfer') return t('transfer', { price, later })
    if (priceFrequency === 'monthly' || priceFrequency === 'yearly') return t(priceFrequency, { price, later })
    return t('years', { years: String(Number.parseInt(priceFrequency, 10)), price, later })
  }
}
