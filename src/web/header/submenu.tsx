import { menuAsides, type MenuAside } from '#content/menu-asides.ts'
import type { MenuGroup, MenuKey } from '#site/menus.ts'
import { useSite } from '#web/site-context.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'

/** A button and its native popover: one at a time, closed by Esc or a click elsewhere, without script. */
export function Submenu({ group }: { readonly group: MenuGroup }) {
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
      <div popover="auto" id={id} className="mega">
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
            <aside className="kas">
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
