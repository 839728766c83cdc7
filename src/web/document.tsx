import type { SiteLocale } from '#core/locale/locale.ts'
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
  /** What stands in a message or on a social site; none for pages that have no place of their own. */
  readonly image: SocialImage | undefined
  /** What it is for social sites. */
  readonly type: 'website' | 'article'
  /** Text of the block that tells machines what the page is about. */
  readonly structuredData: string | undefined
  readonly stylesheets: readonly string[]
  readonly font: string
  readonly modules: readonly string[]
  readonly boot: string
  readonly speculationRules: string | undefined
}

export interface SocialImage {
  /** Absolute address. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

const ogLocales: Readonly<Record<SiteLocale, string>> = { nl: 'nl_NL', de: 'de_DE' }

/** The whole page: what search engines, social previews and the browser need first, then the body as it was rendered. */
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

/** Last in the page: nobody waits for it. */
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
 * The one inline script of a page, known to its security policy by hash. It restores the visitor's choices before
 * the first paint and starts the modules; scripts made here pass 'strict-dynamic', and so do their imports. A script
 * made by a script does not wait for the page as one in the page would, so the modules start when it is all there.
 * A press on log-in before that is held for them; a second one, or modules that fail, follow the link.
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

/** What is never fetched before somebody asks for it. */
const excluded = ['/api/*', '/demo/*', '/documenten/*', '/order/*', '/de/order/*']

/** A page is fetched when a pointer rests on its link, so most navigations find theirs waiting. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: excluded } }] }, eagerness: 'moderate' }],
})
