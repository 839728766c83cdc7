import { useTranslations } from 'use-intl'
import { AccountLinks } from './account-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PortalLink } from './portal-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { VatSwitch } from '#web/price/vat-switch.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { ShownVatSide, vatRateIn } from '#web/price/vat-rate.tsx'

/** Dark bar above the header, on desktop only. */
export function UtilityBar() {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return (
    <aside className="utility-bar on-dark" data-part="utility-bar">
      <div className="wrap">
        <span className="separator">
          {t.rich('vatLine', vatRateIn(locale))} <ShownVatSide />
        </span>
        <VatSwitch />
        <PageLink page="helpdesk">{t('helpdesk')}</PageLink>
        <PortalLink>
          <Icon name="ext" size="s" />
        </PortalLink>
        <AccountLinks />
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
    </aside>
  )
}
