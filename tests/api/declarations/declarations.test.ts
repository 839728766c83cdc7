import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTransaction } from '#features/stores.ts'
import { withdrawalEndOf } from '#core/orders/withdrawal-period.ts'
import { decideAsProvider, handOverDeclarations } from '#features/declarations/decide-declaration.ts'
import { createDeclarations } from '#features/declarations/repository.ts'
import { createDataCleaning } from '#platform/db/data-cleaning.ts'
import { releaseDeliveries } from '#features/deliveries/deliver-order.ts'
import { noticeTo, openDeclarationShop, recipientOf, tokenIn, withdrawal } from './declaration-shop.ts'
import { ownOrigin } from '#tests/api/shop.ts'
import { insertCustomer } from '#tests/builders/customers.ts'

const cancellation = { ...withdrawal, language: 'de', contract: 'gruenerdaumen.de, Strauch', type: 'ordinary' }
/** What somebody would like us to mail to others. */
const phishing = 'Je pakket wacht: https://evil.example/betaal 2026-999998'

/** An answer or a mail without its number and moment. */
const shape = (text: string | undefined) => (text ?? '').replaceAll(/\d/g, '0')
const mailTo = (mails: readonly Email[], recipient: string) => mails.filter((mail) => recipientOf(mail) === recipient)

let declarationShop: Awaited<ReturnType<typeof openDeclarationShop>>
beforeAll(async () => {
  declarationShop = await openDeclarationShop()
})
beforeEach(() => declarationShop.empty())
afterAll(() => declarationShop[Symbol.asyncDispose]())

describe('a withdrawal', () => {
  test('is taken without an account, and a dated receipt follows by mail', async () => {
    const since = Date.now()
    const taken = await declarationShop.declare('/api/withdrawals', withdrawal)
    expect(taken).toMatchObject({ status: 201, receipt: expect.stringMatching(/^H\d{4}-\d{6}$/), effective: false })
    expect(Math.abs(Date.parse(taken.receivedAt) - since)).toBeLessThan(60_000)
    expect(await declarationShop.rowsOf('declarations')).toMatchObject([
      { receipt: taken.receipt, kind: 'withdrawal', name: withdrawal.name, order_id: null, outcome: null },
    ])
    const said = { receipt: taken.receipt, at: taken.receivedAt, kind: 'withdrawal' }
    expect(await declarationShop.rowsOf('mails')).toMatchObject([
      { template: 'declarationReceipt', recipient: withdrawal.email, language: 'nl', data: said },
      { template: 'declarationNotice', recipient: noticeTo, data: { ...said, orderNumber: null } },
    ])
  })

  test('thirty times at once is one declaration with one receipt', async () => {
    const { number } = await declarationShop.order()
    const sent = { ...withdrawal, contract: number }
    const all = await Promise.all(Array.from({ length: 30 }, () => declarationShop.declare('/api/withdrawals', sent)))
    expect(new Set(all.map(({ status, receipt }) => `${status} ${receipt}`)).size).toBe(1)
    expect(await declarationShop.rowsOf('declarations')).toHaveLength(1)
    expect(await declarationShop.rowsOf('mails')).toHaveLength(3)
    const other = await declarationShop.declare('/api/withdrawals', { ...withdrawal, contract: '2026-000124' })
    expect(other.receipt).not.toBe(all[0]?.receipt)
  })

  test.each([
    [{ ...withdrawal, name: '' }, [{ path: 'name', code: 'required' }]],
    [{ ...withdrawal, email: 'saar' }, [{ path: 'email', code: 'malformed_email' }]],
    [{ ...withdrawal, language: 'fr' }, [{ path: 'language', code: 'not_allowed' }]],
    [{ ...withdrawal, contract: 'x'.repeat(501) }, [{ path: 'contract', code: 'too_long' }]],
    [{ ...withdrawal, reason: 'none of our business' }, [{ path: '', code: 'unknown_key' }]],
  ])('with something wrong is refused, and nothing is written down: %#', async (json, errors) => {
    const before = await declarationShop.shop.state()
    const { status, response } = await declarationShop.declare('/api/withdrawals', json)
    expect([status, response.body.errors]).toEqual([422, errors])
    expect(await declarationShop.shop.state()).toBe(before)
  })
})

