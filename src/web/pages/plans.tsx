import { useTranslations } from 'use-intl'
import { catalogue } from '#catalogue/catalogue.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import type { PlanSize } from '#content/home-text.ts'
import type { Frequency } from '#domain/catalogue/frequency.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { renderedOn } from '#web/pages/rendered-on.ts'
import { PriceBlock } from '#web/price/price-block.tsx'
import { usePath, useSite } from '#web/site-context.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'

type PlanFamily = 'webhosting' | 'wordpress'

const sizes: readonly { readonly size: PlanSize; readonly height: number }[] = [
  { size: 'stek', height: 200 },
  { size: 'struik', height: 256 },
  { size: 'boom', height: 326 },
]

interface Props {
  readonly family: PlanFamily
  readonly fit: Readonly<Record<PlanSize, string>>
  /** Terms to show; with more than one, a switch above them chooses. */
  readonly terms?: readonly Frequency[]
}

/** Three sizes on one sill. */
export function Plans({ family, fit, terms = ['yearly'] }: Props) {
  return (
    <div className="plans">
      {sizes.map(({ size, height }) => (
        <Plan
          key={size}
          product={productOf(family, size)}
          fit={fit[size]}
          drawing={size}
          height={height}
          terms={terms}
        />
      ))}
    </div>
  )
}

interface PlanProps {
  readonly product: Product
  readonly fit: string
  readonly drawing: DrawingName
  readonly height: number
  readonly terms: readonly Frequency[]
  /** How many of its features are listed. */
  readonly features?: number
}

/** One package: its plant, both its prices, what is in it, and the way to order it. */
export function Plan({ product, fit, drawing, height, terms, features = 3 }: PlanProps) {
  const t = useTranslations('price')
  const { locale } = useSite()
  const orderPath = usePath('orderHosting')
  const name = product.name[locale]
  return (
    <article className="plan">
      <div className="shelf">
        <Drawing name={drawing} height={height} />
      </div>
      <h3>{name}</h3>
      <p className="fit">{fit}</p>
      <div className="terms">
        {terms.map((term) => (
          <div key={term} data-term={term}>
            <PriceBlock prices={pricesOf(product.slug, term, renderedOn)} />
          </div>
        ))}
      </div>
      <ul className="ticks">
        {product.features.slice(0, features).map((feature) => (
          <li key={feature.nl}>
            <Icon name="check" />
            <span>{feature[locale]}</span>
          </li>
        ))}
      </ul>
      <div className="cta">
        {terms.map((term) => (
          <a
            key={term}
            data-term={term}
            className="btn btn-p"
            href={`${orderPath}?product=${product.slug}&term=${term}`}
          >
            {t('choose', { name })}
          </a>
        ))}
      </div>
    </article>
  )
}

function productOf(family: PlanFamily, size: PlanSize): Product {
  const product = catalogue.products.get(`${family}-${size}`)
  if (!product) throw new Error(`The catalogue has no ${family}-${size}`)
  return product
}
