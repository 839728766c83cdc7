import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { assetsOf, clientFolder } from './assets.ts'
import { partnerBanners } from '#site/drawings/partner-banners.ts'
import { readArticles } from '#site/build/helpdesk/read-articles.ts'
import { type Publication, publish, publishOver } from './publish.ts'
import { renderSite, socialPictures } from './render.tsx'
import { catalogueFile, catalogueFilePath } from './catalogue-file.ts'
import { robotsTxt, securityPolicyPath, securityPolicyTxt, securityTxt, sitemapXml } from './search-engine-files.ts'
import { type SocialImages, socialImages, type SocialPicture } from '#site/build/social-image/social-images.ts'
import { termsPdf } from './terms-pdf.ts'
import { type Config, readSite } from '#platform/config/config.ts'
import type { Article } from '#site/content/article.ts'
import { dist } from '#platform/config/root.ts'
import { articleListFile } from '#site/articles.ts'
import { brand } from '#site/brand.ts'

/** Settings of a build, kept because other price versions of its pages need the same ones. */
interface BuildSettings {
  readonly site: Config['site']
  /** Published path of each social image, by its content. */
  readonly drawn: Readonly<Record<string, string>>
}
const settingsFile = 'site-settings.json'

/** Draws the images that are missing in `drawn` and returns the paths of all. */
export async function drawSocialImages(drawn: BuildSettings['drawn'] = {}): Promise<SocialImages> {
  const pictures = socialPictures()
  const { files, paths } = await socialImages(pictures.filter((picture) => !Object.hasOwn(drawn, shownIn(picture))))
  const entries = pictures.map((picture) => [picture.path, paths[picture.path] ?? drawn[shownIn(picture)] ?? ''])
  return { files, paths: Object.fromEntries(entries) as SocialImages['paths'] }
}

function shownIn({ heading, drawing }: SocialPicture): string {
  return `${drawing} ${heading}`
}

/**
 * Renders the whole site with the settings and the prices of the day. It is bundled into the release, which needs
 * nothing else to render again: `node dist/renderer/publish-site.js <directory>`.
 */
export async function publishSite(buildDir: string, outDir: string, social: SocialImages): Promise<void> {
  const site = readSite()
  const articles = readArticles(site)
  const rendered = await renderPages(buildDir, site, articles, social)
  await mkdir(outDir, { recursive: true })
  await publish(join(buildDir, clientFolder), outDir, {
    ...rendered,
    files: new Map<string, string | Buffer>([
      ...rendered.files,
      ['/robots.txt', robotsTxt(site.origin)],
      ['/.well-known/security.txt', securityTxt(site.origin, new Date())],
      [securityPolicyPath, securityPolicyTxt()],
      [catalogueFilePath, catalogueFile()],
      [brand.termsPath, await termsPdf()],
      ...(await partnerBanners()),
    ]),
  })
  const listed = articles.map(({ id, locale, path }) => ({ id, locale, path }))
  await writeFile(join(outDir, articleListFile), JSON.stringify(listed))
  const drawn = socialPictures().map((picture) => [shownIn(picture), social.paths[picture.path]])
  await writeFile(join(outDir, settingsFile), JSON.stringify({ site, drawn: Object.fromEntries(drawn) }))
}

/**
 * Renders the pages that depend on prices and writes those that differ from the build; the server takes the rest from
 * the build.
 */
export async function publishPrices(outDir: string): Promise<void> {
  const { site, drawn } = JSON.parse(await readFile(join(dist, settingsFile), 'utf8')) as BuildSettings
  const social = await drawSocialImages(drawn)
  await publishOver(dist, outDir, await renderPages(dist, site, readArticles(site), social))
}

async function renderPages(
  buildDir: string,
  site: Config['site'],
  articles: readonly Article[],
  social: SocialImages,
): Promise<Publication> {
  const assets = await assetsOf(join(buildDir, clientFolder))
  const rendered = renderSite({ ...site, articles, assets, socialImages: social.paths })
  const sitemap = ['/sitemap.xml', sitemapXml(site.origin, articles)] as const
  return { ...rendered, files: new Map<string, string | Buffer>([...rendered.files, sitemap, ...social.files]) }
}

if (import.meta.main) {
  const [, , outDir] = process.argv
  if (!outDir) throw new Error('Which directory should the pages go to?')
  await publishSite(dist, resolve(outDir), await drawSocialImages())
}
