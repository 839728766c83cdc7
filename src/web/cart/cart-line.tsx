import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatEuro } from '#domain/euro-format.ts'
import { type CartItem, nameOfItem } from '#domain/cart.ts'
import { displayNameOf } from '#domain/look-alike.ts'
import { chargeOf, netOf } from '#domain/price.ts'
import { useProductTitles } from '#web/cart/product-titles.ts'

interface Props {
  readonly item: CartItem
  readonly onRemove: (item: CartItem, name: string) => void
  /** What hangs under it. */
  readonly children?: ReactNode
}

/** One product in the summary: what it costs now, what it costs after, and what hangs under it. */
export function CartLine({ item, onRemove, children }: Props) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const name = useItemName(item)
  return (
    <li>
      <div className="r">
        <span className="nm">{name}</span>
        <span className="am">
          {item.discount && <s>{formatEuro(chargeOf(item.price), locale)}</s>} {formatEuro(netOf(item), locale)}
        </span>
        <span className="th">{useTermLine(item)}</span>
        <button type="button" className="x" aria-label={t('removeItem', { name })} onClick={() => onRemove(item, name)}>
          {t('remove')}
        </button>
      </div>
      {children}
    </li>
  )
}

/** A name as people read it, or the product's own name. */
export function useItemName(item: CartItem): string {
  const titles = useProductTitles()
  return item.type === 'domain' ? displayNameOf(nameOfItem(item)) : (titles[item.productSlug] ?? item.productSlug)
}

/** The price after the first term always stands beside the one for it. */
function useTermLine(item: CartItem): string {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { priceFrequency, renewal } = item
  if (priceFrequency === null || renewal === null) return netOf(item) === 0 ? t('free') : t('once')
  const price = formatEuro(chargeOf(renewal), locale)
  if (item.priceType === 'transfer') return t('transferThen', { price })
  const term =
    priceFrequency === 'monthly' || priceFrequency === 'yearly'
      ? t(`terms.${priceFrequency}`)
      : t('terms.years', { years: String(Number.parseInt(priceFrequency, 10)) })
  return t('firstTermThen', { term, price })
}
