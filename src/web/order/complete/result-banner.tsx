import type { ReactNode } from 'react'
import { FocusHeading } from '#web/order/focus-heading.tsx'
import { StatusBanner } from '#web/order/status-banner.tsx'
import type { DrawingName } from '#web/ui/drawing.tsx'

interface Props {
  readonly title: string
  readonly lead: string
  readonly drawing: DrawingName
  readonly height: number
  readonly label?: string
  readonly isUnsuccessful?: boolean
  /** It replaced other content, so the heading takes the focus. */
  readonly takesFocus?: boolean
  /** Actions to continue with. */
  readonly children?: ReactNode
}

/** The outcome of a payment. */
export function ResultBanner({ title, lead, takesFocus = false, children, ...wall }: Props) {
  return (
    <StatusBanner {...wall}>
      <FocusHeading takesFocus={takesFocus}>{title}</FocusHeading>
      <p className="lead">{lead}</p>
      {children}
    </StatusBanner>
  )
}
