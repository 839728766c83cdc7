import assert from 'node:assert/strict'
import { account } from '#tests/e2e/account-forms.ts'
import { moved, movingOf, packaged, registered, says } from '#tests/e2e/hosting-carts.ts'
import { words } from '#tests/e2e/order-steps.ts'
import { paying } from '#tests/e2e/payment-steps.ts'
import { results } from '#tests/e2e/purchase-steps.ts'
import { homeOf, type Language } from '#tests/e2e/shop-test.ts'
import { addName, badge, fillInAccount, openCheckout, payWith, rowOf, sectionOf, summary, title } from './steps.ts'
import { any, box, button, field, link } from './target.ts'
import type { Journey, Visit } from './visit.ts'

const toAccount = { nl: 'Verder naar gegevens', de: 'Weiter zu Ihren Daten' } as const
const total = { nl: '77,43', de: '77,34' } as const

/** From the field on the home page to what was delivered. */
async function buy({ page }: Visit, language: Language): Promise<void> {
  const { tld, add, inCart, toHosting } = words[language]
  const name = `groenevingers.${tld}`
  await page.goto(homeOf[language])
  await page.fill(any('main [role=search] input, main search input, main form input'), name)
  await page.press('Enter')
  await page.isAt(new RegExp(`/order/domains\\?q=${name}$`))
  await page.click(button(`${name} ${add}`))
  await page.sees(button(inCart, rowOf(name)))
  await page.click(link(toHosting, summary))
  await page.check(box(says[language].sizes[1], sectionOf(name)))
  await page.check(box(says[language].backup, sectionOf(name)))
  await page.reads(summary, says[language].backup)
  await page.click(link(toAccount[language], summary))
  await page.isAt(account[language].order)
  const email = await fillInAccount(page, language)
  await page.click(button(account[language].toPayment))
  await page.isAt(paying[language].path)
  await page.reads(summary, total[language])
  await payWith(page, 'paid', language)
  await page.reads(title, results[language].paid)
  await page.reads(any('.facts'), total[language])
  await page.reads(any('main'), email)
  await page.seesNo(badge)
  assert.equal(await page.kept('cartId'), null)
  await page.sees(any('.grow h3, .grow h2', /Webhosting (Struik|Strauch)/))
  const { attributes } = await page.sees(any('main a[href$=".pdf"]'))
  const invoice = await page.run(async (href) => {
    const response = await fetch(href)
    return [response.status, response.headers.get('content-type')]
  }, attributes['href'] ?? '')
  assert.deepEqual(invoice, [200, 'application/pdf'])
}

/** A new attempt from the page that says what became of the last one. */
async function retry(visit: Visit, outcome: 'failed' | 'canceled', language: Language): Promise<void> {
  const { page } = visit
  const name = `groenevingers.${words[language].tld}`
  await openCheckout(visit, language, [registered(name)])
  await payWith(page, outcome, language)
  await page.reads(title, results[language][outcome])
  await page.reads(any('.result .lead'), results[language].nothingTaken)
  await page.reads(summary, name)
  await page.reads(badge, '1')
  await page.reload()
  await page.reads(title, results[language][outcome])
  await payWith(page, 'paid', language)
  await page.reads(title, results[language].paid)
  await page.seesNo(badge)
}

async function move({ page, shop }: Visit, language: Language): Promise<void> {
  const text = says[language]
  const name = `groenevingers.${words[language].tld}`
  await addName(page, name, language)
  const cartId = await page.kept('cartId')
  assert(cartId)
  await page.goto(`${words[language].path}/hosting`)
  await page.check(box(text.sizes[0], sectionOf(name)))
  await page.check(box(text.moving))
  const form = any('.intake')
  await page.click(button(text.save, form))
  await page.counts(any('.etxt', undefined, form), 2)
  await page.check(box(text.both, form))
  await page.fill(field(text.provider, form), 'Hosting aan Zee')
  await page.fill(field(text.wishes, form), 'Graag in het weekend')
  await page.counts(any('.etxt', undefined, form), 0)
  await page.click(button(text.save, form))
  await page.reads(any('[role=status]', undefined, form), text.saved)
  await page.reload()
  await page.holds(field(text.provider, form), 'Hosting aan Zee')
  await page.isChecked(box(text.both, form))
  const { items } = (await (await shop.request.get(`/api/carts/${cartId}`)).json()) as {
    items: { productSlug: string; parameters: Record<string, string> }[]
  }
  const service = items.find(({ productSlug }) => productSlug === 'moving-service')
  assert.equal(service?.parameters['wishes'], 'site + e-mail\nGraag in het weekend')
  assert.equal(service?.parameters['domain'], name)
}

