import { cookiePage } from '#content/cookie-page.ts'
import { pageText } from '#content/pages.ts'
import { consentTexts, purposeTexts } from '#domain/visits/cookie-consent-texts.ts'
import { purposes } from '#domain/visits/cookie-consent.ts'
import { Hero } from '#web/pages/hero.tsx'
import { ToldTable } from '#web/pages/legal/told-table.tsx'
import { otherDrawing, pageDrawings } from '#web/pages/page-drawings.ts'
import { useSite } from '#web/site-context.tsx'
import { CookieChoice } from '#web/ui/cookie-choice.tsx'
import { Drawing } from '#web/ui/drawing.tsx'

/** What the shop keeps in a browser, what for, and the choice about it. */
export function CookiesPage() {
  const { locale, gtmId } = useSite()
  const { h1, lead } = pageText('cookies', locale)
  const text = cookiePage[locale]
  // On Dutch pages the partner's link is told of with what is necessary.
  const told = (['necessary', ...purposes] as const).filter((purpose) => locale === 'de' || purpose !== 'affiliate')
  return (
    <main id="main" tabIndex={-1}>
      <Hero
        heading={h1}
        lead={lead}
        picture={<Drawing name={pageDrawings['cookies'] ?? otherDrawing} height={260} />}
      />
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
            <ToldTable head={text.head} rows={text.entries} />
          </article>
        </div>
      </div>
    </main>
  )
}
