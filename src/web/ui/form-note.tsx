import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  /** Errors are announced immediately (`alert`), other notes politely (`status`). */
  readonly kind?: 'error' | 'info'
  /** Bold summary; the advice follows it. */
  readonly title?: ReactNode
  readonly children?: ReactNode
}

/** Note about the whole form, above its fields. */
export function FormNote({ kind = 'error', title, children }: Props) {
  const isError = kind === 'error'
  return (
    <div className={isError ? 'note error' : 'note'} role={isError ? 'alert' : 'status'}>
      <Icon name={isError ? 'warn' : 'info'} />
      <span>
        {title !== undefined && <b>{title}</b>} {children}
      </span>
    </div>
  )
}
