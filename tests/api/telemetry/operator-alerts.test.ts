import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createOperatorAlerts, type OperatorAlerts } from '#platform/jobs/operator-alerts.ts'
import { type AlertChannel, alertMails, alertWebhook, createAlertTeller } from '#apps/shop/alerts.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { entryOf } from '#platform/telemetry/log.ts'
import type { OutgoingMail } from '#platform/email/create-mailer.ts'
import { testDatabase } from '#tests/builders/database.ts'

interface Told {
  readonly text: string
  readonly alerts: readonly { readonly kind: string; readonly message: string; readonly count: number }[]
}

const away = () => Promise.reject(new Unavailable('database_unavailable'))

/** Two processes of a shop, and who is told. */
async function openTellers({ groupMs = 0, shared }: { groupMs?: number; shared?: OperatorAlerts } = {}) {
  const mails: OutgoingMail[] = []
  const hooks: Told[] = []
  let status = 200
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (status === 200) hooks.push(JSON.parse(body) as Told)
      return response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const { pool, drop } = await testDatabase()
  onTestFinished(drop)
  const origin = 'https://shop.example'
  const post = { send: async (mail: OutgoingMail) => void mails.push(mail) }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const channelOf = (name: string, send: AlertChannel['send']): AlertChannel => ({
    alerts: shared ?? createOperatorAlerts(pool, name, { groupMs }),
    send,
  })
  const parts = {
    channels: [
      channelOf('webhook', alertWebhook(url, origin)),
      channelOf('mail', alertMails(post, 'operators@shop.example', origin)),
    ],
    aloneMs: 0,
  }
  const [one, other] = [createAlertTeller(parts), createAlertTeller(parts)]
  const note = (...entry: Parameters<typeof entryOf>) =>
    [one, other].forEach((teller) => teller.note(entryOf(...entry)))
  const tell = async () => void (await Promise.all([one.tell(), other.tell()]))
  return { one, other, note, tell, mails, hooks, pool, answerWith: (code: number) => (status = code) }
}

test('what two processes log is told once, together, by mail and webhook', async () => {
  const { note, tell, mails, hooks } = await openTellers({ groupMs: 1500 })
  note('alert', 'delivery', 'A delivery failed.', { orderNumber: '2026-000001', itemId: 'a' })
  await tell()
  note('alert', 'event_loop', 'The event loop was blocked.', { ms: 1200 })
  note('alert', 'event_loop', 'The event loop was blocked.', { ms: 3400 })
  note('info', 'start', 'Everything is fine')
  await tell()
  expect([mails.length, hooks.length]).toEqual([0, 0])
  await expect.poll(async () => (await tell(), hooks.length), { interval: 50, timeout: 10_000 }).toBe(1)
  for (let time = 0; time < 3; time += 1) {
    note('alert', 'event_loop', 'The event loop was blocked.', { ms: 5000 })
    await tell()
  }
  expect([mails.length, hooks.length]).toEqual([1, 1])
  expect(hooks[0]?.alerts.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'delivery', message: 'A delivery failed. (orderNumber: 2026-000001, itemId: a)', count: 2 },
    { kind: 'event_loop', message: 'The event loop was blocked. (ms: 3400)', count: 4 },
  ])
  expect(mails[0]).toMatchObject({ to: 'operators@shop.example', subject: 'Stek: 2 alerts' })
  expect(mails[0]?.text).toContain('(orderNumber: 2026-000001, itemId: a) (2 times)')
})

test('of several that take alerts at once one takes all of them', async () => {
  const { pool, drop } = await testDatabase()
  onTestFinished(drop)
  const { add, take } = createOperatorAlerts(pool, 'mail', { groupMs: 0 })
  for (let time = 0; time < 20; time += 1) {
    const subjects = Array.from({ length: 50 }, (_, index) => `${time}-${index}`)
    await add(subjects.map((subject) => ({ subject, kind: 'payment', message: subject, count: 1 })))
    const taken = await Promise.all([take(), take(), take(), take()])
    expect(taken.map(({ length }) => length).filter((length) => length > 0)).toEqual([50])
  }
})

test('what could not be told is told later; what goes on is told again after hours', async () => {
  const { one, note, tell, hooks, pool, answerWith } = await openTellers()
  answerWith(500)
  note('alert', 'refund', 'The provider refused a refund.', { refundId: 1 })
  await expect(one.tell()).rejects.toThrow('answered 500')
  answerWith(200)
  await tell()
  expect(hooks, 'not before the pause is over').toHaveLength(0)
  await pool.query(
    `update operator_alerts set lease_expires_at = now() - interval '1 second' where lease_expires_at is not null`,
  )
  await tell()
  expect(hooks).toHaveLength(1)
  await pool.query(`update operator_alerts set notified_at = now() - interval '7 hours'`)
  await tell()
  note('alert', 'refund', 'The provider refused a refund.', { refundId: 1 })
  await tell()
  expect(hooks).toHaveLength(2)
})

test('a webhook that is down repeats no mail, and is tried again after pauses that grow', async () => {
  const { one, other, note, mails, hooks, pool, answerWith } = await openTellers()
  answerWith(503)
  note('alert', 'event_loop', 'The event loop was blocked.', { ms: 1200 })
  const failures: unknown[] = []
  const tell = () =>
    Promise.all([one, other].map((teller) => teller.tell().catch((error: unknown) => failures.push(error))))
  for (let time = 0; time < 20; time += 1) await tell()
  expect([mails.length, failures.length]).toEqual([1, 1])
  const pause = async () => {
    const { rows } = await pool.query<{ seconds: number }>(
      `select extract(epoch from lease_expires_at - now())::float8 as seconds from operator_alerts where lease_expires_at is not null`,
    )
    return rows.map(({ seconds }) => Math.round(seconds / 60))
  }
  expect(await pause()).toEqual([1])
  await pool.query(`update operator_alerts set first_at = first_at - interval '8 minutes', lease_expires_at = null`)
  await tell()
  expect(await pause()).toEqual([8])
  answerWith(200)
  await pool.query(`update operator_alerts set lease_expires_at = null`)
  for (let time = 0; time < 3; time += 1) await tell()
  expect([mails.length, hooks.length]).toEqual([1, 1])
})

test('without the database each process tells what it saw', async () => {
  const { one, hooks, mails } = await openTellers({ shared: { add: away, take: away, settle: away } })
  one.note(entryOf('alert', 'database', 'The database cannot be reached.', { reason: 'refused' }))
  await one.tell()
  await expect(one.tell()).rejects.toThrow()
  expect([mails.length, hooks.length]).toEqual([1, 1])
  expect(hooks[0]?.alerts).toMatchObject([{ kind: 'database' }])
})
