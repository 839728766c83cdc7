import { useLocale, useTranslations } from 'use-intl'
import type { CartItem } from '#domain/cart/cart.ts'
import { extrasOf } from '#domain/catalogue/catalogue.ts'
import { displayNameOf } from '#domain/names/look-alike.ts'
import { useItemName } from '#web/cart/item-name.ts'
import { useRemoval } from '#web/cart/removal.tsx'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { ExtraBox } from '#web/order/hosting/extra-box.tsx'
import type { HostedName } from '#web/order/hosting/hosted-names.ts'
import { extraWishesOf, movingWishesOf, type Shelf } from '#web/order/hosting/hosting-wishes.ts'
import { MovingForm } from '#web/order/hosting/moving-form.tsx'
import { movingService } from '#catalogue/moving-service.ts'
import { LeafNode } from '#web/ui/leaf-node.tsx'

/** What hangs under a package and its name. Nothing is ticked before somebody ticks it. */
export function Extras({ hosted, shelf }: { readonly hosted: HostedName; readonly shelf: Shelf }) {
  const t = useTranslations('orderHosting')
  const locale = useLocale()
  const { failed, busy } = useCart()
  const add = useAdding()
  const { remove } = useRemoval()
  const nameOf = useItemName()
  const { name, domain, hosting, extras, moving } = hosted
  const product = hosting && shelf.catalogue.products.get(hosting.productSlug)
  const movesHere = domain?.priceType === 'transfer'
  if (!product && !moving && !movesHere) return null

  const leave = (item: CartItem | undefined) => void (item && remove(item, nameOf(item)))
  const shown = displayNameOf(name)
  return (
    <div className="kids">
      <p className="kidh">
        <LeafNode />
        {product ? t('extrasWith', { name: product.name[locale] }) : t('more', { name: shown })}
      </p>
      {hosting &&
        product &&
        extrasOf(shelf.catalogue, product).map((extra) => {
          const taken = extras.find(({ productSlug }) => productSlug === extra.slug)
          return (
            <ExtraBox
              key={extra.slug}
              product={extra}
              frequency={hosting.priceFrequency}
              isTaken={taken !== undefined}
              isBusy={busy}
              failure={failed.get(`extra ${hosting.id} ${extra.slug}`)}
              onTake={() => void add(...extraWishesOf(shelf, hosting, extra.slug))}
              onLeave={() => leave(taken)}
            />
          )
        })}
      <ExtraBox
        product={movingService}
        frequency={null}
        summary={movesHere && !product ? t('moveDomain') : undefined}
        isTaken={moving !== undefined}
        isBusy={busy}
        failure={failed.get(`movingService ${name}`)}
        onTake={() => void add(...movingWishesOf(shelf, hosted, movingService))}
        onLeave={() => leave(moving)}
      />
      {(moving || movesHere) && <MovingForm hosted={hosted} />}
    </div>
  )
}
