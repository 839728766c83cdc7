import type { SiteLocale } from '#domain/basics/locale.ts'

export type Encoding = 'br' | 'gzip'

/** One published file: what the build writes and the server (or a CDN) sends as it is. */
export interface SiteFile {
  /** Path in the address bar. */
  readonly path: string
  /** File below the published folder; compressed twins lie beside it as `.br` and `.gz`. */
  readonly file: string
  readonly type: string
  /** Content hash: the strong ETag. */
  readonly hash: string
  readonly encodings: readonly Encoding[]
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
  /** Set on the page that answers unknown paths of a language. */
  readonly notFound?: SiteLocale
}

export interface SiteIndex {
  readonly files: readonly SiteFile[]
}
