import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fontUrls } from 'virtual:fonts'
import messagesDe from 'virtual:messages/all/de'
import messagesNl from 'virtual:messages/all/nl'
import type { SiteAssets } from '#build/assets.ts'
import { contentOf, orderContent } from '#build/page-content.tsx'
import { extensionTable } from '#build/extension-table.ts'
import { sheetOf } from '#build/page-sheets.ts'
import type { Publication, RenderedPage } from '#build/publish.ts'
import { searchIndexes } from '#build/search-index.ts'
import { notFound } from '#content/not-found.ts'
import { pageText } from '#content/pages.ts'
import { siteLocales, type SiteLocale } from '#domain/locale.ts'
import { brand } from '#site/brand.ts'
import { demoPages, type DemoPageId } from '#site/demo-pages.ts'
import { alternatesOf, isListed, isOrderPage, routes, type Route } from '#site/links.ts'
import { isTagged } from '#site/tagged-pages.ts'
import { bootScript } from '#web/boot.ts'
import { Document, type DocumentHead } from '#web/document.tsx'
import { speculationRules } from '#web/speculation-rules.ts'
import { DemoMailboxIsland } from '#web/islands/demo-mailbox-mark.tsx'
import { SiteSearchIsland } from '#web/islands/site-search-mark.tsx'
import { PageFrame } from '#web/page-frame.tsx'
import { DemoBankPage } from '#web/pages/demo-bank-page.tsx'
import { DemoMailboxPage } from '#web/pages/demo-mailbox-page.tsx'
import { DemoPage } from '#web/pages/demo-page.tsx'
import { NotFoundPage } from '#web/pages/not-found-page.tsx'
import { renderedOn } from '#web/pages/rendered-on.ts'
import { SiteContext, type Site } from '#web/site-context.tsx'
import { Texts } from '#web/texts.tsx'

export interface SiteSettings extends Pick<Site, 'portalUrl' | 'statusUrl' | 'gtmId' | 'demo'> {
  readonly origin: string
  readonly assets: SiteAssets
}

const messages: Readonly<Record<SiteLocale, unknown>> = { nl: messagesNl, de: messagesDe }

/** Renders every page of the table, the pages for unknown paths and the demo's own. */
export function renderSite(settings: SiteSettings): Pick<Publication, 'pages' | 'inlineScripts' | 'files'> {
  const { assets } = settings
  const boot = {
    page: bootScript([assets.shellScript]),
    order: bootScript([assets.shellScript, assets.orderScript]),
  }
  const indexes = searchIndexes()
  const extensions = extensionTable(renderedOn)

  const render = (
    site: Site,
    head: HeadOf,
    kind: RenderedPage['kind'],
    body: ReactNode,
    { styles = [], isBare = false }: OwnLook = {},
  ): string => {
    const order = kind === 'order'
    const document = (
      <Document
        head={{
          ...head,
          locale: site.locale,
          gtmId: isBare ? undefined : site.gtmId,
          isTagged: isTaggedAt(site),
          stylesheets: [assets.siteCss, ...(order ? [assets.orderCss] : styles)],
          font: fontUrls.latin,
          modules: order ? [assets.shellScript, assets.orderScript, ...assets.orderImports] : [assets.shellScript],
          boot: boot[kind],
          speculationRules: order ? undefined : speculationRules,
        }}
      >
        <SiteContext value={site}>
          <Texts locale={site.locale} messages={messages[site.locale]}>
            {isBare ? body : <PageFrame quiet={order}>{body}</PageFrame>}
          </Texts>
        </SiteContext>
      </Document>
    )
    return `<!doctype html>${renderToStaticMarkup(document)}`
  }

  const siteOf = (locale: SiteLocale, page: Site['page']): Site => ({
    locale,
    page,
    portalUrl: settings.portalUrl,
    statusUrl: settings.statusUrl,
    gtmId: settings.gtmId,
    demo: settings.demo,
  })
  const search = (locale: SiteLocale) => (
    <SiteSearchIsland index={indexes[locale].path} messages={messages[locale]} locale={locale} />
  )
  const address = (path: string) => (path === '/' ? `${settings.origin}/` : settings.origin + path)

  const renderRoute = ({ id, locale, path }: Route): RenderedPage => {
    const { title, description } = pageText(id, locale)
    const kind = isOrderPage(id) ? 'order' : 'page'
    const alternates = alternatesOf(id).map((each) => ({ ...each, path: address(each.path) }))
    const head = { title, description, canonical: address(path), alternates, listed: isListed(id) }
    const body =
      kind === 'order'
        ? orderContent(path, locale, messages[locale], extensions.path, settings.portalUrl)
        : contentOf(id, { search: search(locale), locale, messages: messages[locale], extensions: extensions.path })
    const sheet = sheetOf(id)
    const look = sheet ? { styles: [assets.pageCss[sheet]] } : {}
    const site = siteOf(locale, id)
    return { path, kind, ...(isTaggedAt(site) && { tagged: true }), html: render(site, head, kind, body, look) }
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
      ...routes.map(renderRoute),
      ...siteLocales.map(renderNotFound),
      ...(settings.demo ? Object.entries(demoPages).map(renderDemo) : []),
    ],
  }
}

/** Nothing is tagged without a tag manager, nor what has no place in the table of pages. */
function isTaggedAt({ gtmId, page }: Site): boolean {
  return gtmId !== undefined && page !== undefined && isTagged(page)
}

/** How a page differs from the others. */
interface OwnLook {
  readonly styles?: readonly string[]
  /** Nothing of the shop around it. */
  readonly isBare?: boolean
}

type HeadOf = Pick<DocumentHead, 'title' | 'description' | 'canonical' | 'alternates' | 'listed'>

const nowhere = { canonical: undefined, alternates: [], listed: false } as const
