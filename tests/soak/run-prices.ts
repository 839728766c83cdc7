import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '#catalogue/catalogue.ts'
import { daysAfter } from '#core/time/iso-date.ts'
import { shopDayOf, startOfShopDay } from '#core/time/shop-day.ts'
import { planPricesOf } from '#core/catalogue/plan-prices.ts'
import { priceListOf, withPriceList } from '#core/catalogue/price-list.ts'
import { foldPrices } from '#core/catalogue/price-releases.ts'
import { priceTimesFrom } from '#core/catalogue/price-versions.ts'
import { productOf } from '#core/cart/order-choice.ts'
import { cents, sumOf, vatPairOf } from '#core/money/money.ts'
import { visitorVatRate } from '#core/tax/vat-rate.ts'
import { goodPassword, registrationOf } from '#tests/api/customers/registrations.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import {
  type Amounts,
  type Answer,
  cartAmounts,
  euros,
  everythingDearer,
  fileOf,
  offeredIn,
  openPriceShops,
  withoutVat,
} from './price-shops.ts'

interface PriceCampaign {
  readonly answers: number
  readonly perSecond: number
  /** From making a release to its beginning: on a busy machine rendering takes longer. */
  readonly leadMs: number
  readonly say: (line: string) => void
}

const base = priceListOf(catalogue)
const label = { nl: 'Actie', de: 'Aktion', en: 'Offer' }
const quietMs = 20_000

/**
 * Three processes under a steady load, from before midnight in Amsterdam until after it: a release that makes everything
 * dearer, a discount that begins at midnight, and another release. All answers must agree on
 * what it costs at each moment, whichever process gave them.
 */
