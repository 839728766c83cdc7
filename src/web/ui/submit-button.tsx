import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'

interface Props {
  readonly isBusy: boolean
  /** Label while busy; defaults to a general text. */
  readonly busyLabel?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Lays out both labels, so that the width does not change while busy. */
export function SubmitButton({ isBusy, busyLabel, className = '', children }: Props) {
  const t = useTranslations('common')
  return (
    <button
      className={`button button-primary two-labels ${className}`.trim()}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      // Keeps the focus in the field: its error on blur would move the button from under the pointer.
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
