import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { MovedThing } from '#core/cart/moving-intake.ts'
import { frequencyFor, type Term } from '#core/catalogue/adviser.ts'
import { isChildOnly, type Product } from '#core/catalogue/product.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { forgetChoice, keepChoice } from '#web/order/kept-choices.ts'
import { addressOf, navigate, useOrderQuery } from '#web/order/order-address.ts'
import { useOrder } from '#web/order/order-context.ts'
import { OrderLayout } from '#web/order/order-layout.tsx'
import { FormNote } from '#web/ui/form-note.tsx'
import { SameForLessNote } from './adviser.tsx'
import { isPackageFamily } from './family-choice.tsx'
import { ElsewhereForm } from './elsewhere-form.tsx'
import { type HostedName, hostedNameOf, hostedNamesOf } from './hosted-names.ts'
import { type PricingContext, termChangeItemsOf } from './hosting-items.ts'
import { NameLine, sectionIdOf } from './name-line.tsx'
import { NameSection } from './name-section.tsx'
import { OtherNames } from './other-names.tsx'
import { PreselectedProduct } from './preselected-product.tsx'
import { ResumeLink } from './resume-link.tsx'
import { useSoldCatalogue } from './sold-catalogue.ts'
import { TermChoice } from './term-choice.tsx'
import { addressedHostOf } from './typed-host.ts'
export { ThreeYearReceipt } from '#web/order/three-year-receipt.tsx' // The receipt shares this bundle because both need the package catalogue.

/** Hosting step: packages for each name in the cart. A product chosen elsewhere first asks for its domain name. */
export function HostingPage() {
  const t = useTranslations('orderHosting')
  const locale = useLocale()
  const order = useOrder()
  const { h1, path } = order.pages.orderHosting
  const query = useOrderQuery()
  const orderCatalogue = useSoldCatalogue()
  const { items, totals, busy } = useCart()
  const add = useAdding()
  const pricing: PricingContext = { catalogue: orderCatalogue, date: order.pricedOn, vatRate: totals.vatRate, items }
  const [chosenTerm, setTerm] = useState<Term>()
  const term = chosenTerm ?? termOf(query.term) ?? termOf(firstTermIn(items)) ?? 'yearly'
  const preselected = preselectedProduct(query.product, orderCatalogue)
  const isMove = preselected?.type === 'movingService'

  const names = hostedNamesOf(items)
  const addressed = preselected ? undefined : addressedHostOf(query.domain, orderCatalogue)
  const isNew = addressed?.ok && !names.some(({ name }) => name === addressed.value)
  const shown = useSteady(isNew ? [...names, hostedNameOf(addressed.value, items)] : names)
  const [first, ...others] = shown
  const [opened, setOpened] = useState<readonly string[]>(() => (addressed?.ok ? [addressed.value] : []))

  /** True for a name that is only in the URL: its section is shown, although the name is not in the cart. */
  const isAside = ({ name }: HostedName) => isNew === true && name === addressed.value

  useEffect(() => {
    if (isNew === false) keepChoice({ domain: '' })
  }, [isNew])

  // Stores the preselected package, so that it survives searches, other tabs and later visits.
  useEffect(() => {
    if (preselected) keepChoice({ product: preselected.slug, ...(query.term !== '' && { term: query.term }) })
  }, [preselected, query.term])

  function handleTerm(next: Term): void {
    setTerm(next)
    keepChoice({ term: next })
    if (preselected) navigate(addressOf(path, { ...query, term: next }), { replace: true })
    void add(...termChangeItemsOf(pricing, names, next))
  }

  function open(name: string): void {
    setOpened((before) => [...before, name])
    focusSection(name)
  }

  function close(name: string): void {
    setOpened(opened.filter((each) => each !== name))
    focusSection(name)
  }

  function leaveChoice(): void {
    forgetChoice()
    navigate(path, { replace: true })
  }

  function handleAdded(name: string, moves: MovedThing | null): void {
    if (moves === 'name') keepChoice({ [`want.${name}`]: 'name' })
    leaveChoice()
    open(name)
  }

  const sectionOf = (hosted: HostedName, onClose: (() => void) | undefined) => (
    <NameSection
      key={hosted.name}
      hosted={hosted}
      pricing={pricing}
      term={term}
      preselectedFamily={preselected && isPackageFamily(preselected.family) ? preselected.family : undefined}
      onClose={onClose}
    />
  )
  return (
    <OrderLayout id="orderHosting">
      <div className="hosting-heading">
        <h1>{headingOf()}</h1>
        {!isMove && <TermChoice chosen={term} isBusy={busy} onChoose={handleTerm} />}
      </div>
      <ResumeLink />
      {query.product !== '' && !preselected && (
        <FormNote kind="info" title={t('unknownProduct')}>
          {t('unknownAdvice')}
        </FormNote>
      )}
      {preselected && (
        <PreselectedProduct
          key={preselected.slug}
          product={preselected}
          frequency={isMove ? null : frequencyFor(preselected, term)}
          pricing={pricing}
          onAdded={handleAdded}
          onDrop={leaveChoice}
        />
      )}
      <SameForLessNote names={names} pricing={pricing} term={term} />
      {first && sectionOf(first, isAside(first) ? leaveChoice : undefined)}
      <OtherNames names={shown.filter((hosted) => !isAside(hosted))} pricing={pricing} />
      {others.map((hosted) =>
        opened.includes(hosted.name) ? (
          sectionOf(hosted, isAside(hosted) ? leaveChoice : () => close(hosted.name))
        ) : (
          <NameLine key={hosted.name} hosted={hosted} first={first?.name} onOpen={() => open(hosted.name)} />
        ),
      )}
      {!preselected && (
        <ElsewhereForm key={query.domain} initial={addressed?.ok ? '' : query.domain} pricing={pricing} onShow={open} />
      )}
    </OrderLayout>
  )

  function headingOf(): string {
    if (!preselected) return h1
    if (!isMove) return t('wishHeading', { product: preselected.title[locale] })
    const moved = addressedHostOf(query.domain, orderCatalogue)
    return moved?.ok ? t('move.headingFor', { name: displayNameOf(moved.value) }) : t('move.heading')
  }
}

function focusSection(name: string): void {
  requestAnimationFrame(() => document.getElementById(sectionIdOf(name))?.focus())
}

/** Keeps a name at its place on the page while its item is replaced in the cart. */
function useSteady(names: readonly HostedName[]): readonly HostedName[] {
  const [shown, setShown] = useState<readonly string[]>([])
  const added = names.map(({ name }) => name).filter((name) => !shown.includes(name))
  const places = [...shown, ...added]
  if (added.length > 0) setShown(places)
  return names.toSorted((a, b) => places.indexOf(a.name) - places.indexOf(b.name))
}

function termOf(word: string | null | undefined): Term | undefined {
  return word === 'monthly' || word === 'yearly' ? word : undefined
}

function firstTermIn(items: PricingContext['items']): string | null | undefined {
  return items.find(({ type }) => type === 'hosting')?.priceFrequency
}

/** Extras cannot be preselected: they need a package first. */
function preselectedProduct(slug: string, { products }: Catalogue): Product | undefined {
  const product = products.get(slug)
  return product && !isChildOnly(product) ? product : undefined
}
