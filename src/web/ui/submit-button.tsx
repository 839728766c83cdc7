import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly isBusy: boolean
  /** What it says while busy, if not just that it is. */
  readonly busyLabel?: string
  readonly className?: string
  readonly children: ReactNode
}

/** The step forward. Both of its texts take their room, so that it keeps its width while busy. */
export function SubmitButton({ isBusy, busyLabel, className = '', children }: Props) {
  const t = useTranslations('common')
  return (
    <button
      className={`btn btn-p two ${className}`.trim()}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      // A field that is left now would say what is wrong, and push the button away from under the pointer.
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
