import { helpdeskTexts } from '#site/pages/helpdesk/helpdesk-texts.ts'
import { useSite } from '#web/site-context.tsx'

interface Props {
  /** Ids of articles; defaults to those about the subject of the page. The build fails for an unknown one. */
  readonly ids?: readonly string[]
  /** Level of the heading: one below that of the section it is in. */
  readonly level?: 'h2' | 'h3'
}

/** Links to helpdesk articles about the subject of a page. */
export function ArticleLinks({ ids, level: Heading = 'h3' }: Props) {
  const { locale, aboutPage, articleOf } = useSite()
  const articles = (ids ?? aboutPage).map(articleOf)
  if (articles.length === 0) return null
  return (
    <div className="articles">
      <Heading className="heading-3">{helpdeskTexts[locale].links}</Heading>
      <ul>
        {articles.map(({ id, path, title }) => (
          <li key={id}>
            <a href={path} className="link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
