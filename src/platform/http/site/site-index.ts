import type { IsoDate } from '#core/time/iso-date.ts'
import type { SiteLocale } from '#core/locale/locale.ts'

/** One published file: what the build writes and the server (or a CDN) sends as it is. */
export interface SiteFile {
  /** Path in the address bar. */
  readonly path: string
  /** File below the published folder. */
  readonly file: string
  readonly type: string
  /** Content hash: the strong ETag. */
  readonly hash: string
  /** Its compressed twin lies beside it, as `.br`. */
  readonly hasBrotli: boolean
  /**
   * `page` and `order` are HTML with a policy each; `asset` never changes under its name; `file` may; a `banner` may
   * too, and other sites show it.
   */
  readonly kind: 'page' | 'order' | 'asset' | 'file' | 'banner'
  readonly scriptHashes?: readonly string[]
  /** Set on a page that shows another page of ours inside. */
  readonly frames?: true
  /** Set on a page that may hold the tag manager. */
  readonly tagged?: true
  /** Set on a page that mailed links lead to: browsers must not keep it. */
  readonly mailed?: true
  /** Set on the page that answers unknown paths of a language. */
  readonly notFound?: SiteLocale
}

export interface SiteIndex {
  /** Whose prices the pages show. */
  readonly day: IsoDate
  readonly files: readonly SiteFile[]
}

/** By the ending of a file's name. */
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
