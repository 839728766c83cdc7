import { consentTexts, purposeTexts } from '#domain/visits/cookie-consent-texts.ts'
import { type Purpose, type PurposeChoice, purposes } from '#domain/visits/cookie-consent.ts'
import { choose, consent, isUsed } from '#web/consent/consent.ts'
import { element } from '#web/consent/element.ts'
import { pageLanguage as locale } from '#web/visits/page-language.ts'

interface Wish {
  /** Somebody asked for it, and may leave it as it is. */
  readonly isCalled: boolean
  readonly leave: () => void
}

const say = (name: keyof typeof consentTexts) => consentTexts[name][locale]

/** The question, with yes and no of the same size, and a choice for each purpose. No box is ticked beforehand. */
export function consentForm({ isCalled, leave }: Wish): HTMLElement {
  const { purposes: chosen = {}, number = null } = consent() ?? {}
  const failed = element('p', { role: 'alert' })
  const boxes = purposes.filter(isUsed).map((purpose) => {
    const box = element('input', { type: 'checkbox', className: 'cb', checked: chosen[purpose] === true })
    return { purpose, box }
  })
  const answer = async (of: (box: HTMLInputElement) => boolean) => {
    failed.textContent = ''
    const answers: PurposeChoice = Object.fromEntries(boxes.map(({ purpose, box }) => [purpose, of(box)]))
    if (await choose(answers)) leave()
    else failed.textContent = say('failed')
  }
  const unused = purposes.filter((purpose) => !isUsed(purpose) && purpose !== 'affiliate')

  return element(
    'section',
    {
      className: isCalled ? 'consent' : 'consent consent-asks',
      role: 'dialog',
      ariaLabel: say('heading'),
      tabIndex: -1,
    },
    element('h2', {}, say('heading')),
    element('p', {}, `${say('lead')} `, element('a', { href: cookiesAddress() }, say('more'))),
    element(
      'details',
      { open: isCalled },
      element('summary', {}, say('choose')),
      element('p', {}, ...words('necessary', say('always'))),
      ...boxes.map(({ purpose, box }) =>
        element('label', { className: 'agree' }, box, element('span', {}, ...words(purpose))),
      ),
      ...unused.map((purpose) => element('p', {}, ...words(purpose, say('unused')))),
      button(say('save'), () => void answer(({ checked }) => checked)),
      number && element('p', { className: 'muted' }, `${say('number')}: ${number}`),
    ),
    element(
      'div',
      { className: 'both' },
      button(say('refuse'), () => void answer(() => false)),
      button(say('allow'), () => void answer(() => true)),
    ),
    failed,
    isCalled && element('button', { type: 'button', className: 'btn btn-t btn-m', onclick: leave }, say('close')),
  )
}

function button(text: string, onclick: () => void): HTMLElement {
  return element('button', { type: 'button', className: 'btn btn-s btn-m', onclick }, text)
}

function words(purpose: Purpose | 'necessary', note?: string): readonly (Node | string)[] {
  const { name, about } = purposeTexts[purpose]
  return [element('b', {}, note ? `${name[locale]} (${note})` : name[locale]), ` ${about[locale]}`]
}

/** The page about cookies, where the footer's own link leads. */
function cookiesAddress(): string {
  return document.querySelector<HTMLAnchorElement>('.ftr [data-consent]')?.href ?? ''
}
