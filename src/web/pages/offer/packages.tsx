import { useTranslations } from 'use-intl'
import type { PackagesText } from '#content/offer-text.ts'
import type { Frequency } from '#domain/catalogue/frequency.ts'
import { optionOf } from '#domain/catalogue/product.ts'
import { type PackagePlant, plantOf } from '#web/pages/offer/package-plants.ts'
import { productOfSlug } from '#web/pages/offer/product-of-slug.ts'
import { Plan } from '#web/pages/plans.tsx'
import { TermSwitch } from '#web/pages/term-switch.tsx'
import { VatSwitch } from '#web/price/vat-switch.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing, type DrawingName } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** Where the packages stand in a page: `<a href="#maten">` leads there. */
export const packagesAnchor = 'maten'

const terms = ['monthly', 'yearly'] as const satisfies readonly Frequency[]
const shownFeatures = 5
const otherPlant: PackagePlant = { drawing: 'plank', height: 190 }

interface Props {
  readonly slugs: readonly string[]
  readonly text: PackagesText<'nl'> | PackagesText<'de'>
  /** For packages that are no size, or that want another plant. */
  readonly drawings?: Readonly<Record<string, PackagePlant>>
  /** What stands on the sill above `text.aside`. */
  readonly asideDrawing?: DrawingName
}

/** Packages of any family side by side on one sill, each with both its prices and a link to its order. */
export function Packages({ slugs, text, drawings = {}, asideDrawing = 'spruit' }: Props) {
  const t = useTranslations('price')
  const { locale } = useSite()
  const products = slugs.map(productOfSlug)
  const sold = terms.filter((term) => products.every((product) => optionOf(product, 'purchase', term)))
  return (
    <section className="sec" id={packagesAnchor} aria-label={t('plansLabel')}>
      <div className="wrap">
        <div className="shead g12">
          <h2>{text.h2}</h2>
          {sold.length > 1 && <TermSwitch />}
        </div>
        <div className={`plans of${products.length}`}>
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
        {link && (
          <PageLink page={link.page} className="go">
            <span>{link.label}</span> <Icon name="arrow" size="s" />
          </PageLink>
        )}
      </div>
    </aside>
  )
}
