import { useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import { footers, type FooterLink } from '#site/footers.ts'
import { DemoBar } from '#web/footer/demo-bar.tsx'
import { LegalRow } from '#web/footer/legal-row.tsx'
import { Movers } from '#web/footer/movers.tsx'
import { PartnerBand } from '#web/footer/partner-band.tsx'
import { useSite } from '#web/site-context.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { findPath } from '#site/links.ts'

interface Props {
  /** The Dutch partner promo: a band, or one line where the order must not be disturbed. */
  readonly promo: 'band' | 'line'
}

export function SiteFooter({ promo }: Props) {
  const t = useTranslations('footer')
  const { locale, demo } = useSite()
  const hasPartners = findPath('partnerProgramme', locale) !== undefined
  return (
    <footer data-part="footer">
      {hasPartners && promo === 'band' && <PartnerBand />}
      <div className="ftr on-dark">
        <div className="wrap">
          <div className={`cols cols-${locale}`}>
            <div>
              <PageLink page="home" className="logo">
                <Logo tone="dark" label={brand.name} />
              </PageLink>
              <p className="claim">{t('claim')}</p>
              {hasPartners && promo === 'line' && (
                <PageLink page="partnerProgramme" className="pline">
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
            {findPath('moveWebsite', locale) && <Movers />}
          </div>
          <LegalRow />
          {demo && <DemoBar />}
        </div>
      </div>
    </footer>
  )
}

function Link({ link }: { readonly link: FooterLink }) {
  const t = useTranslations('footer')
  const { statusUrl, textOf } = useSite()
  if (link === 'status') return <a href={statusUrl}>{t('status')}</a>
  if (link === 'terms') return <a href={brand.termsPath}>{t('termsShort')}</a>
  return <PageLink page={link}>{textOf(link).label}</PageLink>
}
