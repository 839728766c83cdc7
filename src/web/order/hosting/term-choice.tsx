import { useTranslations } from 'use-intl'
import { type Term, terms } from '#core/catalogue/adviser.ts'
import { ChoiceSwitch } from '#web/ui/choice-switch.tsx'

interface Props {
  readonly chosen: Term
  readonly isBusy: boolean
  readonly onChoose: (term: Term) => void
}

/** Monthly or yearly billing, for the whole page and for the items in the cart. */
export function TermChoice({ chosen, isBusy, onChoose }: Props) {
  const t = useTranslations('price')
  return (
    <ChoiceSwitch
      label={t('termLabel')}
      choices={terms.map((term) => ({ value: term, label: t(`terms.${term}`), note: t(`termNotes.${term}`) }))}
      value={chosen}
      isBusy={isBusy}
      onChange={onChoose}
    />
  )
}
