import type { Deps } from '#features/deps.ts'
import { depsOver } from '#tests/builders/deps.ts'
import * as fc from 'fast-check'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createPostbackSender, createSendPostback } from '#features/partners/postback-sender.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { setPartnerIban } from '#features/partners/repository.ts'
import { createPool } from '#platform/db/pool.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { balanceOf, keptOf, type SaleEvent } from '#core/partners/commission-ledger.ts'
import { type Cents, cents, noCents, sumOf } from '#core/money/money.ts'
import { bookCommissions, bookSale } from '#features/partners/book-commissions.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { type AffiliateShop, openAffiliateShop } from './affiliate-shop.ts'
import { idealPayment, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { domainChoice, hostingChoice } from '#tests/api/carts/choices.ts'
import { silentLog } from '#platform/telemetry/log.ts'

const iban = 'NL91ABNA0417164300'

describe('commission', () => {
  test('arises on paid, is approved after 30 days, and is paid out', async () => {
    await using affiliateShop = await openAffiliateShop()
    const partner = await affiliateShop.partner()
    await affiliateShop.sell({ affiliateId: partner })
    await affiliateShop.sell({ affiliateId: partner, slugs: ['reseller-100', 'webhosting-boom'], daysAgo: 31 })
    await bookCommissions(affiliateShop.shop.deps)
    expect(await affiliateShop.entries()).toEqual(
      expect.arrayContaining([
        ['earned', 4000, 0, 0],
        ['earned', 20_000, 0, 0],
        ['approved', -20_000, 20_000, 0],
      ]),
    )
    const payout = { iban, amount: cents(20_000), day: '2026-11-15' } as const
    expect(await affiliateShop.payOut(partner, payout)).toBe('booked')
    expect(await affiliateShop.payOut(partner, payout)).toBe('booked_before')
    expect(await affiliateShop.payOut(partner, { ...payout, amount: cents(1) })).toBe('more_than_approved')
    const elsewhere = { ...payout, iban: 'DE89370400440532013000', amount: cents(1) }
    expect(await affiliateShop.payOut(partner, elsewhere)).toBe('other_account')
    expect((await affiliateShop.statement(await affiliateShop.tokenOf(partner))).totals).toEqual({
      pending: 40,
      approved: 0,
      paid: 200,
    })
  })

  test.each([
    ['refunded', 5808, 4000],
    ['charged_back', 2904, 2000],
    ['withdrawn', 5808, 4000],
  ] as const)('is reversed when the order is %s', async (kind, amount, lost) => {
    await using affiliateShop = await openAffiliateShop()
    const orderId = await affiliateShop.sell({ affiliateId: await affiliateShop.partner(), daysAgo: 3 })
    await bookCommissions(affiliateShop.shop.deps)
    await affiliateShop.happen(orderId, kind, amount)
    await bookCommissions(affiliateShop.shop.deps)
    expect(await affiliateShop.entries()).toEqual([
      ['earned', 4000, 0, 0],
      ['reversed', -lost, 0, 0],
    ])
  })

  test.each([
    ['a number that nobody has', { affiliateId: '999999' }],
    ['nobody', { affiliateId: null }],
    ['the partner, by address', { affiliateId: '1001', buyer: { email: 'bo+koop@tuinblog.example' } }],
    [
      'the partner, by VAT number',
      { affiliateId: '1001', buyer: { vatNumber: 'NL001234567B01', customerType: 'business' } },
    ],
    ['somebody before the partner was one', { affiliateId: '1001', daysAgo: 500 }],
  ] as const)('is never earned by %s', async (_, options) => {
    await using affiliateShop = await openAffiliateShop()
    await affiliateShop.partner({ vatNumber: 'NL001234567B01' })
    await affiliateShop.sell(options)
    await bookCommissions(affiliateShop.shop.deps)
    expect(await affiliateShop.entries()).toEqual([])
    expect(await affiliateShop.ledger.due(10)).toEqual([])
    expect((await affiliateShop.statement(await affiliateShop.tokenOf('1001'))).sales).toEqual([])
  })

  test('is not earned after the partnership ended, and what was earned before stays', async () => {
    await using affiliateShop = await openAffiliateShop()
    const partner = await affiliateShop.partner()
    await affiliateShop.sell({ affiliateId: partner, daysAgo: 2 })
    await affiliateShop.pool.query(`update partners set ended_at = now() - interval '1 day'`)
    await affiliateShop.sell({ affiliateId: partner })
    await bookCommissions(affiliateShop.shop.deps)
    expect(await affiliateShop.entries()).toEqual([['earned', 4000, 0, 0]])
  })

  test('is the same whatever became known first', async () => {
    await using affiliateShop = await openAffiliateShop()
    const partner = await affiliateShop.partner()
    const orderId = await affiliateShop.sell({ affiliateId: partner, daysAgo: 31 })
    await affiliateShop.happen(orderId, 'refunded', 2904)
    await bookCommissions(affiliateShop.shop.deps)
    const other = await affiliateShop.sell({ affiliateId: partner, daysAgo: 31 })
    await bookCommissions(affiliateShop.shop.deps)
    await affiliateShop.happen(other, 'refunded', 2904)
    await bookCommissions(affiliateShop.shop.deps)
    const sums = await affiliateShop.rowsOf(
      'select sum(pending_cents)::int as pending, sum(approved_cents)::int as approved from commission_entries group by order_id',
    )
    expect(sums).toEqual([
      { pending: 0, approved: 2000 },
      { pending: 0, approved: 2000 },
    ])
  })
})

describe('what a sale may earn', () => {
  let affiliateShop: AffiliateShop
  let partners = 0
  beforeAll(async () => void (affiliateShop = await openAffiliateShop()))
  afterAll(() => affiliateShop[Symbol.asyncDispose]())

  const newPartner = (rest: object = {}) =>
    affiliateShop.partner({ email: `partner${(partners += 1)}@x.example`, ...rest })
  const earnedBy = async (partner: string) => {
    await bookCommissions(affiliateShop.shop.deps)
    const text = 'select commission_cents as earned from partner_sales where partner = $1 order by paid_at'
    return (await affiliateShop.rowsOf<{ earned: number }>(text, [partner])).map(({ earned }) => earned)
  }
  const balanceIn = async (partner: string) => balanceOf((await affiliateShop.ledger.account(partner)).entries)
  const payout = { iban, amount: cents(4000), day: '2026-11-15' } as const

  test('is half of what was paid for it without VAT, and of a monthly contract that of one month', async () => {
    const affiliateId = await newPartner()
    const eight = { slugs: Array.from({ length: 8 }, () => 'webhosting-stek'), price: 400, total: 3872 }
    await affiliateShop.sell({ affiliateId, ...eight, priceFrequency: 'monthly', daysAgo: 3 })
    const month = { slugs: ['reseller-10'], price: 1250, total: 1513, priceFrequency: 'monthly' } as const
    await affiliateShop.sell({ affiliateId, ...month, daysAgo: 2 })
    await affiliateShop.sell({ affiliateId, slugs: ['reseller-100'], price: 86_346, total: 104_479, daysAgo: 1 })
    expect(await earnedBy(affiliateId)).toEqual([1600, 625, 20_000])
  })

  const first = { email: 'klant@x.example', phone: '+31611111111', chamberOfCommerceNumber: '12345678' }
  const business = { ...first, customerType: 'business', vatNumber: 'NL999999990B01' } as const
  const account = 'NL20INGB0001234567'

  test('is nothing for who bought before, as far as that shows, whoever brought the first order', async () => {
    const [one, two] = [await newPartner(), await newPartner()]
    await affiliateShop.sell({ affiliateId: one, buyer: business, account, daysAgo: 9 })
    for (const again of [
      { buyer: business },
      { buyer: { email: 'Klant+nog-een@x.example' } },
      { buyer: { phone: first.phone } },
      { buyer: { customerType: 'business', vatNumber: business.vatNumber } as const },
      { buyer: { chamberOfCommerceNumber: '1234.5678' } },
      { account },
    ]) {
      await affiliateShop.sell({ affiliateId: two, ...again, daysAgo: 8 })
    }
    await affiliateShop.sell({ affiliateId: two, daysAgo: 7 })
    expect(await earnedBy(one)).toEqual([4000])
    expect(await earnedBy(two)).toEqual([0, 0, 0, 0, 0, 0, 4000])
  })

  test('is nothing for who bought before without a link, and all of it for who got something for nothing', async () => {
    const affiliateId = await newPartner()
    const [buyer, other] = [{ email: 'een@x.example' }, { email: 'twee@x.example' }]
    await affiliateShop.sell({ buyer, daysAgo: 3 })
    const free = await affiliateShop.sell({ buyer: other, total: 0, daysAgo: 3 })
    // Whoever settles such an order keeps no keys.
    await affiliateShop.pool.query('delete from buyer_keys where order_id = $1', [free])
    await affiliateShop.sell({ affiliateId, buyer, daysAgo: 2 })
    await affiliateShop.sell({ affiliateId, buyer: other, daysAgo: 1 })
    expect(await earnedBy(affiliateId)).toEqual([0, 4000])
  })

  test('waits for the booking of another order of the same person, which may have been paid later', async () => {
    const affiliateId = await newPartner()
    const buyer = { email: 'tegelijk@x.example' }
    const decided = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const { transaction, ...booking } = affiliateShop.shop.deps
    /** Stops between the decision and the commit. */
    const slowly: Deps['transaction'] = (work) =>
      transaction(async (stores) => {
        const result = await work(stores)
        decided.resolve()
        await goOn.promise
        return result
      })
    const late = bookSale({ ...booking, transaction: slowly }, await affiliateShop.sell({ affiliateId, buyer }))
    await decided.promise
    const early = affiliateShop.book(await affiliateShop.sell({ affiliateId, buyer, daysAgo: 1 }))
    let isBooked = false
    void early.then(() => (isBooked = true))
    const waiting = 'select from pg_locks where locktype = $1 and not granted'
    await expect.poll(async () => isBooked || (await affiliateShop.rowsOf(waiting, ['advisory'])).length > 0).toBe(true)
    goOn.resolve()
    await Promise.all([early, late])
    expect(await earnedBy(affiliateId)).toEqual([0, 4000])
  })

  test('is approved only with a checked account, and reversed when the money came from that account', async () => {
    const affiliateId = await newPartner({ iban: null })
    await affiliateShop.sell({ affiliateId, daysAgo: 40 })
    await affiliateShop.sell({ affiliateId, daysAgo: 39, account: iban })
    await affiliateShop.sell({ affiliateId, daysAgo: 1 })
    await bookCommissions(affiliateShop.shop.deps)
    expect(await balanceIn(affiliateId)).toEqual({ pending: 12_000, approved: 0, paid: 0 })
    expect(await affiliateShop.ledger.due(10)).toEqual([])
    expect(await affiliateShop.payOut(affiliateId, payout)).toBe('other_account')

    expect(await setPartnerIban(affiliateShop.pool, affiliateId, iban)).toBe(true)
    await bookCommissions(affiliateShop.shop.deps)
    expect(await balanceIn(affiliateId)).toEqual({ pending: 4000, approved: 4000, paid: 0 })
    expect(await affiliateShop.ledger.due(10)).toEqual([])
  })

  test('is approved when the money can no longer be taken back, later for a card', async () => {
    const affiliateId = await newPartner()
    await affiliateShop.sell({ affiliateId, daysAgo: 121, method: 'creditcard' })
    await affiliateShop.sell({ affiliateId, daysAgo: 119, method: 'creditcard' })
    await bookCommissions(affiliateShop.shop.deps)
    const { totals, sales } = await affiliateShop.statement(await affiliateShop.tokenOf(affiliateId))
    expect(totals).toEqual({ pending: 40, approved: 40, paid: 0 })
    expect(sales.map(({ state }) => state)).toEqual(['approved', 'pending'])
    // 120 times 24 hours: in days of the calendar it can be one less, when summer time ends in between.
    expect(sales[1]?.approvedOn).toBe(shopDayOf(new Date(Date.now() + 86_400_000)))
  })

  test('is brought down to half when it was decided by the rule before, unless it was approved', async () => {
    const affiliateId = await newPartner()
    for (const [daysAgo, isApproved] of [
      [60, true],
      [31, false],
    ] as const) {
      const orderId = await affiliateShop.sell({ affiliateId, price: 4800, daysAgo })
      await affiliateShop.pool.query(
        `insert into partner_sales (order_id, partner, commission_cents, is_self_referral, paid_at, approval_due_at)
         select id, affiliate_id, 4000, false, paid_at, paid_at + interval '30 days' from orders where id = $1`,
        [orderId],
      )
      await affiliateShop.pool.query(
        `insert into commission_entries (order_id, kind, pending_cents, approved_cents, paid_cents)
         select $1, kind, pending, approved, 0
         from (values ('earned', 4000, 0), ('approved', -4000, 4000)) as entry (kind, pending, approved)
         where kind = 'earned' or $2`,
        [orderId, isApproved],
      )
    }
    await bookCommissions(affiliateShop.shop.deps)
    const sums = await affiliateShop.rowsOf(
      `select sum(pending_cents)::int as pending, sum(approved_cents)::int as approved, max_commission_cents as cap
       from commission_entries join partner_sales as sale using (order_id) where partner = $1
       group by order_id, max_commission_cents, sale.paid_at order by sale.paid_at`,
      [affiliateId],
    )
    expect(sums).toEqual([
      { pending: 0, approved: 4000, cap: null },
      { pending: 0, approved: 2400, cap: 2400 },
    ])
  })

  test('is not transferred to an account that owes some under another number', async () => {
    const shared = { iban: 'DE89370400440532013000' }
    const [one, two] = [await newPartner(shared), await newPartner(shared)]
    const lost = await affiliateShop.sell({ affiliateId: one, daysAgo: 40 })
    await affiliateShop.sell({ affiliateId: two, daysAgo: 40 })
    await bookCommissions(affiliateShop.shop.deps)
    expect(await affiliateShop.payOut(one, { ...payout, ...shared })).toBe('booked')
    await affiliateShop.happen(lost, 'refunded', 5808)
    await bookCommissions(affiliateShop.shop.deps)
    expect(await affiliateShop.payOut(two, { ...payout, ...shared })).toBe('owed_elsewhere')
  })
})

/** The answers to calls at once. On a busy machine some wait too long for a connection; those come back later. */
async function atOnce<Answer>(calls: number, call: (index: number) => Promise<Answer>): Promise<readonly Answer[]> {
  const all = await Promise.allSettled(Array.from({ length: calls }, (_, index) => call(index)))
  return all.flatMap((each) => {
    if (each.status === 'fulfilled') return [each.value]
    expect(each.reason).toBeInstanceOf(Unavailable)
    return []
  })
}

describe('any number of workers', () => {
  test('book 200 times at once what is booked once', async () => {
    await using affiliateShop = await openAffiliateShop()
    const orderId = await affiliateShop.sell({ affiliateId: await affiliateShop.partner(), daysAgo: 31 })
    await affiliateShop.happen(orderId, 'refunded', 2904)
    await atOnce(200, () => affiliateShop.book(orderId))
    await affiliateShop.book(orderId)
    expect(await affiliateShop.entries()).toEqual([
      ['earned', 4000, 0, 0],
      ['reversed', -2000, 0, 0],
      ['approved', -2000, 2000, 0],
    ])
  })

  test('pay out 50 times at once what is paid once', async () => {
    await using affiliateShop = await openAffiliateShop()
    const partner = await affiliateShop.partner()
    for (let index = 0; index < 3; index += 1) await affiliateShop.sell({ affiliateId: partner, daysAgo: 31 })
    await bookCommissions(affiliateShop.shop.deps)
    const outcomes = await atOnce(50, (index) =>
      affiliateShop.payOut(partner, { iban, amount: cents(9000 + (index % 2)), day: '2026-11-15' }),
    )
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1)
    const { totals } = await affiliateShop.statement(await affiliateShop.tokenOf(partner))
    expect(totals.approved + totals.paid).toBeCloseTo(120)
    expect([90, 90.01]).toContain(totals.paid)
  })

  test('of which some die in the middle, lose and double nothing', async () => {
    await using affiliateShop = await openAffiliateShop()
    const partner = await affiliateShop.partner()
    const orders: string[] = []
    for (let index = 0; index < 30; index += 1)
      orders.push(await affiliateShop.sell({ affiliateId: partner, daysAgo: index * 2 }))
    for (const orderId of orders.slice(10, 20)) await affiliateShop.happen(orderId, 'refunded', 5808)
    const dying = createPool(affiliateShop.shop.database.connection)
    const others = [bookCommissions(affiliateShop.shop.deps), bookCommissions(affiliateShop.shop.deps)]
    const work = Promise.allSettled([bookCommissions(await depsOver(dying)), ...others])
    await affiliateShop.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await work
    await dying.end()
    await bookCommissions(affiliateShop.shop.deps)
    await bookCommissions(affiliateShop.shop.deps)
    const kinds = await affiliateShop.rowsOf(
      'select kind, count(*)::int from commission_entries group by kind order by kind',
    )
    expect(kinds).toEqual([
      { kind: 'approved', count: 10 },
      { kind: 'earned', count: 30 },
      { kind: 'reversed', count: 10 },
    ])
    expect(await affiliateShop.rowsOf('select from order_events where processed_at is null')).toEqual([])
  })

  test('are not held up by an order that cannot be booked', async () => {
    const booked: string[] = []
    let rounds = 0
    const lockOrder = async (orderId: string) => {
      if (orderId === 'broken') throw new Error('broken')
      booked.push(orderId)
      return null
    }
    const booking = {
      ledger: { due: async () => (rounds++ === 0 ? ['broken', 'whole'] : []) },
      transaction: (work: (stores: object) => Promise<void>) => work({ ledger: { lockOrder } }),
      hasPostback: false,
    } as unknown as Deps
    await expect(bookCommissions(booking)).rejects.toThrow('broken')
    expect(booked).toEqual(['whole'])
  })
})

