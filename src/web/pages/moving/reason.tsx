import type { ReactNode } from 'react'
import type { MovingReason } from '#content/moving-text.ts'
import { Drawing } from '#web/ui/drawing.tsx'

export interface ReasonProps {
  readonly text: MovingReason
  /** Where the drawing stands on wide screens. */
  readonly side?: 'left' | 'right'
  readonly tint?: 'dew' | 'blush' | 'straw' | 'water' | 'sprout'
  readonly children?: ReactNode
}

/** What is different here, beside a drawing on a sill. */
export function Reason({ text, side = 'right', tint = 'dew', children }: ReasonProps) {
  return (
    <section className="sec reason">
      <div className="wrap">
        <div className={side === 'left' ? 'feat r' : 'feat'}>
          <div className="tx">
            <h2>{text.h2}</h2>
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {children}
          </div>
          <div className={`im bg-${tint}`}>
            <Drawing name={text.drawing} height={240} />
          </div>
        </div>
      </div>
    </section>
  )
}
