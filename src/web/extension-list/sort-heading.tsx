import type { ExtensionSort, ExtensionSortKey } from '#domain/names/extension-sort.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly by: ExtensionSortKey
  readonly label: string
  readonly sort: ExtensionSort | null
  readonly onSort: (by: ExtensionSortKey) => void
}

export function SortHeading({ by, label, sort, onSort }: Props) {
  const direction = sort?.by === by ? (sort.descending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" role="columnheader" aria-sort={direction}>
      <button type="button" onClick={() => onSort(by)}>
        {label}
        <Icon name="chev" size="s" />
      </button>
    </th>
  )
}
