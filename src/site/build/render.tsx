import { llmsTxt } from './llms.ts'
import type { Publication, RenderedPage } from './publish.ts'
import {
  addressOf,
  type HeadOf,
  isTaggedAt,
  renderDocument,
  type Rendering,
  renderingOf,
  type SiteSettings,
  siteAt,
  socialImageOf,
} from './render-document.tsx'
import type { SocialPicture } from '#site/build/social-image/social-images.ts'
import { articleDataOf, structuredDataOf } from '#site/build/structured-data/structured-data.ts'
import type { Article } from '#site/content/article.ts'
import { inEachLanguage, siteLocales, type SiteLocale } from '#core/locale/locale.ts'
import { DemoBankPage, DemoMailboxPage, DemoPage } from '#site/pages/demo-pages.tsx'
import { ArticlePage } from '#site/pages/helpdesk/article.tsx'
import { groupDrawing } from '#site/pages/helpdesk/group-drawings.ts'
import { helpdeskTexts } from '#site/pages/helpdesk/helpdesk-texts.ts'
import { notFoundTexts } from '#site/pages/not-found-texts.ts'
import { NotFoundPage } from '#site/pages/not-found.tsx'
import { pageText, recordOf } from '#site/pages/page-records.ts'
import { renderedOn } from '#web/rendered-on.ts'
import { articleAlternates, articleGroups, groupPath } from '#site/articles.ts'
import { brand } from '#site/brand.ts'
import { demoPages, type DemoPageId } from '#site/demo-pages.ts'
import {
  type Alternate,
  alternatesOf,
  isListed,
  isMailed,
  isOrderPage,
  pathOf,
  routes,
  type Route,
} from '#site/links.ts'
import { speculationRules } from '#web/document.tsx'

/** Renders every page of the table, the helpdesk articles, the 404 pages and the demo pages. */
export function renderSite(settings: SiteSettings): Publication {
  const rendering = renderingOf(settings)
  const { articles, boot, searchIndexes, extensions, prices, only } = rendering
  const isWanted = ({ path }: { readonly path: string }) => only === undefined || path === only
  return {
    day: renderedOn,
    inlineScripts: [...Object.values(boot), speculationRules],
    files: new Map([
      ...[...Object.values(searchIndexes), extensions, prices].map(({ path, body }) => [path, body] as const),
      ['/llms.txt', llmsTxt(settings.origin, articles, renderedOn)],
    ]),
    pages: [
      ...routes.filter(isWanted).map((route) => renderRoute(rendering, route)),
      ...articles.filter(isWanted).map((article) => renderArticle(rendering, article)),
      ...siteLocales.map((locale) => renderNotFound(rendering, locale)).filter(isWanted),
      ...(settings.demo ? Object.entries(demoPages).map((demo) => renderDemo(rendering, demo)) : []).filter(isWanted),
    ],
  }
}

/** Social images to draw: one for each listed page and each group of articles. */
export function socialPictures(): readonly (SocialPicture & { readonly path: string })[] {
  const ofPages = routes
    .filter(({ id }) => isListed(id))
    .map(({ id, locale, path }) => ({
      path,
      heading: pageText(id, locale).h1,
      drawing: recordOf(id).drawingIn(locale),
    }))
  const ofGroups = siteLocales.flatMap((locale) =>
    articleGroups.map((group) => ({
      path: groupPath(group, locale),
      heading: helpdeskTexts[locale].groups[group],
      drawing: groupDrawing(group, locale),
    })),
  )
  return [...ofPages, ...ofGroups]
}

function renderRoute(rendering: Rendering, { id, locale, path }: Route): RenderedPage {
  const { origin, assets } = rendering
  const { sheet, contentIn } = recordOf(id)
  const { title, description, h1 } = pageText(id, locale)
  const address = addressOf(rendering, path)
  const image = socialImageOf(rendering, path, locale, h1)
  const head: HeadOf = {
    title,
    description,
    canonical: address,
    alternates: addressed(rendering, alternatesOf(id)),
    listed: isListed(id),
    image,
    type: 'website',
    structuredData: (html) => structuredDataOf({ page: id, locale, origin, address, image: image.url, html }),
  }
  const site = siteAt(rendering, locale, id)
  const kind = isOrderPage(id) ? 'order' : 'page'
  const options = { kind, styles: sheet ? [assets.pageCss[sheet]] : [] } as const
  const html = renderDocument(rendering, site, head, contentIn(locale), options)
  return { path, kind, ...(isTaggedAt(site) && { tagged: true }), ...(isMailed(id) && { mailed: true }), html }
}

function renderArticle(rendering: Rendering, article: Article): RenderedPage {
  const { origin, assets, articles, articleOf } = rendering
  const { id, locale, group, path, title, description } = article
  const address = addressOf(rendering, path)
  const image = socialImageOf(rendering, groupPath(group, locale), locale, helpdeskTexts[locale].groups[group])
  const head: HeadOf = {
    title,
    description,
    canonical: address,
    alternates: addressed(rendering, articleAlternates(id, articles)),
    listed: true,
    image,
    type: 'article',
    structuredData: () => articleDataOf({ article, origin, address, image: image.url }),
  }
  const counterparts = inEachLanguage((each) => articleOf(id, each).path)
  const site = { ...siteAt(rendering, locale), article, counterparts }
  const body = <ArticlePage article={article} />
  const html = renderDocument(rendering, site, head, body, { styles: [assets.pageCss.helpdesk] })
  return { path, kind: 'page', ...(isTaggedAt(site) && { tagged: true }), html }
}

function renderNotFound(rendering: Rendering, locale: SiteLocale): RenderedPage {
  const { title, description } = notFoundTexts[locale]
  const head = { title, description, ...nowhere }
  const html = renderDocument(rendering, siteAt(rendering, locale), head, <NotFoundPage />)
  return { path: `${pathOf('home', locale)}/404`.replace('//', '/'), kind: 'page', notFound: locale, html }
}

function renderDemo(rendering: Rendering, [page, path]: [string, string]): RenderedPage {
  const { demoMailboxCss, demoBankCss } = rendering.assets
  const head = { title: `Demo: ${page}`, description: `Demo: ${brand.name}`, ...nowhere }
  const site = siteAt(rendering, 'nl')
  if (path === demoPages.mailbox) {
    const html = renderDocument(rendering, site, head, <DemoMailboxPage />, { styles: [demoMailboxCss] })
    return { path, kind: 'page', frames: true, html }
  }
  if (path === demoPages.bank) {
    const html = renderDocument(rendering, site, head, <DemoBankPage />, { styles: [demoBankCss], isBare: true })
    return { path, kind: 'page', html }
  }
  return { path, kind: 'page', html: renderDocument(rendering, site, head, <DemoPage page={page as DemoPageId} />) }
}

function addressed(rendering: Rendering, alternates: readonly Alternate[]): readonly Alternate[] {
  return alternates.map((each) => ({ ...each, path: addressOf(rendering, each.path) }))
}

const nowhere = { canonical: undefined, alternates: [], listed: false, image: undefined, type: 'website' } as const
