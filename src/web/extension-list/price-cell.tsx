import type { PriceColumn } from './extension-list-props.ts'
import type { ListWords, WrittenTerms } from './list-words.ts'

interface Props {
  readonly column: PriceColumn
  readonly terms: WrittenTerms
  readonly words: ListWords
}

/** An amount with and without VAT; CSS shows one of them large, according to the visitor's VAT display. */
export function PriceCell({ column, terms, words }: Props) {
  const price = terms.prices[column]
  return (
    <td data-label={words.columns[column]}>
      {price === null ? (
        words.free
      ) : (
        <span className="vat-pair">
          <span className="vat excl">
            {`${price.excl} `}
            <small>{words.excl}</small>
          </span>
          <span className="vat incl">
            {`${price.incl} `}
            <small>{words.incl}</small>
          </span>
        </span>
      )}
      {terms.term !== null && column !== 'threeYears' && <small className="term">{terms.term}</small>}
    </td>
  )
}
