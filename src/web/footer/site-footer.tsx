import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import { demoPages } from '#site/demo-pages.ts'
import { addedLinks, type FooterLink, footers, legalPages } from '#site/footers.ts'
import { movers } from '#site/movers.ts'
import { termsPathIn } from '#site/terms-path.ts'
import { languageNames } from '#web/header/language-switch.tsx'
import { renderedOn } from '#web/rendered-on.ts'
import { ShownVatSide, vatRateIn } from '#web/price/vat-rate.tsx'
import { useSite } from '#web/site-context.tsx'
import { CookieChoice } from '#web/ui/cookie-choice.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { findPath } from '#site/links.ts'
import { siteLocales } from '#core/locale/locale.ts'

interface SiteFooterProps {
  /** The Dutch partner promotion: a band, or one line on order pages, where it must not distract. */
  readonly promo: 'band' | 'line'
}

export function SiteFooter({ promo }: SiteFooterProps) {
  const t = useTranslations('footer')
  const { locale, demo } = useSite()
  const hasPartners = findPath('partnerProgramme', locale) !== undefined
  return (
    <footer data-part="footer">
      {hasPartners && promo === 'band' && <PartnerBand />}
      <div className="site-footer on-dark">
        <div className="wrap">
          <div className={`link-columns link-columns-${locale}`}>
            <div>
              <PageLink page="home" className="logo">
                <Logo tone="dark" label={brand.name} />
              </PageLink>
              <p className="claim">{t('claim')}</p>
              {hasPartners && promo === 'line' && (
                <PageLink page="partnerProgramme" className="partner-line">
                  {t('partnerPromo')}
                </PageLink>
              )}
            </div>
            {footers[locale].map(({ heading, links }) => (
              <div key={heading}>
                <h2>{heading === 'company' ? brand.name : t(`headings.${heading}`)}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link}>
                      <Link link={link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {findPath('moveFromTransip', locale) && <Movers />}
          </div>
          {addedLinks[locale].length > 0 && (
            <ul className="legal added" aria-label={t('headings.offer')}>
              {addedLinks[locale].map((page) => (
                <li key={page}>
                  <Link link={page} />
                </li>
              ))}
            </ul>
          )}
          <LegalRow />
          {demo && <DemoBar />}
        </div>
      </div>
    </footer>
  )
}

function Link({ link }: { readonly link: FooterLink }) {
  const t = useTranslations('footer')
  const { statusUrl, textOf, locale } = useSite()
  if (link === 'status') return <a href={statusUrl}>{t('status')}</a>
  if (link === 'terms') return <a href={termsPathIn(locale)}>{t('termsShort')}</a>
  return <PageLink page={link}>{textOf(link).label}</PageLink>
}

/** Marks the shop as a demo and links to the demo servers. */
function DemoBar() {
  const t = useTranslations('shell.demo')
  return (
    <div className="demo-bar">
      <strong>{t('title')}</strong> <span>{t('text')}</span>
      <ul>
        {Object.entries(demoPages).map(([name, path]) => (
          <li key={path}>
            <a href={path}>{t(name as keyof typeof demoPages)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Movers() {
  const t = useTranslations('footer')
  return (
    <div>
      <h2>{t('headings.moveFrom')}</h2>
      <ul className="two-columns">
        {movers.map(({ page, name }) => (
          <li key={page}>
            <PageLink page={page}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PartnerBand() {
  const t = useTranslations('footer')
  return (
    <section className="partner" data-part="partner-promo">
      <div className="wrap grid">
        <div className="copy">
          <h2>{t('partnerPromo')}</h2>
          <p className="lead">{t('partnerLead')}</p>
          <PageLink page="partnerProgramme" className="button button-solid">
            {t('partnerAction')}
            <Icon name="arrow" size="s" />
          </PageLink>
        </div>
        <div className="picture">
          <Drawing name="doorgeven" height={330} />
        </div>
      </div>
    </section>
  )
}

/** Bottom row: VAT, terms, the links required by law and the other language. */
function LegalRow() {
  const t = useTranslations('footer')
  const { locale, counterparts } = useSite()
  return (
    <>
      <ul className="legal" aria-label={t('legalLabel')}>
        {legalPages.map((legalPage) => (
          <Fragment key={legalPage}>
            <li>
              <PageLink page={legalPage}>{t(`legal.${legalPage}`)}</PageLink>
            </li>
            {legalPage === 'cookies' && (
              <li>
                <CookieChoice />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      <div className="legal last">
        <span className="separator">
          <span data-part="vat-statement">{t.rich('vatStatement', vatRateIn(locale))}</span> <ShownVatSide />
        </span>
        <a href={termsPathIn(locale)}>{t('terms')}</a>
        {siteLocales
          .filter((language) => language !== locale)
          .map((language) => (
            <a key={language} href={counterparts[language]} hrefLang={language} lang={language}>
              {languageNames[language]}
            </a>
          ))}
        <span>
          © {renderedOn.slice(0, 4)} {brand.name}
        </span>
      </div>
    </>
  )
}
