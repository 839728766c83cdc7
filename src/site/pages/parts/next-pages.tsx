import { usualTermOf } from './cost-of-years.ts'
import { GoLabel } from './go-link.tsx'
import { productOfSlug } from './product-of-slug.ts'
import { usePath } from '#web/site-context.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { PageIdIn } from '#site/pages.ts'

/** Texts of the links to related pages. */
export interface NextPagesText<L extends SiteLocale = never> {
  readonly h2: string
  readonly items: readonly {
    readonly page: PageIdIn<L>
    /** Slug of the package that an order link preselects. */
    readonly product?: string
    readonly label: string
    readonly text: string
  }[]
}

/** Links to related pages. */
export function NextPages({ text }: { readonly text: NextPagesText }) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="heading-3">{text.h2}</h2>
        <ul className="next">
          {text.items.map((item) => (
            <NextPage key={item.page} item={item} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function NextPage({ item: { page, product, label, text } }: { readonly item: NextPagesText['items'][number] }) {
  const path = usePath(page)
  return (
    <li>
      <h3>
        <a className="arrow-link" href={product ? path + choiceOf(product) : path}>
          <GoLabel label={label} />
        </a>
      </h3>
      <p className="small muted">{text}</p>
    </li>
  )
}

/** Query of an order link that preselects a package. */
function choiceOf(slug: string): string {
  const product = productOfSlug(slug)
  return `?product=${product.slug}&term=${usualTermOf(product)}`
}
