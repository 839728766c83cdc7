import { renderAsync } from '@resvg/resvg-js'
import { create } from 'fontkit'
import { createHash } from 'node:crypto'
import { staticFont } from '#build/static-font.ts'
import { domainPageIds } from '#content/domain-page-text.ts'
import { helpdeskPageText } from '#content/helpdesk-page.ts'
import { pageText } from '#content/pages.ts'
import { type SiteLocale, siteLocales } from '#domain/basics/locale.ts'
import { articleGroups } from '#site/articles.ts'
import { isListed, routes } from '#site/links.ts'
import type { PageId } from '#site/pages.ts'
import { groupDrawing } from '#web/pages/helpdesk/group-drawings.ts'
import { otherDrawing, pageDrawings } from '#web/pages/page-drawings.ts'
import { type DrawingName, labelDrawing } from '#web/ui/drawing-sizes.ts'
import { groupPath } from './group-path.ts'
import { type SocialPicture, socialPicture } from './social-picture.ts'

interface SocialImages {
  /** Published path of each picture, by the path of what it shows. */
  readonly paths: Readonly<Record<string, string>>
  readonly files: ReadonlyMap<string, Buffer>
}

interface Wanted extends SocialPicture {
  readonly path: string
}

/** Pictures of all listed pages and groups of articles, made without a browser: letters are outlines, no font is needed. */
export async function socialImages(): Promise<SocialImages> {
  const font = create(await staticFont(900))
  const made = await Promise.all(
    [...ofPages(), ...ofGroups()].map(async ({ path, ...picture }) => {
      const svg = socialPicture(picture, font)
      return { path, file: fileOf(svg), png: await pngOf(svg) }
    }),
  )
  return {
    paths: Object.fromEntries(made.map(({ path, file }) => [path, file])),
    files: new Map(made.map(({ file, png }) => [file, png])),
  }
}

function ofPages(): readonly Wanted[] {
  return routes
    .filter(({ id }) => isListed(id))
    .map(({ id, locale, path }) => ({
      path,
      heading: pageText(id, locale).h1,
      drawing: socialDrawing(id, locale),
    }))
}

function ofGroups(): readonly Wanted[] {
  return siteLocales.flatMap((locale) =>
    articleGroups.map((group) => ({
      path: groupPath(group, locale),
      heading: helpdeskPageText(locale).groups[group],
      drawing: groupDrawing(group, locale),
    })),
  )
}

async function pngOf(svg: string): Promise<Buffer> {
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return drawn.asPng()
}

/** Named after the drawing, which is the same wherever it is rasterised: what looks the same is one file. */
function fileOf(svg: string): string {
  return `/assets/social-${createHash('sha256').update(svg).digest('base64url').slice(0, 12)}.png`
}

const ownDrawings: Readonly<Partial<Record<PageId, DrawingName>>> = {
  home: 'boom',
  wordpressHosting: 'rank',
  webhosting: 'plank',
}

/** What stands on the sill of a page's picture: what a drawing means is fixed. */
function socialDrawing(page: PageId, locale: SiteLocale): DrawingName {
  if (page.startsWith('move')) return 'bakfiets'
  if (domainPageIds.some((id) => id === page)) return labelDrawing(locale)
  return ownDrawings[page] ?? pageDrawings[page] ?? otherDrawing
}
