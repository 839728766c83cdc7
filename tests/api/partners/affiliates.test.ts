import { createDataCleaning } from '#platform/db/data-cleaning.ts'
import { describe, expect, test } from 'vitest'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createMails } from '#features/emails/repository.ts'
import { cents } from '#core/money/money.ts'
import { bookCommissions } from '#features/partners/book-commissions.ts'
import { cleanUp } from '#platform/jobs/clean-up.ts'
import { createSendMail } from '#features/emails/send-mail.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import type { OutgoingMail } from '#platform/email/create-mailer.ts'
import { type AffiliateShop, application, openAffiliateShop } from './affiliate-shop.ts'
import type { CustomerRow } from '#tests/builders/customers.ts'
import { noPapers } from '#tests/builders/no-papers.ts'
import { silentLog } from '#platform/telemetry/log.ts'

/** Sends all mails that wait, and keeps them. */
async function post(affiliateShop: AffiliateShop): Promise<readonly OutgoingMail[]> {
  const letters: OutgoingMail[] = []
  const send_mail = createSendMail({
    mails: createMails(affiliateShop.pool),
    mailer: { send: async (letter) => void letters.push(letter) },
    issueToken: async () => '',
    issuePartnerToken: (subject) => affiliateShop.partners.issueToken(subject),
    origin: 'https://shop.example',
    ...noPapers,
  })
  const worker = createWorker({
    queue: createJobQueue(affiliateShop.pool),
    tasks: { send_mail },
    log: silentLog,
    idleMs: 5,
  })
  await expect.poll(async () => (await affiliateShop.rowsOf('select from jobs')).length).toBe(0)
  await worker.stop()
  return letters
}

const sumOf = (column: number, rows: readonly (readonly string[])[]) =>
  rows.reduce((sum, row) => sum + Math.round(Number((row[column] ?? '').replace(',', '.')) * 100), 0)

const tokenIn = (letter: OutgoingMail | undefined) => /#token=([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? ''

const apply = (affiliateShop: AffiliateShop, rest: object = {}) =>
  affiliateShop.shop.ask('POST', '/api/affiliates', { json: { ...application, ...rest } })

const confirm = (affiliateShop: AffiliateShop, token: string) =>
  affiliateShop.shop.ask('POST', '/api/affiliates/confirm', { json: { token } })

describe('becoming a partner', () => {
  test('goes by a mail: the address is confirmed, a number is given, and a personal link follows', async () => {
    await using affiliateShop = await openAffiliateShop()
    expect(await apply(affiliateShop)).toMatchObject({ status: 201, body: { status: 'applied' } })
    expect(await affiliateShop.rowsOf('select from partners')).toEqual([])
    const [ask, ...none] = await post(affiliateShop)
    expect(none).toEqual([])
    expect(ask).toMatchObject({ to: application.email, subject: 'Bevestig je aanmelding als partner van Stek' })
    expect(ask?.text).toContain('https://shop.example/partnerprogramma/aanmelden#token=')

    expect(await confirm(affiliateShop, tokenIn(ask))).toMatchObject({
      status: 200,
      body: { status: 'confirmed', affiliateId: '1001' },
    })
    const [welcome] = await post(affiliateShop)
    expect(welcome?.text).toContain('https://shop.example/partnerprogramma/overzicht#token=')
    expect(welcome?.text).toContain('https://shop.example/?via=1001')
    expect(await affiliateShop.statement(tokenIn(welcome))).toMatchObject({
      affiliateId: '1001',
      name: 'Bo de Groot',
      sales: [],
    })
  })

  test('a second click is no mistake, and 200 clicks at once make one partner with one mail', async () => {
    await using affiliateShop = await openAffiliateShop()
    await apply(affiliateShop)
    const token = tokenIn((await post(affiliateShop))[0])
    const clicks = await Promise.all(Array.from({ length: 200 }, () => confirm(affiliateShop, token)))
    // On a busy machine some wait too long for a connection, and are told to come back.
    const served = clicks.filter(({ status }) => status !== 503)
    expect(new Set(served.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"status":"confirmed","affiliateId":"1001"}']),
    )
    expect(await affiliateShop.rowsOf('select number from partners')).toEqual([{ number: '1001' }])
    expect(await post(affiliateShop)).toHaveLength(1)
    await apply(affiliateShop, { email: 'else@where.example' })
    await confirm(affiliateShop, tokenIn((await post(affiliateShop))[0]))
    expect(await affiliateShop.rowsOf('select number from partners order by number')).toEqual([
      { number: '1001' },
      { number: '1002' },
    ])
  })

  test('the link confirms what its own application said, whoever else used the address', async () => {
    await using affiliateShop = await openAffiliateShop()
    await apply(affiliateShop)
    const [mine] = await post(affiliateShop)
    await apply(affiliateShop, { name: 'Iemand Anders', iban: 'DE89370400440532013000' })
    await post(affiliateShop)
    await confirm(affiliateShop, tokenIn(mine))
    expect(await affiliateShop.rowsOf('select name, iban from partners')).toEqual([{ name: 'Bo de Groot', iban: null }])
  })

  test('with something wrong is refused field by field, and nothing is written down', async () => {
    await using affiliateShop = await openAffiliateShop()
    const before = await affiliateShop.shop.state()
    const wrong = { name: '', email: 'bo', website: 'x', vatNumber: 'NL1', iban: 'NL00' }
    const { status, body } = await apply(affiliateShop, wrong)
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { path: 'name', code: 'required' },
      { path: 'email', code: 'malformed_email' },
      { path: 'website', code: 'malformed_website' },
      { path: 'vatNumber', code: 'malformed_vat_number' },
      { path: 'iban', code: 'malformed_iban' },
    ])
    expect((await apply(affiliateShop, { number: '7' })).status).toBe(422)
    expect(await affiliateShop.shop.state()).toBe(before)
    expect(await affiliateShop.rowsOf('select from partner_applications')).toEqual([])
  })

  test('an IBAN with digits where its country has the letters of a bank is refused', async () => {
    await using affiliateShop = await openAffiliateShop()
    const { status, body } = await apply(affiliateShop, { iban: 'NL53 1234 0417 1643 00' })
    expect([status, body.errors]).toEqual([422, [{ path: 'iban', code: 'malformed_iban' }]])
    expect(await affiliateShop.rowsOf('select from partner_applications')).toEqual([])
  })

  test('programs that fill in every field get the same answer, and nothing happens', async () => {
    await using affiliateShop = await openAffiliateShop()
    const person = await apply(affiliateShop, { email: 'other@where.example' })
    const program = await apply(affiliateShop, { fax: '030 1234567' })
    expect([program.status, program.text]).toEqual([person.status, person.text])
    expect(await affiliateShop.rowsOf('select from partner_applications')).toHaveLength(1)
  })
})

