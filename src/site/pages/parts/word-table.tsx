import { RowTable, wordRow } from './row-table.tsx'
import { Section } from './section.tsx'

/** A table of words: its first column names the row, and there may be two to four columns. */
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
  /** Few words a cell: on a phone two stand beside each other, of three each beside the name of its column. */
  readonly brief?: boolean
  /** Two columns under their heads, on a phone too. */
  readonly pairs?: keyof typeof pairLooks
}

/** Of luggage the first column is the firmer one; of duties the first is what to read, the second is quiet. */
const pairLooks = { plain: 'moving-table said', luggage: 'moving-table said luggage', duties: 'moving-table' } as const

/** A table of words, of two to four columns. */
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
