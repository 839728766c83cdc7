import { memo, useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { technicalGroupsOf } from '#catalogue/technical-rows.ts'
import type { Frequency } from '#core/catalogue/frequency.ts'
import { type PlanPrices, planPricesOf } from '#core/catalogue/plan-prices.ts'
import type { Product } from '#core/catalogue/product.ts'
import { formatEuro } from '#core/money/euro-format.ts'
import { useCartPart } from '#web/cart/use-cart.ts'
import { useOrder } from '#web/order/order-context.ts'
import { ChosenSide, VatPair } from '#web/price/vat-pair.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'

interface Plant {
  readonly drawing: DrawingName
  readonly height: number
}

const plants: Readonly<Record<string, Plant>> = {
  stek: { drawing: 'stek', height: 38 },
  struik: { drawing: 'struik', height: 44 },
  boom: { drawing: 'boom', height: 50 },
}
const otherPlant: Plant = { drawing: 'plank', height: 44 }

interface Props {
  readonly group: string
  readonly isChosen: boolean
  readonly isBusy: boolean
  readonly onChoose: () => void
  readonly product: Product
  readonly frequency: Frequency
  /** Shows the full title, because among other families the size alone is ambiguous. */
  readonly hasTitle: boolean
}

/** A package in the picker: its drawing, first and renewal price, and contents. */
export function PackageOption({ product, frequency, group, isChosen, isBusy, onChoose, hasTitle }: Props) {
  const locale = useLocale()
  const id = useId()
  const [size = ''] = product.slug.split('-').slice(-1)
  const { drawing, height } = plants[size] ?? otherPlant
  const name = hasTitle ? product.title[locale] : product.name[locale]
  return (
    <label className="option" htmlFor={id}>
      <span className="option-drawing">
        <Drawing name={drawing} height={height} />
      </span>
      <span className="option-body">
        <span className="heading-3">
          <input
            id={id}
            type="radio"
            className="radio"
            name={group}
            checked={isChosen}
            aria-disabled={isBusy}
            onChange={() => !isBusy && onChoose()}
          />
          {name}
        </span>
        <PackageContent product={product} frequency={frequency} />
      </span>
    </label>
  )
}

const PackageContent = memo(function PackageContent({ product, frequency }: Pick<Props, 'product' | 'frequency'>) {
  const t = useTranslations('price')
  const locale = useLocale()
  const mail = useMailboxLine(product)
  const { pricedOn } = useOrder()
  const vatRate = useCartPart(({ totals }) => totals.vatRate)
  const prices = planPricesOf(product, { frequency }, pricedOn, vatRate)
  const features = product.features.slice(0, 2).map((feature) => feature[locale])
  const [first, ...others] = mail === null ? features : [mail, ...features]
  return (
    <>
      <span className="package-contents">{first}</span>
      {prices && (
        <span className="option-price">
          <VatPair pair={prices.firstTerm} />
          <small>
            {t(frequency === 'monthly' ? 'firstMonth' : 'firstYear')}
            {prices.renewal && ', '}
            <Later prices={prices} />
          </small>
        </span>
      )}
      <ul className="package-contents">
        {others.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
})

/** Number of mailboxes; omitted for e-mail packages, whose own text states it. */
function useMailboxLine({ family, limits: { mailboxes } }: Product): string | null {
  const t = useTranslations('orderHosting')
  if (family === 'email') return null
  return mailboxes === null ? t('mailboxesUnlimited') : t('mailboxes', { count: mailboxes ?? 0 })
}

interface CostProps {
  readonly prices: Pick<PlanPrices, 'firstTerm' | 'renewal'>
  /** Label of the first amount. */
  readonly pays: string
  /** Billing period of the renewal amount. */
  readonly each?: string
}

/** First and renewal price, each with its label. */
export function CostLine({ prices, pays, each }: CostProps) {
  return (
    <p className="cost">
      <span>
        <VatPair pair={prices.firstTerm} /> {pays}
      </span>
      {prices.renewal && (
        <span>
          <Later prices={prices} /> {each}
        </span>
      )}
    </p>
  )
}

/** Renewal price, with the VAT display the visitor chose. */
function Later({ prices: { firstTerm, renewal } }: Pick<CostProps, 'prices'>) {
  const t = useTranslations('price')
  const locale = useLocale()
  if (renewal === null) return null
  return (
    <>
      {t(renewal.excl === firstTerm.excl ? 'thenAlso' : 'thenWord')}{' '}
      <ChosenSide
        text={(side) => `${formatEuro(renewal[side], locale)} ${t(side === 'excl' ? 'exclVat' : 'inclVat')}`}
      />
    </>
  )
}

/** Specifications of the chosen package, as in the comparison table on its page. */
export function PackageFacts({ product }: { readonly product: Product }) {
  const t = useTranslations('orderHosting')
  const locale = useLocale()
  const rows = technicalGroupsOf([product], locale).flatMap((group) => group.rows)
  return (
    <details className="package-facts">
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
