import { wordmark } from './wordmark.ts'

interface Props {
  /** Background: `light` follows the page's theme, `dark` is for the forest colour. */
  readonly tone: 'light' | 'dark'
  readonly label?: string
}

/** The wordmark; `logo-light` and `logo-dark` set its colours. */
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
