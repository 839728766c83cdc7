import { useTranslations } from 'use-intl'
import { catalogue } from '#catalogue/catalogue.ts'
import { productsOfFamily } from '#domain/catalogue.ts'
import type { Frequency } from '#domain/frequency.ts'
import { optionOf, type Product, type ProductFamily } from '#domain/product.ts'
import type { PageId } from '#site/pages.ts'
import { Plan } from '#web/pages/plans.tsx'
import { TermSwitch } from '#web/pages/term-switch.tsx'
import { VatSwitch } from '#web/price/vat-switch.tsx'
import { useSite } from '#web/site-context.tsx'
import type { DrawingName } from '#web/ui/drawing.tsx'

/** What a page about one family sells. */
const families: Partial<Readonly<Record<PageId, ProductFamily>>> = {
  emailHosting: 'email',
  resellerHosting: 'reseller',
  buildWebsite: 'website',
  buildWebshop: 'webshop',
  buildWordpressSite: 'wordpress',
  buildWoocommerceShop: 'woocommerce',
}
const plants: Readonly<Record<string, { readonly drawing: DrawingName; readonly height: number }>> = {
  stek: { drawing: 'stek', height: 200 },
  struik: { drawing: 'struik', height: 256 },
  boom: { drawing: 'boom', height: 326 },
}
const otherPlant = { drawing: 'plank', height: 190 } as const
const terms = ['monthly', 'yearly'] as const satisfies readonly Frequency[]

export function familyOfPage(page: PageId): ProductFamily | undefined {
  return families[page]
}

/** The packages of a family side by side, each with a link to its order. */
export function PackageSection({ family }: { readonly family: ProductFamily }) {
  const t = useTranslations('price')
  const { locale } = useSite()
  const products = productsOfFamily(catalogue, family)
  const sold = terms.filter((term) => products.every((product) => optionOf(product, 'purchase', term)))
  return (
    <section className="sec" id="maten">
      <div className="wrap">
        <div className="shead g12">
          <h2>{t('plansLabel')}</h2>
          {sold.length > 1 && <TermSwitch />}
        </div>
        <div className={`plans of${products.length}`}>
          {products.map((product) => (
            <Plan
              key={product.slug}
              product={product}
              fit={product.summary[locale]}
              terms={sold}
              {...(plants[sizeOf(product)] ?? otherPlant)}
            />
          ))}
        </div>
        <VatSwitch />
      </div>
    </section>
  )
}

function sizeOf({ slug }: Product): string {
  return slug.slice(slug.lastIndexOf('-') + 1)
}
