import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, extname } from 'node:path'
import { manifestFile } from '#build/assets.ts'
import { inspectHtml } from '#build/inspect-html.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { bannerFolder } from '#site/partner-banners.ts'
import { type Encoding, mediaTypes, type SiteFile } from '#site/site-index.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface RenderedPage {
  readonly path: string
  readonly html: string
  readonly kind: 'page' | 'order'
  readonly notFound?: SiteLocale
  /** It embeds another of our pages, which the security policy must allow. */
  readonly frames?: true
  /** It may load the tag manager. */
  readonly tagged?: true
  /** Mailed links lead to it. */
  readonly mailed?: true
}

export interface Publication {
  readonly pages: readonly RenderedPage[]
  /** The only inline scripts a page may contain. */
  readonly inlineScripts: readonly string[]
  readonly files: ReadonlyMap<string, string | Buffer>
}

/**
 * Writes pages, files and what Vite made for browsers to the folder `site`, compresses everything once and lists it in
 * the site index beside that folder.
 */
export async function publish(clientDir: string, outDir: string, publication: Publication): Promise<void> {
  const siteDir = join(outDir, 'site')
  const assets = (await filesBelow(clientDir)).filter((file) => file !== manifestFile)
  const published = await Promise.all([
    ...publication.pages.map((page) => publishPage(siteDir, page, publication.inlineScripts)),
    ...[...publication.files].map(([path, body]) => publishFile(siteDir, path, Buffer.from(body), kindOf(path))),
    ...assets.map(async (file) => {
      const path = `/${file}`
      return publishFile(siteDir, path, await readFile(join(clientDir, file)), kindOf(path))
    }),
  ])
  await writeFile(join(outDir, 'site.json'), JSON.stringify({ files: published }))
}

/** File names below /assets/ contain a hash of the content. */
function kindOf(path: string): SiteFile['kind'] {
  if (path.startsWith(bannerFolder)) return 'banner'
  return path.startsWith('/assets/') ? 'asset' : 'file'
}

async function publishPage(siteDir: string, page: RenderedPage, inlineScripts: readonly string[]): Promise<SiteFile> {
  const { faults, scriptHashes } = inspectHtml(page.html, inlineScripts)
  if (faults.length > 0) throw new Error(`${page.path} breaks the security policy: ${faults.join('; ')}`)
  const name = page.path === '/' ? '/index.html' : `${page.path}.html`
  const written = await publishFile(siteDir, name, Buffer.from(page.html), page.kind)
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

async function publishFile(siteDir: string, path: string, body: Buffer, kind: SiteFile['kind']): Promise<SiteFile> {
  const file = path.slice(1)
  const target = join(siteDir, file)
  await mkdir(dirname(target), { recursive: true })
  const compressed = await compressedOf(file, body)
  await writeFile(target, body)
  const encodings: Encoding[] = []
  if (compressed) {
    encodings.push('br', 'gzip')
    await Promise.all([writeFile(`${target}.br`, compressed.br), writeFile(`${target}.gz`, compressed.gzip)])
  }
  return { path, file, type: mediaTypeOf(file), hash: hashOf(body), encodings, kind }
}

/** Repeated in src/http/site/shared-assets.ts: one file has one ETag, whoever serves it. */
function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(dir, join(entry.parentPath, entry.name)))
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressible = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/

interface Compressed {
  readonly br: Buffer
  readonly gzip: Buffer
}

/** At the highest compression level; undefined for files that are already compressed or would grow. */
async function compressedOf(file: string, body: Buffer): Promise<Compressed | undefined> {
  if (!compressible.test(file)) return undefined
  const [br, gz] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    deflate(body, { level: 9 }),
  ])
  return br.length < body.length && gz.length < body.length ? { br, gzip: gz } : undefined
}

/** An unknown file type fails the build, instead of leaving browsers to guess it. */
function mediaTypeOf(file: string): string {
  const type = mediaTypes[extname(file)]
  if (!type) throw new Error(`No media type is known for ${file}`)
  return type
}
