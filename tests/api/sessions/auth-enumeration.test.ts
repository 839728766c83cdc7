import { expect, test } from 'vitest'
import { createPasswords, type Passwords } from '#features/customers/argon2-passwords.ts'
import { openBrowser, sessionCookie } from '#tests/api/http/browser.ts'
import { goodPassword, mailsOf, otherPassword, registered, registrationOf } from '#tests/api/customers/registrations.ts'
import { sliced } from '#tests/builders/slices.ts'
import { openShop, type Shop } from '#tests/api/shop.ts'

const enrol = (shop: Shop, email: string, more = {}) =>
  shop.ask('POST', '/api/auth/register', { json: registrationOf(email, more) })
const customersOf = async ({ pool }: Shop) =>
  (await pool.query<{ email: string; email_key: string }>('select email, email_key from customers order by 1')).rows

test('B133 an address that is known: the same answer, no second account, and a mail that says so', async () => {
  await using shop = await openShop()
  const first = await enrol(shop, 'anna@example.nl')
  const { rows: before } = await shop.pool.query('select * from customers')
  const again = await enrol(shop, 'anna@example.nl', { password: otherPassword, firstName: 'Eva', language: 'de' })
  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect((await shop.pool.query('select * from customers')).rows).toEqual(before)
  expect(await mailsOf(shop)).toEqual([
    { template: 'verifyEmail', recipient: 'anna@example.nl', language: 'nl', data: { firstName: 'Anna' } },
    { template: 'accountExists', recipient: 'anna@example.nl', language: 'nl', data: { firstName: 'Anna' } },
  ])
  const browser = openBrowser(shop)
  await browser.logIn('anna@example.nl', otherPassword)
  expect(await browser.user()).toBeNull()
})

test('B133 one such mail an hour, however often somebody tries', async () => {
  await using shop = await openShop()
  await registered(shop, 'anna@example.nl')
  for (let index = 0; index < 5; index += 1) expect((await enrol(shop, 'Anna@Example.NL')).status).toBe(201)
  const told = (await mailsOf(shop)).filter(({ template }) => template === 'accountExists')
  expect(told.length).toBeLessThanOrEqual(2)
  expect(told.length).toBeGreaterThanOrEqual(1)
})

// Fifty need seconds of hashing: beside the other tests they would be answered that the shop is busy.
for (const { cases, options } of sliced([20, 50], 1)) {
  test.each(cases)(
    'B110 the same registration %d times at once: one account, one mail, the same answer',
    options,
    async (times) => {
      const maxMs = times * 400
      await using shop = await openShop({ maxMs })
      await using second = await openShop({ database: shop.database, maxMs })
      const answers = await Promise.all(
        Array.from({ length: times }, (_, index) => enrol(index % 2 ? shop : second, 'anna@example.nl')),
      )
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
        new Set(['201 {"status":"registered"}']),
      )
      expect(await customersOf(shop)).toHaveLength(1)
      expect((await mailsOf(shop)).filter(({ template }) => template === 'verifyEmail')).toHaveLength(1)
    },
  )
}

test('B110 two registrations of one address that overlap: one account and one mail', async () => {
  await using shop = await openShop()
  const answers = await Promise.all([enrol(shop, 'anna@example.nl'), enrol(shop, 'anna@example.nl')])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await customersOf(shop)).toHaveLength(1)
  expect((await mailsOf(shop)).filter(({ template }) => template === 'verifyEmail')).toHaveLength(1)
})

test('B134 an unknown address and a wrong password get one and the same answer', async () => {
  await using shop = await openShop()
  await registered(shop, 'anna@example.nl')
  const answers = new Set<string>()
  for (const email of ['anna@example.nl', 'nobody@example.nl', 'not an address', '', 'x'.repeat(300)]) {
    const browser = openBrowser(shop)
    const { status, text, headers } = await browser.logIn(email, 'wrong wrong wrong')
    const { date: _date, 'x-request-id': _id, ...rest } = headers
    answers.add(JSON.stringify([status, text, rest]))
    expect(browser.cookies.has(sessionCookie)).toBe(false)
  }
  expect(answers.size).toBe(1)
})

