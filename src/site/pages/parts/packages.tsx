import { useTranslations } from 'use-intl'
import type { Frequency } from '#core/catalogue/frequency.ts'
import { optionOf, type Product } from '#core/catalogue/product.ts'
import { GoLink } from './go-link.tsx'
import { productOfSlug } from './product-of-slug.ts'
import { ReadersPrice } from './readers-vat.tsx'
import { VatSwitch } from '#web/price/vat-switch.tsx'
import { useSite, usePath } from '#web/site-context.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { TextLink } from '#site/pages/page-record.ts'
import { pricesOf } from '#catalogue/prices-of.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { PriceBlock } from '#web/price/price-block.tsx'

/** Texts of the packages. `fits` describes by slug who a package is for; the default is the catalogue's summary. */
export interface PackagesText<L extends SiteLocale = never> {
  readonly h2: string
  readonly fits?: Readonly<Record<string, string>>
  /** Content of the third column beside two packages. */
  readonly aside?: { readonly title: string; readonly text: string; readonly link?: TextLink<L> }
}

/** Fragment of the packages on a page: `<a href="#maten">` leads there. */
export const packagesAnchor = 'maten'

const switchedTerms = ['monthly', 'yearly'] as const satisfies readonly Frequency[]
const shownFeatures = 5
const otherPlant: PackagePlant = { drawing: 'plank', height: 190 }

export interface PackageLooks {
  /** Drawings of packages that are not sizes, or that need another plant than their size. */
  readonly drawings?: Readonly<Record<string, PackagePlant>> | undefined
  /** Drawing on the sill above `text.aside`. */
  readonly asideDrawing?: DrawingName | undefined
}

interface Props extends PackageLooks {
  readonly slugs: readonly string[]
  readonly text: PackagesText
}

/** Packages of any family side by side, each with both its prices and an order link. */
export function Packages({ slugs, text, drawings = {}, asideDrawing = 'spruit' }: Props) {
  const t = useTranslations('price')
  const { locale } = useSite()
  const products = slugs.map(productOfSlug)
  const sold = switchedTerms.filter((term) => products.every((product) => optionOf(product, 'purchase', term)))
  return (
    <section className="section packages" id={packagesAnchor} aria-label={t('plansLabel')}>
      <div className="wrap">
        <div className="section-head grid">
          <h2>{text.h2}</h2>
          {sold.length > 1 && <TermSwitch />}
        </div>
        <div className={`plans columns-${products.length}`}>
          {products.map((product) => (
            <Plan
              key={product.slug}
              product={product}
              fit={text.fits?.[product.slug] ?? product.summary[locale]}
              terms={sold}
              features={shownFeatures}
              {...(drawings[product.slug] ?? plantOf(product.slug) ?? otherPlant)}
            />
          ))}
          {text.aside && <OtherWay aside={text.aside} drawing={asideDrawing} />}
        </div>
        <VatSwitch />
      </div>
    </section>
  )
}

type Aside = Exclude<Props['text']['aside'], undefined>

function OtherWay({ aside, drawing }: { readonly aside: Aside; readonly drawing: DrawingName }) {
  const { title, text, link } = aside
  return (
    <aside className="plan otherway">
      <div className="shelf">
        <Drawing name={drawing} height={170} />
      </div>
      <h3>{title}</h3>
      <div className="why">
        <p>{text}</p>
        {link && <GoLink {...link} />}
      </div>
    </aside>
  )
}

/** Switches the term of the prices below. CSS reads the checked radio button, so no JavaScript is needed. */
function TermSwitch() {
  const t = useTranslations('price')
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('termLabel')}</legend>
      {switchedTerms.map((term) => (
        <label key={term}>
          <input type="radio" name="term" value={term} defaultChecked={term === 'yearly'} className="visually-hidden" />
          {t(`terms.${term}`)}
        </label>
      ))}
    </fieldset>
  )
}

interface PlanProps {
  readonly product: Product
  readonly fit: string
  readonly drawing: DrawingName
  readonly height: number
  readonly terms: readonly Frequency[]
  /** Number of features to list. */
  readonly features?: number
}

/** A package: its plant, both its prices, its features and an order link. */
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
            <ReadersPrice prices={pricesOf(product.slug, term, renderedOn)} />
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
            className="button button-primary"
            href={`${orderPath}?product=${product.slug}&term=${term}`}
          >
            {t('choose', { name: product.title[locale] })}
          </a>
        ))}
      </div>
    </article>
  )
}

export interface PackagePlant {
  readonly drawing: DrawingName
  /** Height of the drawing, in pixels. */
  readonly height: number
}

/** Sizes of a package; their names come from the catalogue. */
export const planSizes = ['stek', 'struik', 'boom'] as const
export type PlanSize = (typeof planSizes)[number]

const plants: Readonly<Record<PlanSize, PackagePlant>> = {
  stek: { drawing: 'stek', height: 200 },
  struik: { drawing: 'struik', height: 256 },
  boom: { drawing: 'boom', height: 326 },
}

/**
 * Plant of a size.
 * @returns undefined for a package that is not a size
 */
export function plantOf(slug: PlanSize): PackagePlant
export function plantOf(slug: string): PackagePlant | undefined
export function plantOf(slug: string): PackagePlant | undefined {
  const size = planSizes.find((each) => slug === each || slug.endsWith(`-${each}`))
  return size && plants[size]
}
