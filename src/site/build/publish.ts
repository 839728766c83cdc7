import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, extname } from 'node:path'
import { manifestFile } from './assets.ts'
import { inspectHtml } from './inspect-html.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { bannerFolder } from '#site/partner-banners.ts'
import { mediaTypes, type SiteFile, type SiteIndex } from '#platform/http/site/site-index.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

export interface RenderedPage {
  readonly path: string
  readonly html: string
  readonly kind: 'page' | 'order'
  readonly notFound?: SiteLocale
  /** The page embeds another page of the shop, which the security policy must allow. */
  readonly frames?: true
  /** The page may load the tag manager. */
  readonly tagged?: true
  /** Mailed links lead to the page, so browsers must not cache it. */
  readonly mailed?: true
}

export interface Publication {
  readonly pages: readonly RenderedPage[]
  /** The only inline scripts a page may contain. */
  readonly inlineScripts: readonly string[]
  readonly files: ReadonlyMap<string, string | Buffer>
  /** Day whose prices the pages show. */
  readonly day: IsoDate
}

/**
 * Writes pages, files and Vite's output to the folder `site`, compresses everything once, and lists it in the site
 * index beside that folder.
 */
export async function publish(clientDir: string, outDir: string, publication: Publication): Promise<void> {
  const assets = (await filesBelow(clientDir)).filter((file) => file !== manifestFile)
  const ofVite = assets.map(async (file) => [`/${file}`, await readFile(join(clientDir, file))] as const)
  const files = new Map([...publication.files, ...(await Promise.all(ofVite))])
  await write(outDir, { ...publication, files }, { isKnown: () => false, brotliLevel: 11 })
}

/**
 * Writes only what differs from the site in `baseDir`, for a server that already has that site. Compresses with a lower
 * level than a build: prices may begin a minute after their release, and Brotli level 11 would take 8 seconds longer
 * for pages that are 8 % smaller.
 */
export async function publishOver(baseDir: string, outDir: string, publication: Publication): Promise<void> {
  const { files } = JSON.parse(await readFile(join(baseDir, 'site.json'), 'utf8')) as SiteIndex
  const published = new Set(files.map(({ file, hash }) => `${file} ${hash}`))
  const isKnown = (file: string, hash: string) => published.has(`${file} ${hash}`)
  await write(outDir, publication, { isKnown, brotliLevel: 9 })
}

interface Writing {
  /** Whether a file with this content exists already. */
  readonly isKnown: (file: string, hash: string) => boolean
  readonly brotliLevel: number
}

async function write(outDir: string, { pages, inlineScripts, files, day }: Publication, writing: Writing) {
  const siteDir = join(outDir, 'site')
  await mkdir(siteDir, { recursive: true })
  const published = await Promise.all([
    ...pages.map((page) => publishPage(siteDir, page, inlineScripts, writing)),
    ...[...files].map(([path, body]) => publishFile(siteDir, path, Buffer.from(body), kindOf(path), writing)),
  ])
  const index: SiteIndex = { day, files: published.filter((file) => file !== null) }
  await writeFile(join(outDir, 'site.json'), JSON.stringify(index))
}

/** File names below /assets/ contain a hash of the content. */
function kindOf(path: string): SiteFile['kind'] {
  if (path.startsWith(bannerFolder)) return 'banner'
  return path.startsWith('/assets/') ? 'asset' : 'file'
}

async function publishPage(
  siteDir: string,
  page: RenderedPage,
  inlineScripts: readonly string[],
  writing: Writing,
): Promise<SiteFile | null> {
  const name = page.path === '/' ? '/index.html' : `${page.path}.html`
  const written = await publishFile(siteDir, name, Buffer.from(page.html), page.kind, writing)
  if (written === null) return null
  const { faults, scriptHashes } = inspectHtml(page.html, inlineScripts)
  if (faults.length > 0) throw new Error(`${page.path} breaks the security policy: ${faults.join('; ')}`)
  return {
    ...written,
    path: page.path,
    scriptHashes,
    ...(page.notFound && { notFound: page.notFound }),
    ...(page.frames && { frames: page.frames }),
    ...(page.tagged && { tagged: page.tagged }),
    ...(page.mailed && { mailed: page.mailed }),
  }
}

async function publishFile(
  siteDir: string,
  path: string,
  body: Buffer,
  kind: SiteFile['kind'],
  { isKnown, brotliLevel }: Writing,
): Promise<SiteFile | null> {
  const file = path.slice(1)
  const hash = hashOf(body)
  if (isKnown(file, hash)) return null
  const target = join(siteDir, file)
  await mkdir(dirname(target), { recursive: true })
  const compressed = await compressedOf(file, body, brotliLevel)
  await writeFile(target, body)
  if (compressed) await writeFile(`${target}.br`, compressed)
  return { path, file, type: mediaTypeOf(file), hash, hasBrotli: compressed !== undefined, kind }
}

/** Repeated in src/platform/http/site/shared-assets.ts: a file must have the same ETag from both. */
function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(dir, join(entry.parentPath, entry.name)))
}

const brotli = promisify(brotliCompress)

const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/

/** @returns undefined for files that are already compressed or would grow */
async function compressedOf(file: string, body: Buffer, level: number): Promise<Buffer | undefined> {
  if (!compressible.test(file)) return undefined
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const compressed = await brotli(body, { params })
  return compressed.length < body.length ? compressed : undefined
}

/** An unknown file type fails the build, because browsers would have to guess it. */
function mediaTypeOf(file: string): string {
  const type = mediaTypes[extname(file)]
  if (!type) throw new Error(`No media type is known for ${file}`)
  return type
}
