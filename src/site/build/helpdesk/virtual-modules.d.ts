declare module 'virtual:article-paths' {
  /** Paths of articles that messages link to, by language and id. */
  export const articlePaths: Readonly<
    Record<import('#core/locale/locale.ts').SiteLocale, Readonly<Record<string, string>>>
  >
}
