import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Product } from '#core/catalogue/product.ts'
import { useItemName } from '#web/cart/item-name.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import type { HostedName } from './hosted-names.ts'
import { packageItemsOf, type PricingContext } from './hosting-items.ts'

interface Props {
  readonly names: readonly HostedName[]
  readonly pricing: PricingContext
}

/** One choice for all names after the first: the domain name only, or the same package as the first. */
export function OtherNames({ names: [first, ...others], pricing }: Props) {
  const t = useTranslations('orderHosting')
  const nameOf = useItemName()
  const store = useCartStore()
  const { busy } = useCart()
  const add = useAdding()
  const hosting = first?.hosting
  const product = hosting && pricing.catalogue.products.get(hosting.productSlug)
  if (others.length === 0) return null

  async function takeNone(): Promise<void> {
    for (const each of others) if (each.domain && each.hosting) await store.remove(each.hosting.id)
  }

  function takeSame(chosen: Product): void {
    const missing = others.filter((each) => each.hosting?.productSlug !== chosen.slug)
    void add(...missing.flatMap((each) => packageItemsOf(pricing, each, chosen, hosting?.priceFrequency ?? 'yearly')))
  }
  const choice = (label: ReactNode, isChosen: boolean, choose: () => void) => (
    <button
      type="button"
      className="chip"
      aria-pressed={isChosen}
      aria-disabled={busy}
      onClick={() => !busy && !isChosen && choose()}
    >
      {label}
    </button>
  )
  return (
    <div className="for-all-names" role="group" aria-label={t('forAll', { count: others.length })}>
      <p className="form-label">{t('forAll', { count: others.length })}</p>
      {choice(
        t('nameOnly'),
        others.every((each) => !each.hosting),
        () => void takeNone(),
      )}
      {product &&
        choice(
          t('alsoPackage', { product: nameOf(hosting) }),
          others.every((each) => each.hosting?.productSlug === product.slug),
          () => takeSame(product),
        )}
    </div>
  )
}
