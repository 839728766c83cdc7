import PostalMime from 'postal-mime'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createMails, mailOutbox, type Mails } from '#features/emails/repository.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import { createSendMail, type SendMailParts } from '#features/emails/send-mail.ts'
import { createWorker, type Worker } from '#platform/jobs/worker.ts'
import type { MailOrder } from '#features/emails/mail-data.ts'
import { Unavailable } from '#core/result/unavailable.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { type MailServer, openMailServer } from '#tests/builders/mail-server.ts'
import { noPapers } from '#tests/builders/no-papers.ts'
import { logTo } from '#tests/builders/log.ts'

let database: TestDatabase
let pool: Pool
let server: MailServer
let worker: Worker | undefined
const lines: string[] = []

beforeEach(async () => {
  database = await testDatabase()
  pool = database.pool
  server = await openMailServer()
  lines.length = 0
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await server.close()
  await database.drop()
})

const from = 'Stek <hallo@stek.example>'
const notice = {
  cause: 'password changed 1',
  to: 'klant@example.nl',
  language: 'nl',
  customerId: null,
  template: 'passwordChanged',
  data: { firstName: 'Sanne', at: '2026-11-15T07:12:54Z' },
} as const satisfies MailOrder

function startWorker(parts: Partial<SendMailParts> = {}, { leaseMs = 60_000, backOff = () => 20 } = {}): Worker {
  const send = createSendMail({
    mails: createMails(pool),
    mailer: createMailer({ smtpUrl: () => server.url, from }),
    issueToken: async (customerId, purpose) => `token-of-${purpose}-${customerId}`,
    issuePartnerToken: async () => '',
    origin: 'https://shop.example',
    ...noPapers,
    ...parts,
  })
  const queue = createJobQueue(pool, { leaseMs })
  return createWorker({
    queue,
    tasks: { send_mail: send },
    log: logTo((line) => void lines.push(line)),
    idleMs: 10,
    backOff,
  })
}

const waiting = async () => (await pool.query('select from jobs where failed_at is null')).rowCount
const rows = async () => (await pool.query<{ id: string; sent_at: Date | null }>('select * from mails')).rows

