import { sendCode } from '#web/api/coupons.ts'
import { cart } from '#web/cart/cart.ts'
import { pageLocale } from '#web/page-locale.ts'
import look from '#web/styles/coupon-notice.css?inline'

const texts = {
  nl: () => import('virtual:messages/coupon/nl'),
  de: () => import('virtual:messages/coupon/de'),
}

/** Those without arguments are plain. */
interface Words {
  readonly coupon: Readonly<Record<'arrived' | 'refused' | 'tooMany' | 'failed' | 'close', string>>
  readonly problems: Readonly<Record<string, string>>
}

/**
 * Puts the code of a link into the cart, on whatever page the link leads to, and says what came of it. The cart keeps it,
 * so nothing else is stored in the browser; the address loses it, so that a page that is loaded again does not bring back
 * a code that was taken out.
 */
export async function takeCode(code: string): Promise<void> {
  const url = new URL(location.href)
  url.searchParams.delete('code')
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  const [answer, words] = await Promise.all([sendCode(cart, code), texts[pageLocale()]()])
  const { coupon, problems } = words.default as unknown as Words
  const why = answer.status === 429 ? coupon.tooMany : (problems[answer.code ?? ''] ?? coupon.failed)
  tell(answer.cart ? coupon.arrived : `${coupon.refused} ${why}`, coupon.close)
}

/** Over the page, so that nothing shifts; it stays until it is closed. */
function tell(text: string, closing: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look)
  document.adoptedStyleSheets.push(sheet)
  const notice = document.createElement('div')
  notice.className = 'cpnnotice'
  const status = document.createElement('p')
  status.role = 'status'
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'btn btn-t'
  close.textContent = closing
  close.addEventListener('click', () => notice.remove())
  notice.append(status, close)
  document.querySelector('.skip')?.after(notice)
  // A live region speaks of what changes in it.
  status.textContent = text
}
