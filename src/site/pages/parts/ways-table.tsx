import { pricesOf } from '#catalogue/prices-of.ts'
import { RowTable, wordRow } from './row-table.tsx'
import type { VatPair as VatAmounts } from '#core/money/money.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { useSite } from '#web/site-context.tsx'
import { Section } from './section.tsx'
import { renderedOn } from '#web/rendered-on.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'

/** Table whose columns are package families; their prices come from the catalogue. */
export interface WaysText {
  readonly h2: string
  readonly lead: string
  readonly firstYear: string
  /** Each column, with the slug of the package whose prices it shows. */
  readonly ways: readonly { readonly slug: string; readonly label: string }[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string
}

interface Props {
  readonly text: WaysText
  /** Drawing above each column. */
  readonly drawings: readonly DrawingName[]
}

const words: Readonly<Record<SiteLocale, { readonly question: string; readonly renewal: string }>> = {
  nl: { question: 'Vraag', renewal: 'Daarna per jaar' },
  de: { question: 'Frage', renewal: 'Danach pro Jahr' },
}

const pairOf = (pair: VatAmounts) => <VatPair pair={pair} />

/** Alternatives side by side, each with the two prices of its smallest package. */
export function WaysTable({ text, drawings }: Props) {
  const { locale } = useSite()
  const { question, renewal: later } = words[locale]
  const prices = text.ways.map(({ slug }) => pricesOf(slug, 'yearly', renderedOn))
  return (
    <Section heading={text.h2} lead={text.lead}>
      <RowTable
        className={`data-table words ways columns-${text.ways.length + 1}`}
        head={[question, ...text.ways.map(({ label }) => label)]}
        shownHead={[
          <span key="" className="visually-hidden">
            {question}
          </span>,
          ...text.ways.map(({ label }, index) => (
            <span key={label} className="with-drawing">
              <span>{label}</span>
              <Drawing name={drawings[index] ?? 'stek'} height={96} />
            </span>
          )),
        ]}
        rows={[
          { name: text.firstYear, cells: prices.map(({ firstTerm }) => pairOf(firstTerm)) },
          { name: later, cells: prices.map(({ renewal }) => renewal && pairOf(renewal)) },
          ...text.rows.map(wordRow),
        ]}
      />
      {text.note && <p className="small muted under">{text.note}</p>}
    </Section>
  )
}
