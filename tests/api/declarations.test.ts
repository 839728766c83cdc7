import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createUnitOfWork } from '#adapters/postgres/transactions/unit-of-work.ts'
import { withdrawalEndOf } from '#domain/orders/withdrawal-period.ts'
import { decideAsProvider } from '#services/orders/declarations/decide-declaration.ts'
import { releaseDeliveries } from '#services/orders/deliver-order.ts'
import { noticeTo, openDeclarationShop, recipientOf, tokenIn, withdrawal } from '#tests/api/declaration-shop.ts'
import { ownOrigin } from '#tests/api/shop.ts'
import { insertCustomer } from '#tests/builders/customers.ts'

const cancellation = { ...withdrawal, language: 'de', contract: 'gruenerdaumen.de, Strauch', type: 'ordinary' }
/** What somebody would like us to mail to others. */
const phishing = 'Je pakket wacht: https://evil.example/betaal 2026-999998'

/** An answer or a mail without its number and moment. */
const shape = (text: string | undefined) => (text ?? '').replaceAll(/\d/g, '0')
const mailTo = (mails: readonly Email[], recipient: string) => mails.filter((mail) => recipientOf(mail) === recipient)

let desk: Awaited<ReturnType<typeof openDeclarationShop>>
beforeAll(async () => {
  desk = await openDeclarationShop()
})
beforeEach(() => desk.empty())
afterAll(() => desk[Symbol.asyncDispose]())

describe('a withdrawal', () => {
  test('is taken without an account, and a dated receipt follows by mail', async () => {
    const since = Date.now()
    const taken = await desk.declare('/api/withdrawals', withdrawal)
    expect(taken).toMatchObject({ status: 201, receipt: expect.stringMatching(/^H\d{4}-\d{6}$/), effective: false })
    expect(Math.abs(Date.parse(taken.receivedAt) - since)).toBeLessThan(60_000)
    expect(await desk.rowsOf('declarations')).toMatchObject([
      { receipt: taken.receipt, kind: 'withdrawal', name: withdrawal.name, order_id: null, outcome: null },
    ])
    const said = { receipt: taken.receipt, at: taken.receivedAt, kind: 'withdrawal' }
    expect(await desk.rowsOf('mails')).toMatchObject([
      { template: 'declarationReceipt', recipient: withdrawal.email, language: 'nl', data: said },
      { template: 'declarationNotice', recipient: noticeTo, data: { ...said, orderNumber: null } },
    ])
  })

  test('thirty times at once is one declaration with one receipt', async () => {
    const { number } = await desk.order()
    const sent = { ...withdrawal, contract: number }
    const all = await Promise.all(Array.from({ length: 30 }, () => desk.declare('/api/withdrawals', sent)))
    expect(new Set(all.map(({ status, receipt }) => `${status} ${receipt}`)).size).toBe(1)
    expect(await desk.rowsOf('declarations')).toHaveLength(1)
    expect(await desk.rowsOf('mails')).toHaveLength(3)
    const other = await desk.declare('/api/withdrawals', { ...withdrawal, contract: '2026-000124' })
    expect(other.receipt).not.toBe(all[0]?.receipt)
  })

  test.each([
    [{ ...withdrawal, name: '' }, [{ path: 'name', code: 'required' }]],
    [{ ...withdrawal, email: 'saar' }, [{ path: 'email', code: 'malformed_email' }]],
    [{ ...withdrawal, language: 'fr' }, [{ path: 'language', code: 'not_allowed' }]],
    [{ ...withdrawal, contract: 'x'.repeat(501) }, [{ path: 'contract', code: 'too_long' }]],
    [{ ...withdrawal, reason: 'none of our business' }, [{ path: '', code: 'unknown_key' }]],
  ])('with something wrong is refused, and nothing is written down: %#', async (json, errors) => {
    const before = await desk.shop.state()
    const { status, response } = await desk.declare('/api/withdrawals', json)
    expect([status, response.body.errors]).toEqual([422, errors])
    expect(await desk.shop.state()).toBe(before)
  })
})

