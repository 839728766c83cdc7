import type { ReactNode } from 'react'
import { helpdeskPageText, quickArticles } from '#content/helpdesk-page.ts'
import { pageText } from '#content/pages.ts'
import { articleGroups, type ArticleLink } from '#site/articles.ts'
import { ContactOptions } from '#web/pages/helpdesk/contact-options.tsx'
import { Hero } from '#web/pages/hero.tsx'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

interface Props {
  readonly search: ReactNode
  readonly articles: readonly ArticleLink[]
}

/** The search, every article by group for who would rather look around, and how to reach us. */
export function HelpdeskPage({ search, articles }: Props) {
  const { locale, articleOf } = useSite()
  const { h1, lead } = pageText('helpdesk', locale)
  const text = helpdeskPageText(locale)
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={h1} lead={lead} picture={<Drawing name="calathea" height={320} />}>
        <div className="scripted">{search}</div>
        <p className="note unscripted">
          <span>{text.noScript}</span>
        </p>
      </Hero>
      <div className="wrap quick">
        <h2 className="h3">{text.quick}</h2>
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
      <section className="sec">
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
