import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type CartItem, childrenOf } from '#domain/cart.ts'
import { yearlyRenewalOf } from '#domain/yearly-renewal.ts'
import { CartLine } from '#web/cart/cart-line.tsx'
import { CartNotices } from '#web/cart/cart-notices.tsx'
import { CartTotals } from '#web/cart/cart-totals.tsx'
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
    const children = childrenOf<CartItem>(cart.items, item.id)
    return (
      <CartLine
        key={item.id}
        item={item}
        changedFrom={cart.changedFrom.get(item.id)}
        onRemove={(each) => void remove(each)}
      >
        {children.length > 0 && <ul>{children.map(branch)}</ul>}
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
          <CartTotals totals={cart.totals} yearlyRenewal={yearlyRenewalOf(cart.items)} />
          {children}
        </>
      )}
    </aside>
  )
}

/** In the shape it will have; the bars show when it takes long enough to notice. */
export function LoadingSummary() {
  const t = useTranslations('cart')
  const order = useTranslations('order')
  return (
    <aside className="sum" aria-label={t('title')} aria-busy="true">
      <h2>{t('title')}</h2>
      <p className="vh">{order('loading')}</p>
      <div className="bars late" aria-hidden="true">
        <span className="sk" />
        <span className="sk long" />
        <span className="sk" />
        <span className="sk long" />
      </div>
    </aside>
  )
}
