import { useLocale } from 'use-intl'
import { type CartItem, totalsOf } from '#domain/cart/cart.ts'
import { formatEuro } from '#domain/money/euro-format.ts'
import type { BasisPoints } from '#domain/money/money.ts'
import { useItemName } from '#web/cart/item-name.ts'

interface Props {
  readonly title: string
  readonly items: readonly CartItem[]
  readonly vatRate: BasisPoints
  /** Says what an amount is the total of. */
  readonly total: (amount: string) => string
}

/** What a cart holds, in short: to choose between two. */
export function CartList({ title, items, vatRate, total }: Props) {
  const locale = useLocale()
  const nameOf = useItemName()
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={item.parentId === null ? undefined : 'under'}>
            {nameOf(item)}
          </li>
        ))}
      </ul>
      <p>{total(formatEuro(totalsOf(items, vatRate).total, locale))}</p>
    </section>
  )
}
