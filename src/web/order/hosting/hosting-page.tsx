import { useState, type SubmitEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { productsBySlug } from '#catalogue/products.ts'
import type { Failure } from '#domain/basics/result.ts'
import { isChildOnly, type Product } from '#domain/catalogue/product.ts'
import type { ParseFault } from '#domain/names/parsed-name.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { loadExtensions } from '#web/order/extension-table.ts'
import { addressOf, navigate, useOrderQuery } from '#web/order/order-address.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'
import { OrderLink } from '#web/order/order-link.tsx'
import { FormNote } from '#web/ui/form-note.tsx'
import { isPackageFamily } from './family-choice.tsx'
import { HostField } from './host-field.tsx'
import { type HostedName, hostedNameOf, hostedNamesOf } from './hosted-names.ts'
import { type PricingContext, termChangeItemsOf } from './hosting-items.ts'
import { NameSection, sectionIdOf } from './name-section.tsx'
import { PreselectedProduct } from './preselected-product.tsx'
import { frequencyFor, type Term, TermChoice } from './term-choice.tsx'
import { addressedHostOf, typedHostOf } from './typed-host.ts'

/** Everything but the extensions, which this page needs only when somebody types a name. */
const orderCatalogue = catalogueWith(productsBySlug)

/** Hosting for each name of the cart; for a package chosen elsewhere, first the question for which name. */
export function HostingPage() {
  const t = useTranslations('orderHosting')
  const order = useOrder()
  const { h1 } = order.pages.orderHosting
  const query = useOrderQuery()
  const { items, totals, busy } = useCart()
  const add = useAdding()
  const pricing: PricingContext = { catalogue: orderCatalogue, date: order.pricedOn, vatRate: totals.vatRate, items }
  const [chosenTerm, setTerm] = useState<Term>()
  const term = chosenTerm ?? termOf(query.term) ?? termOf(firstTermIn(items)) ?? 'yearly'
  const preselected = preselectedProduct(query.product)

  const names = hostedNamesOf(items)
  const asked = preselected ? undefined : addressedHostOf(query.domain, orderCatalogue)
  const isNew = asked?.ok && !names.some(({ name }) => name === asked.value)
  const shown = useSteady(isNew ? [...names, hostedNameOf(asked.value, items)] : names)

  function handleTerm(next: Term): void {
    setTerm(next)
    // A package that waits for a name waits for it at this term, also after a look at another step.
    if (preselected) navigate(addressOf(order.pages.orderHosting.path, { ...query, term: next }), { replace: true })
    void add(...termChangeItemsOf(pricing, names, next))
  }

  return (
    <OrderLayout id="orderHosting">
      <h1>{h1}</h1>
      <div className="termrow">
        <TermChoice chosen={term} isBusy={busy} onChoose={handleTerm} />
        <p className="small muted">{t('pricesNote')}</p>
      </div>
      {query.product !== '' && !preselected && (
        <FormNote kind="info" title={t('unknownProduct')}>
          {t('unknownAdvice')}
        </FormNote>
      )}
      {preselected && (
        <PreselectedProduct
          key={preselected.slug}
          product={preselected}
          frequency={preselected.type === 'movingService' ? null : frequencyFor(preselected, term)}
          pricing={pricing}
        />
      )}
      {shown.map((hosted) => (
        <NameSection
          key={hosted.name}
          hosted={hosted}
          pricing={pricing}
          term={term}
          preselectedFamily={preselected && isPackageFamily(preselected.family) ? preselected.family : undefined}
        />
      ))}
      {!preselected && <ElsewhereForm key={query.domain} initial={asked?.ok ? '' : query.domain} />}
    </OrderLayout>
  )
}

/** A name that makes way for itself in the cart keeps its place on the page. */
function useSteady(names: readonly HostedName[]): readonly HostedName[] {
  const [seen, setSeen] = useState<readonly string[]>([])
  const fresh = names.map(({ name }) => name).filter((name) => !seen.includes(name))
  const places = [...seen, ...fresh]
  if (fresh.length > 0) setSeen(places)
  return names.toSorted((one, other) => places.indexOf(one.name) - places.indexOf(other.name))
}

function termOf(word: string | null | undefined): Term | undefined {
  return word === 'monthly' || word === 'yearly' ? word : undefined
}

function firstTermIn(items: PricingContext['items']): string | null | undefined {
  return items.find(({ type }) => type === 'hosting')?.priceFrequency
}

/** An extra cannot be chosen before its package. */
function preselectedProduct(slug: string): Product | undefined {
  const product = orderCatalogue.products.get(slug)
  return product && !isChildOnly(product) ? product : undefined
}

/** Hosting for a name that stays where it is: it gets its packages, and nothing is in the cart yet. */
function ElsewhereForm({ initial }: { readonly initial: string }) {
  const t = useTranslations('orderHosting')
  const { pages, extensions } = useOrder()
  const field = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<Failure<ParseFault>>()

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const table = await loadExtensions(extensions.address).catch(() => catalogueWith())
    const name = typedHostOf(field.current?.value ?? '', table)
    setFault(name.ok ? undefined : name)
    if (!name.ok) return field.current?.focus()
    navigate(addressOf(pages.orderHosting.path, { domain: name.value }))
    requestAnimationFrame(() => document.getElementById(sectionIdOf(name.value))?.focus())
  }

  return (
    <form className="wish" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <h2>{t('elsewhereHeading')}</h2>
      <HostField ref={field} initial={initial} fault={fault} />
      <p className="act">
        <button className="btn btn-s">{t('elsewhereShow')}</button>
        <OrderLink to="orderDomains" className="btn btn-t">
          {t('wishNew')}
        </OrderLink>
      </p>
    </form>
  )
}
