import type { NextPagesText } from '#content/offer-text.ts'
import { usualTermOf } from '#web/pages/offer/cost-of-years.ts'
import { productOfSlug } from '#web/pages/offer/product-of-slug.ts'
import { usePath } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Text = NextPagesText<'nl'> | NextPagesText<'de'>

/** The next step, chosen by the page. */
export function NextPages({ text }: { readonly text: Text }) {
  return (
    <section className="sec">
      <div className="wrap">
        <h2>{text.h2}</h2>
        <ul className="next">
          {text.items.map((item) => (
            <NextPage key={item.page} item={item} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function NextPage({ item: { page, product, label, text } }: { readonly item: Text['items'][number] }) {
  const path = usePath(page)
  return (
    <li>
      <h3>
        <a className="go" href={product ? path + choiceOf(product) : path}>
          <span>{label}</span> <Icon name="arrow" size="s" />
        </a>
      </h3>
      <p className="small muted">{text}</p>
    </li>
  )
}

/** What the order opens with. */
function choiceOf(slug: string): string {
  const product = productOfSlug(slug)
  return `?product=${product.slug}&term=${usualTermOf(product)}`
}
