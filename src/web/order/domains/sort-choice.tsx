import { useTranslations } from 'use-intl'
import { type NameSort, nameSorts } from '#web/order/domains/name-order.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly chosen: NameSort | null
  readonly onChoose: (sort: NameSort | null) => void
}

/** In which order the names stand. */
export function SortChoice({ chosen, onChoose }: Props) {
  const t = useTranslations('orderDomains.sort')
  return (
    <label className="sortby">
      <span>{t('label')}</span>
      <select
        value={chosen ?? ''}
        onChange={(event) => onChoose(nameSorts.find((sort) => sort === event.target.value) ?? null)}
      >
        <option value="">{t('fit')}</option>
        {nameSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(sort)}
          </option>
        ))}
      </select>
      <Icon name="chev" size="s" />
    </label>
  )
}
