import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type CartItem, childrenOf, withoutItem } from '#domain/cart.ts'
import { yearlyRenewalOf } from '#domain/yearly-renewal.ts'
import { CartLine } from '#web/cart/cart-line.tsx'
import { plantsOf } from '#web/cart/cart-plants.ts'
import { CartTotals } from '#web/cart/cart-totals.tsx'
import { putBack } from '#web/cart/put-back.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { Drawing } from '#web/ui/drawing.tsx'

interface Removed {
  readonly name: string
  /** The item first, then what hung under it. */
  readonly items: readonly CartItem[]
}

/** The cart beside an order page: plants on a sill, what was chosen, and what it comes to. */
export function CartSummary({ children }: { readonly children?: ReactNode }) {
  const t = useTranslations('cart')
  const cart = useCart()
  const store = useCartStore()
  const [removed, setRemoved] = useState<Removed>()
  const [notice, setNotice] = useState('')

  async function remove(item: CartItem, name: string): Promise<void> {
    const left = withoutItem(cart.items, item.id)
    setRemoved({ name, items: cart.items.filter((each) => !left.includes(each)) })
    setNotice(t('removed', { name }))
    if (await store.remove(item.id)) return
    setRemoved(undefined)
    setNotice(t('notRemoved', { name }))
  }

  async function undo({ name, items }: Removed): Promise<void> {
    setRemoved(undefined)
    if (await putBack(store, items)) setNotice(t('added', { name }))
  }

  const branch = (item: CartItem): ReactNode => {
    const children = childrenOf(cart.items, item.id)
    return (
      <CartLine key={item.id} item={item} onRemove={(each, name) => void remove(each, name)}>
        {children.length > 0 && <ul>{children.map(branch)}</ul>}
      </CartLine>
    )
  }

  return (
    <aside className="sum" aria-label={t('title')} aria-busy={cart.busy || cart.phase === 'loading'}>
      <div className="sumsill">
        {plantsOf(cart.items).map(({ itemId, ...plant }) => (
          <Drawing
            key={itemId}
            name={plant.drawing}
            height={plant.height}
            {...(plant.pot && { pot: plant.pot })}
            className="grows"
          />
        ))}
      </div>
      <h2>
        {t('title')} <small>{t('count', { count: cart.items.length })}</small>
      </h2>
      {cart.expired && <p className="note">{t('expired')}</p>}
      {cart.items.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <>
          <ul className="tree">{cart.items.filter(({ parentId }) => parentId === null).map(branch)}</ul>
          <CartTotals totals={cart.totals} yearlyRenewal={yearlyRenewalOf(cart.items)} />
        </>
      )}
      <p className="vh" role="status">
        {notice}
      </p>
      {removed && (
        <p className="undo">
          {t('removed', { name: removed.name })}{' '}
          <button type="button" className="btn btn-t" onClick={() => void undo(removed)}>
            {t('undo')}
          </button>
        </p>
      )}
      {children}
    </aside>
  )
}
