import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { parentOf } from '#domain/cart/cart.ts'
import { useRemoval } from '#web/cart/removal.tsx'
import { useCart } from '#web/cart/use-cart.ts'

/** What was taken out last, and the way back; gone when what it hung under is gone too. */
export function UndoNote() {
  const t = useTranslations('cart')
  const { removed, undo } = useRemoval()
  const { items, busy } = useCart()
  const button = useRef<HTMLButtonElement>(null)

  // The button that took it out is gone: whoever pressed it goes on here, not at the top of the page.
  useEffect(() => {
    if (removed && document.activeElement === document.body) button.current?.focus()
  }, [removed])

  const first = removed?.items[0]
  if (!removed || !first || (first.parentId !== null && !parentOf(items, first))) return null
  return (
    <p className={removed.isStuck ? 'note err undo' : 'note undo'}>
      <span>{removed.isStuck ? t('notUndone') : t('removed', { name: removed.name })}</span>
      <button ref={button} type="button" className="btn btn-t" aria-disabled={busy} onClick={() => void undo()}>
        {removed.isStuck ? t('retry') : t('undo')}
      </button>
    </p>
  )
}
