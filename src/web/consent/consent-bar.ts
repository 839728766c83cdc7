import { consentTexts, purposeTexts } from '#core/visits/cookie-consent-texts.ts'
import { type Purpose, type PurposeChoice, purposes } from '#core/visits/cookie-consent.ts'
import look from './consent-bar.css?inline'
import { pageLanguage as locale } from '#web/visits/page-language.ts'
import { isPurposeUsed, needsConsent, onConsent, saveConsent } from './consent.ts'
import { currentConsent } from './consent-storage.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(look)
document.adoptedStyleSheets.push(sheet)

/**
 * Shows the consent bar. It is first in the document, so that keyboard and screen reader users reach it first, and
 * overlays the page without shifting it. It takes the focus only when opened by a link, and returns it on closing.
 */
export function showConsent(opener?: HTMLElement): void {
  hide()
  const leave = () => {
    hide()
    opener?.focus()
  }
  const form = consentForm({ isOpenedByLink: opener !== undefined, leave })
  document.querySelector('.skip')?.after(form)
  if (!opener) return
  form.addEventListener('keydown', ({ key }) => key === 'Escape' && leave())
  form.focus()
}

function hide(): void {
  document.querySelector('.consent')?.remove()
}

onConsent(() => {
  if (!needsConsent()) hide()
})

interface ConsentFormOptions {
  /** Opened by a link, so it can be closed without choosing. */
  readonly isOpenedByLink: boolean
  readonly leave: () => void
}

const textOf = (name: keyof typeof consentTexts) => consentTexts[name][locale]

/** Accept and refuse have the same size, and no box is preselected, as the law requires. */
function consentForm({ isOpenedByLink, leave }: ConsentFormOptions): HTMLElement {
  const { purposes: chosen = {}, number = null } = currentConsent() ?? {}
  const failed = createElement('p', { role: 'alert' })
  const boxes = purposes.filter(isPurposeUsed).map((purpose) => {
    const box = createElement('input', { type: 'checkbox', className: 'checkbox', checked: chosen[purpose] === true })
    return { purpose, box }
  })
  const answer = async (of: (box: HTMLInputElement) => boolean) => {
    failed.textContent = ''
    const answers: PurposeChoice = Object.fromEntries(boxes.map(({ purpose, box }) => [purpose, of(box)]))
    if (await saveConsent(answers)) leave()
    else failed.textContent = textOf('failed')
  }
  const unused = purposes.filter((purpose) => !isPurposeUsed(purpose) && purpose !== 'affiliate')

  return createElement(
    'section',
    {
      className: isOpenedByLink ? 'consent' : 'consent consent-asks',
      role: 'dialog',
      ariaLabel: textOf('heading'),
      tabIndex: -1,
    },
    createElement('h2', {}, textOf('heading')),
    createElement('p', {}, `${textOf('lead')} `, createElement('a', { href: cookiesAddress() }, textOf('more'))),
    createElement(
      'details',
      { open: isOpenedByLink },
      createElement('summary', {}, textOf('choose')),
      createElement('p', {}, ...purposeText('necessary', textOf('always'))),
      ...boxes.map(({ purpose, box }) =>
        createElement('label', { className: 'agree' }, box, createElement('span', {}, ...purposeText(purpose))),
      ),
      ...unused.map((purpose) => createElement('p', {}, ...purposeText(purpose, textOf('unused')))),
      button(textOf('save'), () => void answer(({ checked }) => checked)),
      number && createElement('p', { className: 'muted' }, `${textOf('number')}: ${number}`),
    ),
    createElement(
      'div',
      { className: 'both' },
      button(textOf('refuse'), () => void answer(() => false)),
      button(textOf('allow'), () => void answer(() => true)),
    ),
    failed,
    isOpenedByLink &&
      createElement(
        'button',
        { type: 'button', className: 'button button-text button-medium', onclick: leave },
        textOf('close'),
      ),
  )
}

function button(text: string, onclick: () => void): HTMLElement {
  return createElement('button', { type: 'button', className: 'button button-secondary button-medium', onclick }, text)
}

function purposeText(purpose: Purpose | 'necessary', note?: string): readonly (Node | string)[] {
  const { name, about } = purposeTexts[purpose]
  return [createElement('b', {}, note ? `${name[locale]} (${note})` : name[locale]), ` ${about[locale]}`]
}

/** URL of the cookie page, taken from the link in the footer. */
function cookiesAddress(): string {
  return document.querySelector<HTMLAnchorElement>('.site-footer [data-consent]')?.href ?? ''
}

type Child = Node | string | false | null | undefined

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children.filter((child) => child !== false && child != null))
  return made
}
