import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fontUrls } from 'virtual:fonts'
import messagesDe from 'virtual:messages/all/de'
import messagesNl from 'virtual:messages/all/nl'
import type { SiteAssets } from './assets.ts'
import type { RenderedPage } from './publish.ts'
import { extensionTable, productPrices, searchIndexes } from './fetched-files.ts'
import { socialSize } from '#site/build/social-image/social-size.ts'
import type { Article } from '#site/content/article.ts'
import { inEachLanguage, type SiteLocale } from '#core/locale/locale.ts'
import { pageText, recordOf } from '#site/pages/page-records.ts'
import { renderedOn } from '#web/rendered-on.ts'
import type { ArticleLink } from '#site/articles.ts'
import { brand } from '#site/brand.ts'
import { counterpartOf, isTagged, pathOf } from '#site/links.ts'
import { bootScript, Document, type DocumentHead, type SocialImage, speculationRules } from '#web/document.tsx'
import { PageFrame } from '#web/page-frame.tsx'
import { SiteContext, type Site } from '#web/site-context.tsx'
import { Texts } from '#web/texts.tsx'

export interface SiteSettings extends Pick<Site, 'portalUrl' | 'statusUrl' | 'gtmId' | 'demo'> {
  readonly origin: string
  readonly assets: SiteAssets
  readonly articles: readonly Article[]
  /** Published path of each social image, by the path of the page. */
  readonly socialImages: Readonly<Record<string, string>>
  /** Renders only this path: the development server renders pages on request. */
  readonly only?: string
}

/** The settings, with values that are derived from them once for all pages. */
export interface Rendering extends SiteSettings {
  readonly boot: Readonly<Record<RenderedPage['kind'], string>>
  readonly searchIndexes: ReturnType<typeof searchIndexes>
  readonly extensions: ReturnType<typeof extensionTable>
  readonly prices: ReturnType<typeof productPrices>
  /** Throws for an unknown article, so that a broken link fails the build. */
  readonly articleOf: (id: string, locale: SiteLocale) => ArticleLink
}

const messages: Readonly<Record<SiteLocale, unknown>> = { nl: messagesNl, de: messagesDe }

export function renderingOf(settings: SiteSettings): Rendering {
  const { assets, articles } = settings
  const byKey = new Map(articles.map((article) => [`${article.locale} ${article.id}`, article]))
  return {
    ...settings,
    boot: {
      page: bootScript([assets.shellScript]),
      order: bootScript([assets.shellScript, assets.orderScript]),
    },
    searchIndexes: searchIndexes(articles),
    extensions: extensionTable(renderedOn),
    prices: productPrices(renderedOn),
    articleOf: (id, locale) => {
      const article = byKey.get(`${locale} ${id}`)
      if (!article) throw new Error(`A page links to the article "${id}", which does not exist in ${locale}`)
      return article
    },
  }
}

/** Context value for the components of a page. */
export function siteAt(rendering: Rendering, locale: SiteLocale, page?: Site['page']): Site {
  const {
    articles,
    articleOf,
    searchIndexes: indexes,
    extensions,
    prices,
    portalUrl,
    statusUrl,
    gtmId,
    demo,
  } = rendering
  return {
    locale,
    page,
    counterparts: inEachLanguage((each) => counterpartOf(page, each)),
    articleOf: (id) => articleOf(id, locale),
    textOf: (id) => pageText(id, locale),
    articles: articles.filter((article) => article.locale === locale),
    aboutPage: (page && recordOf(page).articles) ?? [],
    messages: messages[locale],
    searchIndexPath: indexes[locale].path,
    extensionsPath: extensions.path,
    pricesPath: prices.path,
    portalUrl,
    statusUrl,
    gtmId,
    demo,
  }
}

export function addressOf({ origin }: Rendering, path: string): string {
  return path === '/' ? `${origin}/` : origin + path
}

/** Pages without a social image, which are not indexed, use that of the home page. */
export function socialImageOf(rendering: Rendering, path: string, locale: SiteLocale, h1: string): SocialImage {
  const { origin, socialImages } = rendering
  const own = socialImages[path] ?? socialImages[pathOf('home', locale)]
  if (!own) throw new Error(`${path} has no social image`)
  return { url: origin + own, ...socialSize, alt: `${brand.name}: ${h1}` }
}

/** Only pages of the page table load the tag manager, and only if one is configured. */
export function isTaggedAt({ gtmId, page, article }: Site): boolean {
  const like = article ? 'helpdesk' : page
  return gtmId !== undefined && like !== undefined && isTagged(like)
}

export interface HeadOf extends Pick<
  DocumentHead,
  'title' | 'description' | 'canonical' | 'alternates' | 'listed' | 'image' | 'type'
> {
  /** Derived from the rendered body. */
  readonly structuredData?: ((html: string) => string | undefined) | undefined
}

interface PageOptions {
  readonly kind?: RenderedPage['kind']
  readonly styles?: readonly string[]
  /** Without header and footer. */
  readonly isBare?: boolean
}

export function renderDocument(
  { assets, boot }: Rendering,
  site: Site,
  head: HeadOf,
  body: ReactNode,
  { kind = 'page', styles = [], isBare = false }: PageOptions = {},
): string {
  const order = kind === 'order'
  const inside = renderToStaticMarkup(
    <SiteContext value={site}>
      <Texts locale={site.locale} messages={site.messages}>
        {isBare ? body : <PageFrame quiet={order}>{body}</PageFrame>}
      </Texts>
    </SiteContext>,
  )
  const document = (
    <Document
      body={inside}
      head={{
        ...head,
        structuredData: head.structuredData?.(inside),
        locale: site.locale,
        gtmId: isBare ? undefined : site.gtmId,
        isTagged: isTaggedAt(site),
        stylesheets: [assets.siteCss, ...(order ? [assets.orderCss] : styles)],
        font: fontUrls.latin,
        modules: order ? [assets.shellScript, assets.orderScript, ...assets.orderImports] : [assets.shellScript],
        boot: boot[kind],
        speculationRules: order ? undefined : speculationRules,
      }}
    />
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
