import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { movingService } from '#catalogue/moving-service.ts'
import { subjectOf } from '#core/cart/cart.ts'
import {
  frequencyFor,
  fulfils,
  mailPackagesOf,
  type Term,
  threeYearNetOf,
  type Want,
  wants,
} from '#core/catalogue/adviser.ts'
import { productsOfFamily } from '#core/catalogue/catalogue.ts'
import type { PackageFamily, Product } from '#core/catalogue/product.ts'
import { displayNameOf } from '#core/names/look-alike.ts'
import { FailedNote } from '#web/cart/failed-note.tsx'
import { useItemName } from '#web/cart/item-name.ts'
import { useRemoval } from '#web/cart/removal.tsx'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart } from '#web/cart/use-cart.ts'
import { keepChoice, keptChoice } from '#web/order/kept-choices.ts'
import { Adviser } from './adviser.tsx'
import { Extras } from './extras.tsx'
import { familiesFor, FamilyChoice, isPackageFamily } from './family-choice.tsx'
import type { HostedName } from './hosted-names.ts'
import { movingItemsOf, packageItemsOf, type PricingContext } from './hosting-items.ts'
import { ForwardForm, sectionIdOf, Whereabouts } from './name-line.tsx'
import { PackageFacts, PackageOption } from './package-option.tsx'

interface Props {
  readonly hosted: HostedName
  readonly pricing: PricingContext
  readonly term: Term
  /** Family of the product preselected on another page. */
  readonly preselectedFamily: PackageFamily | undefined
  /** Collapses the section, or drops a name that is not in the cart; undefined for the name that is always open. */
  readonly onClose: (() => void) | undefined
}

/** Section for one name: its purpose, the package and the extras. Each choice changes the cart at once. */
export function NameSection({ hosted, pricing, term, preselectedFamily, onClose }: Props) {
  const t = useTranslations('orderHosting')
  const group = useId()
  const { failed, busy } = useCart()
  const add = useAdding()
  const { remove } = useRemoval()
  const nameOf = useItemName()
  const { name, domain, hosting, moving } = hosted
  const current = hosting && pricing.catalogue.products.get(hosting.productSlug)
  const ownFamily = current && isPackageFamily(current.family) ? current.family : undefined
  const mailChoice = preselectedFamily === 'email' ? 'mail' : undefined
  const [askedWant, setAskedWant] = useState(() => (hosting ? undefined : keptWantOf(name)))
  const want = (askedWant === 'name' && hosting ? undefined : askedWant) ?? wantIn(hosted, current) ?? mailChoice
  const [chosenFamily, setFamily] = useState<PackageFamily>()
  const families = familiesFor(want ?? 'site', ownFamily ?? preselectedFamily)
  const family =
    [chosenFamily, ownFamily, preselectedFamily].find((each) => each && families.includes(each)) ?? 'webhosting'
  const failure = failed.get(hosting ? subjectOf(pricing.items, hosting) : `hosting ${name}`)
  const shown = displayNameOf(name)
  const products = productsFor(want, family, pricing, term)
  const isYearlyOnly = term === 'monthly' && products.every((product) => frequencyFor(product, term) === 'yearly')

  function take(product: Product): void {
    void add(...packageItemsOf(pricing, hosted, product, frequencyFor(product, term)))
  }

  function handleWant(next: Want): void {
    if (busy) return
    setAskedWant(next)
    keepChoice({ [wantKey(name)]: next })
    if (next === 'name' && hosting) void remove(hosting, nameOf(hosting))
    if (next === 'move' && !moving) void add(...movingItemsOf(pricing, hosted, movingService))
  }

  function handleAdvised(product: Product): void {
    setAskedWant(product.family === 'email' ? 'mail' : undefined)
    if (isPackageFamily(product.family)) setFamily(product.family)
    take(product)
  }

  return (
    <section className="hosted-name" id={sectionIdOf(name)} tabIndex={-1} aria-labelledby={`${group}h`}>
      <div className="name-heading">
        <h2 id={`${group}h`}>{shown}</h2>
        <Whereabouts domain={domain} />
        {onClose && (
          <button type="button" className="button button-text small" onClick={onClose}>
            {t(domain || hosting ? 'closeName' : 'dropName')}
          </button>
        )}
      </div>
      <fieldset className="asked">
        <legend>{t('want', { name: shown })}</legend>
        <div className="answers">
          {wants
            .filter((option) => domain || option !== 'name')
            .map((option) => (
              <button
                key={option}
                type="button"
                className="chip"
                aria-pressed={option === want}
                aria-disabled={busy}
                onClick={() => handleWant(option)}
              >
                {option === 'name' ? t('nameOnly') : t(`wants.${option}`)}
              </button>
            ))}
        </div>
      </fieldset>
      {want === 'name' ? (
        <>
          <p className="help">{t('nameOnlyText')}</p>
          {domain && <ForwardForm key={domain.id} domain={domain} suggested={undefined} />}
        </>
      ) : (
        <>
          {want !== 'mail' && (
            <FamilyChoice
              label={t('familyLabel', { name: shown })}
              shown={families}
              chosen={family}
              onChoose={setFamily}
            />
          )}
          {isYearlyOnly && <p className="help yearly">{t('yearlyOnly')}</p>}
          <div
            className={`package-choice columns-${products.length}`}
            role="radiogroup"
            aria-label={t('packageLabel', { name: shown })}
            aria-busy={busy}
          >
            {products.map((product) => {
              const isChosen = product.slug === hosting?.productSlug
              const frequency = isChosen ? hosting.priceFrequency : frequencyFor(product, term)
              return (
                <PackageOption
                  key={product.slug}
                  group={group}
                  product={product}
                  frequency={frequency ?? 'yearly'}
                  hasTitle={want === 'mail'}
                  isChosen={isChosen}
                  isBusy={busy}
                  onChoose={() => take(product)}
                />
              )
            })}
          </div>
          <Adviser pricing={pricing} term={term} current={current} isBusy={busy} onTake={handleAdvised} />
        </>
      )}
      {failure && <FailedNote failure={failure} />}
      {current && <PackageFacts product={current} />}
      <Extras hosted={hosted} pricing={pricing} />
    </section>
  )
}

function wantKey(name: string): string {
  return `want.${name}`
}

function keptWantOf(name: string): Want | undefined {
  const stored = keptChoice(wantKey(name))
  return wants.find((want) => want === stored)
}

/** Derives the purpose of a name from its items in the cart. */
function wantIn({ moving }: HostedName, current: Product | undefined): Want | undefined {
  if (moving) return 'move'
  if (!current) return undefined
  return current.family === 'email' ? 'mail' : fulfils(current, 'siteMail') ? 'siteMail' : 'site'
}

function productsFor(want: Want | undefined, family: PackageFamily, pricing: PricingContext, term: Term) {
  if (want !== 'mail') return productsOfFamily(pricing.catalogue, family)
  return mailPackagesOf([...pricing.catalogue.products.values()], threeYearNetOf(term, pricing.date))
}