describe('a cancellation', () => {
  test('says of what kind it is and when the contract should end', async () => {
    const special = { type: 'extraordinary', reason: 'Der Server war eine Woche aus.', endsOn: '2026-12-31' }
    const taken = await desk.declare('/api/cancellations', { ...cancellation, ...special })
    expect(taken).toMatchObject({ status: 201, receipt: expect.stringMatching(/^O\d{4}-\d{6}$/) })
    expect(await desk.rowsOf('declarations')).toMatchObject([
      { kind: 'cancellation', language: 'de', details: special },
    ])
  })

  test.each([
    [{ ...cancellation, type: 'extraordinary' }, [{ path: 'reason', code: 'required' }]],
    [{ ...cancellation, endsOn: '2026-02-30' }, [{ path: 'endsOn', code: 'malformed_date' }]],
  ])('with something wrong is refused: %#', async (json, errors) => {
    const { status, response } = await desk.declare('/api/cancellations', json)
    expect([status, response.body.errors]).toEqual([422, errors])
  })
})

describe('somebody who knows an order number, an address or both', () => {
  test('ends nothing and holds nothing back', async () => {
    const order = await desk.order()
    await desk.pool.query(
      `insert into deliveries (order_id, item_id, state, held_for) select $1, 'a name', 'held', 'email'`,
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
        expect((await desk.declare(path, json)).effective).toBe(false)
      }
    }
    expect(await desk.rowsOf('order_events')).toEqual([])
    const held = await createUnitOfWork(desk.pool)(({ deliveries }) => deliveries.findHeld(order.customerId))
    expect(held).toMatchObject([{ isRevoked: false }])
  })

  test('of several numbers none counts, whoever they belong to', async () => {
    const [one, other] = [await desk.order(), await desk.order()]
    await desk.declare('/api/withdrawals', { ...withdrawal, contract: `${one.number} ${other.number}` })
    await desk.declare('/api/withdrawals', { ...withdrawal, contract: `${one.number}, 2026-999999` }, one.customerId)
    expect(await desk.rowsOf('declarations')).toMatchObject([{ order_id: null }, { order_id: null }])
    expect((await desk.rowsOf('mails')).map(({ recipient }) => recipient)).not.toContain(one.email)
    expect(await desk.rowsOf('order_events')).toEqual([])
  })

  test('B133 learns nothing: the same answer and the same mail whether or not there is such an order', async () => {
    const order = await desk.order()
    const known = await desk.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    const unknown = await desk.declare('/api/withdrawals', { ...withdrawal, email: 'bo@wildetuin.example' })
    expect(shape(known.response.text)).toBe(shape(unknown.response.text))
    const mails = await desk.delivered()
    const [first, second] = [mailTo(mails, withdrawal.email), mailTo(mails, 'bo@wildetuin.example')]
    expect([first.length, second.length]).toEqual([1, 1])
    expect(shape(`${first[0]?.subject} ${first[0]?.text}`)).toBe(shape(`${second[0]?.subject} ${second[0]?.text}`))
    expect(mailTo(mails, order.email)).toHaveLength(1)
  })

  test('sends nobody but the provider a word', async () => {
    const order = await desk.order()
    const typed = { name: phishing, contract: `${order.number} ${phishing.replace(/ \S+$/, '')}` }
    await desk.declare('/api/withdrawals', { ...withdrawal, ...typed })
    const special = { type: 'extraordinary', reason: phishing }
    await desk.declare('/api/cancellations', { ...cancellation, ...typed, ...special })
    await desk.shop.ask('POST', '/api/declarations/confirm', {
      json: { token: tokenIn(await desk.delivered(), order.email) },
    })
    const mails = [...(await desk.rowsOf('mails'))]
    expect(mails).toHaveLength(8)
    for (const { recipient, data } of mails) {
      expect(JSON.stringify(data).includes('evil.example')).toBe(recipient === noticeTo)
    }
  })

  test('floods no mailbox, neither the one that was typed nor that of the order', async () => {
    await using shop = await openDeclarationShop({ limits: true })
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
    expect(mails.filter(({ recipient }) => recipient === order.email)).toHaveLength(5)
    const rest = Array.from({ length: 10 }, (_, index) =>
      shop.declare('/api/withdrawals', { ...withdrawal, email: `c${index}@d.example` }),
    )
    expect((await Promise.all(rest)).filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })

  test('uses up nothing of who is logged in', async () => {
    await using shop = await openDeclarationShop({ limits: true })
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
    const order = await desk.order()
    const stranger = await insertCustomer(desk.pool)
    const json = { ...withdrawal, contract: order.number, email: order.email }
    const { receipt, effective } = await desk.declare('/api/withdrawals', json, stranger)
    expect(effective).toBe(false)
    expect((await desk.confirm(receipt, stranger)).status).toBe(422)
    expect((await desk.confirm(receipt)).status).toBe(422)
    expect(await desk.rowsOf('order_events')).toEqual([])
  })
})

