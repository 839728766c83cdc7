import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { assetsOf, clientFolder } from '#build/assets.ts'
import { partnerBanners } from '#build/drawings/partner-banners.ts'
import { readArticles } from '#build/helpdesk/read-articles.ts'
import { publish } from '#build/publish.ts'
import { renderSite, socialPictures } from '#build/render.tsx'
import {
  robotsTxt,
  securityPolicyPath,
  securityPolicyTxt,
  securityTxt,
  sitemapXml,
} from '#build/search-engine-files.ts'
import { type SocialImages, socialImages } from '#build/social-image/social-images.ts'
import { termsPdf } from '#build/terms-pdf.ts'
import { readConfig } from '#config.ts'
import { dist } from '#root.ts'
import { articleListFile } from '#site/articles.ts'
import { brand } from '#site/brand.ts'

export function drawSocialImages(): Promise<SocialImages> {
  return socialImages(socialPictures())
}

/**
 * Renders the whole site with the settings and the prices of the day. It is bundled and part of a release, which needs
 * nothing else to do so again: `node dist/renderer/publish-site.js <directory>`.
 */
export async function publishSite(buildDir: string, outDir: string, social: SocialImages): Promise<void> {
  const { site } = readConfig()
  const articles = readArticles(site)
  const clientDir = join(buildDir, clientFolder)
  const rendered = renderSite({ ...site, articles, assets: await assetsOf(clientDir), socialImages: social.paths })
  await mkdir(outDir, { recursive: true })
  await publish(clientDir, outDir, {
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
  await writeFile(join(outDir, articleListFile), JSON.stringify(listed))
}

if (import.meta.main) {
  const [, , outDir] = process.argv
  if (!outDir) throw new Error('Which directory should the pages go to?')
  await publishSite(dist, resolve(outDir), await drawSocialImages())
}
