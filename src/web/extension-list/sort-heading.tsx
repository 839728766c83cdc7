import { useTranslations } from 'use-intl'
import type { ExtensionSort, ExtensionSortKey } from '#domain/extension-order.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly by: ExtensionSortKey
  readonly sort: ExtensionSort | null
  readonly onSort: (by: ExtensionSortKey) => void
}

export function SortHeading({ by, sort, onSort }: Props) {
  const t = useTranslations('extensionList')
  const direction = sort?.by === by ? (sort.descending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" role="columnheader" aria-sort={direction}>
      <button type="button" onClick={() => onSort(by)}>
        {t(`columns.${by}`)}
        <Icon name="chev" size="s" />
      </button>
    </th>
  )
}
