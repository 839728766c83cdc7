import { type RefObject, useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatCount } from '#core/locale/number-format.ts'
import { type ListGroup, listGroups } from '#core/names/extension-search.ts'
import { Icon } from '#web/ui/icon.tsx'

interface GroupChipsProps {
  readonly total: number
  readonly chosen: ListGroup
  readonly onChoose: (group: ListGroup) => void
}

export function GroupChips({ total, chosen, onChoose }: GroupChipsProps) {
  const t = useTranslations('extensionList')
  const locale = useLocale()
  return (
    <div className="group-chips" role="group" aria-label={t('groupsLabel')}>
      {listGroups.map((group) => (
        <button key={group} type="button" aria-pressed={group === chosen} onClick={() => onChoose(group)}>
          {t(`groups.${group}`, { total: formatCount(total, locale) })}
        </button>
      ))}
    </div>
  )
}

interface FilterBarProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly tableId: string
  readonly onType: (typed: string) => void
  /** Number of matches, or the reason why the list is not loaded. */
  readonly status: string
  readonly onRetry: (() => void) | undefined
  readonly onLess: (() => void) | undefined
}

/** Filter field above the list. It is sticky while all rows are shown. */
export function FilterBar({ input, tableId, onType, status, onRetry, onLess }: FilterBarProps) {
  const t = useTranslations('extensionList')
  const common = useTranslations('common')
  const id = useId()
  return (
    <div className="filter-bar">
      <label className="form-label" htmlFor={id}>
        {t('filterLabel')}
      </label>
      <div className="input-box">
        <Icon name="search" />
        <input
          id={id}
          ref={input}
          type="search"
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('filterPlaceholder')}
          aria-controls={tableId}
          onInput={(event) => onType(event.currentTarget.value)}
        />
      </div>
      <p className="match-count" role="status">
        {status}
      </p>
      {onRetry && (
        <button type="button" className="button button-secondary" onClick={onRetry}>
          {common('retry')}
        </button>
      )}
      {onLess && (
        <button type="button" className="button button-text" onClick={onLess}>
          {t('less')}
        </button>
      )}
    </div>
  )
}

interface ListFootProps {
  readonly found: number
  readonly typed: string
  /** Number of rows that a press adds; undefined if all are shown. */
  readonly more: number | undefined
  readonly onMore: () => void
  readonly onReset: () => void
}

/** Footer of the list: shows all rows, or resets a filter without results. */
export function ListFoot({ found, typed, more, onMore, onReset }: ListFootProps) {
  const t = useTranslations('extensionList')
  const locale = useLocale()
  if (found === 0) {
    return (
      <div className="list-foot">
        <p>{t('nothing', { typed })}</p>
        <button type="button" className="button button-secondary" onClick={onReset}>
          {t('reset')}
        </button>
      </div>
    )
  }
  if (more === undefined) return null
  return (
    <div className="list-foot">
      <button type="button" className="button button-secondary" onClick={onMore}>
        {t('more', { count: formatCount(more, locale) })}
      </button>
    </div>
  )
}
