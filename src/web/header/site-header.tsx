import { useTranslations } from 'use-intl'
import { brand } from '#site/brand.ts'
import { menus } from '#site/menus.ts'
import { CartButton } from '#web/header/cart-button.tsx'
import { PortalLink } from '#web/header/portal-link.tsx'
import { Submenu } from '#web/header/submenu.tsx'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

export function SiteHeader() {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return (
    <header className="hdr" data-part="header">
      <div className="wrap">
        <PageLink page="home" className="logo">
          <Logo tone="light" label={brand.name} />
        </PageLink>
        <nav className="nav" aria-label={t('mainMenu')}>
          <ul>
            {menus[locale].map((group) => (
              <li key={group.key}>
                {group.pages.length === 1 ? (
                  <PageLink page={group.pages[0]}>{group.label}</PageLink>
                ) : (
                  <Submenu group={group} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="hdr-r">
          <CartButton />
          <PortalLink className="btn btn-d btn-m portal" iconFirst>
            <Icon name="user" size="s" />
          </PortalLink>
          <button type="button" className="menubtn" popoverTarget="drawer">
            <Icon name="menu" />
            {t('menu')}
          </button>
        </div>
      </div>
    </header>
  )
}
