import type { ReactElement, ReactNode } from 'react'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'

/** A page's own reason to exist. */
export interface ArgumentText {
  readonly h2: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly { readonly title: string; readonly text: string }[]
}

interface Props {
  readonly text: ArgumentText
  /** One drawing, or several of them. */
  readonly drawing: DrawingName | ReactElement
  /** Of one drawing, in pixels. */
  readonly height?: number
  readonly pot?: 'clay' | 'white' | 'butter' | 'forest' | 'moss'
  /** Where the drawing stands on wide screens. */
  readonly side?: 'left' | 'right'
  readonly tint?: 'sprout' | 'dew' | 'blush' | 'straw' | 'water' | 'butter'
  /** Below the paragraphs: a link or a button. */
  readonly children?: ReactNode
}

/** A page's own reason to exist, beside a drawing on a sill; the points stand below, over the whole width. */
export function Argument({ text, drawing, height = 300, pot, side = 'right', tint = 'dew', children }: Props) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className={side === 'left' ? 'argue r' : 'argue'}>
          <div className="tx">
            <h2>{text.h2}</h2>
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {children}
          </div>
          <div className={`im bg-${tint}`}>
            {typeof drawing === 'string' ? <Drawing name={drawing} height={height} {...(pot && { pot })} /> : drawing}
          </div>
        </div>
        {text.points && (
          <ul className={`points of${text.points.length}`}>
            {text.points.map(({ title, text: says }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{says}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
