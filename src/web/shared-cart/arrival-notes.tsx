import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type CartItem, nameOfItem } from '#core/cart/cart.ts'
import { httpDomainCalls } from '#web/api/domains.ts'
import type { SharedCart } from '#web/api/shared-carts.ts'
import { useItemName } from '#web/cart/item-name.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { Icon } from '#web/ui/icon.tsx'

export function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p className="note">
      <Icon name="info" />
      <span>{children}</span>
    </p>
  )
}

export function Unsold({ copy: { noLongerSold } }: { readonly copy: SharedCart }) {
  const t = useTranslations('sharedCart')
  const nameOf = useItemName()
  return noLongerSold.map((item) => <Note key={item.id}>{t('noLongerSold', { name: nameOf(item) })}</Note>)
}

/** Lists changed prices: today's prices apply, even if the link is older. */
export function ChangedPrices() {
  const t = useTranslations('sharedCart')
  const { items, changedFrom } = useCart()
  const nameOf = useItemName()
  const changed = items.filter(({ id }) => changedFrom.has(id))
  return changed.map((item) => <Note key={item.id}>{t('priceChanged', { name: nameOf(item) })}</Note>)
}

/** Names registered since the link was created. If the lookup fails, they are checked again at payment. */
export function TakenNames({ items }: { readonly items: readonly CartItem[] }) {
  const t = useTranslations('sharedCart')
  const store = useCartStore()
  const nameOf = useItemName()
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const names = items
    .filter(({ type, priceType }) => type === 'domain' && priceType === 'purchase')
    .map(nameOfItem)
    .join(' ')

  useEffect(() => {
    const ended = new AbortController()
    async function check(): Promise<void> {
      const results = await httpDomainCalls({ locale: document.documentElement.lang }).check(
        names.split(' '),
        ended.signal,
      )
      if (typeof results === 'string' || ended.signal.aborted) return
      setTaken(new Set(results.filter(({ state }) => state === 'taken').map(({ name }) => name)))
    }
    if (names !== '') void check()
    return () => ended.abort()
  }, [names])

  return (
    <div role="status">
      {items
        .filter((item) => item.type === 'domain' && item.priceType === 'purchase' && taken.has(nameOfItem(item)))
        .map((item) => (
          <p key={item.id} className="note undo">
            <span>{t('taken', { name: nameOf(item) })}</span>
            <button type="button" className="button button-text" onClick={() => void store.remove(item.id)}>
              {t('remove')} <span className="visually-hidden">{nameOf(item)}</span>
            </button>
          </p>
        ))}
    </div>
  )
}
