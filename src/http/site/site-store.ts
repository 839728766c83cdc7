import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { SiteLocale } from '#domain/basics/locale.ts'
import {
  assetHeaders,
  bannerHeaders,
  fileHeaders,
  framingPageHeaders,
  type HeaderSettings,
  mailedPageHeaders,
  orderPageHeaders,
  pageHeaders,
} from '#http/pipeline/headers.ts'
import type { Encoding, SiteFile, SiteIndex } from '#site/site-index.ts'

export interface Variant {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** One address of the site: every form it can be sent in, ready to write. */
export interface Resource {
  readonly identity: Variant
  readonly br: Variant | undefined
  readonly gzip: Variant | undefined
}

export interface SiteStore {
  readonly at: (path: string) => Resource | undefined
  readonly notFound: (locale: SiteLocale) => Resource
}

/** A site in memory, from which another version of it takes what is the same. */
export interface LoadedSite extends SiteStore {
  readonly resources: ReadonlyMap<string, Resource>
}

export function readSiteIndex(distDir: string): SiteIndex {
  return JSON.parse(readFileSync(join(distDir, 'site.json'), 'utf8')) as SiteIndex
}

/** What holds files that the site has not in memory. */
export type OtherFiles = Pick<SiteStore, 'at'>

/**
 * Reads the published site into memory, body and policy together, so they can never be of two builds. Hashed files it
 * lacks may be of another release: they are looked for in `shared`. So are pictures, of which hardly any is ever asked for.
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
 * The site of a build with the files of `overDir` instead of its own. What `before` has already is not read again, and
 * what it has alone is free to go; between two files others are served.
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
    if (known?.identity.headers['ETag'] === `"${file.hash}"`) {
      read.push([file, known])
    } else {
      read.push([file, resourceOf(join(dir, 'site'), file, settings)])
      await setImmediate()
    }
  }
  return siteOf(read, shared)
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
  const common = {
    ...headersOf(file, settings),
    'Content-Type': file.type,
    ...(file.encodings.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  const headers = (length: number, tag: string, encoding?: Encoding) => ({
    ...common,
    ETag: `"${file.hash}${tag}"`,
    'Content-Length': String(length),
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  const variant = (suffix: string, tag: string, encoding?: Encoding): Variant => {
    const body = readFileSync(join(siteDir, file.file + suffix))
    return { body, headers: headers(body.length, tag, encoding) }
  }
  const br = file.encodings.includes('br') ? variant('.br', '-br', 'br') : undefined
  const gzip = file.encodings.includes('gzip') ? variant('.gz', '-gz', 'gzip') : undefined
  const identity = gzip ? unpacked(gzip, headers(statSync(join(siteDir, file.file)).size, '')) : variant('', '')
  return { identity, br, gzip }
}

/** Hardly anybody wants a page as it is: unpacked when somebody does, half of the site need not be in memory. */
function unpacked({ body }: Variant, headers: Variant['headers']): Variant {
  return {
    get body() {
      return unpack(body)
    },
    headers,
  }
}

/** As much as a site of today takes: unpacking costs ten times as much as all else of a request. */
const unpack = createUnpackCache(12 * 1024 * 1024)

/** Unpacks gzip and keeps the results that were used last, as many as fit. */
export function createUnpackCache(maxBytes: number): (packed: Buffer) => Buffer {
  const kept = new Map<Buffer, Buffer>()
  let bytes = 0
  return (packed) => {
    const known = kept.get(packed)
    const body = known ?? gunzipSync(packed)
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
