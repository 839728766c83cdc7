import { useTranslations } from 'use-intl'
import { Icon } from '#web/ui/icon.tsx'
import { withArticle } from '#web/ui/with-article.tsx'
import type { FailedAdd } from './cart-store.ts'
import { useAdding } from './use-adding.ts'
import { useCart } from './use-cart.ts'

/** Failed addition: its reason, where that is useful, and a retry button. */
export function FailedNote({ failure: { items, code } }: { readonly failure: FailedAdd }) {
  const t = useTranslations('cart')
  const { busy } = useCart()
  const add = useAdding()
  return (
    <p className="note error failed">
      <Icon name="warn" />
      <span>
        {code === 'too_many_items' || code === 'rate_limited'
          ? withArticle(t(`refused.${code}`), code)
          : t('addFailed')}
      </span>
      <button type="button" className="button button-text" aria-disabled={busy} onClick={() => void add(...items)}>
        {t('retry')}
      </button>
    </p>
  )
}
