import { useTranslations } from 'use-intl'
import type { FailedWish } from '#web/cart/cart-view.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { Icon } from '#web/ui/icon.tsx'

/** At the place of a wish that failed: why, and once more. */
export function FailedNote({ wish }: { readonly wish: FailedWish }) {
  const t = useTranslations('cart')
  const problems = useTranslations('problems')
  const { busy } = useCart()
  const add = useAdding()
  const code = wish.code as Parameters<typeof problems.has>[0] | undefined
  return (
    <p className="note err failed">
      <Icon name="warn" />
      <span>
        {t('addFailed')} {code && problems.has(code) && problems(code)}
      </span>
      <button type="button" className="btn btn-t" aria-disabled={busy} onClick={() => void add(wish.item)}>
        {t('retry')}
      </button>
    </p>
  )
}