test('a mail that was ordered is sent once, in both forms, and marked', async () => {
  await mailOutbox(pool).add(notice)
  worker = startWorker()
  await expect.poll(waiting).toBe(0)
  const [mail] = await rows()
  expect(mail?.sent_at).toBeInstanceOf(Date)
  expect(server.delivered).toHaveLength(1)
  const [delivery] = server.delivered
  expect(delivery).toMatchObject({ from: 'hallo@stek.example', to: ['klant@example.nl'] })
  const letter = await PostalMime.parse(delivery?.raw ?? '')
  expect(letter).toMatchObject({
    subject: 'Je wachtwoord is veranderd',
    from: { name: 'Stek', address: 'hallo@stek.example' },
    to: [{ address: 'klant@example.nl' }],
    messageId: `<${mail?.id}@stek.example>`,
  })
  expect(letter.text).toContain('Hoi Sanne,')
  expect(letter.html).toContain('lang="nl"')
  const headers = new Map(letter.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect([...headers.keys()].filter((key) => /^list-|^x-mailer|^return-receipt|^disposition/.test(key))).toEqual([])
})

test('the same cause mails once, however often it is ordered', async () => {
  const orders = Array.from({ length: 20 }, () => mailOutbox(pool).add(notice))
  await Promise.all(orders)
  worker = startWorker()
  await expect.poll(waiting).toBe(0)
  await mailOutbox(pool).add(notice)
  expect(await waiting()).toBe(0)
  expect(server.delivered).toHaveLength(1)
})

test('nothing is sent of a transaction that is rolled back', async () => {
  worker = startWorker()
  const client = await pool.connect()
  await client.query('begin')
  await mailOutbox(client).add(notice)
  await client.query('rollback')
  client.release()
  await mailOutbox(pool).add({ ...notice, cause: 'another', to: 'ander@example.nl' })
  await expect.poll(waiting).toBe(0)
  expect(server.delivered.map(({ to }) => to)).toEqual([['ander@example.nl']])
  expect(await rows()).toHaveLength(1)
})

test('while a letter is on its way no transaction is open', async () => {
  await mailOutbox(pool).add(notice)
  let open: number | null = null
  const post = createMailer({ smtpUrl: () => server.url, from })
  worker = startWorker({
    mailer: {
      async send(letter) {
        const { rowCount } = await pool.query(
          `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
        )
        open = rowCount
        await post.send(letter)
      },
    },
  })
  await expect.poll(waiting).toBe(0)
  expect(open).toBe(0)
})

test('C65 while the mail server is away mails wait; when it is back each is sent once', async () => {
  const port = Number(new URL(server.url).port)
  await server.close()
  let tries = 0
  const post = createMailer({ smtpUrl: () => server.url, from })
  worker = startWorker({
    mailer: {
      async send(letter) {
        tries += 1
        await post.send(letter)
      },
    },
  })
  for (const cause of ['a', 'b', 'c']) await mailOutbox(pool).add({ ...notice, cause })
  await expect.poll(() => tries).toBeGreaterThan(6)
  expect((await rows()).every(({ sent_at }) => sent_at === null)).toBe(true)
  server = await openMailServer({ port })
  await expect.poll(waiting).toBe(0)
  expect(server.delivered).toHaveLength(3)
  expect(new Set(server.delivered.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])).size).toBe(3)
  expect(lines).toEqual([
    expect.stringMatching(/^alert jobs: All jobs of a task fail\. \(task: send_mail, reason: connect ECONNREFUSED/),
    expect.stringMatching(/^info jobs: The jobs of a task work again\. \(task: send_mail/),
  ])
})

test.each([{ recipient: 450 }, { recipient: 421 }, { letter: 452 }])(
  'what a server refuses for now is sent later: %o',
  async (refusal) => {
    server.refuse(refusal)
    await mailOutbox(pool).add(notice)
    worker = startWorker()
    await expect.poll(() => server.attempts()).toBeGreaterThan(2)
    server.refuse({})
    await expect.poll(waiting).toBe(0)
    expect(server.delivered).toHaveLength(1)
    expect(lines).toEqual([])
  },
)

test.each([{ recipient: 550 }, { letter: 554 }])(
  'what a server refuses for good is given up at once, with a line that names nobody: %o',
  async (refusal) => {
    server.refuse(refusal)
    await mailOutbox(pool).add(notice)
    worker = startWorker()
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toMatch(
      /^alert job: .*task: send_mail, attempt: 1, reason: refused: 55[04] 5\.1\.1 <…> no such person\)$/,
    )
    expect(server.attempts()).toBe(1)
    expect(await waiting()).toBe(0)
    const [mail] = await rows()
    expect(mail?.sent_at).toBeNull()
  },
)

test('C19 a process that dies between sending and marking: once more, under the same message id', async () => {
  await mailOutbox(pool).add(notice)
  const crash = Promise.withResolvers<void>()
  const dies: Mails = {
    ...createMails(pool),
    markSent: () => {
      crash.resolve()
      return new Promise(() => {})
    },
  }
  const dying = createSendMail({
    mails: dies,
    mailer: createMailer({ smtpUrl: () => server.url, from }),
    issueToken: async () => '',
    issuePartnerToken: async () => '',
    ...noPapers,
    origin: 'https://shop.example',
  })
  const [job] = await createJobQueue(pool, { leaseMs: 100 }).take(1, ['send_mail'], [])
  void dying(job?.payload as { mailId: string }, new AbortController().signal)
  await crash.promise
  worker = startWorker()
  await expect.poll(waiting).toBe(0)
  const ids = server.delivered.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a database that is away when a mail was sent does not make it go out again', async () => {
  await mailOutbox(pool).add(notice)
  const mails = createMails(pool)
  let marks = 0
  worker = startWorker(
    {
      mails: {
        ...mails,
        async markSent(mailId) {
          marks += 1
          if (marks < 3) throw new Unavailable('database_unavailable')
          await mails.markSent(mailId)
        },
      },
    },
    { leaseMs: 200 },
  )
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  expect(marks).toBe(3)
  expect(server.delivered).toHaveLength(1)
})

test('a mail that is marked is not sent again', async () => {
  await mailOutbox(pool).add(notice)
  await pool.query('update mails set sent_at = now()')
  worker = startWorker()
  await expect.poll(waiting).toBe(0)
  expect(server.attempts()).toBe(0)
})

test('a link gets its token when the mail is made, and nothing in the database holds it', async () => {
  const customerId = await insertCustomer(pool)
  for (const template of ['verifyEmail', 'accountExists', 'resetPassword'] as const) {
    await mailOutbox(pool).add({ ...notice, cause: template, customerId, template, data: { firstName: 'Sanne' } })
  }
  const state = async () =>
    JSON.stringify([
      await rows(),
      (await pool.query('select * from jobs')).rows,
      (await pool.query('table customers')).rows,
    ])
  expect(await state()).not.toContain('token-of')
  worker = startWorker()
  await expect.poll(waiting).toBe(0)
  expect(await state()).not.toContain('token-of')
  const letters = await Promise.all(server.delivered.map(({ raw }) => PostalMime.parse(raw)))
  const tokens = letters.map(({ text }) => /#token=(\S+)/.exec(text ?? '')?.[1] ?? '').toSorted()
  expect(tokens).toEqual([
    `token-of-set_password-${customerId}`,
    `token-of-set_password-${customerId}`,
    `token-of-verify_email-${customerId}`,
  ])
})

test('a mail with a link to a customer who is gone is given up', async () => {
  await mailOutbox(pool).add({ ...notice, template: 'resetPassword', data: { firstName: 'Sanne' } })
  worker = startWorker()
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toContain('the customer is gone')
  expect(server.attempts()).toBe(0)
})

test.each([
  'a@b.nl\r\nBcc: all@evil.example',
  'a@b.nl, c@d.nl',
  'a@b.nl>\r\nRCPT TO:<evil@evil.example',
  'Sanne <a@b.nl>',
  'a@b.nl;c@d.nl',
  '"a b"@c.nl',
  'a@b@c.nl',
  'nobody',
  'a\u0000@b.nl',
])('B232 a recipient is one address or nobody: %j', async (to) => {
  const post = createMailer({ smtpUrl: () => server.url, from })
  await expect(post.send({ id: 'x', to, subject: 's', html: 'h', text: 't' })).rejects.toThrow('not one address')
  expect(server.attempts()).toBe(0)
})

test('B232 no header can be smuggled in through subject or text', async () => {
  const post = createMailer({ smtpUrl: () => server.url, from })
  const evil = 'x\r\nBcc: all@evil.example\r\n\r\n<script>'
  await post.send({ id: 'x', to: 'klant@example.nl', subject: evil, html: evil, text: `.\r\nQUIT\r\n${evil}` })
  const [delivery] = server.delivered
  expect(delivery?.to).toEqual(['klant@example.nl'])
  const letter = await PostalMime.parse(delivery?.raw ?? '')
  expect(letter.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(letter.subject).toContain('Bcc: all@evil.example')
  expect(letter.text).toContain('QUIT')
})

test.each(['smtps', 'smtp'] as const)('a server nobody vouches for gets no letter over %s', async (scheme) => {
  await using strange = await openMailServer({ tls: scheme === 'smtps' ? 'always' : 'offered' })
  const post = createMailer({ smtpUrl: () => strange.url.replace('smtp:', `${scheme}:`), from })
  const letter = { id: 'x', to: 'klant@example.nl', subject: 's', html: 'h', text: 't' }
  await expect(post.send(letter)).rejects.toThrow(/certificate/)
  expect(strange.attempts()).toBe(0)
})

test('a foreign domain is reached by its ASCII name', async () => {
  const post = createMailer({ smtpUrl: () => server.url, from: 'hallo@stek.example' })
  await post.send({ id: 'x', to: 'info@münchen.example', subject: 's', html: 'h', text: 't' })
  expect(server.delivered[0]?.raw).toMatch(/^To: info@xn--mnchen-3ya\.example\r$/m)
})
