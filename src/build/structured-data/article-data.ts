import type { TechArticle } from 'schema-dts'
import { groupPath } from '#build/social-image/group-path.ts'
import { breadcrumbListOf } from '#build/structured-data/breadcrumb-list.ts'
import { organizationId } from '#build/structured-data/organization.ts'
import { crumbsOf, scriptText } from '#build/structured-data/structured-data.ts'
import type { Article } from '#content/article.ts'
import { helpdeskTexts } from '#pages/helpdesk/helpdesk-texts.ts'
import { brand } from '#site/brand.ts'

interface PublishedArticle {
  readonly article: Article
  readonly origin: string
  /** Absolute addresses of the article and its social image. */
  readonly address: string
  readonly image: string
}

/** What machines are told of an article of the helpdesk, as the text of its data block. */
export function articleDataOf({ article, origin, address, image }: PublishedArticle): string {
  const { locale, group, title, description, updated } = article
  const publisher = { '@type': 'Organization', '@id': organizationId(origin), name: brand.name } as const
  const node: TechArticle = {
    '@type': 'TechArticle',
    '@id': `${address}#article`,
    headline: title,
    description,
    url: address,
    mainEntityOfPage: address,
    image,
    inLanguage: locale,
    ...(updated && { dateModified: updated }),
    author: publisher,
    publisher,
  }
  const crumbs = [
    ...crumbsOf({ page: 'helpdesk', locale, origin }),
    {
      label: helpdeskTexts[locale].groups[group],
      address: origin + groupPath(group, locale),
    },
    { label: title, address },
  ]
  return scriptText([breadcrumbListOf(crumbs), node])
}