describe('the owner of the order', () => {
  test('gets the end, what was declared and a link, whose click counts from the day of receipt', async () => {
    const order = await desk.order()
    const { receipt } = await desk.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    await desk.pool.query(`update declarations set received_at = '2026-11-20T10:00:00Z'`)
    const mails = await desk.delivered()
    const [mail] = mailTo(mails, order.email)
    expect(mail?.subject).toBe(`Wil je bestelling ${order.number} herroepen? Bevestig het`)
    expect(mail?.text).toContain('Einde: ')
    expect(mail?.text).toContain(`Nummer: ${receipt}`)
    const confirmed = await desk.confirm(tokenIn(mails, order.email))
    expect(confirmed.body).toEqual({ status: 'confirmed', kind: 'withdrawal', receipt, orderNumber: order.number })
    const [event] = await desk.rowsOf('order_events')
    expect(event).toMatchObject({ kind: 'withdrawn', mark: receipt, happened_at: new Date('2026-11-20T10:00:00Z') })
    expect(event?.['amount_cents']).toBe(order.snapshot.totals.total)
    expect(await desk.rowsOf('declarations')).toMatchObject([{ outcome: 'confirmed', decided_by: 'link' }])
    const after = await desk.delivered()
    expect(mailTo(after, order.email)[0]?.subject).toBe(`Bestelling ${order.number} is herroepen`)
    expect(mailTo(after, noticeTo)[0]?.subject).toBe(`Bevestigde herroeping: ${receipt}`)
  })

  test('twice, and twenty times at once, is once', async () => {
    const order = await desk.order()
    await desk.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    const token = tokenIn(await desk.delivered(), order.email)
    const all = await Promise.all(Array.from({ length: 20 }, () => desk.confirm(token)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await desk.rowsOf('order_events')).toHaveLength(1)
    expect(await desk.delivered()).toHaveLength(2)
  })

  test('who is logged in declares with effect at once, also what was declared a moment before without', async () => {
    const order = await desk.order()
    const json = { ...withdrawal, contract: order.number }
    const before = await desk.declare('/api/withdrawals', json)
    const after = await desk.declare('/api/withdrawals', json, order.customerId)
    expect([before.effective, after.effective, after.receipt]).toEqual([false, true, before.receipt])
    expect(await desk.rowsOf('order_events')).toMatchObject([{ kind: 'withdrawn', mark: before.receipt }])
    const cancelled = { ...cancellation, contract: order.number }
    expect((await desk.declare('/api/cancellations', cancelled, order.customerId)).effective).toBe(true)
    expect(await desk.rowsOf('declarations')).toMatchObject([{ decided_by: 'login' }, { decided_by: 'login' }])
    const templates = (await desk.rowsOf('mails')).map(({ template }) => template)
    expect(templates.filter((template) => template === 'declarationToConfirm')).toHaveLength(1)
    expect(templates.filter((template) => template === 'declarationConfirmed')).toHaveLength(2)
  })

  test('who logged in after all confirms by the number of the receipt', async () => {
    const order = await desk.order()
    const { receipt } = await desk.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    expect((await desk.confirm(receipt, order.customerId)).status).toBe(200)
    expect(await desk.rowsOf('declarations')).toMatchObject([{ outcome: 'confirmed', decided_by: 'login' }])
  })

  test('confirmed, nothing that waits starts any more; unconfirmed, it does', async () => {
    const order = await desk.order()
    const [line] = order.snapshot.lines
    const hold = `insert into deliveries (order_id, item_id, state, held_for, held_until)
      values ($1, $2, 'held', 'withdrawal_period', $3)`
    await desk.pool.query(hold, [order.id, line?.itemId, withdrawalEndOf(new Date('2026-11-15'))])
    await desk.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    await desk.pool.query('update customers set email_verified_at = now()')
    const held = () => createUnitOfWork(desk.pool)(({ deliveries }) => deliveries.findHeld(order.customerId))
    expect(await held()).toMatchObject([{ isRevoked: false }])
    await desk.confirm(tokenIn(await desk.delivered(), order.email))
    expect(await held()).toMatchObject([{ isRevoked: true }])
    await releaseDeliveries({ transaction: createUnitOfWork(desk.pool) }, order.customerId)
    expect(await desk.rowsOf('deliveries')).toMatchObject([{ state: 'held' }])
  })

  test('a link does nothing by being opened, and the form without script is led back to the page', async () => {
    const order = await desk.order()
    await desk.declare('/api/withdrawals', { ...withdrawal, contract: order.number })
    const token = tokenIn(await desk.delivered(), order.email)
    expect((await desk.shop.ask('GET', `/api/declarations/confirm?token=${token}`)).status).toBe(405)
    const form = (text: string, call: string) =>
      desk.shop.ask('POST', `/api/declarations/${call}?language=de`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ownOrigin },
        body: new URLSearchParams({ token: text }).toString(),
      })
    const places = [await form('nonsense', 'confirm'), await form(token, 'confirm'), await form(token, 'link')]
    expect(places.map(({ status, headers }) => [status, headers.location])).toEqual([
      [303, '/de/erklarung-bestatigen#nicht-gesendet'],
      [303, '/de/erklarung-bestatigen#gesendet'],
      [303, '/de/erklarung-bestatigen#angefordert'],
    ])
    expect(await desk.rowsOf('order_events')).toHaveLength(1)
  })
})

