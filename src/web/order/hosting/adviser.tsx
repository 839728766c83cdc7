import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import {
  addsRoom,
  type Advice,
  adviceFor,
  type Answers,
  frequencyFor,
  sameForLess,
  siteCounts,
  siteKinds,
  siteUses,
  type Term,
  threeYearNetOf,
} from '#core/catalogue/adviser.ts'
import { planPricesOf } from '#core/catalogue/plan-prices.ts'
import type { Product } from '#core/catalogue/product.ts'
import { vatPairOf } from '#core/money/money.ts'
import { useAdding } from '#web/cart/use-adding.ts'
import { useCart, useCartStore } from '#web/cart/use-cart.ts'
import { VatPair } from '#web/price/vat-pair.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { HostedName } from './hosted-names.ts'
import { extraItemsOf, packageItemsOf, type PricingContext } from './hosting-items.ts'
import { CostLine } from './package-option.tsx'
import { RadioList } from './radio-list.tsx'

interface Props {
  readonly pricing: PricingContext
  readonly term: Term
  readonly current: Product | undefined
  readonly isBusy: boolean
  readonly onTake: (product: Product) => void
}

/** Three questions that lead to the cheapest suitable package. The visitor adds it with a button. */
export function Adviser({ pricing, term, current, isBusy, onTake }: Props) {
  const t = useTranslations('orderHosting.adviser')
  const price = useTranslations('price')
  const locale = useLocale()
  const [answers, setAnswers] = useState<Partial<Answers>>({})
  const { kind, use } = answers
  const sites = kind === 'mail' ? 'one' : answers.sites
  const products = [...pricing.catalogue.products.values()]
  const costOf = threeYearNetOf(term, pricing.date)
  const advice = kind && sites && use ? adviceFor(products, { kind, sites, use }, costOf) : undefined
  const answer = (part: Partial<Answers>) => setAnswers((given) => ({ ...given, ...part }))
  return (
    <details className="adviser">
      <summary>{t('open')}</summary>
      <RadioList
        label={t('kind')}
        choices={siteKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind ?? null}
        onChange={(value) => answer({ kind: value })}
      />
      {kind !== 'mail' && (
        <RadioList
          label={t('sites')}
          choices={siteCounts.map((value) => ({ value, label: t(`counts.${value}`) }))}
          value={sites ?? null}
          onChange={(value) => answer({ sites: value })}
        />
      )}
      <RadioList
        label={t(kind === 'mail' ? 'mail' : 'use')}
        choices={siteUses.map((value) => ({ value, label: t(`${kind === 'mail' ? 'mails' : 'uses'}.${value}`) }))}
        value={use ?? null}
        onChange={(value) => answer({ use: value })}
      />
      <div role="status">{advice && <Advised advice={advice} pricing={pricing} term={term} />}</div>
      {advice &&
        (advice.product === current ? (
          <p className="help">{t('chosen')}</p>
        ) : (
          <button
            type="button"
            className="button button-secondary"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onTake(advice.product)}
          >
            {price('choose', { name: advice.product.title[locale] })}
          </button>
        ))}
    </details>
  )
}

function Advised({ advice, pricing, term }: Pick<Props, 'pricing' | 'term'> & { readonly advice: Advice }) {
  const t = useTranslations('orderHosting.adviser')
  const price = useTranslations('price')
  const locale = useLocale()
  const { product, because, larger, insteadOf, packages } = advice
  const frequency = frequencyFor(product, term)
  const prices = planPricesOf(product, { frequency }, pricing.date, pricing.vatRate)
  const name = product.title[locale]
  const reasons = [
    insteadOf && t(insteadOf.is === 'dearer' ? 'cheaper' : 'instead', { name: insteadOf.product.title[locale] }),
    because && t(`because.${because}`),
    larger && t(because ? 'notLarger' : 'smaller', { larger: larger.title[locale] }),
    packages > 1 && t('oneEach'),
    product.limits.mailboxes === undefined && t('noMail'),
  ]
  return (
    <>
      <p className="take">{t('take', { name })}</p>
      <p>{reasons.filter(Boolean).join(' ')}</p>
      {prices && <CostLine prices={prices} pays={price(frequency === 'monthly' ? 'firstMonth' : 'firstYear')} />}
    </>
  )
}

interface LessProps {
  readonly names: readonly HostedName[]
  readonly pricing: PricingContext
  readonly term: Term
}

/** Suggests one package that replaces those in the cart for a lower price. The cart changes only on a press. */
export function SameForLessNote({ names, pricing, term }: LessProps) {
  const t = useTranslations('orderHosting.less')
  const locale = useLocale()
  const store = useCartStore()
  const { busy } = useCart()
  const add = useAdding()
  const offer = lessIn(names, pricing, term)
  const [first, ...others] = offer?.names ?? []
  // A live region must exist before its content changes.
  if (!offer || !first) return <div role="status" />
  const { product } = offer.less
  const text = { product: product.title[locale], count: String(offer.names.length) }

  async function take(hosted: HostedName, chosen: Product): Promise<void> {
    const [taken] = packageItemsOf(pricing, { ...hosted, hosting: undefined }, chosen, frequencyFor(chosen, term))
    if (!taken) return
    const keptExtras = hosted.extras.filter(({ productSlug }) => !isRoom(pricing, productSlug))
    const extras = keptExtras.flatMap(({ productSlug }) => extraItemsOf(pricing, taken, productSlug))
    if (!(await add(taken, ...extras))) return
    for (const { hosting } of others) if (hosting) await store.remove(hosting.id)
  }
  return (
    <div role="status">
      <div className="note same-for-less">
        <Icon name="info" />
        <span>
          <b>{t(others.length > 0 ? 'several' : 'one', text)}</b> {t('saves')}{' '}
          <VatPair pair={vatPairOf(offer.less.saves, pricing.vatRate)} />
        </span>
        <button
          type="button"
          className="button button-text"
          aria-disabled={busy}
          onClick={() => !busy && void take(first, product)}
        >
          {t('take', text)}
        </button>
      </div>
    </div>
  )
}

function isRoom(pricing: PricingContext, slug: string): boolean {
  const extra = pricing.catalogue.products.get(slug)
  return extra !== undefined && addsRoom(extra)
}

/** Finds several packages of one family, or a package with extras, that a single larger package replaces for less. */
function lessIn(names: readonly HostedName[], pricing: PricingContext, term: Term) {
  const { products } = pricing.catalogue
  const taken = names.flatMap((hosted) => {
    const product = hosted.hosting && products.get(hosted.hosting.productSlug)
    return product
      ? [{ hosted, product, extras: hosted.extras.flatMap((each) => products.get(each.productSlug) ?? []) }]
      : []
  })
  // Other extras belong to their domain name and would be lost with its package.
  const together = taken.filter(({ extras }) => extras.every(addsRoom))
  const families = Map.groupBy(together, ({ product }) => product.family)
  const costOf = threeYearNetOf(term, pricing.date)
  for (const group of [...families.values(), ...taken.map((each) => [each])]) {
    const less = sameForLess([...products.values()], group, costOf)
    if (less) return { less, names: group.map(({ hosted }) => hosted) }
  }
  return undefined
}
