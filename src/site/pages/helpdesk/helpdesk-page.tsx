import { articleGroups, type ArticleLink } from '#site/articles.ts'
import { ContactOptions } from './contact-options.tsx'
import { Hero } from '#site/pages/parts/hero.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import { commonCalls, helpdeskTexts, quickArticles } from './helpdesk-texts.ts'
import type { HelpdeskText } from './helpdesk-nl.ts'
import { SiteSearchIsland } from '#site/pages/parts/site-search-island.tsx'

export default definePage('helpdesk', {
  texts: helpdeskTexts,
  sheet: 'helpdesk',
  drawing: 'calathea',
  chapter: 'help',
  Content: HelpdeskPage,
})

/** Helpdesk search, all articles by group for visitors who browse, and contact options. */
function HelpdeskPage({ text, drawing }: PageProps<HelpdeskText>) {
  const { articles, articleOf } = useSite()
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={text.head.h1} lead={text.head.lead} picture={<Drawing name={drawing} height={320} />}>
        <div className="scripted">
          <SiteSearchIsland />
        </div>
        <p className="note unscripted">
          <span>{text.noScript}</span>
        </p>
      </Hero>
      <div className="wrap quick">
        <h2 className="heading-3">{text.calls}</h2>
        <ul>
          {commonCalls.map((id) => (
            <li key={id}>
              <a href={articleOf(id).path} className="link">
                {text.callTexts[id]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap quick">
        <h2 className="heading-3">{text.quick}</h2>
        <ul>
          {quickArticles.map(articleOf).map(({ id, path, title }) => (
            <li key={id}>
              <a href={path} className="link">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <section className="section">
        <div className="wrap">
          <h2>{text.all}</h2>
          <ul className="jump">
            {articleGroups.map((group) => (
              <li key={group}>
                <a href={`#${group}`} className="link">
                  {text.groups[group]}
                </a>
              </li>
            ))}
          </ul>
          <div className="topics">
            {articleGroups.map((group) => (
              <ArticleGroupList
                key={group}
                id={group}
                title={text.groups[group]}
                articles={articles.filter((article) => article.group === group)}
              />
            ))}
          </div>
        </div>
      </section>
      <ContactOptions heading={text.contact.h2} lead={text.contact.lead} />
    </main>
  )
}

interface ListProps {
  readonly id: string
  readonly title: string
  readonly articles: readonly ArticleLink[]
}

function ArticleGroupList({ id, title, articles }: ListProps) {
  if (articles.length === 0) return null
  return (
    <section>
      <h3 id={id}>{title}</h3>
      <ul>
        {articles.map((article) => (
          <li key={article.id}>
            <a href={article.path}>{article.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
