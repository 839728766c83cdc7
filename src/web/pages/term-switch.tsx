import { useTranslations } from 'use-intl'
import type { Frequency } from '#domain/catalogue/frequency.ts'

const terms = ['monthly', 'yearly'] as const satisfies readonly Frequency[]

/** Chooses which term's prices stand in the plans below; CSS reads the checked box, no script needed. */
export function TermSwitch() {
  const t = useTranslations('price')
  return (
    <fieldset className="seg">
      <legend className="vh">{t('termLabel')}</legend>
      {terms.map((term) => (
        <label key={term}>
          <input
            type="radio"
            name="term"
            value={term}
            defaultChecked={term === 'yearly'}
            className="vh"
            autoComplete="off"
          />
          {t(`terms.${term}`)}
        </label>
      ))}
    </fieldset>
  )
}
