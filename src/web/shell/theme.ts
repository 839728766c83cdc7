import { keep } from '#web/shell/keep.ts'

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
      keep('theme', each.checked ? dataset['theme'] : undefined)
      showState()
    })
  }
  dataset['theme'] ??= 'system'
  systemDark.addEventListener('change', showState)
  showState()
}