test('B134 a known and an unknown address cost one password check each, and each check the same work', async () => {
  const passwords = createPasswords()
  const checks: { known: string | null; micros: number }[] = []
  const verify: Passwords['verify'] = async (known, password) => {
    const before = process.cpuUsage()
    const isRight = await passwords.verify(known, password)
    const { user, system } = process.cpuUsage(before)
    checks.push({ known, micros: user + system })
    return isRight
  }
  await using shop = await openShop({ overrides: { passwords: { ...passwords, verify } } })
  await registered(shop, 'anna@example.nl')
  const browser = openBrowser(shop)
  const rounds = 10
  const answers = new Set<string>()
  for (let round = 0; round < rounds; round += 1) {
    for (const email of ['anna@example.nl', 'nobody@example.nl']) {
      const { status, text } = await browser.logIn(email, 'wrong wrong wrong')
      answers.add(`${status} ${text}`)
    }
  }
  expect(answers.size).toBe(1)
  const [known, unknown] = [true, false].map((isKnown) =>
    checks.filter((check) => (check.known !== null) === isKnown).map(({ micros }) => micros),
  ) as [number[], number[]]
  expect([known.length, unknown.length]).toEqual([rounds, rounds])
  // Processor time, and the least of ten: neither knows what else the machine did. No hash would be a thousandth of it.
  const ratio = Math.min(...known) / Math.min(...unknown)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test.each([
  ['a@x.nl', 'A@x.nl', true],
  ['a@x.nl', 'a@X.NL', true],
  ['a@x.nl', ' a@x.nl ', true],
  ['ren\u00e9@x.nl', 'rene\u0301@x.nl', true],
  ['a@b\u00fccher.de', 'a@xn--bcher-kva.de', true],
  ['a@B\u00dcCHER.de', 'a@b\u00fccher.de', true],
  ['a@x.nl', 'a+b@x.nl', false],
  ['a@x.nl', 'a.b@x.nl', false],
  ['a@x.nl', 'a@y.nl', false],
] as const)('B136 %j and %j are one account: %s', async (one, other, isSame) => {
  await using shop = await openShop()
  expect((await enrol(shop, one)).status).toBe(201)
  const browser = openBrowser(shop)
  await browser.logIn(other, goodPassword)
  expect((await browser.user()) !== null).toBe(isSame)
  expect((await enrol(shop, other)).status).toBe(201)
  expect(await customersOf(shop)).toHaveLength(isSame ? 1 : 2)
})

test.each([
  ['12345678', 'too_short'],
  ['wachtwoord', 'too_short'],
  ['Stek1', 'too_short'],
  ['anna@example.nl', 'password_too_common'],
  ['Stekstekstek1', 'password_too_common'],
  ['wachtwoord123', 'password_too_common'],
  ['123456789012', 'password_too_common'],
  ['aaaaaaaaaaaaaaa', 'password_too_common'],
  ['', 'required'],
] as const)('B143 the password %j is 422 %s', async (password, code) => {
  await using shop = await openShop()
  const { status, body } = await enrol(shop, 'anna@example.nl', { password })
  expect([status, body.errors]).toEqual([422, [{ path: 'password', code }]])
  expect(await customersOf(shop)).toEqual([])
})

test.each([
  'een zin met spaties en een plantje 🌱 erin, vierenzestig tekens!!',
  ' Regenjas-fluit-43 ',
  'Caf\u00e9-op-de-kade-1912',
  '"\\\u0009quotes and a tab <b>',
])('B143 the password %j is kept character by character', async (password) => {
  await using shop = await openShop({ overrides: { passwords: createPasswords() } })
  expect((await enrol(shop, 'anna@example.nl', { password })).status).toBe(201)
  const isIn = async (typed: string) => {
    const browser = openBrowser(shop)
    await browser.logIn('anna@example.nl', typed)
    return (await browser.user()) !== null
  }
  expect(await isIn(password)).toBe(true)
  expect(await isIn(password.normalize('NFD'))).toBe(true)
  expect(await isIn(`${password} `)).toBe(false)
  expect(await isIn(password.slice(1))).toBe(false)
  expect(await isIn(password.toUpperCase())).toBe(false)
  const { rows } = await shop.pool.query<{ password_hash: string }>('select password_hash from customers')
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/)
})

test('a registration with faults names every field, and nothing of what was typed', async () => {
  await using shop = await openShop()
  const { status, body, text } = await enrol(shop, 'no address', { city: '', country: 'XX', acceptTerms: false })
  expect([status, body.code]).toEqual([422, 'validation_failed'])
  expect(body.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual(
    expect.arrayContaining([
      'email malformed_email',
      'city required',
      'country unknown_country',
      'acceptTerms terms_required',
    ]),
  )
  expect(text).not.toContain('no address')
  const strange = await shop.ask('POST', '/api/auth/register', {
    json: { ...registrationOf('anna@example.nl'), taxExempt: true },
  })
  expect([strange.status, strange.body.errors]).toEqual([422, [{ path: '', code: 'unknown_key' }]])
})

test('B63 line breaks in a name become spaces: no line more in a table, a header or the text of a mail', async () => {
  await using shop = await openShop()
  const broken = { firstName: 'Anna\r\nBcc: all', lastName: 'de\u2028Vries\n\n', city: '\r\nUtrecht' }
  expect((await enrol(shop, 'anna@example.nl', broken)).status).toBe(201)
  const { rows } = await shop.pool.query('select first_name, last_name, city from customers')
  expect(rows).toEqual([{ first_name: 'Anna Bcc: all', last_name: 'de Vries', city: 'Utrecht' }])
  const mails = await mailsOf(shop)
  expect(mails.length).toBeGreaterThan(0)
  for (const { recipient, ...rest } of mails) {
    expect(recipient).toBe('anna@example.nl')
    expect(JSON.stringify(rest)).not.toMatch(/\\r|\\n|\u2028/)
  }
})

test('the access log knows neither addresses nor passwords', async () => {
  await using shop = await openShop()
  await registered(shop, 'anna@example.nl')
  const browser = openBrowser(shop)
  await browser.logIn('anna@example.nl', goodPassword)
  await browser.logIn('anna@example.nl', 'wrong wrong wrong')
  const log = shop.accessLog.join('\n')
  for (const secret of ['anna', goodPassword, 'wrong', browser.cookies.get(sessionCookie) ?? '']) {
    expect(log).not.toContain(secret)
  }
  expect(shop.errorLog).toEqual([])
})
