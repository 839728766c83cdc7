import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations, useLocale } from 'use-intl'
import { type CartItem, shownSumsOf, type Totals, yearsOf } from '#core/cart/cart.ts'
import { chargeOf } from '#core/catalogue/charge.ts'
import { netOf } from '#core/catalogue/price.ts'
import { formatEuro, formatRate } from '#core/money/euro-format.ts'
import { type BasisPoints, type Cents, cents, type VatPair, vatPairOf } from '#core/money/money.ts'
import { DialogButton } from '#web/order/dialog-button.tsx'
import { useOrder } from '#web/order/order-context.ts'
import { ChosenSide } from '#web/price/vat-pair.tsx'
import type { CartView } from './cart-store.ts'
import { shownAddressOf, useItemName } from './item-name.ts'
import { TermYears } from './term-years.tsx'
import { useRenewals } from './use-renewals.ts'

/** Coupon components, loaded when the cart has a coupon or the visitor enters one. */
const CouponRows = lazy(() => import('#web/coupon/cart-coupon.tsx').then(({ couponPart }) => couponPart('rows')))
const CouponField = lazy(() => import('#web/coupon/cart-coupon.tsx').then(({ couponPart }) => couponPart('field')))

interface LineProps {
  readonly item: CartItem
  readonly vatRate: BasisPoints
  readonly onRemove: (item: CartItem, name: string) => void
  /** Price when the item was added, if it has changed since. */
  readonly changedFrom: Cents | undefined
  /** Forwarding target of a domain name. */
  readonly forward: string | undefined
  /** Lines of child items. */
  readonly children?: ReactNode
}

/** A line of the summary: first-term price, renewal price and child items. */
export function CartLine({ item, vatRate, onRemove, changedFrom, forward, children }: LineProps) {
  const t = useTranslations('cart')
  const amount = useAmount(vatRate)
  const name = useItemName()(item)
  const termOf = useTermLine(item, amount)
  return (
    <li>
      <div className="line-row">
        <span className="item-name">{name}</span>
        <span className="item-amount">
          <ChosenSide
            text={(side) => (
              <>
                {item.discount && <s>{amount(chargeOf(item.price), side)}</s>} {amount(netOf(item), side)}
              </>
            )}
          />
        </span>
        <span className="line-note">
          <ChosenSide text={termOf} />
        </span>
        <button
          type="button"
          className="remove-button"
          aria-label={t('removeItem', { name })}
          onClick={() => onRemove(item, name)}
        >
          {t('remove')}
        </button>
        {item.maxYears && <TermYears item={item} />}
        {forward && <span className="line-note">{t('forwardsTo', { target: shownAddressOf(forward) })}</span>}
        {item.discountLimit && (
          <span className="line-note changed">{t('discountLimit', { count: item.discountLimit })}</span>
        )}
        {changedFrom !== undefined && (
          <span className="line-note changed">
            <ChosenSide text={(side) => t('priceChanged', { from: amount(changedFrom, side) })} />
          </span>
        )}
      </div>
      {children}
    </li>
  )
}

type AmountOf = (net: Cents, side: keyof VatPair) => string

function useAmount(vatRate: BasisPoints): AmountOf {
  const locale = useLocale()
  return (net, side) => formatEuro(vatPairOf(net, vatRate)[side], locale)
}

/** First-term price, always together with the renewal price. */
function useTermLine(item: CartItem, amount: AmountOf): (side: keyof VatPair) => string {
  const t = useTranslations('cart')
  return (side) => {
    const { priceFrequency, renewal } = item
    if (priceFrequency === null || renewal === null) return netOf(item) === 0 ? t('free') : t('once')
    const price = amount(chargeOf(renewal), side)
    const years = yearsOf(item)
    if (years) return t('yearsThen', { years: String(years), price })
    if (item.priceType === 'transfer') return t('transferThen', { price })
    const term =
      priceFrequency === 'monthly' || priceFrequency === 'yearly'
        ? t(`terms.${priceFrequency}`)
        : t('terms.years', { years: String(Number.parseInt(priceFrequency, 10)) })
    return t(chargeOf(renewal) === netOf(item) ? 'firstTermAlso' : 'firstTermThen', { term, price })
  }
}

