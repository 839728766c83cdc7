import { useTranslations } from 'use-intl'
import { addressOf, navigate, useOrderWish } from '#web/order/order-address.ts'
import { useOrder } from '#web/order/order-context.ts'

/** What was probably meant, one press away. */
export function SearchThat({
  name,
  className = 'btn btn-s btn-m',
}: {
  readonly name: string
  readonly className?: string
}) {
  const t = useTranslations('orderDomains')
  const { pages } = useOrder()
  const { product, term } = useOrderWish()
  return (
    <button
      type="button"
      className={className}
      onClick={() => navigate(addressOf(pages.orderDomains.path, { q: name, product, term }))}
    >
      {t('searchThat')}
    </button>
  )
}
