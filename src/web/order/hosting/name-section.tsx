import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { technicalGroupsOf } from '#catalogue/technical-rows.ts'
import { type CartItem, subjectOf } from '#domain/cart/cart.ts'
import { productsOfFamily } from '#domain/catalogue/catalogue.ts'
import type { PackageFamily, Product } from '#domain/catalogue/product.ts'
import { displayNameOf } from '#domain/names/look-alike.ts'
import { brand } from '#site/brand.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { useItemName } from '#web/cart/item-name.ts'
import { useRemoval } from '#web/cart/removal.tsx'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { OrderLink } from '#web/order/order-link.tsx'
import { labelDrawing } from '#web/ui/drawing-sizes.ts'
import { Adviser } from './adviser.tsx'
import { Extras } from './extras.tsx'
import { FamilyChoice, isPackageFamily, offeredFamilies } from './family-choice.tsx'
import type { HostedName } from './hosted-names.ts'
import { packageItemsOf, type PricingContext } from './hosting-items.ts'
import { NameOnlyOption, PackageOption } from './package-option.tsx'
import { frequencyFor, type Term } from './term-choice.tsx'

interface Props {
  readonly hosted: HostedName
  readonly pricing: PricingContext
  readonly term: Term
  /** The family of a package that was chosen elsewhere. */
  readonly preselectedFamily: PackageFamily | undefined
}

export function sectionIdOf(name: string): string {
  return `name-${name}`
}

/** One name: which package stands under it, and what hangs on that. Choosing changes the cart at once. */
export function NameSection({ hosted, pricing, term, preselectedFamily }: Props) {
  const t = useTranslations('orderHosting')
  const group = useId()
  const { failed, busy } = useCart()
  const add = useAdding()
  const { remove } = useRemoval()
  const nameOf = useItemName()
  const { name, domain, hosting } = hosted
  const current = hosting && pricing.catalogue.products.get(hosting.productSlug)
  const ownFamily = current && isPackageFamily(current.family) ? current.family : undefined
  const [chosenFamily, setFamily] = useState<PackageFamily>()
  const family = chosenFamily ?? ownFamily ?? preselectedFamily ?? 'webhosting'
  const families = [...new Set([...offeredFamilies, ...(ownFamily ? [ownFamily] : []), family])]
  const failure = failed.get(hosting ? subjectOf(pricing.items, hosting) : `hosting ${name}`)
  const shown = displayNameOf(name)
  const products = productsOfFamily(pricing.catalogue, family)
  const isYearlyOnly = term === 'monthly' && products.every((product) => frequencyFor(product, term) === 'yearly')

  function take(product: Product): void {
    void add(...packageItemsOf(pricing, hosted, product, frequencyFor(product, term)))
  }

  function handleAdvised(product: Product): void {
    if (isPackageFamily(product.family)) setFamily(product.family)
    take(product)
  }

  return (
    <section className="dom" id={sectionIdOf(name)} tabIndex={-1} aria-labelledby={`${group}h`}>
      <div className="domhead">
        <h2 id={`${group}h`}>{shown}</h2>
        <Whereabouts domain={domain} />
      </div>
      <FamilyChoice label={t('familyLabel', { name: shown })} shown={families} chosen={family} onChoose={setFamily} />
      <Adviser pricing={pricing} term={term} current={current} isBusy={busy} onTake={handleAdvised} />
      {isYearlyOnly && <p className="help yearly">{t('yearlyOnly')}</p>}
      <div className="pick" role="radiogroup" aria-label={t('packageLabel', { name: shown })} aria-busy={busy}>
        {domain && (
          <NameOnlyOption
            group={group}
            drawing={labelDrawing(name.slice(name.indexOf('.') + 1))}
            isChosen={hosting === undefined}
            isBusy={busy}
            onChoose={() => void (hosting && remove(hosting, nameOf(hosting)))}
          />
        )}
        {products.map((product) => {
          const isChosen = product.slug === hosting?.productSlug
          const frequency = isChosen ? hosting.priceFrequency : frequencyFor(product, term)
          return (
            <PackageOption
              key={product.slug}
              group={group}
              product={product}
              frequency={frequency ?? 'yearly'}
              isChosen={isChosen}
              isBusy={busy}
              onChoose={() => take(product)}
            />
          )
        })}
      </div>
      {failure && <FailedNote failure={failure} />}
      {current && <PackageFacts product={current} />}
      <Extras hosted={hosted} pricing={pricing} />
    </section>
  )
}

function Whereabouts({ domain }: { readonly domain: CartItem | undefined }) {
  const t = useTranslations('orderHosting')
  if (domain === undefined) return <span className="small where">{t('staysThere')}</span>
  if (domain.priceType === 'transfer') {
    return <span className="small where">{t('movesHere', { brand: brand.name })}</span>
  }
  return (
    <OrderLink to="orderDomains" q={sldOf(domain)} className="link small">
      {t('otherName')}
    </OrderLink>
  )
}

function sldOf(domain: CartItem): string {
  return domain.type === 'domain' ? displayNameOf(domain.parameters.sld) : ''
}

/** All that is in the chosen package, as the table on its page says it. */
function PackageFacts({ product }: { readonly product: Product }) {
  const t = useTranslations('orderHosting')
  const locale = useLocale()
  const rows = technicalGroupsOf([product], locale).flatMap((group) => group.rows)
  return (
    <details className="pfacts">
      <summary className="link small">{t('packageFacts', { name: product.name[locale] })}</summary>
      <dl className="small">
        {rows.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{values}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
