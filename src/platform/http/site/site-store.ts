import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import type { SiteLocale } from '#core/locale/locale.ts'
import {
  assetHeaders,
  bannerHeaders,
  fileHeaders,
  framingPageHeaders,
  type HeaderSettings,
  mailedPageHeaders,
  orderPageHeaders,
  pageHeaders,
} from '#platform/http/pipeline/headers.ts'
import type { SiteFile, SiteIndex } from './site-index.ts'

export interface Variant {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** One URL of the site, with every variant that it can be sent in. */
export interface Resource {
  readonly identity: Variant
  readonly br: Variant | undefined
  readonly gzip: Variant | undefined
}

export interface SiteStore {
  readonly at: (path: string) => Resource | undefined
  readonly notFound: (locale: SiteLocale) => Resource
}

/** A site in memory; the next version reuses the files that did not change. */
export interface LoadedSite extends SiteStore {
  readonly resources: ReadonlyMap<string, Resource>
}

export function readSiteIndex(distDir: string): SiteIndex {
  return JSON.parse(readFileSync(join(distDir, 'site.json'), 'utf8')) as SiteIndex
}

/** URLs of the stylesheets that the build made, by their names in the build. */
export function publishedStylesheets(distDir: string, names: readonly string[]): readonly string[] {
  const paths = readSiteIndex(distDir).files.map(({ path }) => path)
  return names.flatMap(
    (name) => paths.find((path) => path.startsWith(`/assets/${name}-`) && path.endsWith('.css')) ?? [],
  )
}

/** Source of files that the site does not have in memory. */
export type OtherFiles = Pick<SiteStore, 'at'>

/**
 * Reads the published site into memory. Body and policy are read together, so they are always from the same build.
 * Hashed files that it lacks may belong to another release and are read from `shared`; so are pictures, because few of
 * them are ever requested.
 */
export function loadSite(distDir: string, settings: HeaderSettings, shared?: OtherFiles): LoadedSite {
  const files = readSiteIndex(distDir).files.filter((file) => shared === undefined || !isHashedPicture(file))
  const read = files.map((file) => [file, resourceOf(join(distDir, 'site'), file, settings)] as const)
  return siteOf(read, shared ?? { at: () => undefined })
}

function isHashedPicture({ kind, type }: SiteFile): boolean {
  return kind === 'asset' && type === 'image/png'
}

/**
 * Loads the site of a build with the files of `overDir` in place of its own. Files that `before` contains are reused,
 * and the rest of `before` can be freed. Yields after each file, so that requests are served meanwhile.
 */
export async function loadSiteOver(
  distDir: string,
  overDir: string,
  settings: HeaderSettings,
  shared: OtherFiles,
  before: LoadedSite,
): Promise<LoadedSite> {
  const over = readSiteIndex(overDir).files
  const replaced = new Set(over.map(({ path }) => path))
  const files = [
    ...readSiteIndex(distDir)
      .files.filter(({ path }) => !replaced.has(path))
      .map((file) => ({ file, dir: distDir })),
    ...over.map((file) => ({ file, dir: overDir })),
  ].filter(({ file }) => !isHashedPicture(file))
  const read: [SiteFile, Resource][] = []
  for (const { file, dir } of files) {
    const known = before.resources.get(file.path)
    if (known && hasHash(known, file.hash)) {
      read.push([file, known])
    } else {
      read.push([file, resourceOf(join(dir, 'site'), file, settings)])
      await setImmediate()
    }
  }
  return siteOf(read, shared)
}

/** Compares the ETag of the stored variant, because the headers of a derived one are expensive to compute. */
function hasHash({ br, identity }: Resource, hash: string): boolean {
  return br ? br.headers['ETag'] === `"${hash}-br"` : identity.headers['ETag'] === `"${hash}"`
}

function siteOf(read: readonly (readonly [SiteFile, Resource])[], shared: OtherFiles): LoadedSite {
  const notFound = new Map(read.flatMap(([file, page]) => (file.notFound ? [[file.notFound, page] as const] : [])))
  const resources = new Map(read.map(([file, resource]) => [file.path, resource]))
  const unlisted = new Set(read.flatMap(([file]) => (file.notFound ? [file.path] : [])))
  return {
    resources,
    at: (path) => (unlisted.has(path) ? undefined : resources.get(path)) ?? shared.at(path),
    notFound: (locale) => {
      const page = notFound.get(locale)
      if (!page) throw new Error(`The site has no page for unknown paths in ${locale}`)
      return page
    },
  }
}

/** A page as text, with its headers. */
export function pageOf(site: Pick<SiteStore, 'at'>, path: string): PageSource | undefined {
  const variant = site.at(path)?.identity
  return variant && { html: variant.body.toString('utf8'), headers: variant.headers }
}

interface PageSource {
  readonly html: string
  readonly headers: Variant['headers']
}

/** One published file, read from its folder. */
export function resourceOf(siteDir: string, file: SiteFile, settings: HeaderSettings): Resource {
  const common = { ...headersOf(file, settings), 'Content-Type': file.type }
  const path = join(siteDir, file.file)
  if (!file.hasBrotli) {
    const body = readFileSync(path)
    const headers = { ...common, ETag: `"${file.hash}"`, 'Content-Length': String(body.length) }
    return { identity: { body, headers }, br: undefined, gzip: undefined }
  }
  const body = readFileSync(`${path}.br`)
  const varied = { ...common, Vary: 'Accept-Encoding' }
  const br = { ...varied, ETag: `"${file.hash}-br"`, 'Content-Length': String(body.length), 'Content-Encoding': 'br' }
  return {
    identity: derived(() => unpack(body), { ...varied, ETag: `"${file.hash}"` }),
    br: { body, headers: br },
    gzip: derived(() => repack(body), { ...varied, ETag: `"${file.hash}-gz"`, 'Content-Encoding': 'gzip' }),
  }
}

/**
 * Derives variants other than Brotli on request: few clients need them, and they would take two thirds of the memory.
 */
function derived(make: () => Buffer, headers: Variant['headers']): Variant {
  return {
    get body() {
      return make()
    },
    get headers() {
      return { ...headers, 'Content-Length': String(make().length) }
    },
  }
}

/** Each cache has room for about one site: deriving a variant costs ten times the rest of a request. */
const unpack = createFormCache(12 * 1024 * 1024, (packed) => brotliDecompressSync(packed))
const repack = createFormCache(4 * 1024 * 1024, (packed) => gzipSync(brotliDecompressSync(packed), { level: 9 }))

/** Derives a variant of files, and caches the most recently used ones up to `maxBytes`. */
export function createFormCache(maxBytes: number, make: (packed: Buffer) => Buffer): (packed: Buffer) => Buffer {
  const kept = new Map<Buffer, Buffer>()
  let bytes = 0
  return (packed) => {
    const known = kept.get(packed)
    const body = known ?? make(packed)
    if (known) kept.delete(packed)
    else bytes += body.length
    kept.set(packed, body)
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= length
    }
    return body
  }
}

function headersOf(file: SiteFile, settings: HeaderSettings): Record<string, string> {
  switch (file.kind) {
    case 'page':
      if (file.mailed) return mailedPageHeaders(settings, file.scriptHashes ?? [])
      return (file.frames ? framingPageHeaders : pageHeaders)(settings, file.scriptHashes ?? [], file.tagged)
    case 'order':
      return orderPageHeaders(settings, file.scriptHashes ?? [], file.tagged)
    case 'asset':
      return assetHeaders(settings)
    case 'file':
      return fileHeaders(settings)
    case 'banner':
      return bannerHeaders(settings)
  }
}
