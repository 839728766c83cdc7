import { GoLink } from './go-link.tsx'
import { Section } from './section.tsx'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { TextLink } from '#site/pages/page-record.ts'

/** Features that a package does not include, with links to products that do. */
export interface NotIncludedText<L extends SiteLocale = never> {
  readonly h2: string
  readonly lead?: string
  readonly items: readonly {
    readonly title: string
    readonly text: string
    readonly link?: TextLink<L>
  }[]
}

/** Features that a package does not include, with links to products that do. */
export function NotIncluded({ text }: { readonly text: NotIncludedText }) {
  return (
    <Section heading={text.h2} lead={text.lead}>
      <ul className="without">
        {text.items.map(({ title, text: says, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{says}</p>
            {link && (
              <p>
                <GoLink {...link} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