test('whatever happens in whatever order, the entries add up to what each sale is worth', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('sell' as const), daysAgo: fc.constantFrom(0, 10, 29, 31, 90), total: fc.nat(30_000) }),
    fc.record({
      do: fc.constant('happen' as const),
      sale: fc.nat(),
      kind: fc.constantFrom('refunded' as const, 'charged_back' as const, 'withdrawn' as const),
      amount: fc.integer({ min: 1, max: 30_000 }),
    }),
    fc.record({ do: fc.constant('book' as const), workers: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ do: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 20_000 }) }),
  )
  const run = async (steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
    await using affiliateShop = await openAffiliateShop()
    const partner = await affiliateShop.partner()
    const orders: string[] = []
    let transferred = 0
    for (const each of steps) {
      if (each.do === 'sell') orders.push(await affiliateShop.sell({ affiliateId: partner, ...each }))
      const orderId = each.do === 'happen' ? orders[each.sale % orders.length] : undefined
      if (each.do === 'happen' && orderId) await affiliateShop.happen(orderId, each.kind, each.amount)
      if (each.do === 'book')
        await Promise.all(Array.from({ length: each.workers }, () => bookCommissions(affiliateShop.shop.deps)))
      if (each.do === 'pay') {
        const payout = { iban, amount: cents(each.amount), day: '2026-11-15' } as const
        if ((await affiliateShop.payOut(partner, payout)) === 'booked') transferred += each.amount
      }
    }
    await bookCommissions(affiliateShop.shop.deps)
    expect(await affiliateShop.ledger.due(10)).toEqual([])
    const { sales, entries, payouts } = await affiliateShop.ledger.account(partner)
    expect(sales).toHaveLength(orders.length)
    expect(balanceOf(entries).paid).toBe(transferred)
    expect(sumOf(payouts.map(({ amount }) => amount))).toBe(transferred)
    // Booked afresh by the rules alone, each sale comes to the same sum.
    const worth = await Promise.all(orders.map((orderId) => worthOf(affiliateShop, orderId)))
    const { pending, approved, paid } = balanceOf(entries)
    expect(pending + approved + paid).toBe(sumOf(worth))
    expect(pending).toBeGreaterThanOrEqual(0)
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), run), { numRuns: 8, seed: 8 })
})

