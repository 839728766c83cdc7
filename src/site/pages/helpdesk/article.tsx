import { useTranslations } from 'use-intl'
import type { Article } from '#site/content/article.ts'
import { ContactOptions } from './contact-options.tsx'
import { groupDrawing } from './group-drawings.ts'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { helpdeskTexts } from './helpdesk-texts.ts'
import { ArticleFeedback } from '#web/helpdesk/article-feedback.tsx'
import { Island } from '#web/islands/island.tsx'
import articleFeedbackIsland from '#web/helpdesk/article-feedback-island.ts'

interface Props {
  readonly article: Article
}

/** Articles with fewer sections need no table of contents. */
const minListed = 4

/** Helpdesk article: the answer in the header, the explanation below it, then contact options. */
export function ArticlePage({ article }: Props) {
  const { locale } = useSite()
  const text = helpdeskTexts[locale].article
  const { sections, updated } = article
  const feedback = { article: article.id, locale }
  return (
    <main id="main" tabIndex={-1}>
      <section className="panel page-hero answer">
        <div className="wrap grid">
          <div className="copy">
            <ArticleCrumbs article={article} />
            <h1>{article.title}</h1>
            <p className="lead" dangerouslySetInnerHTML={{ __html: article.answer }} />
          </div>
          <div className="picture">
            <Drawing name={groupDrawing(article.group, locale)} height={220} />
          </div>
        </div>
      </section>
      <div className="sill" />
      <div className="wrap grid article-page">
        <article>
          {sections.length >= minListed && <SectionList title={text.sections} sections={sections} />}
          <div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
          {updated && <p className="small muted">{text.updated(dayOf(updated, locale))}</p>}
          <Island island={articleFeedbackIsland} props={feedback}>
            <ArticleFeedback {...feedback} />
          </Island>
        </article>
        <RelatedArticles title={text.related} ids={article.related} />
      </div>
      <ContactOptions heading={text.stuck} lead={text.stuckLead} />
    </main>
  )
}

function ArticleCrumbs({ article: { group } }: Props) {
  const t = useTranslations('shell')
  const { locale, textOf } = useSite()
  return (
    <nav className="crumb" aria-label={t('breadcrumbs')}>
      <ol>
        <li>
          <PageLink page="helpdesk">{textOf('helpdesk').label}</PageLink>
        </li>
        <li>
          <PageLink page="helpdesk" hash={`#${group}`}>
            {helpdeskTexts[locale].groups[group]}
          </PageLink>
        </li>
      </ol>
    </nav>
  )
}

function SectionList({ title, sections }: { readonly title: string; readonly sections: Article['sections'] }) {
  return (
    <nav className="onpage" aria-labelledby="sections">
      <h2 className="heading-3" id="sections">
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
        <h2 className="heading-3" id="related">
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
