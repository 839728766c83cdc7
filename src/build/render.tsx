import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fontUrls } from 'virtual:fonts'
import messagesDe from 'virtual:messages/all/de'
import messagesNl from 'virtual:messages/all/nl'
import type { SiteAssets } from '#build/assets.ts'
import { contentOf, orderContent } from '#build/page-content.tsx'
import { extensionTable } from '#build/extension-table.ts'
import { createArticleFinder } from '#build/helpdesk/read-articles.ts'
import { sheetOf } from '#build/page-sheets.ts'
import type { Publication, RenderedPage } from '#build/publish.ts'
import { searchIndexes } from '#build/search-index.ts'
import { groupPath } from '#build/social-image/group-path.ts'
import { socialSize } from '#build/social-image/social-size.ts'
import { articleDataOf } from '#build/structured-data/article-data.ts'
import { structuredDataOf } from '#build/structured-data/structured-data.ts'
import type { Article } from '#content/article.ts'
import { helpdeskPageText } from '#content/helpdesk-page.ts'
import { notFound } from '#content/not-found.ts'
import { pageText } from '#content/pages.ts'
import { siteLocales, type SiteLocale } from '#domain/basics/locale.ts'
import { articleAlternates } from '#site/articles.ts'
import { brand } from '#site/brand.ts'
import { demoPages, type DemoPageId } from '#site/demo-pages.ts'
import {
  type Alternate,
  alternatesOf,
  counterpartOf,
  isListed,
  isOrderPage,
  pathOf,
  routes,
  type Route,
} from '#site/links.ts'
import { isTagged } from '#site/tagged-pages.ts'
import { bootScript, Document, type DocumentHead, type SocialImage, speculationRules } from '#web/document.tsx'
import { ArticleFeedbackIsland } from '#web/islands/article-feedback-mark.tsx'
import { DemoMailboxIsland } from '#web/islands/demo-mailbox-mark.tsx'
import { SiteSearchIsland } from '#web/islands/site-search-mark.tsx'
import { PageFrame } from '#web/page-frame.tsx'
import { DemoBankPage } from '#web/pages/demo-bank-page.tsx'
import { DemoMailboxPage } from '#web/pages/demo-mailbox-page.tsx'
import { DemoPage } from '#web/pages/demo-page.tsx'
import { ArticlePage } from '#web/pages/helpdesk/article-page.tsx'
import { NotFoundPage } from '#web/pages/not-found-page.tsx'
import { renderedOn } from '#web/pages/rendered-on.ts'
import { SiteContext, type Site } from '#web/site-context.tsx'
import { Texts } from '#web/texts.tsx'

export interface SiteSettings extends Pick<Site, 'portalUrl' | 'statusUrl' | 'gtmId' | 'demo'> {
  readonly origin: string
  readonly assets: SiteAssets
  readonly articles: readonly Article[]
  /** Published path of a page's social image, by the path of the page. */
  readonly socialImages: Readonly<Record<string, string>>
  /** Renders this path only; development renders what is asked for. */
  readonly only?: string
}

const messages: Readonly<Record<SiteLocale, unknown>> = { nl: messagesNl, de: messagesDe }

