import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { compressedOf } from '#build/compress.ts'
import { inspectHtml } from '#build/inspect-html.ts'
import { mediaTypeOf } from '#build/media-type.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'
import { bannerFolder } from '#site/partner-banners.ts'
import type { Encoding, SiteFile } from '#site/site-index.ts'

export interface RenderedPage {
  readonly path: string
  readonly html: string
  readonly kind: 'page' | 'order'
  readonly notFound?: SiteLocale
  /** It shows another page of ours inside. */
  readonly frames?: true
  /** It may hold the tag manager. */
  readonly tagged?: true
}

export interface Publication {
  readonly pages: readonly RenderedPage[]
  /** The only scripts a page may hold inline. */
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

/** Names below /assets/ change with their contents. */
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