describe('nobody learns who is a partner', () => {
  test('applying and asking for a link are answered the same for every address', async () => {
    await using affiliateShop = await openAffiliateShop()
    await affiliateShop.partner({ iban: null })
    await post(affiliateShop)
    const known = await apply(affiliateShop, { name: 'Een Ander', iban: 'DE89370400440532013000' })
    const [again] = await post(affiliateShop)
    expect(again).toMatchObject({ to: application.email, subject: 'Je link als partner van Stek' })
    const unknown = await apply(affiliateShop, { email: 'new@where.example' })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(await affiliateShop.rowsOf('select name, iban from partners')).toEqual([{ name: 'Bo de Groot', iban: null }])

    const link = (email: string) => affiliateShop.shop.ask('POST', '/api/affiliates/link', { json: { email } })
    const [one, other] = [await link('BO@Tuinblog.example'), await link('nobody@where.example')]
    expect([one.status, one.text]).toEqual([200, '{"status":"sent"}'])
    expect([other.status, other.text]).toEqual([one.status, one.text])
  })

  test('forged, foreign and old tokens are all the same answer', async () => {
    await using affiliateShop = await openAffiliateShop()
    const partner = await affiliateShop.partner()
    const token = await affiliateShop.tokenOf(partner)
    await apply(affiliateShop, { email: 'new@where.example' })
    const toConfirm = tokenIn((await post(affiliateShop)).find(({ to }) => to === 'new@where.example'))
    const statement = (text: string) =>
      affiliateShop.shop.ask('POST', '/api/affiliates/statement', { json: { token: text } })
    const answers = new Set<string>()
    for (const forged of [
      '',
      'x',
      partner,
      token.slice(1),
      `${token}A`,
      toConfirm,
      "' or 1=1 --",
      '\u0000',
      'é'.repeat(99),
    ]) {
      const { status, body } = await statement(forged)
      answers.add(`${status} ${body.code}`)
    }
    expect(answers).toEqual(new Set(['404 not_found']))
    const inQuery = await affiliateShop.shop.ask('GET', `/api/affiliates/statement?token=${token}`)
    expect(inQuery.status).toBe(405)
    for (const forged of ['', 'x', token]) {
      expect(await confirm(affiliateShop, forged)).toMatchObject({ status: 422, body: { code: 'token_invalid' } })
    }
    await affiliateShop.pool.query('update partner_tokens set expires_at = now()')
    expect((await statement(token)).status).toBe(404)
    expect((await confirm(affiliateShop, toConfirm)).status).toBe(422)
  })

  test('tokens are kept as hashes, and stand in no log', async () => {
    await using affiliateShop = await openAffiliateShop()
    const token = await affiliateShop.tokenOf(await affiliateShop.partner())
    await affiliateShop.statement(token)
    const rows = await affiliateShop.rowsOf<{ row: string }>(
      `select t::text as row from partner_tokens as t union all select t::text from mails as t union all select t::text from jobs as t`,
    )
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
    expect(affiliateShop.shop.accessLog.join()).not.toContain(token)
  })

  test('the first use of a newer link ends the older ones, and asking for one ends nothing', async () => {
    await using affiliateShop = await openAffiliateShop()
    const partner = await affiliateShop.partner()
    const old = await affiliateShop.tokenOf(partner)
    const other = await affiliateShop.tokenOf(await affiliateShop.partner({ email: 'else@where.example' }))
    const young = await affiliateShop.tokenOf(partner)
    const statusOf = async (token: string) =>
      (await affiliateShop.shop.ask('POST', '/api/affiliates/statement', { json: { token } })).status
    expect([await statusOf(old), await statusOf(young), await statusOf(old), await statusOf(young)]).toEqual([
      200, 200, 404, 200,
    ])
    expect(await statusOf(other)).toBe(200)
  })
})

