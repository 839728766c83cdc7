import { useTranslations } from 'use-intl'
import { mobileMenus, type MenuGroup } from '#site/menus.ts'
import { AccountLinks } from './account-links.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PortalLink } from './portal-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSite } from '#web/site-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** Mobile menu: a native popover that slides in. Its groups form an exclusive accordion. */
export function Drawer() {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return (
    <div popover="auto" id="drawer" className="drawer" role="dialog" aria-label={t('menu')}>
      <div className="drawer-top">
        <b>{t('menu')}</b>
        <button
          type="button"
          className="close"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('mainMenu')}>
        <ul>
          {mobileMenus[locale].map((group) => (
            <li key={group.key}>
              {group.pages.length === 1 ? (
                <PageLink page={group.pages[0]} className="menu-group">
                  {group.label}
                </PageLink>
              ) : (
                <Group group={group} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="bottom">
        <PortalLink className="button button-solid" iconFirst>
          <Icon name="user" size="s" />
        </PortalLink>
        <AccountLinks linkClass="button button-secondary" />
        <ThemeSwitch long />
        <LanguageSwitch long />
      </div>
    </div>
  )
}

function Group({ group }: { readonly group: MenuGroup }) {
  const { textOf } = useSite()
  return (
    <details name="drawer">
      <summary className="menu-group">
        {group.label}
        <Icon name="chev" />
      </summary>
      <div className="drawer-links">
        {group.pages.map((page) => (
          <PageLink key={page} page={page}>
            {textOf(page).label}
          </PageLink>
        ))}
      </div>
    </details>
  )
}
