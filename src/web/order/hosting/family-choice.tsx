import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { ProductFamily } from '#domain/catalogue/product.ts'

/** Families a package can be chosen from, in this order. */
export const offeredFamilies = [
  'webhosting',
  'wordpress',
  'woocommerce',
  'website',
  'webshop',
  'email',
] as const satisfies readonly ProductFamily[]
/** A reseller comes from the page that says what it is. */
const packageFamilies = [...offeredFamilies, 'reseller'] as const
export type PackageFamily = (typeof packageFamilies)[number]

export function isPackageFamily(family: ProductFamily): family is PackageFamily {
  return packageFamilies.some((each) => each === family)
}

interface Props {
  readonly label: string
  readonly families: readonly PackageFamily[]
  readonly chosen: PackageFamily
  readonly onChoose: (family: PackageFamily) => void
}

/** Tabs above the picker: they show other packages, and put nothing in the cart. */
export function FamilyChoice({ label, families, chosen, onChoose }: Props) {
  const t = useTranslations('orderHosting')
  const name = useId()
  return (
    <fieldset className="filters families">
      <legend className="vh">{label}</legend>
      {families.map((family) => (
        <label key={family} className="chip">
          <input
            type="radio"
            className="vh"
            name={name}
            checked={family === chosen}
            onChange={() => onChoose(family)}
          />
          {t(`families.${family}`)}
        </label>
      ))}
    </fieldset>
  )
}
