import { wordmark } from './wordmark.ts'

interface Props {
  /** The theme of what is behind it: `light` follows the page's theme, `dark` is for forest. */
  readonly tone: 'light' | 'dark'
  readonly label?: string
}

/** The wordmark; its ink and leaves are coloured by `logo-light` and `logo-dark`. */
export function Logo({ tone, label }: Props) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg className={`logo-svg logo-${tone}`} viewBox="0 0 94 40" width="108" height="46" {...meaning}>
      <g transform="translate(0 35)">
        <path className="ink" d={wordmark.s + wordmark.ek} />
        <g transform={`translate(${wordmark.cuttingX} 0)`}>
          <path className="stem" d={wordmark.stem} />
          <path className="left" d={wordmark.leftLeaf} />
          <path className="right" d={wordmark.rightLeaf} />
        </g>
      </g>
    </svg>
  )
}
