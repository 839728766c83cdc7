import { useLocale } from 'use-intl'
import { families, familyIds } from '#catalogue/families.ts'
import { fulfils, type Want } from '#core/catalogue/adviser.ts'
import type { PackageFamily, ProductFamily } from '#core/catalogue/product.ts'
import { ChipChoice } from '#web/ui/chip-choice.tsx'

export function isPackageFamily(family: ProductFamily): family is PackageFamily {
  return Object.hasOwn(families, family)
}

/** Families with packages for the purpose. Families that are only linked appear when chosen; e-mail alone has none. */
export function familiesFor(want: Want, chosen: PackageFamily | undefined): readonly PackageFamily[] {
  return familyIds.filter((family) => {
    const { packages, isOnlyLinked } = families[family]
    return packages.some((each) => fulfils(each, want)) && (!isOnlyLinked || family === chosen)
  })
}

interface Props {
  readonly label: string
  readonly shown: readonly PackageFamily[]
  readonly chosen: PackageFamily
  readonly onChoose: (family: PackageFamily) => void
}

/** Tabs above the package picker. They change which packages are shown and do not change the cart. */
export function FamilyChoice({ label, shown, chosen, onChoose }: Props) {
  const locale = useLocale()
  return (
    <fieldset className="filters families">
      <legend className="visually-hidden">{label}</legend>
      <ChipChoice
        choices={shown.map((family) => ({ value: family, label: families[family].tab[locale] }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </fieldset>
  )
}
