import { memo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Frequency } from '#domain/catalogue/frequency.ts'
import { planPricesOf } from '#domain/catalogue/plan-prices.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { FailedWish } from '#web/cart/cart-view.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { useCartPart } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { VatPair } from '#web/price/vat-pair.tsx'

interface ContentProps {
  readonly product: Product
  readonly frequency: Frequency | null
  readonly summary?: string | undefined
}

interface Props extends ContentProps {
  readonly isTaken: boolean
  readonly isBusy: boolean
  readonly failure: FailedWish | undefined
  readonly onTake: () => void
  readonly onLeave: () => void
}

/** An extra on the stem: a box that puts it in the cart, or takes it out, at once. */
export function ExtraBox({ product, frequency, summary, isTaken, isBusy, failure, onTake, onLeave }: Props) {
  return (
    <div className="kidrow">
      <label className="kid">
        <input
          type="checkbox"
          className="cb"
          checked={isTaken}
          aria-disabled={isBusy}
          onChange={() => !isBusy && (isTaken ? onLeave() : onTake())}
        />
        <ExtraContent product={product} frequency={frequency} summary={summary} />
      </label>
      {failure && <FailedNote wish={failure} />}
    </div>
  )
}

const ExtraContent = memo(function ExtraContent({ product, frequency, summary }: ContentProps) {
  const t = useTranslations('price')
  const locale = useLocale()
  const { pricedOn } = useOrder()
  const vatRate = useCartPart(({ totals }) => totals.vatRate)
  const prices = planPricesOf(product, { frequency }, pricedOn, vatRate)
  const term = frequency === null ? t('once') : t(frequency === 'monthly' ? 'perMonth' : 'perYear')
  return (
    <>
      <span>
        <b>{product.title[locale]}</b>
        <small>{summary ?? product.summary[locale]}</small>
      </span>
      {prices && (
        <span className="kp">
          {prices.firstTerm.excl === 0 ? t('free') : <VatPair pair={prices.firstTerm} />} <small>{term}</small>
        </span>
      )}
    </>
  )
})