describe('a person at the provider', () => {
  test('accepts with the order that was meant, dated from receipt, or rejects for good', async () => {
    const order = await desk.order()
    const transaction = createUnitOfWork(desk.pool)
    const inWords = await desk.declare('/api/withdrawals', { ...withdrawal, contract: 'mijn hosting' })
    const decide = (receipt: string, orderNumber?: string) =>
      decideAsProvider(transaction, receipt, { outcome: 'confirmed', orderNumber })
    expect(await decide(inWords.receipt)).toBe('orderNeeded')
    expect(await decide(inWords.receipt, '2026-999999')).toBe('orderUnknown')
    expect(await decide('H2026-999999')).toBe('unknown')
    expect(await decide(inWords.receipt, order.number)).toBe('confirmed')
    expect(await decide(inWords.receipt, order.number)).toBe('decidedBefore')
    const [event] = await desk.rowsOf('order_events')
    expect(event).toMatchObject({ kind: 'withdrawn', mark: inWords.receipt, happened_at: new Date(inWords.receivedAt) })

    const { receipt } = await desk.declare('/api/cancellations', { ...cancellation, contract: order.number })
    const token = tokenIn(await desk.delivered(), order.email)
    expect(await decideAsProvider(transaction, receipt, { outcome: 'rejected' })).toBe('rejected')
    expect((await desk.confirm(token)).body.code).toBe('token_invalid')
    expect((await desk.confirm(receipt, order.customerId)).status).toBe(422)
    expect(await desk.rowsOf('order_events')).toHaveLength(1)
  })
})
