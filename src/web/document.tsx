import type { SiteLocale } from '#core/locale/locale.ts'
import { brand } from '#site/brand.ts'
import type { Alternate } from '#site/links.ts'

export interface DocumentHead {
  readonly locale: SiteLocale
  /** Container of the tag manager, which loads only after consent. */
  readonly gtmId: string | undefined
  /** This page may load the tag manager. */
  readonly isTagged: boolean
  readonly title: string
  readonly description: string
  /** Absolute URL of the page; undefined for pages without a URL of their own, such as errors. */
  readonly canonical: string | undefined
  /** Alternates in other languages, with absolute URLs. */
  readonly alternates: readonly Alternate[]
  readonly listed: boolean
  /** Preview image for messengers and social sites; undefined for pages without a URL of their own. */
  readonly image: SocialImage | undefined
  /** Open Graph type. */
  readonly type: 'website' | 'article'
  /** JSON-LD describing the page. */
  readonly structuredData: string | undefined
  readonly stylesheets: readonly string[]
  readonly font: string
  readonly modules: readonly string[]
  readonly boot: string
  readonly speculationRules: string | undefined
}

export interface SocialImage {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

const ogLocales: Readonly<Record<SiteLocale, string>> = { nl: 'nl_NL', de: 'de_DE' }

/** The whole document: metadata for search engines, social previews and the browser, then the rendered body. */
export function Document({ head, body }: { readonly head: DocumentHead; readonly body: string }) {
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
        <meta property="og:type" content={head.type} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:locale" content={ogLocales[head.locale]} />
        {ogAlternates(head).map((locale) => (
          <meta key={locale} property="og:locale:alternate" content={locale} />
        ))}
        {head.canonical && <meta property="og:url" content={head.canonical} />}
        {head.image && (
          <>
            <meta property="og:image" content={head.image.url} />
            <meta property="og:image:type" content="image/png" />
            <meta property="og:image:width" content={String(head.image.width)} />
            <meta property="og:image:height" content={String(head.image.height)} />
            <meta property="og:image:alt" content={head.image.alt} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <script dangerouslySetInnerHTML={{ __html: head.boot }} />
        {head.speculationRules && (
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: head.speculationRules }} />
        )}
      </head>
      <body dangerouslySetInnerHTML={{ __html: body + dataBlock(head.structuredData) }} />
    </html>
  )
}

/** Placed last, because it is not needed for rendering. */
function dataBlock(text: string | undefined): string {
  return text ? `<script type="application/ld+json">${text}</script>` : ''
}

/** The other languages a page exists in. */
function ogAlternates({ alternates, locale }: DocumentHead): readonly string[] {
  return alternates.flatMap(({ hreflang }) =>
    hreflang === 'x-default' || hreflang === locale ? [] : [ogLocales[hreflang]],
  )
}

/**
 * The only inline script of a page, allowed by hash in the content security policy. It restores the visitor's choices
 * before the first paint and starts the modules. Scripts created here are trusted by 'strict-dynamic', and so are their
 * imports. A script element created by a script does not wait for the document, so the modules are started once it is
 * parsed. A press on log-in before that is held for them; a second press, or a module that fails to load, follows the
 * link.
 */
export function bootScript(modules: readonly string[]): string {
  return [
    '(d=>{const t=d.documentElement.dataset;',
    'if(d.cookie.includes("signed-in=1"))t.user="known";',
    'try{for(const k of["theme","vat"]){const v=localStorage.getItem(k);if(v)t[k]=v}',
    'if(localStorage.getItem("cartId")||/[?&](product|domain)=/.test(`?${localStorage.getItem("order-choice")}`)&&',
    '/order.hosting/.test(location.pathname))t.cart="kept"}catch{}',
    'if(/[?&](q|product|domain)=./.test(location.search))t.cart="asked";',
    'd.addEventListener("click",e=>{const l=e.target.closest("a[data-login]");if(l&&l.dataset.login!="held"&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){e.preventDefault();l.dataset.login="held"}});',
    'const p=window.trustedTypes?.createPolicy("boot",{createScriptURL:u=>u});',
    `d.addEventListener("DOMContentLoaded",()=>{for(const u of${JSON.stringify(modules)}){`,
    'const s=d.createElement("script");s.type="module";s.src=p?p.createScriptURL(u):u;s.onerror=()=>d.querySelector("[data-login=held]")?.click();d.head.append(s)}})})(document)',
  ].join('')
}

/** Paths that are never prefetched. */
const excluded = ['/api/*', '/demo/*', '/documenten/*', '/order/*', '/de/order/*']

/** Pages are prefetched when a pointer rests on their link, so most navigations are served from the cache. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: excluded } }] }, eagerness: 'moderate' }],
})
