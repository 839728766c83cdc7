import { RowTable, wordRow } from './row-table.tsx'
import { Section } from './section.tsx'

/** Table of two to four text columns; the first names the row. */
export interface WordTableText {
  readonly h2: string
  readonly lead?: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string
}

interface Props {
  readonly text: WordTableText
  readonly soft?: boolean
  /**
   * Short cells: on a phone two columns stay side by side, and in three columns each cell stands beside its column's
   * name.
   */
  readonly brief?: boolean
  /** Two columns below their headers, on phones too. */
  readonly pairs?: keyof typeof pairLooks
}

/** The first column of `luggage` is emphasised; the second column of `duties` is muted. */
const pairLooks = { plain: 'moving-table said', luggage: 'moving-table said luggage', duties: 'moving-table' } as const

/** Table of two to four text columns. */
export function WordTable({ text, soft = false, brief = false, pairs }: Props) {
  const look = pairs ? pairLooks[pairs] : `said words${brief ? ' brief' : ''} columns-${text.head.length}`
  return (
    <Section heading={text.h2} lead={text.lead} soft={soft}>
      <RowTable
        className={`data-table ${look}`}
        head={text.head}
        rows={text.rows.map(wordRow)}
        cellClass={(column) => (pairs === 'duties' && column === 1 ? 'no' : undefined)}
      />
      {text.note && <p className="small muted under">{text.note}</p>}
    </Section>
  )
}
