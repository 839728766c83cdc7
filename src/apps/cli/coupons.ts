import type { Pool } from 'pg'
import { addCoupon, listCoupons, listCouponUses, stopCoupon } from '#features/coupons/repository.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { daysAfter, type IsoDate, isIsoDate } from '#core/time/iso-date.ts'
import { momentsOfShopMinute, shopDayOf, shopMinuteOf, startOfShopDay } from '#core/time/shop-day.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { type Coupon, couponCodeOf } from '#core/cart/coupon.ts'
import { frequencyOf, frequencyOfYears, monthsOf } from '#core/catalogue/frequency.ts'
import { basisPointsOfPercentage, centsOfDecimal, decimalOf, percentageOf } from '#core/money/money.ts'
import { type Call, type Noun, show, UsageProblem } from './command.ts'
import { withDatabase } from './operator-database.ts'

export const coupons: Noun = {
  about: 'Discount codes',
  verbs: {
    list: {
      about: 'all codes, and how many orders with each were paid',
      kind: 'shows',
      run: (call) => withDatabase(call, (pool) => list(call, pool)),
    },
    add: {
      about: 'makes a code',
      kind: 'changes',
      arguments: ['<code>'],
      options: {
        percent: { value: '10', about: 'off what is left after other discounts' },
        amount: { value: '5.00', about: 'the same as an amount without VAT' },
        from: { value: '2026-11-27T09:00', about: 'first day, or hour, in Amsterdam; without it today' },
        until: { value: '2026-11-30', about: 'last day, or the hour at which it ends; without it until it is stopped' },
        for: { value: 'webhosting,email-stek,.nl', about: 'families, products and extensions; without it everything' },
        terms: { value: 'monthly,yearly,3-yearly', about: 'how long is paid at once; without it any term' },
        'first-order': { about: 'for customers who have not ordered before' },
        'per-customer': { value: 'count', about: 'so many orders of a customer' },
        'in-all': { value: 'count', about: 'so many orders of all customers together' },
      },
      run(call) {
        const coupon = couponOf(call)
        return withDatabase(call, (pool) => add(pool, coupon))
      },
    },
    stop: {
      about: 'the code has expired from now on; a buyer who is paying already keeps it',
      kind: 'changes',
      arguments: ['<code>'],
      run(call) {
        const code = codeOf(call)
        return withDatabase(call, (pool) => stop(pool, code))
      },
    },
    uses: {
      about: 'paid orders with a code, the newest first',
      kind: 'shows',
      arguments: ['<code>'],
      run(call) {
        const code = codeOf(call)
        return withDatabase(call, (pool) => showUses(call, pool, code))
      },
    },
  },
}

function codeOf(call: Call): string {
  const typed = call.argument('code')
  const code = couponCodeOf(typed)
  if (code !== null) return code
  throw new UsageProblem(`"${typed}" is no code: 3 to 32 letters, digits and hyphens.`)
}

function couponOf(call: Call): Coupon {
  const code = codeOf(call)
  const period = periodOf(call)
  const off = offOf(call.option('percent'), call.option('amount'))
  if (off === null) throw new UsageProblem('Say --percent (up to 100) or --amount (like 5.00), and not both.')
  const products = listOf(call.option('for'))
  const unknown = products.find((name) => !isSold(name))
  if (unknown !== undefined) throw new UsageProblem(`--for ${unknown} is no family, product or extension.`)
  const terms = listOf(call.option('terms')).map((word) => frequencyOf(word))
  const months = terms.flatMap((term) => (term === null ? [] : monthsOf(term)))
  if (months.length < terms.length) throw new UsageProblem('--terms are monthly, yearly or 2-yearly up to 10-yearly.')
  const limits = [call.option('per-customer'), call.option('in-all')].map(countOf)
  if (limits.some((limit) => Number.isNaN(limit))) {
    throw new UsageProblem('--per-customer and --in-all are whole numbers from 1 on.')
  }
  const [maxPerCustomer = null, maxInAll = null] = limits
  return { code, ...period, off, products, months, firstOrderOnly: call.isSet('first-order'), maxPerCustomer, maxInAll }
}

function periodOf(call: Call): Pick<Coupon, 'from' | 'until' | 'beginsAt' | 'endsAt'> {
  const [from = shopDayOf(new Date()), until] = [call.option('from'), call.option('until')]
  const begin = boundOf('--from', from)
  const beginning = { from: begin.day, ...(begin.hour && { beginsAt: begin.hour }) }
  if (until === undefined) return beginning
  const end = boundOf('--until', until)
  const isBefore = end.hour ? end.hour <= (begin.hour ?? startOfShopDay(begin.day)) : end.day < begin.day
  if (isBefore) throw new UsageProblem(`--until ${until} is not after ${from}.`)
  return { ...beginning, until: end.day, ...(end.hour && { endsAt: end.hour }) }
}

