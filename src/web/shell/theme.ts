import { keep } from '#web/shell/keep.ts'

type Theme = 'light' | 'dark'

/** Remembers that a visitor turned the theme away from the system's; CSS does the turning. */
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
      if (each.checked) dataset['theme'] = opposite()
      else delete dataset['theme']
      keep('theme', dataset['theme'])
      showState()
    })
  }
  systemDark.addEventListener('change', showState)
  showState()
}
