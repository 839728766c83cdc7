import { useTranslations } from 'use-intl'
import { type MenuAside, menuAsides } from '#site/content/menu-asides.ts'
import { brand } from '#site/brand.ts'
import { type MenuGroup, type MenuKey, menus } from '#site/menus.ts'
import { usePath, useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { PortalLink } from './portal-link.tsx'

export function SiteHeader() {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return (
    <header className="site-header" data-part="header">
      <div className="wrap">
        <PageLink page="home" className="logo">
          <Logo tone="light" label={brand.name} />
        </PageLink>
        <nav className="main-menu" aria-label={t('mainMenu')}>
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
        <div className="header-actions">
          <CartButton />
          <PortalLink className="button button-solid button-medium portal" iconFirst>
            <Icon name="user" size="s" />
          </PortalLink>
          <button type="button" className="menu-button" popoverTarget="drawer">
            <Icon name="menu" />
            {t('menu')}
          </button>
        </div>
      </div>
    </header>
  )
}

/** Prerendered for an empty cart; the shell script fills in the badge and the link. */
function CartButton() {
  const t = useTranslations('shell')
  const empty = usePath('orderDomains')
  return (
    <a
      className="cart-button"
      href={empty}
      aria-label={t('cart', { count: 0 })}
      data-part="cart"
      data-empty={empty}
      data-filled={usePath('orderHosting')}
      data-one={t('cart', { count: 1 })}
      data-many={t('cart', { count: 2 }).replace('2', '#')}
    >
      <Icon name="basket" />
      <span className="badge" hidden />
    </a>
  )
}

/** A button with its native popover. Without script, opening one closes the others, as do Esc and an outside click. */
function Submenu({ group }: { readonly group: MenuGroup }) {
  const { locale, textOf } = useSite()
  const id = `menu-${group.key}`
  const asides: Readonly<Partial<Record<MenuKey, MenuAside>>> = menuAsides[locale]
  const aside = asides[group.key]
  return (
    <>
      <button type="button" popoverTarget={id}>
        {group.label}
        <Icon name="chev" />
      </button>
      <div popover="auto" id={id} className="submenu">
        <div className="wrap">
          <ul>
            {group.pages.map((page) => {
              const { label, menuLine } = textOf(page)
              return (
                <li key={page}>
                  <PageLink page={page}>
                    <strong>{label}</strong>
                    <span className="small muted">{menuLine}</span>
                  </PageLink>
                </li>
              )
            })}
          </ul>
          {aside && (
            <aside className="panel">
              <p>
                {aside.lines.map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </p>
              <Drawing name={aside.drawing} height={210} />
            </aside>
          )}
        </div>
      </div>
    </>
  )
}
