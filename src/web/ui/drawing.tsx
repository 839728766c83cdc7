import { sheetUrl } from 'virtual:drawings'
import { drawings, type DrawingName } from './drawing-sizes.ts'

export type { DrawingName }

interface Props {
  readonly name: DrawingName
  /** In pixels; the width follows. A stylesheet may set another height with `width: auto`. */
  readonly height: number
  readonly pot?: 'clay' | 'white' | 'butter' | 'forest' | 'moss'
  /** Only when the picture is the message; otherwise it is decoration. */
  readonly label?: string
  readonly className?: string
}

/** A drawing from the sheet, standing on its lower edge; its pot and its paper follow class and theme. */
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
