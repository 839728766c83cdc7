import { createContext, type ReactNode, useContext, useMemo, useState, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFocusOn } from '#web/use-focus-on.ts'
import { type CartItem, withoutItem, parentOf } from '#core/cart/cart.ts'
import { track } from '#web/analytics/track.ts'
import { useAnnouncer } from './announcer.tsx'
import { withNewIds } from './item-ids.ts'
import { CartContext, useCart } from './use-cart.ts'

/** The last removal with an undo button; hidden if the parent item was removed too. */
export function UndoNote() {
  const t = useTranslations('cart')
  const { removed, undo } = useRemoval()
  const { items, busy } = useCart()
  const button = useRef<HTMLButtonElement>(null)

  // The pressed button is gone; without this the focus would fall back to the document.
  useFocusOn(button, removed, { ifLost: true })

  const first = removed?.items[0]
  if (!removed || !first || (first.parentId !== null && !parentOf(items, first))) return null
  return (
    <p className={removed.isStuck ? 'note error undo' : 'note undo'}>
      <span>{removed.isStuck ? t('notUndone') : t('removed', { name: removed.name })}</span>
      <button
        ref={button}
        type="button"
        className="button button-text"
        aria-disabled={busy}
        onClick={() => void undo()}
      >
        {removed.isStuck ? t('retry') : t('undo')}
      </button>
    </p>
  )
}

/** The last removal: the item first, then its descendants. */
interface Removed {
  readonly name: string
  readonly items: readonly CartItem[]
  /** The undo failed. */
  readonly isStuck?: true
}

interface Removal {
  readonly removed: Removed | undefined
  /** `name` is the display name for announcements. */
  readonly remove: (item: CartItem, name: string) => Promise<void>
  readonly undo: () => Promise<void>
}

const RemovalContext = createContext<Removal | undefined>(undefined)

/** Removes at once without confirmation; the last removal can be undone. */
export function RemovalProvider({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('cart')
  const store = useContext(CartContext)
  const announce = useAnnouncer()
  const [removed, setRemoved] = useState<Removed>()

  const removal = useMemo((): Removal => {
    return {
      removed,
      async remove(item, name) {
        if (!store) return
        const { items } = store.view()
        const remaining = withoutItem<CartItem>(items, item.id)
        const removedItems = items.filter((each) => !remaining.includes(each))
        setRemoved({ name, items: removedItems })
        announce(t('removed', { name }))
        if (await store.remove(item.id)) return track('remove', removedItems)
        setRemoved(undefined)
        announce(t('notRemoved', { name }))
      },
      async undo() {
        if (!store || !removed || store.view().busy) return
        const isBack = await store.add(...withNewIds(removed.items))
        if (isBack) track('add', removed.items)
        announce(isBack ? t('added', { name: removed.name }) : t('notUndone'))
        setRemoved(isBack ? undefined : { ...removed, isStuck: true })
      },
    }
  }, [removed, store, announce, t])

  return <RemovalContext value={removal}>{children}</RemovalContext>
}

export function useRemoval(): Removal {
  const removal = useContext(RemovalContext)
  if (!removal) throw new Error('Nothing can be removed here')
  return removal
}
