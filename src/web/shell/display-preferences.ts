type Theme = 'light' | 'dark' | 'system'

/**
 * Remembers that a visitor turned the theme away from the system's; CSS does the turning. The attribute is always set
 * then: without it every change of the page makes the browser look through all of it for the switch.
 */
export function rememberTheme(): void {
  const switches = document.querySelectorAll<HTMLInputElement>('[data-theme-switch]')
  const systemDark = matchMedia('(prefers-color-scheme: dark)')
  const { dataset } = document.documentElement
  const opposite = (): Theme => (systemDark.matches ? 'light' : 'dark')

  const showState = () => {
    for (const each of switches) each.checked = dataset['theme'] === opposite()
  }
  for (const each of switches) {
    each.addEventListener('change', () => {
      dataset['theme'] = each.checked ? opposite() : 'system'
      storePreference('theme', each.checked ? dataset['theme'] : undefined)
      showState()
    })
  }
  dataset['theme'] ??= 'system'
  systemDark.addEventListener('change', showState)
  showState()
}

/** Remembers which side of VAT a visitor wants to read large; CSS shows it, by the attribute as soon as there is one. */
export function rememberVatSide(): void {
  const switches = document.querySelectorAll<HTMLInputElement>('[data-vat-switch]')
  const { dataset } = document.documentElement
  const turned = document.documentElement.lang === 'nl' ? 'incl' : 'excl'
  const usual = turned === 'incl' ? 'excl' : 'incl'

  const showState = () => {
    for (const each of switches) each.checked = dataset['vat'] === turned
  }
  for (const each of switches) {
    each.addEventListener('change', () => {
      dataset['vat'] = each.checked ? turned : usual
      storePreference('vat', dataset['vat'])
      showState()
    })
  }
  dataset['vat'] ??= usual
  showState()
}

/** Keeps a choice for the next page. Storage may be blocked or full: then it lasts as long as this one. */
function storePreference(key: 'theme' | 'vat', value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
