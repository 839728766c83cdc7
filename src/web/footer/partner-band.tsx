import { useTranslations } from 'use-intl'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

export function PartnerBand() {
  const t = useTranslations('footer')
  return (
    <section className="partner" data-part="partner-promo">
      <div className="wrap g12">
        <div className="copy">
          <h2>{t('partnerPromo')}</h2>
          <p className="lead">{t('partnerLead')}</p>
          <PageLink page="partnerProgramme" className="btn btn-d">
            {t('partnerAction')}
            <Icon name="arrow" size="s" />
          </PageLink>
        </div>
        <div className="pic">
          <Drawing name="doorgeven" height={330} />
        </div>
      </div>
    </section>
  )
}
