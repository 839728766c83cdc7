import { type RefObject, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly input: RefObject<HTMLInputElement | null>
  readonly tableId: string
  readonly onType: (typed: string) => void
  /** How many were found, or what keeps them. */
  readonly status: string
  readonly onRetry: (() => void) | undefined
  readonly onLess: (() => void) | undefined
}

/** The field above the list; it stays in sight while all rows are there to scroll through. */
export function FilterBar({ input, tableId, onType, status, onRetry, onLess }: Props) {
  const t = useTranslations('extensionList')
  const common = useTranslations('common')
  const id = useId()
  return (
    <div className="exl-bar">
      <label className="lbl" htmlFor={id}>
        {t('filterLabel')}
      </label>
      <div className="inp">
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
      <p className="exl-count" role="status">
        {status}
      </p>
      {onRetry && (
        <button type="button" className="btn btn-s" onClick={onRetry}>
          {common('retry')}
        </button>
      )}
      {onLess && (
        <button type="button" className="btn btn-t" onClick={onLess}>
          {t('less')}
        </button>
      )}
    </div>
  )
}
