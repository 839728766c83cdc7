import { consentTexts, purposeTexts } from '#domain/visits/cookie-consent-texts.ts'
import { purposes, asksForPartnerLink } from '#domain/visits/cookie-consent.ts'
import { Hero } from '#pages/parts/hero.tsx'
import { ToldTable } from '#pages/legal/told-table.tsx'
import { useSite } from '#web/site-context.tsx'
import { CookieChoice } from '#web/ui/cookie-choice.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { definePage, type PageProps } from '#pages/page-record.ts'
import { type CookiesText, cookiesTexts } from './cookies-texts.ts'

export default definePage('cookies', {
  texts: cookiesTexts,
  sheet: 'letters',
  chapter: 'company',
  Content: CookiesPage,
})

/** What the shop keeps in a browser, what for, and the choice about it. */
function CookiesPage({ text, locale, drawing }: PageProps<CookiesText>) {
  const { gtmId } = useSite()
  // Where nobody is asked about the partner's link, it is told of with what is necessary.
  const told = (['necessary', ...purposes] as const).filter(
    (purpose) => asksForPartnerLink[locale] || purpose !== 'affiliate',
  )
  return (
    <main id="main" tabIndex={-1}>
      <Hero heading={text.head.h1} lead={text.head.lead} picture={<Drawing name={drawing} height={260} />} />
      <div className="sec">
        <div className="wrap reading">
          <nav aria-label={text.contents}>
            <ol>
              <li>
                <a href="#purposes">{text.purposes}</a>
              </li>
              <li>
                <a href="#kept">{text.kept}</a>
              </li>
            </ol>
          </nav>
          <article className="prose">
            <h2 id="purposes">{text.purposes}</h2>
            <dl className="known">
              {told.map((purpose) => (
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
              <CookieChoice className="btn btn-p" />
            </p>
            <p className="unscripted">{text.noScript}</p>
            <h2 id="kept">{text.kept}</h2>
            <p>{text.keptLead}</p>
            <ToldTable head={text.columns} rows={text.entries} />
          </article>
        </div>
      </div>
    </main>
  )
}