describe('a cancellation', () => {
  test('says of what kind it is and when the contract should end', async () => {
    const special = { type: 'extraordinary', reason: 'Der Server war eine Woche aus.', endsOn: '2026-12-31' }
    const taken = await declarationShop.declare('/api/cancellations', { ...cancellation, ...special })
    expect(taken).toMatchObject({ status: 201, receipt: expect.stringMatching(/^O\d{4}-\d{6}$/) })
    expect(await declarationShop.rowsOf('declarations')).toMatchObject([
      { kind: 'cancellation', language: 'de', details: special },
    ])
  })

  test.each([
    [{ ...cancellation, type: 'extraordinary' }, [{ path: 'reason', code: 'required' }]],
    [{ ...cancellation, endsOn: '2026-02-30' }, [{ path: 'endsOn', code: 'malformed_date' }]],
  ])('with something wrong is refused: %#', async (json, errors) => {
    const { status, response } = await declarationShop.declare('/api/cancellations', json)
    expect([status, response.body.errors]).toEqual([422, errors])
  })
})

describe('somebody who knows an order number, an address or both', () => {
  test('ends nothing and holds nothing back', async () => {
    const order = await declarationShop.order()
    await declarationShop.pool.query(
      `insert into deliveries (order_id, item_id, state, hold_reason) select $1, 'a name', 'held', 'email'`,
      [order.id],
    )
    const others = ['2026-900001', '2026-900002', order.number].join(' ')
    for (const contract of [order.number, `Bestelling ${order.number}!`, others]) {
      for (const path of ['/api/withdrawals', '/api/cancellations'] as const) {
        const json = {
          ...withdrawal,
          email: order.email,
          contract,
          ...(path === '/api/cancellations' && { type: 'ordinary' }),
        }
        expect((await declarationShop.declare(path, json)).effective).toBe(false)
      }
    }
    expect(await declarationShop.rowsOf('order_events')).toEqual([])
    const held = await createTransaction(declarationShop.pool)(({ deliveries }) =>
      deliveries.findHeld(order.customerId),
    )
    expect(held).toMatchObject([{ isRevoked: false }])
  })

  test('of several numbers none counts, whoever they belong to', async () => {
    const [one, other] = [await declarationShop.order(), await declarationShop.order()]
    await declarationShop.declare('/api/withdrawals', { ...withdrawal, contract: `${one.number} ${other.number}` })
    await declarationShop.declare(
      '/api/withdrawals',
      { ...withdrawal, contract: `${one.number}, 2026-999999` },
      one.customerId,
    )
    expect(await declarationShop.rowsOf('declarations')).toMatchObject([{ order_id: null }, { order_id: null }])
    expect((await declarationShop.rowsOf('mails')).map(({ recipient }) => recipient)).not.toContain(one.email)
    expect(await declarationShop.rowsOf('order_events')).toEqual([])
  })

  test('B133 learns nothing: the same answer and the same mail whether or not there is such an order', async () => {
    const order = await declarationShop.order()
    const known = await declarationShop.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    const unknown = await declarationShop.declare('/api/withdrawals', { ...withdrawal, email: 'bo@wildetuin.example' })
    expect(shape(known.response.text)).toBe(shape(unknown.response.text))
    const mails = await declarationShop.delivered()
    const [first, second] = [mailTo(mails, withdrawal.email), mailTo(mails, 'bo@wildetuin.example')]
    expect([first.length, second.length]).toEqual([1, 1])
    expect(shape(`${first[0]?.subject} ${first[0]?.text}`)).toBe(shape(`${second[0]?.subject} ${second[0]?.text}`))
    expect(mailTo(mails, order.email)).toHaveLength(1)
  })

  test('sends nobody but the provider a word', async () => {
    const order = await declarationShop.order()
    const typed = { name: phishing, contract: `${order.number} ${phishing.replace(/ \S+$/, '')}` }
    await declarationShop.declare('/api/withdrawals', { ...withdrawal, ...typed })
    const special = { type: 'extraordinary', reason: phishing }
    await declarationShop.declare('/api/cancellations', { ...cancellation, ...typed, ...special })
    await declarationShop.shop.ask('POST', '/api/declarations/confirm', {
      json: { token: tokenIn(await declarationShop.delivered(), order.email) },
    })
    const mails = [...(await declarationShop.rowsOf('mails'))]
    expect(mails).toHaveLength(8)
    for (const { recipient, data } of mails) {
      expect(JSON.stringify(data).includes('evil.example')).toBe(recipient === noticeTo)
    }
  })

  test('floods no mailbox, neither the one that was typed nor that of the order', async () => {
    await using shop = await openDeclarationShop({ settings: { limits: true } })
    const order = await shop.order()
    const statuses: number[] = []
    for (let index = 0; index < 8; index += 1) {
      const json = { ...withdrawal, name: `Saar ${index}`, contract: order.number }
      const { status, response } = await shop.declare('/api/withdrawals', json)
      statuses.push(status)
      if (status === 429) expect(response.body.code).toBe('rate_limited')
    }
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 201), 429, 429, 429])
    for (let index = 0; index < 5; index += 1) {
      await shop.declare('/api/withdrawals', { ...withdrawal, email: `a${index}@b.example`, contract: order.number })
    }
    const mails = await shop.rowsOf('mails')
    expect(mails.filter(({ recipient }) => recipient === order.email)).toHaveLength(3)
    const rest = Array.from({ length: 10 }, (_, index) =>
      shop.declare('/api/withdrawals', { ...withdrawal, email: `c${index}@d.example` }),
    )
    expect((await Promise.all(rest)).filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })

  test('uses up nothing of who is logged in', async () => {
    await using shop = await openDeclarationShop({ settings: { limits: true } })
    const order = await shop.order()
    const json = { ...withdrawal, contract: order.number, email: order.email }
    for (let index = 0; index < 6; index += 1) {
      await shop.declare('/api/withdrawals', { ...json, name: `Bo ${index}` })
    }
    expect((await shop.declare('/api/withdrawals', json)).status).toBe(429)
    expect(await shop.declare('/api/withdrawals', json, order.customerId)).toMatchObject({
      status: 201,
      effective: true,
    })
  })

  test('who is logged in as somebody else is anybody', async () => {
    const order = await declarationShop.order()
    const stranger = await insertCustomer(declarationShop.pool)
    const json = { ...withdrawal, contract: order.number, email: order.email }
    const { receipt, effective } = await declarationShop.declare('/api/withdrawals', json, stranger)
    expect(effective).toBe(false)
    expect((await declarationShop.confirm(receipt, stranger)).status).toBe(422)
    expect((await declarationShop.confirm(receipt)).status).toBe(422)
    expect(await declarationShop.rowsOf('order_events')).toEqual([])
  })
})

