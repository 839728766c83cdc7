import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'

interface Props {
  readonly drawing: DrawingName
  /** Of the drawing, in pixels. */
  readonly height: number
  /** What the drawing shows. */
  readonly label?: string | undefined
  /** Nothing grew: the wall is of straw. */
  readonly isStraw?: boolean
  readonly children: ReactNode
}

/** How it stands in one glance: words on the greenhouse wall, and a drawing on the sill below it. */
export function Wall({ drawing, height, label, isStraw = false, children }: Props) {
  return (
    <>
      <section className={isStraw ? 'kasx' : 'kas'}>
        <div className="wrap result">
          <div className="rc">{children}</div>
          <div className="pic">
            <Drawing name={drawing} height={height} {...(label && { label })} />
          </div>
        </div>
      </section>
      <div className="sill" />
    </>
  )
}