interface SumsProps {
  readonly cart: CartView
  /** At the displayed VAT rate: the cart's own, or the preview from an open form. */
  readonly totals: Totals
}

/** Subtotal, discount and VAT with the chosen VAT display, then the renewal amounts. */
export function CartSums({ cart, totals }: SumsProps) {
  const { items, totals: confirmed, anonymous, coupon } = cart
  const t = useTranslations('cart')
  const price = useTranslations('price')
  const locale = useLocale()
  const { previewVat } = useOrder()
  const { subtotal, discount, rounding } = shownSumsOf(items, totals)
  const renewals = useRenewals(items, totals.vatRate)
  const previewRenewals = useRenewals(items, previewVat ?? totals.vatRate)
  const isPreview = totals.vatRate !== confirmed.vatRate
  const rate = formatRate(totals.vatRate, locale)
  const euro = (amount: Cents) => formatEuro(amount, locale)
  const [field, setField] = useState<{ readonly removed: string | null }>()
  const discountRow = discount.excl > 0 && (
    <div className="discount">
      <dt>{t('discount')}</dt>
      <dd>
        <ChosenSide text={(side) => `−\u00A0${euro(discount[side])}`} />
      </dd>
    </div>
  )
  return (
    <>
      <dl className="totals">
        <div>
          <dt>
            {t('subtotal')} <ChosenSide text={(side) => price(side === 'excl' ? 'exclVat' : 'inclVat')} />
          </dt>
          <dd>
            <ChosenSide text={(side) => euro(subtotal[side])} />
          </dd>
        </div>
        {coupon ? (
          <Suspense fallback={discountRow}>
            <CouponRows
              {...{ cart, discount, vatRate: totals.vatRate }}
              onRemove={(removed) => setField({ removed })}
            />
          </Suspense>
        ) : (
          discountRow
        )}
        {rounding !== 0 && (
          <div className="rounding">
            <dt>{t('rounding')}</dt>
            <dd>
              {rounding < 0 && '−\u00A0'}
              {euro(cents(Math.abs(rounding)))}
            </dd>
          </div>
        )}
        <div>
          <dt>
            <ChosenSide text={(side) => t(side === 'excl' ? 'vat' : 'vatWithin', { rate })} />
            {isPreview && ` (${t('preview')})`}
          </dt>
          <dd>{euro(totals.vat)}</dd>
        </div>
      </dl>
      {isPreview && (
        <p className="note" role="status">
          {t('previewNote', {
            rate,
            knownRate: formatRate(confirmed.vatRate, locale),
            knownTotal: euro(confirmed.total),
          })}
        </p>
      )}
      {renewals !== '' && <p className="renew">{t('renewal', { renewals })}</p>}
      {anonymous && !isPreview && <p className="renew">{t('visitorVat', { rate })}</p>}
      {anonymous && !isPreview && previewVat && (
        <p className="renew">
          {t('vatPreview', {
            rate: formatRate(previewVat, locale),
            total: euro(vatPairOf(cents(totals.subtotal - totals.discount), previewVat).incl),
            count: previewRenewals.length,
            later: previewRenewals,
          })}
        </p>
      )}
      {!coupon && (
        <details
          className="renew"
          open={!!field}
          onToggle={({ currentTarget: { open } }) =>
            setField((before) => (open ? (before ?? { removed: null }) : undefined))
          }
        >
          <summary className="button button-text">{t('coupon')}</summary>
          {field && (
            <Suspense>
              <CouponField {...field} />
            </Suspense>
          )}
        </details>
      )}
      <DialogButton name="threeYears" />
      <DialogButton name="share" />
    </>
  )
}
