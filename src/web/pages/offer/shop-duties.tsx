import type { WebshopPageText } from '#content/webshop-page-text.ts'
import { Icon } from '#web/ui/icon.tsx'

/** What the law asks of every shop, to go through before it opens. */
export function ShopDuties({ text }: { readonly text: WebshopPageText<'nl' | 'de'>['duties'] }) {
  return (
    <section className="sec bg-mist">
      <div className="wrap">
        <div className="shead g12">
          <h2>{text.h2}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <ul className="duties">
          {text.items.map(({ title, text: says }) => (
            <li key={title}>
              <Icon name="check" />
              <h3>{title}</h3>
              <p>{says}</p>
            </li>
          ))}
        </ul>
        <p className="small muted under">{text.note}</p>
      </div>
    </section>
  )
}
