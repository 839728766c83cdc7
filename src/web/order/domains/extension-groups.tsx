import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ExtensionGroup } from '#domain/catalogue.ts'

export const extensionGroups = ['popular', 'nearby', 'shop', 'cities'] as const satisfies readonly ExtensionGroup[]

interface Props {
  readonly chosen: ExtensionGroup
  readonly onChoose: (group: ExtensionGroup) => void
}

/** Which extensions a name is offered under. */
export function ExtensionGroups({ chosen, onChoose }: Props) {
  const t = useTranslations('orderDomains')
  const name = useId()
  return (
    <fieldset className="filters">
      <legend className="vh">{t('groupsLabel')}</legend>
      {extensionGroups.map((group) => (
        <label key={group} className="chip">
          <input type="radio" className="vh" name={name} checked={group === chosen} onChange={() => onChoose(group)} />
          {t(`groups.${group}`)}
        </label>
      ))}
    </fieldset>
  )
}
