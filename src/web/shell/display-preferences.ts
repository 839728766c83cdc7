import type { SiteLocale } from '#core/locale/locale.ts'
import type { StorageKey } from '#core/retention/browser-storage.ts'

type Theme = 'light' | 'dark' | 'system'

/**
 * Stores a theme that differs from the system's. CSS could follow the checkbox alone, but its `:has()` selector is
 * evaluated on every DOM change; the attribute, which is always set, avoids that.
 */
export function rememberTheme(): void {
  const switches = document.querySelectorAll<HTMLInputElement>('[data-theme-switch]')
  const systemDark = matchMedia('(prefers-color-scheme: dark)')
  const { dataset } = document.documentElement
  const opposite = (): Theme => (systemDark.matches ? 'light' : 'dark')

  const showState = () => {
    for (const checkbox of switches) checkbox.checked = dataset['theme'] === opposite()
  }
  for (const checkbox of switches) {
    checkbox.autocomplete = 'off'
    checkbox.addEventListener('change', () => {
      dataset['theme'] = checkbox.checked ? opposite() : 'system'
      storePreference('theme', checkbox.checked ? dataset['theme'] : undefined)
      showState()
    })
  }
  dataset['theme'] ??= 'system'
  systemDark.addEventListener('change', showState)
  showState()
}

/** Default VAT display per language; the stylesheets repeat it with `:lang()`. */
export const usualVatSides: Readonly<Record<SiteLocale, 'excl' | 'incl'>> = { nl: 'excl', de: 'incl' }

/** Stores the VAT display; CSS follows the attribute. */
export function rememberVatSide(): void {
  const switches = document.querySelectorAll<HTMLInputElement>('[data-vat-switch]')
  const { dataset } = document.documentElement
  const usual = usualVatSides[document.documentElement.lang as SiteLocale]
  const turned = usual === 'excl' ? 'incl' : 'excl'

  const showState = () => {
    for (const checkbox of switches) checkbox.checked = dataset['vat'] === turned
  }
  for (const checkbox of switches) {
    checkbox.autocomplete = 'off'
    checkbox.addEventListener('change', () => {
      dataset['vat'] = checkbox.checked ? turned : usual
      storePreference('vat', dataset['vat'])
      showState()
    })
  }
  dataset['vat'] ??= usual
  showState()
}

/** If storage is blocked or full, the preference lasts as long as the page. */
function storePreference(key: Extract<StorageKey, 'theme' | 'vat'>, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
