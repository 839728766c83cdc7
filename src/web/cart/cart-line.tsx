import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatEuro } from '#domain/money/euro-format.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import type { Cents } from '#domain/money/money.ts'
import { chargeOf, netOf } from '#domain/catalogue/price.ts'
import { useItemName } from '#web/cart/item-name.ts'

interface Props {
  readonly item: CartItem
  readonly onRemove: (item: CartItem, name: string) => void
  /** What it cost when it was added, if that was something else. */
  readonly changedFrom: Cents | undefined
  /** What hangs under it. */
  readonly children?: ReactNode
}

/** One product in the summary: what it costs now, what it costs after, and what hangs under it. */
export function CartLine({ item, onRemove, changedFrom, children }: Props) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const name = useItemName()(item)
  const term = useTermLine(item)
  return (
    <li>
      <div className="r">
        <span className="nm">{name}</span>
        <span className="am">
          {item.discount && <s>{formatEuro(chargeOf(item.price), locale)}</s>} {formatEuro(netOf(item), locale)}
        </span>
        <span className="th">{term}</span>
        <button type="button" className="x" aria-label={t('removeItem', { name })} onClick={() => onRemove(item, name)}>
          {t('remove')}
        </button>
        {changedFrom !== undefined && (
          <span className="th changed">{t('priceChanged', { from: formatEuro(changedFrom, locale) })}</span>
        )}
      </div>
      {children}
    </li>
  )
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
