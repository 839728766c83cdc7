import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { productsBySlug } from '#catalogue/products.ts'
import { isChildOnly, type Product } from '#domain/catalogue/product.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { ElsewhereForm } from '#web/order/hosting/elsewhere-form.tsx'
import { isPackageFamily } from '#web/order/hosting/family-choice.tsx'
import { type HostedName, hostedNameOf, hostedNamesOf } from '#web/order/hosting/hosted-names.ts'
import { type Shelf, termWishesOf } from '#web/order/hosting/hosting-wishes.ts'
import { NameSection } from '#web/order/hosting/name-section.tsx'
import { frequencyFor, type Term, TermChoice } from '#web/order/hosting/term-choice.tsx'
import { addressedHostOf } from '#web/order/hosting/typed-host.ts'
import { WishPanel } from '#web/order/hosting/wish-panel.tsx'
import { addressOf, navigate, useOrderWish } from '#web/order/order-address.ts'
import { catalogueWith } from '#web/order/order-catalogue.ts'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'
import { FormNote } from '#web/ui/form-note.tsx'

/** Everything but the extensions, which this page needs only when somebody types a name. */
const orderCatalogue = catalogueWith(productsBySlug)

/** Hosting for each name of the cart; for a package chosen elsewhere, first the question for which name. */
export function HostingPage() {
  const t = useTranslations('orderHosting')
  const order = useOrder()
  const { h1 } = order.pages.orderHosting
  const wish = useOrderWish()
  const { items, totals, busy } = useCart()
  const add = useAdding()
  const shelf: Shelf = { catalogue: orderCatalogue, date: order.pricedOn, vatRate: totals.vatRate, items }
  const [chosenTerm, setTerm] = useState<Term>()
  const term = chosenTerm ?? termOf(wish.term) ?? termOf(firstTermIn(items)) ?? 'yearly'
  const wished = wishedProduct(wish.product)

  const names = hostedNamesOf(items)
  const asked = wished ? undefined : addressedHostOf(wish.domain, orderCatalogue)
  const isNew = asked?.ok && !names.some(({ name }) => name === asked.value)
  const shown = useSteady(isNew ? [...names, hostedNameOf(asked.value, items)] : names)

  function handleTerm(next: Term): void {
    setTerm(next)
    // A package that waits for a name waits for it at this term, also after a look at another step.
    if (wished) navigate(addressOf(order.pages.orderHosting.path, { ...wish, term: next }), { replace: true })
    void add(...termWishesOf(shelf, names, next))
  }

  return (
    <OrderLayout id="orderHosting">
      <h1>{h1}</h1>
      <div className="termrow">
        <TermChoice chosen={term} isBusy={busy} onChoose={handleTerm} />
        <p className="small muted">{t('pricesNote')}</p>
      </div>
      {wish.product !== '' && !wished && (
        <FormNote kind="info" title={t('unknownProduct')}>
          {t('unknownAdvice')}
        </FormNote>
      )}
      {wished && (
        <WishPanel
          key={wished.slug}
          product={wished}
          frequency={wished.type === 'movingService' ? null : frequencyFor(wished, term)}
          shelf={shelf}
        />
      )}
      {shown.map((hosted) => (
        <NameSection
          key={hosted.name}
          hosted={hosted}
          shelf={shelf}
          term={term}
          wishedFamily={wished && isPackageFamily(wished.family) ? wished.family : undefined}
        />
      ))}
      {!wished && <ElsewhereForm key={wish.domain} initial={asked?.ok ? '' : wish.domain} />}
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

function firstTermIn(items: Shelf['items']): string | null | undefined {
  return items.find(({ type }) => type === 'hosting')?.priceFrequency
}

/** An extra cannot be chosen before its package. */
function wishedProduct(slug: string): Product | undefined {
  const product = orderCatalogue.products.get(slug)
  return product && !isChildOnly(product) ? product : undefined
}