async function worthOf(affiliateShop: AffiliateShop, orderId: string): Promise<Cents> {
  const events = await affiliateShop.rowsOf<SaleEvent>(
    'select kind, amount_cents as amount, occurred_at as at from order_events where order_id = $1',
    [orderId],
  )
  const [{ total } = { total: noCents }] = await affiliateShop.rowsOf<{ total: Cents }>(
    'select total_cents as total from orders where id = $1',
    [orderId],
  )
  const paidAt = events.find(({ kind }) => kind === 'paid')?.at ?? new Date()
  return total === 0 ? noCents : keptOf(cents(4000), { total, customerType: 'private', paidAt, events })
}

test('an entry can be neither changed nor taken away', async () => {
  await using affiliateShop = await openAffiliateShop()
  await affiliateShop.sell({ affiliateId: await affiliateShop.partner() })
  await bookCommissions(affiliateShop.shop.deps)
  await expect(affiliateShop.pool.query('update commission_entries set pending_cents = 1')).rejects.toThrow(
    /never changes/,
  )
  await expect(affiliateShop.pool.query('delete from commission_entries')).rejects.toThrow(/never changes/)
})

describe('an order that is paid at the bank', () => {
  const account = 'NL91ABNA0417164300'

  async function openWithPartner(options: Parameters<typeof openCheckoutShop>[0] = {}) {
    const shop = await openCheckoutShop(options)
    await shop.pool.query(
      `insert into partners (name, email, email_key, website, iban, confirmed_at)
       values ('Bo', 'bo@x.example', 'bo@x.example', 'https://x.example', $1, now() - interval '1 hour')`,
      [account],
    )
    const customerId = await shop.customer()
    const cartId = await shop.cartOf(customerId, domainChoice('d'), hostingChoice('h', 'd'))
    const request = { ...idealPayment, affiliateId: '1001', wctId: 'wct220101010000abcde' }
    const agreed = { cookie: `wct=${request.wctId}`, 'sec-fetch-site': 'same-origin' }
    const { body } = await shop.pay(customerId, cartId, request, agreed)
    const booking = Object.assign(shop.deps, { hasPostback: true })
    const { ledger } = booking
    const entries = () =>
      shop.rowsOf<{ kind: string; pending: number }>(
        'select kind, pending_cents as pending from commission_entries order by id',
      )
    const decide = async (outcome: 'paid' | 'refunded') => {
      await shop.bank.decide(await shop.providerIdOf(body.id), outcome)
      await shop.bank.idle()
      await bookCommissions(booking)
    }
    return { shop, ledger, booking, entries, decide }
  }

  test('earns what its affiliate id says, and loses it with a refund', async () => {
    const { shop, booking, entries, decide } = await openWithPartner()
    await using _ = shop
    await bookCommissions(booking)
    expect(await entries()).toEqual([])
    await decide('paid')
    const [earned] = await entries()
    expect(earned).toMatchObject({ kind: 'earned' })
    expect(earned?.pending).toBeGreaterThan(0)
    expect(await shop.rowsOf(`select from jobs where task = 'send_postback'`)).toHaveLength(1)
    await decide('refunded')
    expect(await entries()).toEqual([earned, { kind: 'reversed', pending: -(earned?.pending ?? 0) }])
  })

  const paidFromIt: Parameters<typeof openWithPartner>[0] = {
    provider: (real) => ({
      ...real,
      async find(id) {
        const found = await real.find(id)
        return found && { ...found, payerAccount: 'NL91 ABNA 0417 1643 00' }
      },
    }),
  }

  test('loses what it earned when the account it was paid from turns out to be the partner’s, which is kept as a hash', async () => {
    const { shop, booking, entries, decide } = await openWithPartner(paidFromIt)
    await using _ = shop
    await shop.pool.query('update partners set iban = null')
    await decide('paid')
    const [earned] = await entries()
    expect(earned).toMatchObject({ kind: 'earned' })
    const keys = await shop.rowsOf<{ key_hash: string }>('select key_hash from buyer_keys')
    expect(keys).toHaveLength(3)
    expect(JSON.stringify(keys)).not.toMatch(/ABNA/)
    await setPartnerIban(shop.pool, '1001', account)
    await bookCommissions(booking)
    expect(await entries()).toEqual([earned, { kind: 'reversed', pending: -(earned?.pending ?? 0) }])
  })

  test('earns nothing when the money comes from the partner’s own account, which is not kept', async () => {
    const { shop, entries, decide } = await openWithPartner(paidFromIt)
    await using _ = shop
    await decide('paid')
    expect(await entries()).toEqual([])
    expect(await shop.rowsOf('select commission_cents, is_self_referral from partner_sales')).toEqual([
      { commission_cents: 0, is_self_referral: true },
    ])
    const kept = await shop.rowsOf<{ row: string }>(
      'select t::text as row from payment_reports as t union all select t::text from payments as t',
    )
    expect(kept.map(({ row }) => row).join()).not.toMatch(/ABNA/)
  })
})

