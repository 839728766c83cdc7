import type { IsoDate } from '#core/time/iso-date.ts'
import type { SiteLocale } from '#core/locale/locale.ts'

/** A published file: the build writes it, and the server (or a CDN) sends it unchanged. */
export interface SiteFile {
  /** Path of the URL. */
  readonly path: string
  /** Path within the published folder. */
  readonly file: string
  readonly type: string
  /** Hash of the content, used as a strong ETag. */
  readonly hash: string
  /** A compressed file with the suffix `.br` is beside it. */
  readonly hasBrotli: boolean
  /**
   * `page` and `order` are HTML with different security policies; an `asset` never changes under its name; a `file`
   * may; a `banner` may too, and other sites may embed it.
   */
  readonly kind: 'page' | 'order' | 'asset' | 'file' | 'banner'
  readonly scriptHashes?: readonly string[]
  /** The page embeds another page of the shop. */
  readonly frames?: true
  /** The page may load the tag manager. */
  readonly tagged?: true
  /** Mailed links lead to the page, so browsers must not cache it. */
  readonly mailed?: true
  /** Language whose unknown paths this page answers. */
  readonly notFound?: SiteLocale
}

export interface SiteIndex {
  /** Day whose prices the pages show. */
  readonly day: IsoDate
  readonly files: readonly SiteFile[]
}

/** Media types by file extension. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
