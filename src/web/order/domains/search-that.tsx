import { useTranslations } from 'use-intl'
import { showSearch } from '#web/order/domains/search-address.ts'

/** What was probably meant, one press away. */
export function SearchThat({
  name,
  className = 'btn btn-s btn-m',
}: {
  readonly name: string
  readonly className?: string
}) {
  const t = useTranslations('orderDomains')
  return (
    <button
      type="button"
      className={className}
      aria-label={t('searchThatName', { name })}
      onClick={() => showSearch({ text: name })}
    >
      {t('searchThat')}
    </button>
  )
}
