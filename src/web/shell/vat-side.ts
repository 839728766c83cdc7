import { keep } from '#web/shell/keep.ts'

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
      keep('vat', dataset['vat'])
      showState()
    })
  }
  dataset['vat'] ??= usual
  showState()
}
