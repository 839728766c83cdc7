import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { DomainChoice } from '#domain/cart.ts'
import { slugOfExtension } from '#domain/extension.ts'
import type { ExtensionTable } from '#domain/known-extension.ts'
import { displayNameOf } from '#domain/look-alike.ts'
import { useCartPart } from '#web/cart/use-cart.ts'
import { LaterPrice, NamePrice } from '#web/order/domains/name-price.tsx'
import { namePricesOf } from '#web/order/domains/name-prices.ts'
import { NameRow } from '#web/order/domains/name-row.tsx'
import { AddName, FailedName } from '#web/order/domains/name-in-cart.tsx'
import type { NameWish } from '#domain/name-wishes.ts'
import { useOrder } from '#web/order/order-context.ts'
import { Saving } from '#web/price/price-block.tsx'

interface Props {
  readonly wish: NameWish & { readonly kind: 'name' }
  readonly table: ExtensionTable
}

/** A name that can be put in the cart: whether it is free is looked up before anybody pays. */
export const OrderableName = memo(function OrderableName({ wish: { name, extension, isExact }, table }: Props) {
  const t = useTranslations('orderDomains')
  const { pricedOn } = useOrder()
  const vatRate = useCartPart(({ totals }) => totals.vatRate)
  const prices = namePricesOf(extension, pricedOn, vatRate)
  if (prices === null || prices.frequency === null) return null

  const choice: Omit<DomainChoice, 'id'> = {
    parentId: null,
    type: 'domain',
    parameters: { sld: name.sld, tld: name.tld },
    productSlug: slugOfExtension(name.tld),
    priceType: 'purchase',
    priceFrequency: prices.frequency,
  }
  const shown = displayNameOf(name.ascii)
  const dot = shown.length - displayNameOf(name.tld).length - 1
  return (
    <NameRow
      state="unchecked"
      sld={shown.slice(0, dot)}
      tld={shown.slice(dot)}
      isExact={isExact}
      status={
        <>
          <span>{t('unchecked')}</span>
          <Saving saving={prices.saving} />
        </>
      }
      price={<NamePrice prices={prices} />}
      action={<AddName choice={choice} shown={shown} table={table} />}
    >
      <LaterPrice prices={prices} />
      <FailedName choice={choice} />
    </NameRow>
  )
})
