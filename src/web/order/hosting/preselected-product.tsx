import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { fail, type Failure, type Result } from '#domain/basics/result.ts'
import type { Frequency } from '#domain/catalogue/frequency.ts'
import { planPricesOf } from '#domain/catalogue/plan-prices.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { displayNameOf } from '#domain/names/look-alike.ts'
import type { ParseFault } from '#domain/names/parsed-name.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { useItemName } from '#web/cart/item-name.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { loadExtensions } from '#web/order/extension-table.ts'
import { navigate, useOrderQuery } from '#web/order/order-address.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { PriceBlock } from '#web/price/price-block.tsx'
import { HostField } from './host-field.tsx'
import { hostedNameOf, hostedNamesOf } from './hosted-names.ts'
import { movingItemsOf, packageItemsOf, type PricingContext } from './hosting-items.ts'
import { addressedHostOf, typedHostOf } from './typed-host.ts'

interface Props {
  readonly product: Product
  readonly frequency: Frequency | null
  readonly pricing: PricingContext
}

const elsewhere = ''

/** A product chosen on another page: asks for which name, then adds it. */
export function PreselectedProduct({ product, frequency, pricing }: Props) {
  const t = useTranslations('orderHosting')
  const locale = useLocale()
  const order = useOrder()
  const { domain: asked } = useOrderQuery()
  const { failed, busy } = useCart()
  const add = useAdding()
  const nameOf = useItemName()
  const group = useId()
  const field = useRef<HTMLInputElement>(null)
  const names = hostedNamesOf(pricing.items)
  const wished = addressedHostOf(asked, catalogueWith())
  const [chosen, setChosen] = useState(() => {
    const fitting =
      asked === ''
        ? (names.find(({ hosting }) => !hosting) ?? names[0])
        : names.find(({ name }) => wished.ok && name === wished.value)
    return fitting?.name ?? elsewhere
  })
  const [fault, setFault] = useState<Failure<ParseFault>>()
  const [sent, setSent] = useState<string>()
  const prices = planPricesOf(product, { frequency }, pricing.date, pricing.vatRate)
  const { hosting, moving } = hostedNameOf(chosen, pricing.items)
  const replaced = product.type === 'movingService' ? moving : hosting
  const failure = sent === undefined ? undefined : failed.get(`${product.type} ${sent}`)

  async function nameWanted(): Promise<Result<string, ParseFault>> {
    if (chosen !== elsewhere) return { ok: true, value: chosen }
    const typed = field.current?.value ?? ''
    if (typed.trim() === '') return fail('name_empty')
    const table = await loadExtensions(order.extensions.address).catch(() => catalogueWith())
    return typedHostOf(typed, table)
  }

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const name = await nameWanted()
    setFault(name.ok ? undefined : name)
    if (!name.ok) return field.current?.focus()
    setSent(name.value)
    const hosted = hostedNameOf(name.value, pricing.items)
    const wishes =
      product.type === 'movingService'
        ? movingItemsOf(pricing, hosted, product)
        : packageItemsOf(pricing, hosted, product, frequency ?? 'yearly')
    if (await add(...wishes)) navigate(order.pages.orderHosting.path, { replace: true })
  }

  return (
    <form className="wish" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <h2>{t('wishHeading', { product: product.title[locale] })}</h2>
      {prices && (frequency === null ? <p className="lead">{t('wishFree')}</p> : <PriceBlock prices={prices} />)}
      {names.length > 0 && (
        <fieldset>
          <legend className="vh">{t('wishLabel')}</legend>
          {names.map(({ name }) => (
            <label key={name} className="pickname">
              <input
                type="radio"
                className="rd"
                name={group}
                checked={chosen === name}
                onChange={() => setChosen(name)}
              />
              {displayNameOf(name)}
            </label>
          ))}
          <label className="pickname">
            <input
              type="radio"
              className="rd"
              name={group}
              checked={chosen === elsewhere}
              onChange={() => setChosen(elsewhere)}
            />
            {t('wishElsewhere')}
          </label>
        </fieldset>
      )}
      {chosen === elsewhere && <HostField ref={field} initial={asked} fault={fault} />}
      {replaced && <p className="help">{t('wishReplaces', { product: nameOf(replaced) })}</p>}
      {failure && <FailedNote failure={failure} />}
      <p className="act">
        <button className="btn btn-p" aria-disabled={busy} aria-busy={busy}>
          {t('wishAdd')}
        </button>
        <OrderLink to="orderDomains" className="btn btn-t">
          {t('wishNew')}
        </OrderLink>
      </p>
    </form>
  )
}
