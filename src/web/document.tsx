import type { ReactNode } from 'react'
import type { SiteLocale } from '#domain/locale.ts'
import { brand } from '#site/brand.ts'
import type { Alternate } from '#site/links.ts'

export interface DocumentHead {
  readonly locale: SiteLocale
  /** The tag manager, which scripts start when somebody agreed to it. */
  readonly gtmId: string | undefined
  /** This page may hold it. */
  readonly isTagged: boolean
  readonly title: string
  readonly description: string
  /** Absolute address of the page itself; none for pages that have no place of their own. */
  readonly canonical: string | undefined
  /** Language alternates, as absolute addresses. */
  readonly alternates: readonly Alternate[]
  readonly listed: boolean
  readonly stylesheets: readonly string[]
  readonly font: string
  readonly modules: readonly string[]
  readonly boot: string
  readonly speculationRules: string | undefined
}

const ogLocales: Readonly<Record<SiteLocale, string>> = { nl: 'nl_NL', de: 'de_DE' }

/** The whole page: what search engines, social previews and the browser need first, then the body. */
export function Document({ head, children }: { readonly head: DocumentHead; readonly children: ReactNode }) {
  const title = `${head.title} – ${brand.name}`
  return (
    <html lang={head.locale} data-gtm={head.gtmId} data-tags={head.isTagged ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        {head.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="preload" href={head.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {head.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.alternates.map(({ hreflang, path }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={path} />
        ))}
        {!head.listed && <meta name="robots" content="noindex, nofollow" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#103527" />
        <meta property="og:site_name" content={brand.name} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:locale" content={ogLocales[head.locale]} />
        {head.canonical && <meta property="og:url" content={head.canonical} />}
        <script dangerouslySetInnerHTML={{ __html: head.boot }} />
        {head.speculationRules && (
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: head.speculationRules }} />
        )}
      </head>
      <body>{children}</body>
    </html>
  )
}
