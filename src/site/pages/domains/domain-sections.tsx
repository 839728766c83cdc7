import type { ReactNode } from 'react'
import { DomainSteps, type StepsText } from '#site/pages/parts/domain-steps.tsx'
import { FaqSection, type QuestionsText } from '#site/pages/parts/faq-section.tsx'
import { extensionCount, listedExtensions } from './listed-extensions.ts'
import { GoLabel } from '#site/pages/parts/go-link.tsx'
import { WordTable } from '#site/pages/parts/word-table.tsx'
import { ReadersVatNote } from '#site/pages/parts/readers-vat.tsx'
import { FoldIcons, Section } from '#site/pages/parts/section.tsx'
import { RestoreFees } from '#site/pages/parts/technical-table.tsx'
import { VatSwitch } from '#web/price/vat-switch.tsx'
import { usePath, useSite } from '#web/site-context.tsx'
import type { ExtensionRow, ExtensionTerms } from '#core/names/extension-rows.ts'
import { sortedRows } from '#core/names/extension-sort.ts'
import { PriceCell } from '#web/extension-list/price-cell.tsx'
import type { PriceColumn } from '#web/extension-list/extension-list-props.ts'
import { useListWords } from '#web/extension-list/list-words.ts'
import type { PageText } from '#site/pages.ts'
import { extensionListDe } from './domains-de.ts'
import { extensionListNl } from './domains-nl.ts'
import type { SiteLocale } from '#core/locale/locale.ts'

/** Texts of a domain page below its search: extension list, steps, conditions and questions. */
export interface DomainPageText {
  readonly head: PageText
  readonly list: {
    /** `total` is the formatted number of extensions. */
    readonly h2: (total: string) => string
    readonly lead: string
  }
  readonly steps: StepsText
  readonly table: {
    readonly h2: string
    readonly head: readonly [string, string, string]
    readonly rows: readonly (readonly [string, string, string])[]
  }
  readonly faq: QuestionsText
}

/** Texts that all domain pages share. */
export interface ExtensionListText {
  /** Link to the page with all prices, which needs no JavaScript. */
  readonly allByPrice: (total: string) => string
  readonly byPrice: {
    readonly h2: string
    readonly lead: string
    readonly open: (total: string) => string
  }
  /** Texts above the fees for restoring a cancelled name. */
  readonly restore: { readonly h2: string; readonly lead: string }
}

const extensionListTexts: Readonly<Record<SiteLocale, ExtensionListText>> = { nl: extensionListNl, de: extensionListDe }

const byPriceAnchor = 'prijzen'

interface Props {
  readonly text: DomainPageText
  /** Shows every extension by price. */
  readonly byPrice?: boolean
  /** Shows the fees for restoring a cancelled name. */
  readonly restore?: boolean
  /** Island that contains the popular extensions. */
  readonly list: ReactNode
  /** Extra sections of a page, before the questions. */
  readonly children?: ReactNode
}

/** Sections below the search of a domain page: extension list, steps, conditions and questions. */
export function DomainSections({ text, byPrice = false, restore = false, list, children }: Props) {
  const { locale } = useSite()
  const buyPath = usePath('buyDomain')
  const shared = extensionListTexts[locale]
  const total = extensionCount(locale)
  return (
    <>
      <section className="section">
        <div className="wrap">
          <div className="section-head grid">
            <h2>{text.list.h2(total)}</h2>
            <div className="extension-list-side">
              <p className="lead">{text.list.lead}</p>
              <VatSwitch />
              <ReadersVatNote />
            </div>
          </div>
          {list}
          <p className="extension-list-below">
            <a className="arrow-link" href={`${byPrice ? '' : buyPath}#${byPriceAnchor}`}>
              <GoLabel label={shared.allByPrice(total)} />
            </a>
          </p>
        </div>
      </section>
      <DomainSteps text={text.steps} />
      <WordTable text={text.table} pairs="plain" soft />
      {byPrice && <ExtensionsByPrice id={byPriceAnchor} text={shared.byPrice} />}
      {restore && (
        <Section heading={shared.restore.h2} lead={shared.restore.lead}>
          <RestoreFees />
        </Section>
      )}
      {children}
      <FaqSection heading={text.faq.h2} items={text.faq.items} />
    </>
  )
}

const columns = ['firstTerm', 'renewal', 'transfer'] as const satisfies readonly PriceColumn[]

interface ByPriceProps {
  readonly id: string
  readonly text: ExtensionListText['byPrice']
}

/** Every extension by price, grouped into few enough rows to prerender, so it needs no JavaScript. */
function ExtensionsByPrice({ id, text }: ByPriceProps) {
  const words = useListWords(false)
  const { locale } = useSite()
  return (
    <Section heading={text.h2} id={id} lead={text.lead}>
      <div className="faq whole">
        <details>
          <summary>
            {text.open(extensionCount(locale))}
            <FoldIcons />
          </summary>
          <table className="extension-table cells-3 names">
            <thead>
              <tr>
                {(['name', ...columns] as const).map((column) => (
                  <th key={column} scope="col">
                    {words.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {samePrices(listedExtensions(locale)).map(({ terms, names }) => (
                <tr key={names}>
                  <th scope="row">{names}</th>
                  {columns.map((column) => (
                    <PriceCell key={column} column={column} terms={words.written(terms)} words={words} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </Section>
  )
}

interface SamePrice {
  readonly terms: ExtensionTerms
  readonly names: string
}

function samePrices(rows: readonly ExtensionRow[]): readonly SamePrice[] {
  const named = sortedRows(rows, { by: 'name', descending: false })
  const groups = Map.groupBy(named, ({ terms }) =>
    JSON.stringify([terms.years, terms.firstTerm, terms.renewal, terms.transfer]),
  )
  return Array.from(groups.values())
    .flatMap((group) => {
      const [first] = group
      return first ? [{ terms: first.terms, names: group.map(({ unicode }) => `.${unicode}`).join(' ') }] : []
    })
    .toSorted((a, b) => a.terms.renewal / a.terms.years - b.terms.renewal / b.terms.years)
}
