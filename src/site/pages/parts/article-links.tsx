import { helpdeskTexts } from '#site/pages/helpdesk/helpdesk-texts.ts'
import { useSite } from '#web/site-context.tsx'

interface Props {
  /** Articles by id; without them those about the page's own subject. The build stops at one that does not exist. */
  readonly ids?: readonly string[]
  /** The heading it stands under, plus one. */
  readonly level?: 'h2' | 'h3'
}

/** A few articles of the helpdesk that explain what a page is about. */
export function ArticleLinks({ ids, level: Heading = 'h3' }: Props) {
  const { locale, aboutPage, articleOf } = useSite()
  const articles = (ids ?? aboutPage).map(articleOf)
  if (articles.length === 0) return null
  return (
    <div className="articles">
      <Heading className="h3">{helpdeskTexts[locale].links}</Heading>
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