async function changeTerm({ page }: Visit, language: Language): Promise<void> {
  const text = says[language]
  const name = `groenevingers.${words[language].tld}`
  await addName(page, name, language)
  await page.goto(`${words[language].path}/hosting`)
  const section = sectionOf(name)
  await page.check(box(text.sizes[1], section))
  await page.check(box(text.backup, section))
  const before = await page.reads(any('.tot', undefined, summary), /\d,\d\d/)
  await page.check(box(text.monthly))
  await page.until(
    'another total',
    () => page.see(any('.tot', undefined, summary)),
    (seen) => seen?.text !== before,
  )
  await page.isChecked(box(text.sizes[1], section))
  await page.isChecked(box(text.backup, section))
  await page.check(box(text.yearly))
  await page.reads(any('.tot', undefined, summary), before)
}

export const buying: readonly Journey[] = [
  { title: 'buys from the search field to what is delivered, nl', width: 1440, go: (visit) => buy(visit, 'nl') },
  { title: 'buys from the search field to what is delivered, de', width: 390, go: (visit) => buy(visit, 'de') },
  { title: 'a payment fails, the next one is paid, nl', width: 390, go: (visit) => retry(visit, 'failed', 'nl') },
  {
    title: 'a payment is cancelled, the next one is paid, de',
    width: 1440,
    go: (visit) => retry(visit, 'canceled', 'de'),
  },
  {
    title: 'back and forward after paying: nothing can be paid twice',
    width: 1440,
    async go(visit) {
      const { page } = visit
      const name = 'groenevingers.nl'
      await openCheckout(visit, 'nl', [
        registered(name, packaged(name, 'webhosting-stek')),
        moved('moestuinblog.com', movingOf('moestuinblog.com')),
      ])
      await payWith(page, 'paid', 'nl')
      await page.reads(title, results.nl.paid)
      await page.back()
      await page.isAt(/^\/demo\/bank/)
      await page.back()
      await page.isAt(paying.nl.path)
      await page.reads(title, results.nl.empty)
      await page.seesNo(button(paying.nl.button))
      await page.forward()
      await page.isAt(/^\/demo\/bank/)
      await page.forward()
      await page.reads(title, results.nl.paid)
    },
  },
  {
    title: 'a page from the back/forward cache knows what happened since',
    width: 1440,
    async go({ page }) {
      await page.goto('/webhosting')
      await page.seesNo(badge)
      await addName(page, 'groenevingers.nl', 'nl')
      await page.back()
      await page.isAt('/webhosting')
      await page.reads(badge, '1')
      await page.forward()
      await page.reads(summary, 'groenevingers.nl')
    },
  },
  { title: 'orders the moving service, nl', width: 390, go: (visit) => move(visit, 'nl') },
  { title: 'orders the moving service, de', width: 1440, go: (visit) => move(visit, 'de') },
  { title: 'pays by the month, then by the year, nl', width: 1440, go: (visit) => changeTerm(visit, 'nl') },
  { title: 'pays by the month, then by the year, de', width: 390, go: (visit) => changeTerm(visit, 'de') },
  {
    title: 'two tabs show one cart',
    width: 1440,
    async go({ page, openTab }) {
      await addName(page, 'groenevingers.nl', 'nl')
      const other = await openTab()
      await other.goto('/order/hosting')
      await other.reads(summary, 'groenevingers.nl')
      await addName(page, 'moestuinblog.nl', 'nl')
      await other.reads(summary, 'moestuinblog.nl')
      await other.click(button('Verwijder groenevingers.nl', summary))
      await page.until(
        'one name is left',
        () => page.see(any('.tree', undefined, summary)),
        (tree) => Boolean(tree?.text.includes('moestuinblog.nl') && !tree.text.includes('groenevingers.nl')),
      )
    },
  },
  {
    title: 'a reload keeps the cart, and what was removed comes back',
    width: 390,
    async go({ page }) {
      await addName(page, 'groenevingers.de', 'de')
      await page.reload()
      await page.reads(summary, 'groenevingers.de')
      await page.goto('/de/order/hosting')
      await page.reads(summary, 'groenevingers.de')
      await page.click(button('groenevingers.de entfernen', summary))
      await page.hasFocus(button(words.de.undo))
      await page.click(button(words.de.undo))
      await page.reads(any('.tree', undefined, summary), 'groenevingers.de')
      await page.reads(badge, '1')
    },
  },
]
