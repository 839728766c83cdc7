import { useLocale, useTranslations } from 'use-intl'
import { countryCodes } from '#domain/basics/country.ts'
import type { FormFields } from '#web/account/form-fields.ts'
import { useHydrated } from '#web/order/use-hydrated.ts'
import { SelectField } from '#web/ui/select-field.tsx'

const nearby = ['NL', 'BE', 'DE']

interface Props {
  readonly fields: FormFields
  readonly className?: string | undefined
}

/**
 * Our neighbours first, then everybody by name. The long list comes with the script: a browser may call a country
 * otherwise than the build does.
 */
export function CountrySelect({ fields, className }: Props) {
  const t = useTranslations('registration')
  const locale = useLocale()
  const isHydrated = useHydrated()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const nameOf = (code: string) => names.of(code) ?? code
  const others = countryCodes
    .filter((code) => !nearby.includes(code))
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <SelectField
      {...fields.bind('country')}
      label={t('country')}
      help={t('countryHelp')}
      autoComplete="country"
      className={className}
    >
      {nearby.map((code) => (
        <option key={code} value={code}>
          {nameOf(code)}
        </option>
      ))}
      {isHydrated &&
        others.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}
