import { consentTexts, purposeTexts } from '#core/visits/cookie-consent-texts.ts'
import { type BrowserEntry, browserStorage, type StoredInBrowser } from '#core/retention/browser-storage.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import { periodText } from '#core/retention/period.ts'
import { asksForPartnerLink, purposes } from '#core/visits/cookie-consent.ts'
import { Reading } from '#site/pages/parts/reading.tsx'
import { RowTable, wordRow } from '#site/pages/parts/row-table.tsx'
import { useSite } from '#web/site-context.tsx'
import { CookieChoice } from '#web/ui/cookie-choice.tsx'
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
    <Reading
      head={text.head}
      drawing={drawing}
      chapters={(['purposes', 'clicks', 'kept'] as const).map((id) => ({ id, title: text[id] }))}
    >
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
    </Reading>
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
