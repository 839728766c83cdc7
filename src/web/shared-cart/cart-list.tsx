import { useLocale, useTranslations } from 'use-intl'
import { type CartItem, totalsOf } from '#core/cart/cart.ts'
import { netOf } from '#core/catalogue/price.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { type BasisPoints, cents, vatPairOf } from '#core/money/money.ts'
import { useItemName } from '#web/cart/item-name.ts'
import { useRenewals } from '#web/cart/use-renewals.ts'
import { ChosenSide, VatPair } from '#web/price/vat-pair.tsx'

interface Props {
  readonly title: string
  readonly items: readonly CartItem[]
  readonly vatRate: BasisPoints
}

/** Contents and prices of a cart, to compare two carts. */
export function CartList({ title, items, vatRate }: Props) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const nameOf = useItemName()
  const renewals = useRenewals(items, vatRate)
  const { subtotal, discount, total } = totalsOf(items, vatRate)
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={item.parentId === null ? undefined : 'under'}>
            <span>{nameOf(item)}</span>{' '}
            <span className="item-amount">
              <ChosenSide text={(side) => formatEuro(vatPairOf(netOf(item), vatRate)[side], locale)} />
            </span>
          </li>
        ))}
      </ul>
      <p className="cart-total">
        <VatPair pair={{ excl: cents(subtotal - discount), incl: total }} />
      </p>
      {renewals !== '' && <p className="renew">{t('renewal', { renewals })}</p>}
    </section>
  )
}
