import type { ReactElement, ReactNode } from 'react'
import { Points, type PointText } from './points.tsx'
import { Fold, useFolded } from './section.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'

/** Reasons for the subject of a page. */
export interface ArgumentText {
  readonly h2: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly PointText[]
}

interface Props {
  readonly text: ArgumentText
  /** A drawing or another figure; omitted within `Details`. */
  readonly drawing?: DrawingName | ReactElement
  /** Height of the drawing, in pixels. */
  readonly height?: number
  readonly pot?: 'clay' | 'white' | 'butter' | 'forest' | 'moss'
  /** Side of the drawing on wide screens. */
  readonly side?: 'left' | 'right'
  readonly tint?: 'sprout' | 'dew' | 'blush' | 'straw' | 'water' | 'butter'
  /** Link or button below the paragraphs. */
  readonly children?: ReactNode
}

/** Reasons for the subject of a page, beside a drawing on a sill; the points stand below, over the whole width. */
export function Argument({ text, drawing, height = 300, pot, side = 'right', tint = 'dew', children }: Props) {
  const paragraphs = text.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
  if (useFolded()) {
    return (
      <Fold heading={text.h2}>
        {paragraphs}
        {children}
        {text.points && <Points points={text.points} />}
      </Fold>
    )
  }
  return (
    <section className="section">
      <div className="wrap">
        <div className={side === 'left' ? 'argue picture-left' : 'argue'}>
          <div className="story-text">
            <h2>{text.h2}</h2>
            {paragraphs}
            {children}
          </div>
          {typeof drawing === 'string' ? (
            <div className={`story-picture bg-${tint}`}>
              <Drawing name={drawing} height={height} {...(pot && { pot })} />
            </div>
          ) : (
            drawing
          )}
        </div>
        {text.points && <Points points={text.points} />}
      </div>
    </section>
  )
}
