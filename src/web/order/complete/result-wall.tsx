import type { ReactNode } from 'react'
import { LedHeading } from '#web/order/account/led-heading.tsx'
import { Wall } from '#web/order/wall.tsx'
import type { DrawingName } from '#web/ui/drawing.tsx'

interface Props {
  readonly title: string
  readonly lead: string
  readonly drawing: DrawingName
  readonly height: number
  readonly label?: string
  readonly isStraw?: boolean
  /** It took the place of something else. */
  readonly isLed?: boolean
  /** What to do next. */
  readonly children?: ReactNode
}

/** What became of a payment. */
export function ResultWall({ title, lead, isLed = false, children, ...wall }: Props) {
  return (
    <Wall {...wall}>
      <LedHeading isLed={isLed}>{title}</LedHeading>
      <p className="lead">{lead}</p>
      {children}
    </Wall>
  )
}
