import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { type Term, terms } from '#core/catalogue/adviser.ts'

interface Props {
  readonly chosen: Term
  readonly isBusy: boolean
  readonly onChoose: (term: Term) => void
}

/** Monthly or yearly billing, for the whole page and for the items in the cart. */
export function TermChoice({ chosen, isBusy, onChoose }: Props) {
  const t = useTranslations('price')
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('termLabel')}</legend>
      {terms.map((term) => (
        <label key={term}>
          <input
            type="radio"
            className="visually-hidden"
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
