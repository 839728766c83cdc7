import { consentTexts, purposeTexts } from '#core/visits/cookie-consent-texts.ts'
import { type BrowserEntry, browserStorage, type StoredInBrowser } from '#core/retention/browser-storage.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { periodText } from '#core/retention/period.ts'
import { asksForPartnerLink, purposes } from '#core/visits/cookie-consent.ts'
import { Hero } from '#site/pages/parts/hero.tsx'
import { RowTable, wordRow } from '#site/pages/parts/row-table.tsx'
import { useSite } from '#web/site-context.tsx'
import { CookieChoice } from '#web/ui/cookie-choice.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { definePage, type PageProps } from '#site/pages/page-record.ts'
import { type CookiesText, cookiesTexts } from './cookies-texts.ts'

export default definePage('cookies', {
  texts: cookiesTexts,
  sheet: 'letters',
  chapter: 'company',
  Content: CookiesPage,
})

/** Lists the cookies and browser storage of the shop with their purposes, and offers the choice about them. */
function CookiesPage({ text, locale, drawing }: PageProps<CookiesText>) {
  const { gtmId } = useSite()
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={text.head.h1} lead={text.head.lead} picture={<Drawing name={drawing} height={260} />} />
      <div className="section">
        <div className="wrap reading">
          <nav aria-label={text.contents}>
            <ol>
              <li>
                <a href="#purposes">{text.purposes}</a>
              </li>
              <li>
                <a href="#clicks">{text.clicks}</a>
              </li>
              <li>
                <a href="#kept">{text.kept}</a>
              </li>
            </ol>
          </nav>
          <article className="prose">
            <h2 id="purposes">{text.purposes}</h2>
            <dl className="known">
              {(['necessary', ...purposes] as const).map((purpose) => (
                <div key={purpose}>
                  <dt>
                    {purposeTexts[purpose].name[locale]}
                    {purpose === 'analytics' && !gtmId && ` (${consentTexts.unused[locale]})`}
                  </dt>
                  <dd>{purposeTexts[purpose].about[locale]}</dd>
                </div>
              ))}
            </dl>
            <p className="scripted">
              <CookieChoice className="button button-primary" />
            </p>
            <p className="unscripted">{text.noScript}</p>
            <h2 id="clicks">{text.clicks}</h2>
            {text.clicksText.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <h2 id="kept">{text.kept}</h2>
            <p>{text.keptLead}</p>
            <RowTable className="told" head={text.columns} rows={rowsOf(text, locale).map(wordRow)} />
          </article>
        </div>
      </div>
    </main>
  )
}

function rowsOf(text: CookiesText, locale: SiteLocale): readonly (readonly [string, string, string, string])[] {
  return (Object.keys(browserStorage) as BrowserEntry[]).map((entry) => {
    const { names, purpose, place, lasts }: StoredInBrowser = browserStorage[entry]
    const until = lasts ?? (place === 'session' ? place : 'local')
    const howLong = typeof until === 'string' ? text.until[until] : periodText(until, locale)
    return [names.join(', '), text.entries[entry], consentText(text, purpose, locale), howLong]
  })
}

function consentText({ consent }: CookiesText, purpose: StoredInBrowser['purpose'], locale: SiteLocale): string {
  if (purpose === 'necessary') return consent.notNeeded
  return purpose === 'affiliate' && !asksForPartnerLink[locale] ? consent.partner : consent.needed
}
