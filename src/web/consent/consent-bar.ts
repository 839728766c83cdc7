import { isToBeAsked, onConsent } from '#web/consent/consent.ts'
import { consentForm } from '#web/consent/consent-form.ts'
import look from '#web/styles/consent.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(look)
document.adoptedStyleSheets.push(sheet)

let shown: HTMLElement | undefined

/**
 * First in the page, so that the keyboard and a reader come to it first, and over it, so that nothing moves. Asked by
 * itself it leaves the focus where it is; an opener has it taken there and gets it back.
 */
export function showConsent(opener?: HTMLElement): void {
  hide()
  const leave = () => {
    hide()
    opener?.focus()
  }
  shown = consentForm({ isCalled: opener !== undefined, leave })
  document.querySelector('.skip')?.after(shown)
  if (!opener) return
  shown.addEventListener('keydown', ({ key }) => key === 'Escape' && leave())
  shown.focus()
}

function hide(): void {
  shown?.remove()
}

onConsent(() => {
  if (!isToBeAsked()) hide()
})