describe('limits', () => {
  test('a source may apply ten times an hour, whatever the address', async () => {
    await using affiliateShop = await openAffiliateShop({ settings: { limits: true } })
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1)
      statuses.push((await apply(affiliateShop, { email: `a${index}@b.example` })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    expect(await affiliateShop.rowsOf('select from mails')).toHaveLength(10)
  })

  test('an address gets three mails an hour, and who asks for more is told the same', async () => {
    await using affiliateShop = await openAffiliateShop({ settings: { limits: true } })
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(affiliateShop)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await affiliateShop.rowsOf('select from mails')).toHaveLength(3)
  })

  test('nobody tries tokens faster than the pace', async () => {
    await using affiliateShop = await openAffiliateShop({ settings: { limits: true } })
    const json = { token: 'x' }
    const tries = Array.from({ length: 31 }, () =>
      affiliateShop.shop.ask('POST', '/api/affiliates/statement', { json }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('a statement', () => {
  const buyer = {
    email: 'koper@geheim.example',
    firstName: 'Zoë',
    lastName: 'van Geheim',
    companyName: 'Geheim B.V.',
    street: 'Geheimstraat',
    houseNumber: '77-bis',
    postalCode: '9999 ZZ',
    city: 'Geheimstad',
    phone: '+31699999999',
    customerType: 'business',
    vatNumber: 'NL999999999B99',
  } as const satisfies CustomerRow
  const visits = [
    { day: '2026-11-01', visits: 12 },
    { day: '2026-11-03', visits: 1 },
  ] as const

  async function filled() {
    const affiliateShop = await openAffiliateShop()
    affiliateShop.shop.deps.visits.of = async () => visits
    const partner = await affiliateShop.partner({ name: 'Bo de Groot' })
    const orders = [
      await affiliateShop.sell({ affiliateId: partner, buyer }),
      await affiliateShop.sell({ affiliateId: partner, daysAgo: 40, slugs: ['domain-nl', 'reseller-10'] }),
      await affiliateShop.sell({ affiliateId: partner, daysAgo: 35 }),
      await affiliateShop.sell({ affiliateId: partner, daysAgo: 3, slugs: ['domain-nl'] }),
      await affiliateShop.sell({ affiliateId: partner, daysAgo: 2, slugs: ['email-stek'] }),
    ] as const
    await affiliateShop.happen(orders[4], 'refunded', 5808)
    await bookCommissions(affiliateShop.shop.deps)
    await affiliateShop.payOut(partner, { iban: 'NL91ABNA0417164300', amount: cents(15_000), day: '2026-11-14' })
    return { affiliateShop, partner, orders, token: await affiliateShop.tokenOf(partner) }
  }

  test('shows every visit day, sale, state and payment, and its totals can be added up again', async () => {
    const { affiliateShop, token } = await filled()
    await using _ = affiliateShop
    const { totals, visits: days, sales, payments, entries } = await affiliateShop.statement(token)
    expect(days).toEqual(visits)
    expect(sales.map(({ products, commission, reversed, state }) => [products, commission, reversed, state])).toEqual([
      [['domain-', 'reseller-'], 150, 0, 'paid'],
      [['webhosting-struik'], 40, 0, 'approved'],
      [['domain-'], 0, 0, 'no_commission'],
      [['email-'], 10, 10, 'reversed'],
      [['webhosting-struik'], 40, 0, 'pending'],
    ])
    expect(payments).toMatchObject([{ day: '2026-11-14', amount: 150, iban: 'NL•• •••• 4300' }])
    expect(totals).toEqual({ pending: 40, approved: 40, paid: 150 })
    for (const purse of ['pending', 'approved', 'paid'] as const) {
      expect(entries.reduce((sum, entry) => sum + entry[purse] * 100, 0) / 100).toBe(totals[purse])
    }
    for (const { sale } of entries) expect(sales.map(({ id }) => id)).toContain(sale)
    const payment = entries.filter(({ kind }) => kind === 'paid_out')
    expect(payment.map(({ paid, payment: id }) => [paid, id])).toEqual([[150, payments[0]?.id]])
  })

  test('is a file for spreadsheets, by format or by Accept, whose last row is the sum of the others', async () => {
    const { affiliateShop, token } = await filled()
    await using _ = affiliateShop
    const byFormat = await affiliateShop.shop.ask('POST', '/api/affiliates/statement', {
      json: { token, format: 'csv' },
    })
    expect(byFormat.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(byFormat.headers['content-disposition']).toBe('attachment; filename="partner-1001.csv"')
    const [, ...rows] = byFormat.text
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'))
    const last = rows.pop() ?? []
    expect(last[1]).toBe('totaal')
    for (const column of [4, 5, 6, 7]) expect(sumOf(column, rows)).toBe(sumOf(column, [last]))
    expect(byFormat.text).not.toMatch(/(^|;)[=@+]/m)
  })

  test('holds nothing of a buyer: no name, address, order, payment, cart or domain', async () => {
    const { affiliateShop, token, orders } = await filled()
    await using _ = affiliateShop
    const read = (format: string) =>
      affiliateShop.shop.ask('POST', '/api/affiliates/statement', { json: { token, format } })
    const told = [await read('json'), await read('csv')].map(({ text }) => text).join()
    const ids = await affiliateShop.rowsOf<Record<string, string>>(
      'select orders.id, number, cart_id, paid_payment_id, customer_id, customers.* from orders join customers on customers.id = customer_id',
    )
    expect(ids).toHaveLength(orders.length)
    const secrets = ids.flatMap(({ first_name, last_name, ...row }) => [first_name, last_name, ...Object.values(row)])
    const written = secrets.filter((secret): secret is string => typeof secret === 'string' && secret.length > 3)
    expect(written.length).toBeGreaterThan(50)
    expect(written.filter((secret) => told.includes(secret))).toEqual([])
    const snapshots = await affiliateShop.rowsOf<{ name: string }>(
      `select jsonb_path_query(snapshot, '$.lines[*].name') #>> '{}' as name from orders`,
    )
    for (const { name } of snapshots) expect(told).not.toContain(name)
    expect(told).not.toMatch(/geheim/i)
    expect(told).not.toMatch(/T\d\d:\d\d/)
  })

  test('of one partner is none of another’s', async () => {
    const { affiliateShop } = await filled()
    await using _ = affiliateShop
    const other = await affiliateShop.partner({ email: 'else@where.example' })
    expect(await affiliateShop.statement(await affiliateShop.tokenOf(other))).toMatchObject({
      totals: {
        pending: 0,
        approved: 0,
        paid: 0,
      },
      sales: [],
      entries: [],
      payments: [],
    })
  })
})

test('what was never confirmed is forgotten after 30 days, a partner never', async () => {
  await using affiliateShop = await openAffiliateShop()
  await affiliateShop.partner()
  await apply(affiliateShop, { email: 'new@where.example' })
  await cleanUp(createDataCleaning(affiliateShop.pool), (error) => expect.unreachable(String(error)))
  expect(await affiliateShop.rowsOf('select from partner_applications')).toHaveLength(2)
  await affiliateShop.pool.query(`update partner_applications set applied_at = now() - interval '31 days'`)
  await cleanUp(createDataCleaning(affiliateShop.pool), (error) => expect.unreachable(String(error)))
  expect(await affiliateShop.rowsOf('select from partner_applications')).toEqual([])
  expect(await affiliateShop.rowsOf('select from partner_tokens')).toEqual([])
  expect(await affiliateShop.rowsOf('select from partners')).toHaveLength(1)
})

test('the calls are described', async () => {
  await using affiliateShop = await openAffiliateShop()
  const { status, text } = await affiliateShop.shop.ask('GET', '/api/openapi.json')
  const { paths } = JSON.parse(text) as { readonly paths: Readonly<Record<string, object>> }
  expect(status).toBe(200)
  expect(Object.keys(paths).filter((path) => path.startsWith('/api/affiliates'))).toEqual([
    '/api/affiliates/log-visit',
    '/api/affiliates',
    '/api/affiliates/confirm',
    '/api/affiliates/link',
    '/api/affiliates/statement',
  ])
})
