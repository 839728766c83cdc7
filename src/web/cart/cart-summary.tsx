import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type CartItem, childrenOf } from '#domain/cart/cart.ts'
import { yearlyRenewalOf } from '#domain/catalogue/plan-prices.ts'
import { CartLine } from '#web/cart/cart-line.tsx'
import { CartNotices } from '#web/cart/cart-notices.tsx'
import { CartTotals } from '#web/cart/cart-totals.tsx'
import { LoadingSummary } from '#web/cart/loading-summary.tsx'
import { useRemoval } from '#web/cart/removal.tsx'
import { SummarySill } from '#web/cart/summary-sill.tsx'
import { UndoNote } from '#web/cart/undo-note.tsx'
import { useCart } from '#web/cart/use-cart.ts'

/** The cart beside an order page: plants on a sill, what was chosen, and what it comes to. */
export function CartSummary({ children }: { readonly children?: ReactNode }) {
  const t = useTranslations('cart')
  const cart = useCart()
  const { remove } = useRemoval()

  const branch = (item: CartItem): ReactNode => {
    const below = childrenOf<CartItem>(cart.items, item.id)
    return (
      <CartLine
        key={item.id}
        item={item}
        changedFrom={cart.changedFrom.get(item.id)}
        onRemove={(...removed) => void remove(...removed)}
      >
        {below.length > 0 && <ul>{below.map(branch)}</ul>}
      </CartLine>
    )
  }

  if (cart.phase === 'loading') return <LoadingSummary />
  return (
    <aside className="sum" aria-label={t('title')} aria-busy={cart.busy}>
      <SummarySill items={cart.items} />
      <h2>
        {t('title')} <small>{t('count', { count: cart.items.length })}</small>
      </h2>
      <CartNotices />
      {cart.items.length === 0 ? (
        <p className="muted nothing">{t('empty')}</p>
      ) : (
        <ul className="tree">{cart.items.filter(({ parentId }) => parentId === null).map(branch)}</ul>
      )}
      <UndoNote />
      {cart.items.length > 0 && (
        <>
          <CartTotals totals={cart.totals} yearlyRenewal={yearlyRenewalOf(cart.items)} anonymous={cart.anonymous} />
          {children}
        </>
      )}
    </aside>
  )
}
