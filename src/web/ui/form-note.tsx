import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  /** An error is read out at once, news when there is a pause. */
  readonly kind?: 'error' | 'info'
  /** What happened, in bold; the advice follows. */
  readonly title?: ReactNode
  readonly children?: ReactNode
}

/** Something about the whole form, above its fields. */
export function FormNote({ kind = 'error', title, children }: Props) {
  const isError = kind === 'error'
  return (
    <div className={isError ? 'note err' : 'note'} role={isError ? 'alert' : 'status'}>
      <Icon name={isError ? 'warn' : 'info'} />
      <span>
        {title !== undefined && <b>{title}</b>} {children}
      </span>
    </div>
  )
}
