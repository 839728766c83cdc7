import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { addCoupon, listCoupons, listCouponUses, stopCoupon } from '#features/coupons/coupons.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { daysAfter, isIsoDate } from '#core/time/iso-date.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { type Coupon, couponCodeOf } from '#core/cart/coupon.ts'
import { frequencyOf, frequencyOfYears, monthsOf } from '#core/catalogue/frequency.ts'
import { basisPointsOfPercentage, centsOfDecimal, decimalOf, percentageOf } from '#core/money/money.ts'
import { runOperatorCommand, withDatabase } from './operator-command.ts'

const usage = `  npm run coupons                       all codes, and how many orders with each were paid
  npm run coupons -- add <code> …       makes one:
      --percent 10 or --amount 5.00     off what is left after other discounts; amounts without VAT
      --from 2026-11-20                 first day in Amsterdam; without it today
      --until 2026-11-30                last day; without it until it is stopped
      --for webhosting,email-stek,.nl   families, products and extensions; without it everything
      --terms monthly,yearly,3-yearly   how long is paid at once; without it any term
      --first-order                     for customers who have not ordered before
      --per-customer 1                  so many orders of a customer
      --in-all 100                      so many orders of all customers together
  npm run coupons -- stop <code>        from now on it has expired; who is paying already keeps it
  npm run coupons -- uses <code>        paid orders with it, the newest first`

const options = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  for: { type: 'string' },
  terms: { type: 'string' },
  'first-order': { type: 'boolean' },
  'per-customer': { type: 'string' },
  'in-all': { type: 'string' },
} as const

/** A text says what is wrong. */
function couponOf(typed: string, args: readonly string[]): Coupon | string {
  const code = couponCodeOf(typed)
  if (code === null) return `"${typed}" is no code: 3 to 32 letters, digits and hyphens.`
  const given = valuesIn(args)
  if (typeof given === 'string') return given
  const { from = shopDayOf(new Date()), until } = given
  if (!isIsoDate(from)) return `--from ${from} is no day.`
  if (until !== undefined && (!isIsoDate(until) || until < from)) return `--until ${until} is no day after ${from}.`
  const off = offOf(given.percent, given.amount)
  if (off === null) return 'Say --percent (up to 100) or --amount (like 5.00), and not both.'
  const products = listOf(given.for)
  const unknown = products.find((name) => !isSold(name))
  if (unknown !== undefined) return `--for ${unknown} is no family, product or extension.`
  const terms = listOf(given.terms).map((word) => frequencyOf(word))
  const limits = [given['per-customer'], given['in-all']].map(countOf)
  const [maxPerCustomer = null, maxInAll = null] = limits
  if (limits.some((limit) => Number.isNaN(limit))) return '--per-customer and --in-all are whole numbers from 1 on.'
  const months = terms.flatMap((term) => (term === null ? [] : monthsOf(term)))
  if (months.length < terms.length) return '--terms are monthly, yearly or 2-yearly up to 10-yearly.'
  const firstOrderOnly = given['first-order'] ?? false
  const period = until === undefined ? { from } : { from, until }
  return { code, ...period, off, products, months, firstOrderOnly, maxPerCustomer, maxInAll }
}

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    return `${(error as Error).message}\n\n${usage}`
  }
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

async function showUses(pool: Pool, code: string): Promise<number> {
  const uses = await listCouponUses(pool, code)
  const rows = uses.map(({ orderNumber, day, discount, total }) => [
    orderNumber,
    day,
    decimalOf(discount),
    decimalOf(total),
  ])
  console.log(
    rows.length === 0
      ? `No paid order has ${code}.`
      : textTableOf([['order', 'paid', 'discount', 'total incl. VAT'], ...rows]),
  )
  return 0
}

const header = ['code', 'discount', 'from', 'until', 'for', 'terms', 'limits', 'paid']

async function list(pool: Pool): Promise<number> {
  const coupons = await listCoupons(pool)
  console.log(coupons.length === 0 ? 'There is no code yet.' : textTableOf([header, ...coupons.map(rowOf)]))
  return 0
}

function rowOf(coupon: Coupon & { readonly paidUses: number }): readonly string[] {
  const { code, off, from, until, products, months, firstOrderOnly, maxPerCustomer, maxInAll, paidUses } = coupon
  const limits = [
    firstOrderOnly ? 'first order' : '',
    maxPerCustomer === null ? '' : `${maxPerCustomer} a customer`,
    maxInAll === null ? '' : `${maxInAll} in all`,
  ].filter((limit) => limit !== '')
  return [
    code,
    'amount' in off ? `€ ${decimalOf(off.amount)}` : `${percentageOf(off.percentage)} %`,
    from,
    until ?? '',
    products.join(', ') || 'everything',
    months.map((count) => (count === 1 ? 'monthly' : frequencyOfYears(count / 12))).join(', ') || 'any',
    limits.join(', '),
    String(paidUses),
  ]
}

function none(code: string): string {
  return `There is no code ${code}.`
}

await runOperatorCommand(([command = 'list', typed = '', ...rest]) => {
  const code = couponCodeOf(typed)
  if (command === 'list' && typed === '') return withDatabase(list)
  if (code !== null && command === 'stop' && rest.length === 0) return withDatabase((pool) => stop(pool, code))
  if (code !== null && command === 'uses' && rest.length === 0) return withDatabase((pool) => showUses(pool, code))
  const made = command === 'add' ? couponOf(typed, rest) : null
  if (made !== null && typeof made !== 'string') return withDatabase((pool) => add(pool, made))
  console.error(made ?? usage)
  return Promise.resolve(2)
})
