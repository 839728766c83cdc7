import { memo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { movingService } from '#catalogue/moving-service.ts'
import type { CartItem } from '#core/cart/cart.ts'
import { extrasOf } from '#core/catalogue/catalogue.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import { planPricesOf } from '#core/catalogue/plan-prices.ts'
import type { Product } from '#core/catalogue/product.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import type { FailedAdd } from '#web/cart/cart-store.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { useItemName } from '#web/cart/item-name.ts'
import { useRemoval } from '#web/cart/removal.tsx'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart, useCartPart } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { LeafNode } from '#web/ui/leaf-node.tsx'
import type { HostedName } from './hosted-names.ts'
import { extraItemsOf, movingItemsOf, type PricingContext } from './hosting-items.ts'
import { MovingForm } from './moving-form.tsx'

/** Extras for a package and its domain name. None is preselected. */
export function Extras({ hosted, pricing }: { readonly hosted: HostedName; readonly pricing: PricingContext }) {
  const t = useTranslations('orderHosting')
  const locale = useLocale()
  const { failed, busy } = useCart()
  const add = useAdding()
  const { remove } = useRemoval()
  const nameOf = useItemName()
  const { name, domain, hosting, extras, moving } = hosted
  const product = hosting && pricing.catalogue.products.get(hosting.productSlug)
  const service = pricing.catalogue.products.get(movingService.slug)
  const movesHere = domain?.priceType === 'transfer'
  if (!product && !moving && !movesHere) return null

  const leave = (item: CartItem | undefined) => void (item && remove(item, nameOf(item)))
  const shown = displayNameOf(name)
  return (
    <div className="extras-list">
      <p className="extras-heading">
        <LeafNode />
        {product ? t('extrasWith', { name: product.name[locale] }) : t('more', { name: shown })}
      </p>
      {service && (
        <ExtraBox
          product={service}
          frequency={null}
          summary={movesHere && !product ? t('moveDomain') : undefined}
          isTaken={moving !== undefined}
          isBusy={busy}
          failure={failed.get(`movingService ${name}`)}
          onTake={() => void add(...movingItemsOf(pricing, hosted, service))}
          onLeave={() => leave(moving)}
        />
      )}
      {(moving || movesHere) && <MovingForm hosted={hosted} />}
      {hosting &&
        product &&
        extrasOf(pricing.catalogue, product).map((extra) => {
          const taken = extras.find(({ productSlug }) => productSlug === extra.slug)
          return (
            <ExtraBox
              key={extra.slug}
              product={extra}
              frequency={hosting.priceFrequency}
              isTaken={taken !== undefined}
              isBusy={busy}
              failure={failed.get(`extra ${hosting.id} ${extra.slug}`)}
              onTake={() => void add(...extraItemsOf(pricing, hosting, extra.slug))}
              onLeave={() => leave(taken)}
            />
          )
        })}
    </div>
  )
}

interface ContentProps {
  readonly product: Product
  readonly frequency: Frequency | null
  readonly summary?: string | undefined
}

interface BoxProps extends ContentProps {
  readonly isTaken: boolean
  readonly isBusy: boolean
  readonly failure: FailedAdd | undefined
  readonly onTake: () => void
  readonly onLeave: () => void
}

/** Checkbox that adds an extra to the cart or removes it at once. */
function ExtraBox({ product, frequency, summary, isTaken, isBusy, failure, onTake, onLeave }: BoxProps) {
  return (
    <div className="extra-row">
      <label className="extra">
        <input
          type="checkbox"
          className="checkbox"
          checked={isTaken}
          aria-disabled={isBusy}
          onChange={() => !isBusy && (isTaken ? onLeave() : onTake())}
        />
        <ExtraContent product={product} frequency={frequency} summary={summary} />
      </label>
      {failure && <FailedNote failure={failure} />}
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
        <span className="extra-price">
          {prices.firstTerm.excl === 0 ? t('free') : <VatPair pair={prices.firstTerm} />} <small>{term}</small>
        </span>
      )}
    </>
  )
})
