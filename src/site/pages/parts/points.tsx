import { LinkedWords, type Words } from './words.tsx'

export interface PointText {
  readonly title: string
  readonly text: Words
}

interface Props {
  readonly points: readonly PointText[]
  readonly as?: 'ul' | 'ol'
  /** A narrow list instead of one column for each point. */
  readonly thin?: boolean
  /** Styles the links in the texts. */
  readonly prose?: boolean
}

/** Short texts side by side, each with a title. */
export function Points({ points, as: List = 'ul', thin = false, prose = false }: Props) {
  return (
    <List className={thin ? 'points thin' : `points columns-${points.length}`}>
      {points.map(({ title, text }) => (
        <li key={title} className={prose ? 'prose' : undefined}>
          <h3>{title}</h3>
          <p>
            <LinkedWords said={text} />
          </p>
        </li>
      ))}
    </List>
  )
}
