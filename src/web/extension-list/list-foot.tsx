import { useLocale, useTranslations } from 'use-intl'
import { formatCount } from '#domain/basics/number-format.ts'

interface Props {
  readonly found: number
  readonly typed: string
  /** How many a press brings; nothing when all are there. */
  readonly more: number | undefined
  readonly onMore: () => void
  readonly onReset: () => void
}

/** Below the rows: the way to all of them, or out of a filter nothing fits. */
export function ListFoot({ found, typed, more, onMore, onReset }: Props) {
  const t = useTranslations('extensionList')
  const locale = useLocale()
  if (found === 0) {
    return (
      <div className="exl-foot">
        <p>{t('nothing', { typed })}</p>
        <button type="button" className="btn btn-s" onClick={onReset}>
          {t('reset')}
        </button>
      </div>
    )
  }
  if (more === undefined) return null
  return (
    <div className="exl-foot">
      <button type="button" className="btn btn-s" onClick={onMore}>
        {t('more', { count: formatCount(more, locale) })}
      </button>
    </div>
  )
}