describe('the owner of the order', () => {
  test('gets the end, what was declared and a link, whose click counts from the day of receipt', async () => {
    const order = await declarationShop.order()
    const { receipt } = await declarationShop.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    await declarationShop.pool.query(`update declarations set received_at = '2026-11-20T10:00:00Z'`)
    const mails = await declarationShop.delivered()
    const [mail] = mailTo(mails, order.email)
    expect(mail?.subject).toBe(`Wil je bestelling ${order.number} herroepen? Bevestig het`)
    expect(mail?.text).toContain('Einde: ')
    expect(mail?.text).toContain(`Nummer: ${receipt}`)
    const confirmed = await declarationShop.confirm(tokenIn(mails, order.email))
    expect(confirmed.body).toEqual({ status: 'confirmed', kind: 'withdrawal', receipt, orderNumber: order.number })
    const [event] = await declarationShop.rowsOf('order_events')
    expect(event).toMatchObject({
      kind: 'withdrawn',
      dedup_key: receipt,
      occurred_at: new Date('2026-11-20T10:00:00Z'),
    })
    expect(event?.['amount_cents']).toBe(order.snapshot.totals.total)
    expect(await declarationShop.rowsOf('declarations')).toMatchObject([{ outcome: 'confirmed', decided_by: 'link' }])
    const after = await declarationShop.delivered()
    expect(mailTo(after, order.email)[0]?.subject).toBe(`Bestelling ${order.number} is herroepen`)
    expect(mailTo(after, noticeTo)[0]?.subject).toBe(`Bevestigde herroeping: ${receipt}`)
  })

  test('twice, and twenty times at once, is once', async () => {
    const order = await declarationShop.order()
    await declarationShop.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    const token = tokenIn(await declarationShop.delivered(), order.email)
    const all = await Promise.all(Array.from({ length: 20 }, () => declarationShop.confirm(token)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await declarationShop.rowsOf('order_events')).toHaveLength(1)
    expect(await declarationShop.delivered()).toHaveLength(2)
  })

  test('who is logged in declares with effect at once, also what was declared a moment before without', async () => {
    const order = await declarationShop.order()
    const json = { ...withdrawal, contract: order.number }
    const before = await declarationShop.declare('/api/withdrawals', json)
    const after = await declarationShop.declare('/api/withdrawals', json, order.customerId)
    expect([before.effective, after.effective, after.receipt]).toEqual([false, true, before.receipt])
    expect(await declarationShop.rowsOf('order_events')).toMatchObject([
      { kind: 'withdrawn', dedup_key: before.receipt },
    ])
    const cancelled = { ...cancellation, contract: order.number }
    expect((await declarationShop.declare('/api/cancellations', cancelled, order.customerId)).effective).toBe(true)
    expect(await declarationShop.rowsOf('declarations')).toMatchObject([
      { decided_by: 'login' },
      { decided_by: 'login' },
    ])
    const templates = (await declarationShop.rowsOf('mails')).map(({ template }) => template)
    expect(templates.filter((template) => template === 'declarationToConfirm')).toHaveLength(1)
    expect(templates.filter((template) => template === 'declarationConfirmed')).toHaveLength(2)
  })

  test('who logged in after all confirms by the number of the receipt', async () => {
    const order = await declarationShop.order()
    const { receipt } = await declarationShop.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    expect((await declarationShop.confirm(receipt, order.customerId)).status).toBe(200)
    expect(await declarationShop.rowsOf('declarations')).toMatchObject([{ outcome: 'confirmed', decided_by: 'login' }])
  })

  test('confirmed, nothing that waits starts any more; unconfirmed, it does', async () => {
    const order = await declarationShop.order()
    const [line] = order.snapshot.lines
    const hold = `insert into deliveries (order_id, item_id, state, hold_reason, hold_until)
      values ($1, $2, 'held', 'withdrawal_period', $3)`
    await declarationShop.pool.query(hold, [order.id, line?.itemId, withdrawalEndOf(new Date('2026-11-15'))])
    await declarationShop.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    await declarationShop.pool.query('update customers set email_verified_at = now()')
    const held = () =>
      createTransaction(declarationShop.pool)(({ deliveries }) => deliveries.findHeld(order.customerId))
    expect(await held()).toMatchObject([{ isRevoked: false }])
    await declarationShop.confirm(tokenIn(await declarationShop.delivered(), order.email))
    expect(await held()).toMatchObject([{ isRevoked: true }])
    await releaseDeliveries(declarationShop.shop.deps, order.customerId)
    expect(await declarationShop.rowsOf('deliveries')).toMatchObject([{ state: 'held' }])
  })

  test('a link does nothing by being opened, and the form without script is led back to the page', async () => {
    const order = await declarationShop.order()
    await declarationShop.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    const token = tokenIn(await declarationShop.delivered(), order.email)
    expect((await declarationShop.shop.ask('GET', `/api/declarations/confirm?token=${token}`)).status).toBe(405)
    const form = (text: string, call: string) =>
      declarationShop.shop.ask('POST', `/api/declarations/${call}?language=de`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ownOrigin },
        body: new URLSearchParams({ token: text }).toString(),
      })
    const places = [await form('nonsense', 'confirm'), await form(token, 'confirm'), await form(token, 'link')]
    expect(places.map(({ status, headers }) => [status, headers.location])).toEqual([
      [303, '/de/erklarung-bestatigen#nicht-gesendet'],
      [303, '/de/erklarung-bestatigen#gesendet'],
      [303, '/de/erklarung-bestatigen#angefordert'],
    ])
    expect(await declarationShop.rowsOf('order_events')).toHaveLength(1)
  })
})

