import { useTranslations } from 'use-intl'
import { usePath } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Pages are rendered for an empty cart; the shell script fills in the badge and the way to the order. */
export function CartButton() {
  const t = useTranslations('shell')
  const empty = usePath('orderDomains')
  return (
    <a
      className="cartbtn"
      href={empty}
      aria-label={t('cart', { count: 0 })}
      data-part="cart"
      data-empty={empty}
      data-filled={usePath('orderHosting')}
      data-one={t('cart', { count: 1 })}
      data-many={t('cart', { count: 2 }).replace('2', '#')}
    >
      <Icon name="basket" />
      <span className="badge" hidden />
    </a>
  )
}
