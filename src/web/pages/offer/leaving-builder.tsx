import type { WebsitePageText } from '#content/website-page-text.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

const tiles = [
  { tint: 'bg-dew', drawing: 'bakfiets', height: 150 },
  { tint: 'bg-blush', drawing: 'kas', height: 150 },
] as const

/** What a customer of the builder can take along, and what stays behind. */
export function LeavingBuilder({ text }: { readonly text: WebsitePageText['leaving'] }) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="shead g12">
          <h2>{text.h2}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <div className="leaving">
          {text.lists.map(({ title, items }, index) => (
            <div key={title} className={tiles[index]?.tint}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              {tiles[index] && <Drawing name={tiles[index].drawing} height={tiles[index].height} />}
            </div>
          ))}
        </div>
        <p className="under">
          {text.advice}{' '}
          <PageLink page="buildWordpressSite" className="go">
            <span>{text.adviceLink}</span> <Icon name="arrow" size="s" />
          </PageLink>
        </p>
      </div>
    </section>
  )
}
