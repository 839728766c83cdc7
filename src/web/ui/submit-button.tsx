import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'

interface Props {
  readonly isBusy: boolean
  /** What it says while busy, if not just that it is. */
  readonly busyLabel?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Lays out both texts, so that it keeps its width while busy. */
export function SubmitButton({ isBusy, busyLabel, className = '', children }: Props) {
  const t = useTranslations('common')
  return (
    <button
      className={`btn btn-p two ${className}`.trim()}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      // Keeps the focus in the field: its error on blur would move the button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span aria-hidden={isBusy || undefined}>{children}</span>
      <span aria-hidden={!isBusy || undefined}>
        <Icon name="clock" size="s" />
        {busyLabel ?? t('busy')}
      </span>
    </button>
  )
}
