import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatCount } from '#domain/basics/number-format.ts'
import { nameGroups, type NameGroup } from '#web/order/domains/offered-extensions.ts'
import { useOrder } from '#web/order/order-context.ts'

interface Props {
  readonly chosen: NameGroup
  readonly onChoose: (group: NameGroup) => void
}

/** Which extensions a name is offered under. */
export function ExtensionGroups({ chosen, onChoose }: Props) {
  const t = useTranslations('orderDomains')
  const { total } = useOrder().extensions
  const hundreds = formatCount(Math.floor(total / 100) * 100, useLocale())
  const name = useId()
  return (
    <fieldset className="filters">
      <legend className="vh">{t('groupsLabel')}</legend>
      {nameGroups.map((group) => (
        <label key={group} className="chip">
          <input type="radio" className="vh" name={name} checked={group === chosen} onChange={() => onChoose(group)} />
          {t(`groups.${group}`, { total: hundreds })}
        </label>
      ))}
    </fieldset>
  )
}
