import type { ReactNode } from 'react'
import { LedHeading } from '#web/order/account/led-heading.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'

interface Props {
  readonly title: string
  readonly lead: ReactNode
  readonly drawing: DrawingName
  /** Of the drawing, in pixels. */
  readonly height: number
  /** What the drawing shows. */
  readonly picture?: string
  /** Nothing grew: the wall is of straw. */
  readonly isUnfinished?: boolean
  /** It took the place of something else. */
  readonly isLed?: boolean
  readonly children?: ReactNode
}

/** How it stands in one glance: a sentence, a drawing on the sill, and what to do next. */
export function ResultWall({ title, lead, drawing, height, picture, isUnfinished, isLed = false, children }: Props) {
  return (
    <>
      <section className={isUnfinished ? 'kasx' : 'kas'}>
        <div className="wrap result">
          <div className="rc">
            <LedHeading isLed={isLed}>{title}</LedHeading>
            <p className="lead">{lead}</p>
            {children}
          </div>
          <div className="pic">
            <Drawing name={drawing} height={height} {...(picture && { label: picture })} />
          </div>
        </div>
      </section>
      <div className="sill" />
    </>
  )
}
