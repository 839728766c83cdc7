import { sheetUrl } from 'virtual:drawings'
import { drawings, type DrawingName } from './drawing-sizes.ts'

export type { DrawingName }

interface Props {
  readonly name: DrawingName
  /** Height in pixels, which determines the width. A stylesheet may override it with `width: auto`. */
  readonly height: number
  readonly pot?: 'clay' | 'white' | 'butter' | 'forest' | 'moss'
  /** Text alternative for a drawing that conveys meaning; others are decorative. */
  readonly label?: string
  readonly className?: string
}

/** A drawing from the sprite sheet. Class and theme determine the colours of pot and paper. */
export function Drawing({ name, height, pot, label, className }: Props) {
  const size = drawings[name]
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      className={['drawing', pot && `pot-${pot}`, className].filter(Boolean).join(' ')}
      viewBox={`${-size.width / 2} ${-size.height} ${size.width} ${size.height}`}
      width={Math.round((size.width / size.height) * height)}
      height={height}
      preserveAspectRatio="xMidYMax"
      {...meaning}
    >
      <use href={`${sheetUrl}#${name}`} />
    </svg>
  )
}
