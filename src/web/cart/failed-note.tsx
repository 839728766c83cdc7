import { useTranslations } from 'use-intl'
import type { FailedWish } from '#web/cart/cart-view.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { Icon } from '#web/ui/icon.tsx'

/** At the place of a wish that failed: why, where that helps, and once more. */
export function FailedNote({ wish: { items, code } }: { readonly wish: FailedWish }) {
  const t = useTranslations('cart')
  const { busy } = useCart()
  const add = useAdding()
  return (
    <p className="note err failed">
      <Icon name="warn" />
      <span>{code === 'too_many_items' || code === 'rate_limited' ? t(`refused.${code}`) : t('addFailed')}</span>
      <button type="button" className="btn btn-t" aria-disabled={busy} onClick={() => void add(...items)}>
        {t('retry')}
      </button>
    </p>
  )
}
