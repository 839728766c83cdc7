import { keep } from '#web/shell/keep.ts'
import type { SiteLocale } from '#domain/basics/locale.ts'

/** The side of VAT that stands large until somebody turns the switch; the stylesheets say the same by `:lang()`. */
export const usualVatSides: Readonly<Record<SiteLocale, 'excl' | 'incl'>> = { nl: 'excl', de: 'incl' }

/** Remembers which side of VAT a visitor wants to read large; CSS shows it, by the attribute as soon as there is one. */
export function rememberVatSide(): void {
  const switches = document.querySelectorAll<HTMLInputElement>('[data-vat-switch]')
  const { dataset } = document.documentElement
  const usual = usualVatSides[document.documentElement.lang as SiteLocale]
  const turned = usual === 'excl' ? 'incl' : 'excl'

  const showState = () => {
    for (const each of switches) each.checked = dataset['vat'] === turned
  }
  for (const each of switches) {
    each.addEventListener('change', () => {
      dataset['vat'] = each.checked ? turned : usual
      keep('vat', dataset['vat'])
      showState()
    })
  }
  dataset['vat'] ??= usual
  showState()
}
