import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { optionOf, type Product } from '#domain/catalogue/product.ts'

export const terms = ['monthly', 'yearly'] as const
export type Term = (typeof terms)[number]

/** Everything is sold by the year, not everything by the month. */
export function frequencyFor(product: Product, term: Term): Term {
  return term === 'monthly' && optionOf(product, 'purchase', 'monthly') ? 'monthly' : 'yearly'
}

interface Props {
  readonly chosen: Term
  readonly isBusy: boolean
  readonly onChoose: (term: Term) => void
}

/** Per month or per year, for the whole page and for what is in the cart. */
export function TermChoice({ chosen, isBusy, onChoose }: Props) {
  const t = useTranslations('price')
  const name = useId()
  return (
    <fieldset className="seg">
      <legend className="vh">{t('termLabel')}</legend>
      {terms.map((term) => (
        <label key={term}>
          <input
            type="radio"
            className="vh"
            name={name}
            checked={term === chosen}
            aria-disabled={isBusy}
            onChange={() => !isBusy && onChoose(term)}
          />
          {t(`terms.${term}`)}
          <small>{t(`termNotes.${term}`)}</small>
        </label>
      ))}
    </fieldset>
  )
}