async function crossMidnight({ answers, perSecond, leadMs, say }: PriceCampaign) {
  const midnight = startOfShopDay(daysAfter(shopDayOf(new Date()), 1)).getTime()
  const beforeMs = 2 * leadMs + quietMs
  await using shops = await openPriceShops(midnight - Date.now() - beforeMs)
  const disagreements: string[] = []
  /** The shop had too much to do: no price was said. */
  let busy = 0
  const seen = new Map<string, Set<number>>()
  const counts = new Map<string, number>()
  const said: {
    readonly what: string
    readonly found: Partial<Amounts>
    readonly asked: number
    readonly answered: number
  }[] = []
  const carts = await Promise.all(Array.from({ length: 9 }, (_, index) => newCart(index)))
  const buyer = await logIn()
  const memory = shops.memory()

  const dearer = everythingDearer(111)
  const discounts = [
    { applicableTo: 'purchase', amount: cents(300), label, from: shopDayOf(new Date(midnight)) },
  ] as const
  const began = shops.now()
  await shops.release(began + leadMs, { ...dearer, '.nl': { ...dearer['.nl'], discounts } })
  await shops.release(Math.max(midnight, began) + leadMs, everythingDearer(57))
  say(`${Object.keys(dearer).length} prices change at ${at(began + leadMs)}, midnight is at ${at(midnight)}`)

  const end = midnight + leadMs + quietMs
  const underWay = new Set<Promise<unknown>>()
  const started = performance.now()
  for (let number = 0; total() < answers || shops.now() < end; number += 1) {
    await pause(Math.max(started + (number * 1000) / perSecond - performance.now(), 0))
    const visit = look(number).catch((error: unknown) => void disagreements.push(String(error)))
    underWay.add(visit)
    void visit.finally(() => underWay.delete(visit))
    while (underWay.size > 200) await Promise.race(underWay)
  }
  await Promise.all(underWay)
  judge()
  await pause(2000)
  const complaints = shops.complaints.filter((line) => !/event loop was blocked|the database/i.test(line))
  return {
    answers: total(),
    busy,
    counts: Object.fromEntries(counts),
    prices: Object.fromEntries(Array.from(seen, ([what, amounts]) => [what, amounts.size])),
    memory: { before: memory, after: shops.memory() },
    disagreements,
    complaints,
  }

  function total(): number {
    return counts.values().reduce((sum, each) => sum + each, 0)
  }

  async function look(number: number): Promise<void> {
    const cartId = carts[number % carts.length] ?? ''
    const ask = (path: string) => shops.ask(number, 'GET', path)
    switch (number % 8) {
      case 0:
        return check('home page', await ask('/'), (text) => ({
          name: euros(/<b>\.nl<\/b>.*?class="vat excl">€\s([\d.,]+)/u.exec(text)?.[1]),
        }))
      case 1:
        return check('structured data', await ask('/webhosting'), (text) => ({ hosting: offeredIn(text) }))
      case 2:
        return check('llms.txt', await ask('/llms.txt'), (text) => ({
          hosting: withoutVat(euros(/Webhosting Stek: eerste jaar €\s([\d.]+,\d\d)/u.exec(text)?.[1])),
        }))
      case 3: {
        const page = await ask('/order/hosting')
        const [, path = ''] = /data-prices="([^"]+)"/.exec(page.text) ?? []
        const file = await shops.ask(number + 1, 'GET', path)
        return check('data file', { ...file, asked: page.asked, answered: page.answered }, (text) => ({
          hosting: fileOf(text),
        }))
      }
      case 4: {
        if (number % 400 === 4) return pay(number)
        const json = { names: [`naam-${number}.nl`] }
        const asked = await shops.ask(number, 'POST', '/api/domains/check', { json })
        return check('search', asked, (text) => ({
          name: (JSON.parse(text) as { rows: [{ firstYear: number }] }).rows[0].firstYear,
        }))
      }
      default:
        return check('cart', await ask(`/api/carts/${cartId}`), cartAmounts)
    }
  }

  /** A bank is asked for what the shop says at that moment, or nothing is paid and the new price is said. */
  async function pay(number: number): Promise<void> {
    const cartId = await newCart(number, buyer)
    const json = { paymentMethod: 'ideal', consents: { terms: true, immediateStart: true } }
    const answer = await shops.ask(number + 1, 'POST', `/api/carts/${cartId}/payments`, { json, headers: buyer })
    if (answer.text.includes('domain_taken')) return
    const wanted = answer.status === 409 ? 409 : 201
    check(
      'checkout',
      answer,
      (text) => {
        const { amount, total: changed } = JSON.parse(text) as { amount?: number; total?: number }
        return { total: amount ?? changed ?? Number.NaN }
      },
      wanted,
    )
  }

  function check(what: string, answer: Answer, read: (text: string) => Partial<Amounts>, wanted = 200): void {
    const { status, text, asked, answered } = answer
    if (status === 503) return void (busy += 1)
    counts.set(what, (counts.get(what) ?? 0) + 1)
    if (status !== wanted) return void disagreements.push(`${what}: ${status} ${text.slice(0, 200)}`)
    const found = read(text)
    for (const amount of Object.values(found)) seen.set(what, (seen.get(what) ?? new Set()).add(amount))
    said.push({ what, found, asked, answered })
  }

  /**
   * No answer may be of two times of prices; and once anybody was told the prices of a time, nobody who asks after that
   * may hear those before, whichever process answers. When it begins too late, all are late together: that is told.
   */
  function judge(): void {
    const times = priceTimesFrom(shops.releases, new Date(began), shops.now() - began)
    const amounts = times.map(({ since, day }) => amountsAt(since, day))
    const placed = said.map((answer) => {
      const fits = amounts.flatMap((each, time) =>
        Object.entries(answer.found).every(([key, amount]) => each[key as keyof Amounts] === amount) ? [time] : [],
      )
      if (fits.length === 0)
        disagreements.push(`${answer.what} at ${at(answer.asked)}: ${JSON.stringify(answer.found)}`)
      return { ...answer, first: Math.min(...fits), last: Math.max(...fits) }
    })
    for (const [time, { since }] of times.entries()) {
      const told = placed.filter(({ first }) => first >= time && first < times.length)
      const begun = Math.min(...told.map(({ answered }) => answered))
      const late = placed.filter(({ last, asked }) => last < time && asked > begun)
      for (const { what, asked } of late)
        disagreements.push(`${what} at ${at(asked)} is of the time before ${at(begun)}`)
      say(`prices of ${at(since.getTime())}: ${begun === Infinity ? 'never told' : `first told at ${at(begun)}`}`)
    }
  }

  function amountsAt(since: Date, day: ReturnType<typeof shopDayOf>): Amounts {
    const key = since.getTime()
    const known = computed.get(key)
    if (known) return known
    const priced = withPriceList(catalogue, foldPrices(base, shops.releases, since))
    const of = (slug: string) => {
      const product = productOf(priced, slug)
      const prices = product && planPricesOf(product, { frequency: 'yearly' }, day, visitorVatRate)
      if (!prices) throw new Error(`${slug} has no price`)
      return prices.firstTerm.excl
    }
    const [name, hosting] = [of('domain-nl'), of('webhosting-stek')]
    const both = vatPairOf(sumOf([name, hosting]), visitorVatRate).incl
    const amounts = { name: name / 100, hosting: hosting / 100, total: both / 100 }
    computed.set(key, amounts)
    return amounts
  }

  async function newCart(number: number, headers = {}): Promise<string> {
    const { text } = await shops.ask(number, 'POST', '/api/carts', { json: {}, headers })
    const { id } = JSON.parse(text) as { id: string }
    const choices = [
      domainChoice('d', `een-lange-naam-${number}`),
      hostingChoice('h', 'd', `een-lange-naam-${number}.nl`),
    ]
    for (const json of choices) await shops.ask(number, 'POST', `/api/carts/${id}/items`, { json, headers })
    return id
  }

  async function logIn(): Promise<Readonly<Record<string, string>>> {
    const email = 'koper@example.nl'
    await shops.ask(0, 'POST', '/api/auth/register', { json: registrationOf(email) })
    const token = await shops.ask(0, 'GET', '/api/auth/csrf')
    const { csrfToken } = JSON.parse(token.text) as { csrfToken: string }
    const entered = await shops.ask(0, 'POST', '/api/auth/callback/credentials', {
      headers: { cookie: cookieOf(token), 'sec-fetch-site': 'same-origin', 'x-auth-return-redirect': '1' },
      form: { email, password: goodPassword, csrfToken },
    })
    if (entered.status !== 200) throw new Error(`log in: ${entered.status} ${entered.text}`)
    return { cookie: cookieOf(entered), 'sec-fetch-site': 'same-origin' }
  }
}

const computed = new Map<number, Amounts>()

function at(moment: number): string {
  return new Date(moment).toISOString().slice(11, 23)
}

function cookieOf({ cookies }: Answer): string {
  return cookies.map((line) => line.split(';')[0]).join('; ')
}

/* Says how it went: `node tests/soak/run-prices.ts [answers] [a second] [lead in seconds]`. Build the site first. */
const [answers = '100000', perSecond = '600', lead = '90'] = process.argv.slice(2)
console.log(`Crossing midnight with three processes, ${perSecond} answers a second`)
const result = await crossMidnight({
  answers: Number(answers),
  perSecond: Number(perSecond),
  leadMs: Number(lead) * 1000,
  say: console.log,
})
const { disagreements, complaints, ...figures } = result
console.log(JSON.stringify(figures, null, 2))
console.log(`${disagreements.length} disagreements`)
const wrong = [...complaints, ...disagreements]
for (const line of wrong.slice(0, 30)) console.log(`WRONG ${line}`)
const isReal = Object.values(figures.prices).every((count) => count >= 2)
process.exit(isReal && wrong.length === 0 ? 0 : 1)
