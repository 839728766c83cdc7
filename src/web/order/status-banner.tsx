import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'

interface Props {
  readonly drawing: DrawingName
  /** Height of the drawing in pixels. */
  readonly height: number
  /** Text alternative; without it the drawing is decorative. */
  readonly label?: string | undefined
  readonly isUnsuccessful?: boolean
  readonly children: ReactNode
}

/** The status of the order at the top of a page: text and a drawing. */
export function StatusBanner({ drawing, height, label, isUnsuccessful = false, children }: Props) {
  return (
    <>
      <section className={isUnsuccessful ? 'panel-failed' : 'panel'}>
        <div className="wrap result">
          <div className="result-content">{children}</div>
          <div className="picture">
            <Drawing name={drawing} height={height} {...(label && { label })} />
          </div>
        </div>
      </section>
      <div className="sill" />
    </>
  )
}