describe('a postback', () => {
  test('tells how a sale with a tracking id stands, on paid and on reversal, until somebody takes it', async () => {
    const asked: string[] = []
    let status = 503
    const tracker = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void tracker.close())
    await once(tracker, 'listening')
    const { port } = tracker.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/?c={clickId}&o={orderNumber}&a={amount}&u={currency}&s={status}`

    await using affiliateShop = await openAffiliateShop({ overrides: { hasPostback: true } })
    const orderId = await affiliateShop.sell({ wctId: 'wct220101010000abcde' })
    await affiliateShop.sell({ affiliateId: await affiliateShop.partner() })
    await bookCommissions(affiliateShop.shop.deps)
    await bookCommissions(affiliateShop.shop.deps)
    const worker = createWorker({
      queue: createJobQueue(affiliateShop.pool),
      tasks: {
        send_postback: createSendPostback({
          ledger: affiliateShop.ledger,
          sender: createPostbackSender({ url }),
        }),
      },
      log: silentLog,
      idleMs: 5,
      backOff: () => 0,
    })
    onTestFinished(() => worker.stop())
    const waiting = async () => (await affiliateShop.rowsOf(`select from jobs where task = 'send_postback'`)).length
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    status = 200
    await expect.poll(waiting).toBe(0)
    const [{ number } = { number: '' }] = await affiliateShop.rowsOf<{ number: string }>(
      'select number from orders where id = $1',
      [orderId],
    )
    const told = (amount: string, how: string) => `/?c=wct220101010000abcde&o=${number}&a=${amount}&u=EUR&s=${how}`
    expect(new Set(asked)).toEqual(new Set([told('48.00', 'paid')]))

    for (const [amount, left, how] of [
      [2904, '24.00', 'reduced'],
      [2904, '0.00', 'reversed'],
    ] as const) {
      asked.length = 0
      await affiliateShop.happen(orderId, 'refunded', amount)
      await bookCommissions(affiliateShop.shop.deps)
      await expect.poll(waiting).toBe(0)
      expect(asked).toEqual([told(left, how)])
    }
    await worker.stop()
  })

  test('is nobody’s when nobody wants it', async () => {
    await using affiliateShop = await openAffiliateShop()
    await affiliateShop.sell({ wctId: 'wct220101010000abcde' })
    await bookCommissions(affiliateShop.shop.deps)
    expect(await affiliateShop.rowsOf('select from jobs')).toEqual([])
  })
})
