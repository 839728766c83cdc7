import { useId } from 'react'
import { useLocale } from 'use-intl'
import { families, familyIds } from '#catalogue/families.ts'
import type { PackageFamily, ProductFamily } from '#domain/catalogue/product.ts'

/** Families everybody can choose a package from. */
export const offeredFamilies = familyIds.filter((family) => !families[family].isOnlyLinked)

export function isPackageFamily(family: ProductFamily): family is PackageFamily {
  return Object.hasOwn(families, family)
}

interface Props {
  readonly label: string
  readonly shown: readonly PackageFamily[]
  readonly chosen: PackageFamily
  readonly onChoose: (family: PackageFamily) => void
}

/** Tabs above the picker: they show other packages, and put nothing in the cart. */
export function FamilyChoice({ label, shown, chosen, onChoose }: Props) {
  const locale = useLocale()
  const name = useId()
  return (
    <fieldset className="filters families">
      <legend className="vh">{label}</legend>
      {shown.map((family) => (
        <label key={family} className="chip">
          <input
            type="radio"
            className="vh"
            name={name}
            checked={family === chosen}
            onChange={() => onChoose(family)}
          />
          {families[family].tab[locale]}
        </label>
      ))}
    </fieldset>
  )
}
