import { Argument } from '#site/pages/parts/argument.tsx'
import { MoveFrom } from '#site/pages/parts/move-from.tsx'
import { GoLink } from '#site/pages/parts/go-link.tsx'
import { Section } from '#site/pages/parts/section.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { MoverPageId } from './mover-page.tsx'
import { moveWebsiteDe } from './move-website-de.ts'
import { moveWebsiteNl } from './move-website-nl.ts'
import { movers } from '#site/movers.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { MovingPage, type MovingPageText } from './moving.tsx'

export interface MoveWebsiteText<L extends SiteLocale = never> extends MovingPageText<L> {
  readonly providers: {
    readonly h2: string
    readonly lead: string
    /** Summary of each provider's page; a language without those pages uses `named` instead. */
    readonly lines?: Readonly<Record<MoverPageId, string>>
    readonly named?: readonly { readonly name: string; readonly text: string }[]
    readonly elsewhere: { readonly title: string; readonly text: string; readonly link: string }
  }
}

export default definePage('moveWebsite', {
  texts: { nl: moveWebsiteNl, de: moveWebsiteDe },
  sheet: 'moving',
  drawing: 'bakfiets',
  chapter: 'offer',
  articles: ['site-moving-steps', 'transfer-code', 'mail-move'],
  Content: MoveWebsitePage,
})

/** Page about moving a site from any provider: the steps, what can be moved, and links to the pages by provider. */
function MoveWebsitePage({ text }: PageProps<MoveWebsiteText>) {
  return (
    <MovingPage text={text} family="webhosting" providers={text.providers.lines && <MoveFrom />}>
      <ProviderList text={text.providers} />
      <Argument text={text.reason} />
    </MovingPage>
  )
}

/** Links to pages of providers, or a summary of the differences in a language without those pages. */
function ProviderList({ text }: { readonly text: MoveWebsiteText['providers'] }) {
  const { lines, named = [] } = text
  return (
    <Section heading={text.h2} lead={text.lead}>
      <ul className="fromlist">
        {lines &&
          movers.map(({ page, name }) => (
            <li key={page}>
              <h3>
                <GoLink page={page} label={name} />
              </h3>
              <p>{lines[page]}</p>
            </li>
          ))}
        {named.map(({ name, text: says }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{says}</p>
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
    </Section>
  )
}