/** Renders every page of the table, the articles of the helpdesk, the pages for unknown paths and the demo's own. */
export function renderSite(settings: SiteSettings): Pick<Publication, 'pages' | 'inlineScripts' | 'files'> {
  const { assets, articles, only } = settings
  const isWanted = ({ path }: { readonly path: string }) => only === undefined || path === only
  const findArticle = createArticleFinder(articles)
  const boot = {
    page: bootScript([assets.shellScript]),
    order: bootScript([assets.shellScript, assets.orderScript]),
  }
  const indexes = searchIndexes(articles)
  const extensions = extensionTable(renderedOn)

  const render = (
    site: Site,
    head: HeadOf,
    kind: RenderedPage['kind'],
    body: ReactNode,
    { styles = [], isBare = false }: OwnLook = {},
  ): string => {
    const order = kind === 'order'
    const inside = renderToStaticMarkup(
      <SiteContext value={site}>
        <Texts locale={site.locale} messages={messages[site.locale]}>
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

  const siteOf = (locale: SiteLocale, page: Site['page']): Site => ({
    locale,
    page,
    counterparts: { nl: counterpartOf(page, 'nl'), de: counterpartOf(page, 'de') },
    articleOf: (id) => findArticle(id, locale),
    portalUrl: settings.portalUrl,
    statusUrl: settings.statusUrl,
    gtmId: settings.gtmId,
    demo: settings.demo,
  })
  const search = (locale: SiteLocale) => (
    <SiteSearchIsland index={indexes[locale].path} messages={messages[locale]} locale={locale} />
  )
  const address = (path: string) => (path === '/' ? `${settings.origin}/` : settings.origin + path)
  const addressed = (alternates: readonly Alternate[]) =>
    alternates.map((each) => ({ ...each, path: address(each.path) }))

  /** Pages without one of their own, which nobody finds by searching, show that of home. */
  const socialImage = (path: string, locale: SiteLocale, h1: string): SocialImage => {
    const own = settings.socialImages[path] ?? settings.socialImages[pathOf('home', locale)]
    if (!own) throw new Error(`${path} has no social image`)
    return { url: settings.origin + own, ...socialSize, alt: `${brand.name}: ${h1}` }
  }

  const renderRoute = ({ id, locale, path }: Route): RenderedPage => {
    const { title, description, h1 } = pageText(id, locale)
    const kind = isOrderPage(id) ? 'order' : 'page'
    const alternates = addressed(alternatesOf(id))
    const image = socialImage(path, locale, h1)
    const head: HeadOf = {
      title,
      description,
      canonical: address(path),
      alternates,
      listed: isListed(id),
      image,
      type: 'website',
      structuredData: (html) =>
        structuredDataOf({
          page: id,
          locale,
          origin: settings.origin,
          address: address(path),
          image: image.url,
          html,
        }),
    }
    const body = isOrderPage(id)
      ? orderContent(path, locale, messages[locale], extensions.path, settings.portalUrl)
      : contentOf(id, {
          search: search(locale),
          locale,
          messages: messages[locale],
          extensions: extensions.path,
          articles: articles.filter((article) => article.locale === locale),
        })
    const sheet = sheetOf(id)
    const look = sheet ? { styles: [assets.pageCss[sheet]] } : {}
    const site = siteOf(locale, id)
    return { path, kind, ...(isTaggedAt(site) && { tagged: true }), html: render(site, head, kind, body, look) }
  }

  const renderArticle = (article: Article): RenderedPage => {
    const { id, locale, group, path, title, description } = article
    const image = socialImage(groupPath(group, locale), locale, helpdeskPageText(locale).groups[group])
    const head: HeadOf = {
      title,
      description,
      canonical: address(path),
      alternates: addressed(articleAlternates(id, articles)),
      listed: true,
      image,
      type: 'article',
      structuredData: () =>
        articleDataOf({ article, origin: settings.origin, address: address(path), image: image.url }),
    }
    const counterparts = { nl: findArticle(id, 'nl').path, de: findArticle(id, 'de').path }
    const site: Site = { ...siteOf(locale, undefined), article, counterparts }
    const feedback = <ArticleFeedbackIsland article={id} locale={locale} messages={messages[locale]} />
    const body = <ArticlePage article={article} feedback={feedback} />
    const html = render(site, head, 'page', body, { styles: [assets.pageCss.helpdesk] })
    return { path, kind: 'page', ...(isTaggedAt(site) && { tagged: true }), html }
  }

  const renderNotFound = (locale: SiteLocale): RenderedPage => {
    const { title, description } = notFound[locale]
    const body = <NotFoundPage search={search(locale)} />
    const html = render(siteOf(locale, undefined), { title, description, ...nowhere }, 'page', body)
    return { path: locale === 'nl' ? '/404' : '/de/404', kind: 'page', notFound: locale, html }
  }

  const renderDemo = ([page, path]: [string, string]): RenderedPage => {
    const head = { title: `Demo: ${page}`, description: `Demo: ${brand.name}`, ...nowhere }
    const site = siteOf('nl', undefined)
    if (path === demoPages.mailbox) {
      const body = <DemoMailboxPage mailbox={<DemoMailboxIsland locale="nl" messages={messages.nl} />} />
      return {
        path,
        kind: 'page',
        frames: true,
        html: render(site, head, 'page', body, { styles: [assets.demoMailboxCss] }),
      }
    }
    if (path === demoPages.bank) {
      const look = { styles: [assets.demoBankCss], isBare: true }
      return { path, kind: 'page', html: render(site, head, 'page', <DemoBankPage />, look) }
    }
    return { path, kind: 'page', html: render(site, head, 'page', <DemoPage page={page as DemoPageId} />) }
  }

  return {
    inlineScripts: [...Object.values(boot), speculationRules],
    files: new Map([...Object.values(indexes), extensions].map(({ path, body }) => [path, body])),
    pages: [
      ...routes.filter(isWanted).map(renderRoute),
      ...articles.filter(isWanted).map(renderArticle),
      ...siteLocales.map(renderNotFound).filter(isWanted),
      ...(settings.demo ? Object.entries(demoPages).map(renderDemo).filter(isWanted) : []),
    ],
  }
}

/** Nothing is tagged without a tag manager, nor what has no place in the table of pages. */
function isTaggedAt({ gtmId, page, article }: Site): boolean {
  const like = article ? 'helpdesk' : page
  return gtmId !== undefined && like !== undefined && isTagged(like)
}

/** How a page differs from the others. */
interface OwnLook {
  readonly styles?: readonly string[]
  /** Nothing of the shop around it. */
  readonly isBare?: boolean
}

interface HeadOf extends Pick<
  DocumentHead,
  'title' | 'description' | 'canonical' | 'alternates' | 'listed' | 'image' | 'type'
> {
  /** Made of the body, once that is there. */
  readonly structuredData?: ((html: string) => string | undefined) | undefined
}

const nowhere = { canonical: undefined, alternates: [], listed: false, image: undefined, type: 'website' } as const
