import { useTranslations } from 'use-intl'
import { useItemName } from '#web/cart/item-name.ts'
import { useRemoval } from '#web/cart/removal.tsx'
import { useCart } from '#web/cart/use-cart.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { ArticleLink } from '#web/ui/article-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly code: 'domain_taken' | 'premium_name'
  readonly itemIds: readonly string[]
}

/** Names that went to somebody else while they lay in the cart: without them the rest can be ordered. */
export function UnobtainableNote({ code, itemIds }: Props) {
  const t = useTranslations('payment.refusals')
  const cart = useTranslations('cart')
  const nameOf = useItemName()
  const { remove } = useRemoval()
  const left = useCart().items.filter(({ id }) => itemIds.includes(id))
  if (left.length === 0) return null
  return (
    <div className="note err" role="alert">
      <Icon name="warn" />
      <div>
        {left.map((item) => {
          const name = nameOf(item)
          return (
            <p key={item.id}>
              <b>{t(code, { name })}</b>
              <span className="ways">
                <button
                  type="button"
                  className="btn btn-t"
                  aria-label={cart('removeItem', { name })}
                  onClick={() => void remove(item, name)}
                >
                  {cart('remove')}
                </button>
                <OrderLink to="orderDomains" q={name} className="btn btn-t">
                  {t('otherName')}
                </OrderLink>
              </span>
            </p>
          )
        })}
        <p>
          {t('restCanBe')} {code === 'domain_taken' && <ArticleLink id="domain-taken" />}
        </p>
      </div>
    </div>
  )
}