/** `2026-11-27` or `2026-11-27T09:00`. */
function boundOf(option: string, text: string): { readonly day: IsoDate; readonly hour?: Date } {
  if (isIsoDate(text)) return { day: text }
  const [hour, second] = momentsOfShopMinute(text.replace('T', ' '))
  if (hour === undefined) throw new UsageProblem(`${option} ${text} is no day, and no hour like 2026-11-27T09:00.`)
  if (second) throw new UsageProblem(`${option} ${text}: the clock shows that twice, because summer time ends.`)
  return { day: shopDayOf(hour), hour }
}

function offOf(percent: string | undefined, amount: string | undefined): Coupon['off'] | null {
  if ((percent === undefined) === (amount === undefined)) return null
  const percentage = percent === undefined ? null : basisPointsOfPercentage(Number(percent))
  const sum = amount === undefined ? null : centsOfDecimal(amount)
  if (percentage !== null && percentage > 0) return { percentage }
  return sum !== null && sum > 0 ? { amount: sum } : null
}

function listOf(words = ''): readonly string[] {
  return words.split(',').filter((word) => word !== '')
}

function countOf(text: string | undefined): number | null {
  if (text === undefined) return null
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN
}

function isSold(name: string): boolean {
  if (name.startsWith('.')) return catalogue.extensions.has(name.slice(1))
  if (name.startsWith('domain-')) return catalogue.extensions.has(name.slice('domain-'.length))
  return (
    name === 'domain' ||
    catalogue.products.has(name) ||
    [...catalogue.products.values()].some(({ family }) => family === name)
  )
}

async function add(pool: Pool, coupon: Coupon): Promise<number> {
  const isAdded = await addCoupon(pool, coupon)
  if (isAdded)
    console.log(
      `${textTableOf([header, rowOf({ ...coupon, paidUses: 0 })])}\n\nAs a link: any page with ?code=${coupon.code}`,
    )
  else console.error(`There is a code ${coupon.code} already. Nothing changed.`)
  return isAdded ? 0 : 1
}

async function stop(pool: Pool, code: string): Promise<number> {
  const isStopped = await stopCoupon(pool, code, daysAfter(shopDayOf(new Date()), -1))
  console.log(isStopped ? `${code} has expired. Carts keep it with a note, and do not get its discount.` : none(code))
  return isStopped ? 0 : 1
}

async function showUses(call: Call, pool: Pool, code: string): Promise<number> {
  const uses = await listCouponUses(pool, code)
  const rows = uses.map(({ orderNumber, day, discount, total }) => [
    orderNumber,
    day,
    decimalOf(discount),
    decimalOf(total),
  ])
  show(call, uses, () =>
    rows.length === 0
      ? `No paid order has ${code}.`
      : textTableOf([['order', 'paid', 'discount', 'total incl. VAT'], ...rows]),
  )
  return 0
}

const header = ['code', 'discount', 'from', 'until', 'for', 'terms', 'limits', 'paid']

async function list(call: Call, pool: Pool): Promise<number> {
  const all = await listCoupons(pool)
  show(call, all, () => (all.length === 0 ? 'There is no code yet.' : textTableOf([header, ...all.map(rowOf)])))
  return 0
}

function rowOf(coupon: Coupon & { readonly paidUses: number }): readonly string[] {
  const {
    code,
    off,
    from,
    until,
    beginsAt,
    endsAt,
    products,
    months,
    firstOrderOnly,
    maxPerCustomer,
    maxInAll,
    paidUses,
  } = coupon
  const limits = [
    firstOrderOnly ? 'first order' : '',
    maxPerCustomer === null ? '' : `${maxPerCustomer} a customer`,
    maxInAll === null ? '' : `${maxInAll} in all`,
  ].filter((limit) => limit !== '')
  return [
    code,
    'amount' in off ? `€ ${decimalOf(off.amount)}` : `${percentageOf(off.percentage)} %`,
    beginsAt ? shopMinuteOf(beginsAt) : from,
    endsAt ? shopMinuteOf(endsAt) : (until ?? ''),
    products.join(', ') || 'everything',
    months.map((count) => (count === 1 ? 'monthly' : frequencyOfYears(count / 12))).join(', ') || 'any',
    limits.join(', '),
    String(paidUses),
  ]
}

function none(code: string): string {
  return `There is no code ${code}.`
}
