import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { assetsOf } from '#build/assets.ts'
import { readArticles } from '#build/helpdesk/read-articles.ts'
import { writeMessageTypes } from '#build/message-types.ts'
import { partnerBanners } from '#build/drawings/partner-banners.ts'
import { writeInvoiceFonts } from '#build/static-font.ts'
import { publish } from '#build/publish.ts'
import { clientConfig, rendererConfig, serverConfig } from '#build/vite-config.ts'
import {
  robotsTxt,
  securityPolicyPath,
  securityPolicyTxt,
  securityTxt,
  sitemapXml,
} from '#build/search-engine-files.ts'
import { socialImages } from '#build/social-image/social-images.ts'
import { termsPdf } from '#build/terms-pdf.ts'
import { readConfig } from '#config.ts'
import { fontFolder } from '#papers/pdf/invoice-fonts.ts'
import { articleListFile } from '#site/articles.ts'
import { brand } from '#site/brand.ts'
import { root } from '#root.ts'

type Renderer = typeof import('#build/render.tsx')

const siteDir = join(root, 'dist/site')
const rendererDir = join(root, 'dist/renderer')
const serverDir = join(root, 'dist/server')

/** Renders the site to static files and bundles the server. */
async function buildSite(): Promise<void> {
  const { site } = readConfig()
  const articles = readArticles(site)
  await writeMessageTypes(root)
  await rm(join(root, 'dist'), { recursive: true, force: true })
  const loading = loadRenderer()
  const [renderer, social] = await Promise.all([
    loading,
    loading.then(({ socialPictures }) => socialImages(socialPictures())),
    build(clientConfig(root, siteDir)),
    build(serverConfig(root, serverDir)),
  ])

  await writeInvoiceFonts(join(root, fontFolder))

  const rendered = renderer.renderSite({
    ...site,
    articles,
    assets: await assetsOf(siteDir),
    socialImages: social.paths,
  })
  await publish(siteDir, join(root, 'dist/site.json'), {
    ...rendered,
    files: new Map<string, string | Buffer>([
      ...rendered.files,
      ['/sitemap.xml', sitemapXml(site.origin, articles)],
      ['/robots.txt', robotsTxt(site.origin)],
      ['/.well-known/security.txt', securityTxt(site.origin, new Date())],
      [securityPolicyPath, securityPolicyTxt()],
      [brand.termsPath, await termsPdf()],
      ...(await partnerBanners()),
      ...social.files,
    ]),
  })
  const listed = articles.map(({ id, locale, path }) => ({ id, locale, path }))
  await writeFile(join(root, 'dist', articleListFile), JSON.stringify(listed))
  await rm(rendererDir, { recursive: true })
}

/** Components need the plugins of Vite, so that the renderer is bundled before Node can import it. */
async function loadRenderer(): Promise<Renderer> {
  await build(rendererConfig(root, rendererDir))
  return (await import(pathToFileURL(join(rendererDir, 'render.js')).href)) as Renderer
}

await buildSite()
