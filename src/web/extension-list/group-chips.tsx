import { useLocale, useTranslations } from 'use-intl'
import { type ListGroup, listGroups } from '#domain/names/extension-search.ts'
import { formatCount } from '#domain/basics/number-format.ts'

interface Props {
  readonly total: number
  readonly chosen: ListGroup
  readonly onChoose: (group: ListGroup) => void
}

/** Which extensions stand in the list. */
export function GroupChips({ total, chosen, onChoose }: Props) {
  const t = useTranslations('extensionList')
  const locale = useLocale()
  return (
    <div className="exl-chips" role="group" aria-label={t('groupsLabel')}>
      {listGroups.map((group) => (
        <button key={group} type="button" aria-pressed={group === chosen} onClick={() => onChoose(group)}>
          {t(`groups.${group}`, { total: formatCount(total, locale) })}
        </button>
      ))}
    </div>
  )
}
