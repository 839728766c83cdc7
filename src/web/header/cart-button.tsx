import { useTranslations } from 'use-intl'
import { usePath } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Pages are rendered for an empty cart; the browser fills in the badge and the way to the order. */
export function CartButton() {
  const t = useTranslations('shell')
  return (
    <a className="cartbtn" href={usePath('orderDomains')} aria-label={t('cart', { count: 0 })} data-part="cart">
      <Icon name="basket" />
      <span className="badge" hidden data-cart-count />
    </a>
  )
}
