import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, extname } from 'node:path'
import { inspectHtml } from '#build/inspect-html.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { bannerFolder } from '#site/partner-banners.ts'
import type { Encoding, SiteFile } from '#site/site-index.ts'
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
}

export interface Publication {
  readonly pages: readonly RenderedPage[]
  /** The only inline scripts a page may contain. */
  readonly inlineScripts: readonly string[]
  readonly files: ReadonlyMap<string, string | Buffer>
}

/** Writes pages and files beside the assets, compresses everything once and lists it in the site index. */
export async function publish(siteDir: string, indexFile: string, publication: Publication): Promise<void> {
  const assets = await filesBelow(siteDir)
  const published = await Promise.all([
    ...publication.pages.map((page) => publishPage(siteDir, page, publication.inlineScripts)),
    ...[...publication.files].map(([path, body]) => publishFile(siteDir, path, Buffer.from(body), kindOf(path))),
    ...assets.map(async (file) => {
      const path = `/${file}`
      return publishFile(siteDir, path, await readFile(join(siteDir, file)), kindOf(path))
    }),
  ])
  await writeFile(indexFile, JSON.stringify({ files: published }))
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
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { path, file, type: mediaTypeOf(file), hash, encodings, kind }
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

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** An unknown file type fails the build, instead of leaving browsers to guess it. */
function mediaTypeOf(file: string): string {
  const type = types[extname(file)]
  if (!type) throw new Error(`No media type is known for ${file}`)
  return type
}
