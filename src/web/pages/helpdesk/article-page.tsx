import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Article } from '#content/article.ts'
import { helpdeskPageText } from '#content/helpdesk-page.ts'
import { pageText } from '#content/pages.ts'
import { ContactOptions } from '#web/pages/helpdesk/contact-options.tsx'
import { groupDrawing } from '#web/pages/helpdesk/group-drawings.ts'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

interface Props {
  readonly article: Article
  /** The island that asks whether it helped. */
  readonly feedback: ReactNode
}

/** Fewer sections are seen at a glance. */
const minListed = 4

/** One answer of the helpdesk: the answer itself on the wall, the way there below it, then what to do if it did not help. */
export function ArticlePage({ article, feedback }: Props) {
  const { locale } = useSite()
  const text = helpdeskPageText(locale).article
  const { sections, updated } = article
  return (
    <main id="main" tabIndex={-1}>
      <section className="kas phero answer">
        <div className="wrap g12">
          <div className="copy">
            <ArticleCrumbs article={article} />
            <h1>{article.title}</h1>
            <p className="lead" dangerouslySetInnerHTML={{ __html: article.answer }} />
          </div>
          <div className="pic">
            <Drawing name={groupDrawing(article.group, locale)} height={220} />
          </div>
        </div>
      </section>
      <div className="sill" />
      <div className="wrap g12 art">
        <article>
          {sections.length >= minListed && <SectionList title={text.sections} sections={sections} />}
          <div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
          {updated && <p className="small muted">{text.updated(dayOf(updated, locale))}</p>}
          {feedback}
        </article>
        <RelatedArticles title={text.related} ids={article.related} />
      </div>
      <ContactOptions heading={text.stuck} lead={text.stuckLead} />
    </main>
  )
}

function ArticleCrumbs({ article: { group } }: Pick<Props, 'article'>) {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return (
    <nav className="crumb" aria-label={t('breadcrumbs')}>
      <ol>
        <li>
          <PageLink page="helpdesk">{pageText('helpdesk', locale).label}</PageLink>
        </li>
        <li>
          <PageLink page="helpdesk" hash={`#${group}`}>
            {helpdeskPageText(locale).groups[group]}
          </PageLink>
        </li>
      </ol>
    </nav>
  )
}

function SectionList({ title, sections }: { readonly title: string; readonly sections: Article['sections'] }) {
  return (
    <nav className="onpage" aria-labelledby="sections">
      <h2 className="h3" id="sections">
        {title}
      </h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className="link">
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function RelatedArticles({ title, ids }: { readonly title: string; readonly ids: readonly string[] }) {
  const { articleOf } = useSite()
  if (ids.length === 0) return null
  return (
    <aside className="beside" aria-labelledby="related">
      <div>
        <h2 className="h3" id="related">
          {title}
        </h2>
        <ul>
          {ids.map(articleOf).map(({ id, path, title: name }) => (
            <li key={id}>
              <a href={path} className="link">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

function dayOf(day: string, locale: Article['locale']): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
