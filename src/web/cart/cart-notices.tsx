import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#web/ui/icon.tsx'
import { withNewIds } from './item-ids.ts'
import { useItemName } from './item-name.ts'
import { useAdding } from './use-adding.ts'
import { useCart, useCartStore } from './use-cart.ts'

/** Notices about the cart as a whole. */
export function CartNotices() {
  const t = useTranslations('cart')
  const order = useTranslations('order')
  const cart = useCart()
  const isOnline = useOnline()
  return (
    <>
      {!isOnline && <Notice>{order('offline')}</Notice>}
      {cart.expired && <Notice>{t('expired')}</Notice>}
      {cart.slow && <Notice>{t('slow')}</Notice>}
      {!cart.lasts && cart.items.length > 0 && <Notice>{t('fleeting')}</Notice>}
      {cart.earlier.length > 0 && <EarlierCart />}
      {cart.noLongerSold
        .filter(
          ({ id, parentId }) =>
            parentId === null || !cart.noLongerSold.some((above) => above.id === parentId && above.id !== id),
        )
        .map((choice) => (
          <NoLongerSold key={choice.id} choice={choice} />
        ))}
    </>
  )
}

function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <p className="note" role="status">
      <Icon name="info" />
      <span>{children}</span>
    </p>
  )
}

function NoLongerSold({ choice }: { readonly choice: ReturnType<typeof useCart>['noLongerSold'][number] }) {
  const t = useTranslations('cart')
  const store = useCartStore()
  const name = useItemName()(choice)
  return (
    <p className="note undo">
      <span>{t('noLongerSold', { name })}</span>
      <button
        type="button"
        className="button button-text"
        aria-label={t('removeItem', { name })}
        onClick={() => void store.remove(choice.id)}
      >
        {t('remove')}
      </button>
    </p>
  )
}

/** Offers to add an earlier cart that can be loaded again. Carts are never joined without consent. */
function EarlierCart() {
  const t = useTranslations('cart')
  const { earlier, busy } = useCart()
  const store = useCartStore()
  const add = useAdding()
  const [hasFailed, setFailed] = useState(false)

  async function join(): Promise<void> {
    const isJoined = await add(...withNewIds(earlier))
    setFailed(!isJoined)
    if (isJoined) store.settleEarlier()
  }
  return (
    <p className={hasFailed ? 'note error undo' : 'note undo'}>
      <span>{hasFailed ? t('notUndone') : t('earlier', { count: earlier.length })}</span>
      <button type="button" className="button button-text" aria-disabled={busy} onClick={() => void join()}>
        {t('earlierAction')}
      </button>
      <button type="button" className="button button-text" onClick={() => store.settleEarlier()}>
        {t('earlierNo')}
      </button>
    </p>
  )
}

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  )
}
