import { consentTexts, purposeTexts } from '#domain/visits/cookie-consent-texts.ts'
import { type Purpose, type PurposeChoice, purposes } from '#domain/visits/cookie-consent.ts'
import look from '#web/styles/consent.css?inline'
import { pageLanguage as locale } from '#web/visits/page-language.ts'
import { saveConsent, consent, needsConsent, isPurposeUsed, onConsent } from './consent.ts'

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
  if (!needsConsent()) hide()
})

interface ConsentFormOptions {
  /** Somebody asked for it, and may leave it as it is. */
  readonly isCalled: boolean
  readonly leave: () => void
}

const text = (name: keyof typeof consentTexts) => consentTexts[name][locale]

/** The question, with yes and no of the same size, and a choice for each purpose. No box is ticked beforehand. */
function consentForm({ isCalled, leave }: ConsentFormOptions): HTMLElement {
  const { purposes: chosen = {}, number = null } = consent() ?? {}
  const failed = createElement('p', { role: 'alert' })
  const boxes = purposes.filter(isPurposeUsed).map((purpose) => {
    const box = createElement('input', { type: 'checkbox', className: 'cb', checked: chosen[purpose] === true })
    return { purpose, box }
  })
  const answer = async (of: (box: HTMLInputElement) => boolean) => {
    failed.textContent = ''
    const answers: PurposeChoice = Object.fromEntries(boxes.map(({ purpose, box }) => [purpose, of(box)]))
    if (await saveConsent(answers)) leave()
    else failed.textContent = text('failed')
  }
  const unused = purposes.filter((purpose) => !isPurposeUsed(purpose) && purpose !== 'affiliate')

  return createElement(
    'section',
    {
      className: isCalled ? 'consent' : 'consent consent-asks',
      role: 'dialog',
      ariaLabel: text('heading'),
      tabIndex: -1,
    },
    createElement('h2', {}, text('heading')),
    createElement('p', {}, `${text('lead')} `, createElement('a', { href: cookiesAddress() }, text('more'))),
    createElement(
      'details',
      { open: isCalled },
      createElement('summary', {}, text('choose')),
      createElement('p', {}, ...purposeText('necessary', text('always'))),
      ...boxes.map(({ purpose, box }) =>
        createElement('label', { className: 'agree' }, box, createElement('span', {}, ...purposeText(purpose))),
      ),
      ...unused.map((purpose) => createElement('p', {}, ...purposeText(purpose, text('unused')))),
      button(text('save'), () => void answer(({ checked }) => checked)),
      number && createElement('p', { className: 'muted' }, `${text('number')}: ${number}`),
    ),
    createElement(
      'div',
      { className: 'both' },
      button(text('refuse'), () => void answer(() => false)),
      button(text('allow'), () => void answer(() => true)),
    ),
    failed,
    isCalled &&
      createElement('button', { type: 'button', className: 'btn btn-t btn-m', onclick: leave }, text('close')),
  )
}

function button(text: string, onclick: () => void): HTMLElement {
  return createElement('button', { type: 'button', className: 'btn btn-s btn-m', onclick }, text)
}

function purposeText(purpose: Purpose | 'necessary', note?: string): readonly (Node | string)[] {
  const { name, about } = purposeTexts[purpose]
  return [createElement('b', {}, note ? `${name[locale]} (${note})` : name[locale]), ` ${about[locale]}`]
}

/** The page about cookies, where the footer's own link leads. */
function cookiesAddress(): string {
  return document.querySelector<HTMLAnchorElement>('.ftr [data-consent]')?.href ?? ''
}

type Child = Node | string | false | null | undefined

/** A piece of the page with its properties and what is in it. */
function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children.filter((child) => child !== false && child != null))
  return made
}
