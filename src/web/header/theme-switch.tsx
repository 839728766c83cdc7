import { useTranslations } from 'use-intl'
import { Icon } from '#web/ui/icon.tsx'

/** Inverts the system's theme. CSS follows the checkbox; the shell script stores the choice. */
export function ThemeSwitch({ long = false }: { readonly long?: boolean }) {
  const t = useTranslations('shell')
  return (
    <label className="theme">
      <input type="checkbox" className="visually-hidden" data-theme-switch />
      <Icon name="moon" size="s" className="to-dark" />
      <Icon name="sun" size="s" className="to-light" />
      <span className={long ? undefined : 'visually-hidden'}>{t('switchTheme')}</span>
    </label>
  )
}
