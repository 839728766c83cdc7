import { memo, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Frequency } from '#domain/catalogue/frequency.ts'
import { planPricesOf } from '#domain/catalogue/plan-prices.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { formatEuro } from '#domain/money/euro-format.ts'
import { noCents } from '#domain/money/money.ts'
import { useCartPart } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Saving } from '#web/price/price-block.tsx'
import { VatPair } from '#web/price/vat-pair.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'

interface Plant {
  readonly drawing: DrawingName
  readonly height: number
}

const plants: Readonly<Record<string, Plant>> = {
  stek: { drawing: 'stek', height: 104 },
  struik: { drawing: 'struik', height: 120 },
  boom: { drawing: 'boom', height: 132 },
}
const otherPlant: Plant = { drawing: 'plank', height: 120 }

interface Radio {
  readonly group: string
  readonly isChosen: boolean
  readonly isBusy: boolean
  readonly onChoose: () => void
}

interface PackageProps extends Radio {
  readonly product: Product
  readonly frequency: Frequency
}

/** A package in the picker: its plant, what is in it, what it costs now and after. */
export function PackageOption({ product, frequency, ...radio }: PackageProps) {
  const locale = useLocale()
  const [size = ''] = product.slug.split('-').slice(-1)
  return (
    <Option {...radio} plant={plants[size] ?? otherPlant} name={product.name[locale]}>
      <PackageContent product={product} frequency={frequency} />
    </Option>
  )
}

const PackageContent = memo(function PackageContent({
  product,
  frequency,
}: Pick<PackageProps, 'product' | 'frequency'>) {
  const t = useTranslations('price')
  const locale = useLocale()
  const { pricedOn } = useOrder()
  const vatRate = useCartPart(({ totals }) => totals.vatRate)
  const prices = planPricesOf(product, { frequency }, pricedOn, vatRate)
  return (
    <>
      <ul className="in">
        {product.features.slice(0, 2).map((feature) => (
          <li key={feature.nl}>{feature[locale]}</li>
        ))}
      </ul>
      {prices && (
        <span className="op">
          <VatPair pair={prices.firstTerm} />
          <small>
            {t(frequency === 'monthly' ? 'firstMonth' : 'firstYear')} <Saving saving={prices.saving} />
          </small>
          {prices.renewal && (
            <small className="t">
              {t('thenWord')} <VatPair pair={prices.renewal} />
            </small>
          )}
        </span>
      )}
    </>
  )
})

/** Nothing under the name. */
export function NameOnlyOption({ drawing, ...radio }: Radio & { readonly drawing: DrawingName }) {
  const t = useTranslations('orderHosting')
  const locale = useLocale()
  return (
    <Option {...radio} plant={{ drawing, height: 104 }} name={t('nameOnly')}>
      <p>{t('nameOnlyText')}</p>
      <span className="op">
        {formatEuro(noCents, locale)}
        <small>{t('noHosting')}</small>
      </span>
    </Option>
  )
}

interface OptionProps extends Radio {
  readonly plant: Plant
  readonly name: string
  readonly children: ReactNode
}

function Option({ group, isChosen, isBusy, onChoose, plant, name, children }: OptionProps) {
  return (
    <label className="opt">
      <span className="sh">
        <Drawing name={plant.drawing} height={plant.height} />
      </span>
      <span className="bd">
        <span className="h3">
          <input
            type="radio"
            className="rd"
            name={group}
            checked={isChosen}
            aria-disabled={isBusy}
            onChange={() => !isBusy && onChoose()}
          />
          {name}
        </span>
        {children}
      </span>
    </label>
  )
}