describe('a person at the provider', () => {
  test('accepts with the order that was meant, dated from receipt, or rejects for good', async () => {
    const order = await declarationShop.order()
    const transaction = createTransaction(declarationShop.pool)
    const inWords = await declarationShop.declare('/api/withdrawals', { ...withdrawal, contract: 'mijn hosting' })
    const decide = (receipt: string, orderNumber?: string) =>
      decideAsProvider(transaction, receipt, { outcome: 'confirmed', orderNumber })
    expect(await decide(inWords.receipt)).toBe('orderNeeded')
    expect(await decide(inWords.receipt, '2026-999999')).toBe('orderUnknown')
    expect(await decide('H2026-999999')).toBe('unknown')
    expect(await decide(inWords.receipt, order.number)).toBe('confirmed')
    expect(await decide(inWords.receipt, order.number)).toBe('decidedBefore')
    const [event] = await declarationShop.rowsOf('order_events')
    expect(event).toMatchObject({
      kind: 'withdrawn',
      dedup_key: inWords.receipt,
      occurred_at: new Date(inWords.receivedAt),
    })

    const { receipt } = await declarationShop.declare('/api/cancellations', { ...cancellation, contract: order.number })
    const token = tokenIn(await declarationShop.delivered(), order.email)
    expect(await decideAsProvider(transaction, receipt, { outcome: 'rejected' })).toBe('rejected')
    expect((await declarationShop.confirm(token)).body.code).toBe('token_invalid')
    expect((await declarationShop.confirm(receipt, order.customerId)).status).toBe(422)
    expect(await declarationShop.rowsOf('order_events')).toHaveLength(1)
  })

  test('hears by mail, once, of what nobody confirmed within a working day, and it never lapses', async () => {
    const order = await declarationShop.order()
    const { deps } = declarationShop.shop
    const sent = { ...withdrawal, contract: order.number }
    const { receipt, receivedAt } = await declarationShop.declare('/api/withdrawals', sent)
    const overdue = async () =>
      (await declarationShop.rowsOf('mails')).filter(({ cause }) => String(cause).includes('overdue'))
    await handOverDeclarations({ ...deps, now: () => new Date(Date.parse(receivedAt) + 60 * 60 * 1000) })
    expect(await overdue()).toEqual([])
    const later = () => new Date(Date.parse(receivedAt) + 5 * 24 * 60 * 60 * 1000)
    await Promise.all([1, 2, 3].map(() => handOverDeclarations({ ...deps, now: later })))
    await handOverDeclarations({ ...deps, now: later })
    expect(await overdue()).toMatchObject([
      { template: 'declarationNotice', recipient: noticeTo, data: { receipt, isOverdue: true } },
    ])

    const fresh = { ...sent, name: 'Bo van der Linden' }
    const second = await declarationShop.declare('/api/withdrawals', fresh)
    const list = () => createDeclarations(declarationShop.pool).listWaiting(new Date(Date.parse(receivedAt) + 1))
    expect((await list()).map((each) => each.receipt.number)).toEqual([receipt, second.receipt])

    // Long after the link has expired it still brings a fresh one.
    const token = tokenIn(await declarationShop.delivered(), order.email)
    await declarationShop.pool.query(`update declaration_links set expires_at = now() - interval '900 days'`)
    await createDataCleaning(declarationShop.pool).declaration_links?.()
    expect((await declarationShop.confirm(token)).body.code).toBe('token_invalid')
    const { status } = await declarationShop.shop.ask('POST', '/api/declarations/link', { json: { token } })
    expect(status).toBe(200)
    const another = tokenIn(await declarationShop.delivered(), order.email)
    expect((await declarationShop.confirm(another)).status).toBe(200)
  })

  test('what the database cannot keep is no number of a receipt', async () => {
    const { customerId } = await declarationShop.order()
    expect((await declarationShop.confirm('H2026\0', customerId)).status).toBe(422)
  })
})
