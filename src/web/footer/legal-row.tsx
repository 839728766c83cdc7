import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import { legalPages } from '#site/footers.ts'
import { languageNames } from '#web/header/language-switch.tsx'
import { renderedOn } from '#web/rendered-on.ts'
import { useSite } from '#web/site-context.tsx'
import { CookieChoice } from '#web/ui/cookie-choice.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { vatRateIn } from '#web/price/vat-rate.tsx'
import { siteLocales } from '#domain/basics/locale.ts'

/** The end of every page: VAT, terms, the law's links and the other language. */
export function LegalRow() {
  const t = useTranslations('footer')
  const { locale, counterparts } = useSite()
  return (
    <>
      <ul className="legal" aria-label={t('legalLabel')}>
        {legalPages.map((each) => (
          <Fragment key={each}>
            <li>
              <PageLink page={each}>{t(`legal.${each}`)}</PageLink>
            </li>
            {each === 'cookies' && (
              <li>
                <CookieChoice />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      <div className="legal last">
        <span className="sp" data-part="vat-statement">
          {t.rich('vatStatement', vatRateIn(locale))}
        </span>
        <a href={brand.termsPath}>{t('terms')}</a>
        {siteLocales
          .filter((other) => other !== locale)
          .map((other) => (
            <a key={other} href={counterparts[other]} hrefLang={other} lang={other}>
              {languageNames[other]}
            </a>
          ))}
        <span>
          © {renderedOn.slice(0, 4)} {brand.name}
        </span>
      </div>
    </>
  )
}
