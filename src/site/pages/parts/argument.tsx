import type { ReactElement, ReactNode } from 'react'
import { Fold, useFolded } from './section.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'

/** A page's own reason to exist. */
export interface ArgumentText {
  readonly h2: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly { readonly title: string; readonly text: string }[]
}

interface Props {
  readonly text: ArgumentText
  /** One drawing, or another figure; within `Details` there is none. */
  readonly drawing?: DrawingName | ReactElement
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
  const paragraphs = text.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
  if (useFolded()) {
    return (
      <Fold heading={text.h2}>
        {paragraphs}
        {children}
        <Points points={text.points} />
      </Fold>
    )
  }
  return (
    <section className="section">
      <div className="wrap">
        <div className={side === 'left' ? 'argue r' : 'argue'}>
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
        <Points points={text.points} />
      </div>
    </section>
  )
}

function Points({ points }: { readonly points: ArgumentText['points'] }) {
  if (!points) return null
  return (
    <ul className={`points columns-${points.length}`}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
