import { useLocale, useTranslations } from 'use-intl'
import type { Frequency } from '#domain/frequency.ts'
import { planPricesOf } from '#domain/plan-prices.ts'
import type { Product } from '#domain/product.ts'
import type { FailedWish } from '#web/cart/cart-view.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { useCart } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { VatPair } from '#web/price/vat-pair.tsx'

interface Props {
  readonly product: Product
  readonly frequency: Frequency | null
  readonly summary?: string
  readonly isTaken: boolean
  readonly failure: FailedWish | undefined
  readonly onTake: () => void
  readonly onLeave: () => void
}

/** An extra on the stem: a box that puts it in the cart, or takes it out, at once. */
export function ExtraBox({ product, frequency, summary, isTaken, failure, onTake, onLeave }: Props) {
  const t = useTranslations('price')
  const locale = useLocale()
  const { pricedOn } = useOrder()
  const { totals, busy } = useCart()
  const prices = planPricesOf(product, { frequency }, pricedOn, totals.vatRate)
  if (prices === null) return null
  const term = frequency === null ? t('once') : t(frequency === 'monthly' ? 'perMonth' : 'perYear')
  return (
    <div className="kidrow">
      <label className="kid">
        <input
          type="checkbox"
          className="cb"
          checked={isTaken}
          aria-disabled={busy}
          onChange={() => !busy && (isTaken ? onLeave() : onTake())}
        />
        <span>
          <b>{product.title[locale]}</b>
          <small>{summary ?? product.summary[locale]}</small>
        </span>
        <span className="kp">
          {prices.firstTerm.excl === 0 ? t('free') : <VatPair pair={prices.firstTerm} />} <small>{term}</small>
        </span>
      </label>
      {failure && <FailedNote wish={failure} />}
    </div>
  )
}
