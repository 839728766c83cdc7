import type { MoveWebsiteText } from '#content/moving-text.ts'
import { movers } from '#site/movers.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** Every provider with a page of its own, and what that page tells first. */
export function ProviderList({ text }: { readonly text: MoveWebsiteText['providers'] }) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="shead g12">
          <h2>{text.h2}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <ul className="fromlist">
          {movers.map(({ page, name }) => (
            <li key={page}>
              <h3>
                <PageLink page={page} className="go">
                  <span>{name}</span> <Icon name="arrow" size="s" />
                </PageLink>
              </h3>
              <p>{text.lines[page]}</p>
            </li>
          ))}
          <li className="elsewhere">
            <h3>{text.elsewhere.title}</h3>
            <p>{text.elsewhere.text}</p>
            <PageLink page="contact" className="link">
              {text.elsewhere.link}
            </PageLink>
          </li>
        </ul>
      </div>
    </section>
  )
}
