import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createOperatorAlerts, type OperatorAlerts } from '#platform/jobs/operator-alerts.ts'
import { createAlertTeller } from '#apps/shop/alerts.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { entryOf } from '#platform/telemetry/log.ts'
import type { OutgoingMail } from '#platform/email/mail-ports.ts'
import { testDatabase } from '#tests/builders/database.ts'

interface Told {
  readonly text: string
  readonly alerts: readonly { readonly kind: string; readonly message: string; readonly count: number }[]
}

const away = () => Promise.reject(new Unavailable('database_unavailable'))

/** Two processes of a shop, and who is told. */
async function openTellers({ groupMs = 0, alerts }: { groupMs?: number; alerts?: OperatorAlerts } = {}) {
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
  const parts = {
    alerts: alerts ?? createOperatorAlerts(pool, { groupMs }),
    post: { send: async (mail: OutgoingMail) => void mails.push(mail) },
    to: 'operators@shop.example',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    origin: 'https://shop.example',
    aloneMs: 0,
  }
  const [one, other] = [createAlertTeller(parts), createAlertTeller(parts)]
  const note = (line: string) => [one, other].forEach((teller) => teller.note(entryOf(line)))
  const tell = async () => void (await Promise.all([one.tell(), other.tell()]))
  return { one, note, tell, mails, hooks, pool, answerWith: (code: number) => (status = code) }
}

test('[issue 20] what two processes log is told once, together, by mail and webhook', async () => {
  const { note, tell, mails, hooks } = await openTellers({ groupMs: 1500 })
  note('ALERT delivery failed: order 2026-000001, item a')
  await tell()
  note('ALERT the event loop stood still for 1200 ms')
  note('ALERT the event loop stood still for 3400 ms')
  note('Everything is fine')
  await tell()
  expect([mails.length, hooks.length]).toEqual([0, 0])
  await expect.poll(async () => (await tell(), hooks.length), { interval: 50, timeout: 10_000 }).toBe(1)
  for (let time = 0; time < 3; time += 1) {
    note('ALERT the event loop stood still for 5000 ms')
    await tell()
  }
  expect([mails.length, hooks.length]).toEqual([1, 1])
  expect(hooks[0]?.alerts.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'delivery', message: 'delivery failed: order 2026-000001, item a', count: 2 },
    { kind: 'event_loop', message: 'the event loop stood still for 3400 ms', count: 4 },
  ])
  expect(mails[0]).toMatchObject({ to: 'operators@shop.example', subject: 'Stek: 2 alerts' })
  expect(mails[0]?.text).toContain('order 2026-000001, item a (2 times)')
})

test('[issue 20] of several that take alerts at once one takes all of them', async () => {
  const { pool, drop } = await testDatabase()
  onTestFinished(drop)
  const { add, take } = createOperatorAlerts(pool, { groupMs: 0 })
  for (let time = 0; time < 20; time += 1) {
    const subjects = Array.from({ length: 50 }, (_, index) => `${time}-${index}`)
    await add(subjects.map((subject) => ({ subject, kind: 'payment', message: subject, count: 1 })))
    const taken = await Promise.all([take(), take(), take(), take()])
    expect(taken.map(({ length }) => length).filter((length) => length > 0)).toEqual([50])
  }
})

test('[issue 20] what could not be told is told later; what goes on is told again after hours', async () => {
  const { one, note, tell, hooks, pool, answerWith } = await openTellers()
  answerWith(500)
  note('ALERT refund 1 of tr_1 was refused: no money')
  await expect(one.tell()).rejects.toThrow('answered 500')
  answerWith(200)
  await tell()
  expect(hooks).toHaveLength(1)
  await pool.query(`update operator_alerts set told_at = now() - interval '7 hours'`)
  await tell()
  note('ALERT refund 1 of tr_1 was refused: no money')
  await tell()
  expect(hooks).toHaveLength(2)
})

test('[issue 20] without the database each process tells what it saw', async () => {
  const { one, hooks, mails } = await openTellers({ alerts: { add: away, take: away, settle: away } })
  one.note(entryOf('ALERT no connection to the database: refused'))
  await one.tell()
  await expect(one.tell()).rejects.toThrow()
  expect([mails.length, hooks.length]).toEqual([1, 1])
  expect(hooks[0]?.alerts).toMatchObject([{ kind: 'database' }])
})
