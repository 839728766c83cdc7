import { expect, test } from 'vitest'
import { createPasswords, type Passwords } from '#features/customers/argon2-passwords.ts'
import { openBrowser } from '#tests/api/http/browser.ts'
import { goodPassword, mailsOf, otherPassword, registered } from '#tests/api/customers/registrations.ts'
import { cheapHash, openShop, type Shop } from '#tests/api/shop.ts'

const email = 'anna@example.nl'
const setPassword = (shop: Shop, token: string, password = otherPassword) =>
  shop.ask('POST', '/api/auth/password/set', { json: { token, password } })
const verify = (shop: Shop, token: string) => shop.ask('POST', '/api/auth/email/verify', { json: { token } })
/** But for those about new devices, which every log-in here is. */
const templatesOf = async (shop: Shop) =>
  (await mailsOf(shop)).map(({ template }) => template).filter((template) => template !== 'newDevice')

async function canLogIn(shop: Shop, password: string): Promise<boolean> {
  const browser = openBrowser(shop)
  await browser.logIn(email, password)
  return (await browser.user()) !== null
}

test('forgotten: a link by mail for who is known, the same answer for who is not', async () => {
  await using shop = await openShop()
  await registered(shop, email)
  const forgot = (json: unknown) => shop.ask('POST', '/api/auth/password/forgot', { json })
  const [known, unknown] = [await forgot({ email: ' Anna@Example.nl' }), await forgot({ email: 'nobody@example.nl' })]
  expect([known.status, known.text]).toEqual([200, '{"status":"sent"}'])
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  expect(await templatesOf(shop)).toEqual(['verifyEmail', 'resetPassword'])
  const faulty = await forgot({ email: 'no address' })
  expect([faulty.status, faulty.body.errors]).toEqual([422, [{ path: 'email', code: 'malformed_email' }]])
})

test('forgotten: as a form too', async () => {
  await using shop = await openShop()
  await registered(shop, email)
  const { status } = await shop.ask('POST', '/api/auth/password/forgot', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email }).toString(),
  })
  expect([status, await templatesOf(shop)]).toEqual([200, ['verifyEmail', 'resetPassword']])
})

test('B121 a new password by link: confirms the address, ends every session, uses up other links, and says so', async () => {
  await using shop = await openShop()
  const customerId = await registered(shop, email)
  const browser = openBrowser(shop)
  await browser.logIn(email, goodPassword)
  const [token, other, confirming] = [
    await shop.deps.tokens.issue(customerId, 'set_password'),
    await shop.deps.tokens.issue(customerId, 'set_password'),
    await shop.deps.tokens.issue(customerId, 'verify_email'),
  ]
  const done = await setPassword(shop, token)
  expect([done.status, done.body]).toEqual([200, { status: 'changed' }])
  expect(await browser.user()).toBeNull()
  expect((await browser.ask('POST', '/api/auth/email/resend')).status).toBe(401)
  expect([await canLogIn(shop, goodPassword), await canLogIn(shop, otherPassword)]).toEqual([false, true])
  for (const used of [token, other]) {
    const { status, body } = await setPassword(shop, used, 'Paraplu-harp-77-singel')
    expect([status, body.code]).toEqual([422, 'token_invalid'])
  }
  expect((await shop.deps.customers.find(customerId))?.isEmailVerified).toBe(true)
  expect((await verify(shop, confirming)).status).toBe(200)
  expect(await templatesOf(shop)).toEqual(['passwordChanged'])
})

test('a password that is refused does not use up the link', async () => {
  await using shop = await openShop()
  const token = await shop.deps.tokens.issue(await registered(shop, email), 'set_password')
  const { status, body } = await setPassword(shop, token, 'anna de vries')
  expect([status, body.errors]).toEqual([422, [{ path: 'password', code: 'password_too_common' }]])
  expect((await setPassword(shop, token)).status).toBe(200)
})

const passwordOf = (index: number) => `Regenjas-${index}-fluit-43-kade`

test('one link fifty times at once, at two processes, each with a password of its own: one succeeds', async () => {
  await using shop = await openShop()
  await using second = await openShop({ database: shop.database })
  const token = await shop.deps.tokens.issue(await registered(shop, email), 'set_password')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => setPassword(index % 2 ? shop : second, token, passwordOf(index))),
  )
  const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  expect(winners).toHaveLength(1)
  const refused = new Set(
    answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body.code}`),
  )
  expect([...refused].filter((each) => each !== '422 token_invalid' && each !== '503 busy')).toEqual([])
  expect(await canLogIn(shop, passwordOf(winners[0] ?? -1))).toBe(true)
  expect(await templatesOf(shop)).toEqual(['passwordChanged'])
})

test.each([
  ['set_password', '/api/auth/password/set', { password: otherPassword }],
  ['verify_email', '/api/auth/email/verify', {}],
] as const)('a link of %s that is unknown, foreign or too old: 422, all the same', async (purpose, path, more) => {
  await using shop = await openShop()
  const customerId = await registered(shop, email)
  const old = await shop.deps.tokens.issue(customerId, purpose)
  await shop.pool.query(`update customer_tokens set expires_at = now() - interval '1 s'`)
  const foreign = await shop.deps.tokens.issue(customerId, purpose === 'set_password' ? 'verify_email' : 'set_password')
  const good = await shop.deps.tokens.issue(customerId, purpose)
  const before = await shop.state()
  const answers = new Set<string>()
  for (const token of [
    old,
    foreign,
    'unknown',
    `${good.slice(0, -2)}~~`,
    `${good} `,
    good.toUpperCase(),
    '%00',
    '\u0000',
  ]) {
    const { status, body } = await shop.ask('POST', path, { json: { token, ...more } })
    answers.add(`${status} ${body.code}`)
  }
  expect(answers).toEqual(new Set(['422 token_invalid']))
  expect(await shop.state()).toBe(before)
})

test.each([
  ['verify_email', 24],
  ['set_password', 1],
] as const)('a link of %s is good for %i hours, and only its hash is kept', async (purpose, hours) => {
  await using shop = await openShop()
  const token = await shop.deps.tokens.issue(await registered(shop, email), purpose)
  expect(token).toMatch(/^[\w-]{43}$/)
  const { rows } = await shop.pool.query(
    `select extract(epoch from expires_at - created_at)::int / 3600 as hours, t::text as row from customer_tokens as t`,
  )
  expect(rows).toEqual([{ hours, row: expect.not.stringContaining(token) }])
})

test('an address is confirmed once, and following the link again is no mistake, fifty times at once neither', async () => {
  await using shop = await openShop()
  const customerId = await registered(shop, email)
  const token = await shop.deps.tokens.issue(customerId, 'verify_email')
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify(shop, token)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['200 {"status":"verified"}']),
  )
  expect((await shop.deps.customers.find(customerId))?.isEmailVerified).toBe(true)
  expect((await verify(shop, token)).status).toBe(200)
})

test('another link to confirm: for who is logged in and has not confirmed, three an hour', async () => {
  await using shop = await openShop({ settings: { limits: true } })
  const customerId = await registered(shop, email)
  expect((await shop.ask('POST', '/api/auth/email/resend')).body.code).toBe('login_required')
  const browser = openBrowser(shop)
  await browser.logIn(email, goodPassword)
  for (let index = 0; index < 5; index += 1) {
    const { status, body } = await browser.ask('POST', '/api/auth/email/resend')
    expect([status, body]).toEqual([200, { status: 'sent' }])
  }
  expect(await templatesOf(shop)).toEqual(Array.from({ length: 4 }, () => 'verifyEmail'))
  await verify(shop, await shop.deps.tokens.issue(customerId, 'verify_email'))
  expect(await browser.user()).toMatchObject({ emailVerified: true })
  await browser.ask('POST', '/api/auth/email/resend')
  // The mail of the registration was not sent yet, and is dropped.
  expect(await templatesOf(shop)).toHaveLength(3)
})

test('B121 a changed password ends every other session, keeps this one, and says so', async () => {
  await using shop = await openShop()
  await registered(shop, email)
  const [browser, other] = [openBrowser(shop), openBrowser(shop)]
  await browser.logIn(email, goodPassword)
  await other.logIn(email, goodPassword)
  const change = (json: unknown) => browser.ask('POST', '/api/auth/password/change', { json })
  const wrong = await change({ currentPassword: 'wrong', password: otherPassword })
  expect([wrong.status, wrong.body.errors]).toEqual([422, [{ path: 'currentPassword', code: 'wrong_password' }]])
  const weak = await change({ currentPassword: goodPassword, password: 'short' })
  expect([weak.status, weak.body.errors]).toEqual([422, [{ path: 'password', code: 'too_short' }]])
  const done = await change({ currentPassword: goodPassword, password: otherPassword })
  expect([done.status, done.body]).toEqual([200, { status: 'changed' }])
  expect([await browser.user(), await other.user()]).toEqual([expect.objectContaining({ email }), null])
  expect((await other.ask('POST', '/api/auth/email/resend')).status).toBe(401)
  expect([await canLogIn(shop, goodPassword), await canLogIn(shop, otherPassword)]).toEqual([false, true])
  expect(await templatesOf(shop)).toEqual(['verifyEmail', 'passwordChanged'])
})

test('a visitor cannot change a password: 401, and nothing is looked at', async () => {
  await using shop = await openShop()
  const json = { currentPassword: goodPassword, password: otherPassword }
  const { status, body } = await shop.ask('POST', '/api/auth/password/change', { json })
  expect([status, body.code]).toEqual([401, 'login_required'])
})

test('no session outlives its password: log-ins that race a change are open only if they came after', async () => {
  await using shop = await openShop()
  const customerId = await registered(shop, email)
  for (let round = 0; round < 5; round += 1) {
    await shop.pool.query('delete from sessions')
    const account = await shop.deps.customers.findAccount(customerId)
    if (account === null) throw new Error('no account')
    const device = { deviceId: null, browser: null, system: null, network: '192.0.2.0/24' }
    const [, ...sessions] = await Promise.all([
      shop.deps.transaction(({ customers }) =>
        customers.replacePassword(customerId, {
          from: account.passwordHash,
          to: `${account.passwordHash}${round}`,
          keptSession: null,
        }),
      ),
      ...Array.from({ length: 8 }, () =>
        shop.deps.transaction((stores) =>
          stores.sessions.open({ ...device, customerId, passwordHash: account.passwordHash, replaced: null }),
        ),
      ),
    ])
    const open = await Promise.all(
      sessions.map(async (opened) => (opened === null ? null : shop.deps.sessions.find(opened.sessionId))),
    )
    expect(open).toEqual(sessions.map(() => null))
  }
})

test('a hash of another cost is made anew by the next log-in, however many come at once', async () => {
  await using before = await openShop()
  await registered(before, email)
  const cost = { ...cheapHash, timeCost: 2 }
  const passwords = createPasswords({ cost, maxConcurrent: 4 })
  await using shop = await openShop({ database: before.database, overrides: { passwords } })
  const hash = async () =>
    (await shop.pool.query<{ password_hash: string }>('select password_hash from customers')).rows
  const [old] = await hash()
  expect(await canLogIn(shop, 'wrong wrong wrong')).toBe(false)
  expect(await hash()).toEqual([old])
  expect(await Promise.all([1, 2, 3, 4].map(() => canLogIn(shop, goodPassword)))).toEqual([true, true, true, true])
  const [renewed] = await hash()
  expect(renewed?.password_hash).toMatch(/^\$argon2id\$v=19\$m=256,t=2,p=1\$/)
  expect(await canLogIn(shop, goodPassword)).toBe(true)
  expect(await hash()).toEqual([renewed])
})

test('a password that is changed while its hash is made anew stays changed', async () => {
  await using before = await openShop()
  const customerId = await registered(before, email)
  const token = await before.deps.tokens.issue(customerId, 'set_password')
  const passwords = createPasswords({ cost: { ...cheapHash, timeCost: 2 } })
  const hash: Passwords['hash'] = async (password) => {
    const made = await passwords.hash(password)
    await setPassword(before, token)
    return made
  }
  await using shop = await openShop({ database: before.database, overrides: { passwords: { ...passwords, hash } } })
  expect(await canLogIn(shop, goodPassword)).toBe(false)
  expect([await canLogIn(before, goodPassword), await canLogIn(before, otherPassword)]).toEqual([false, true])
})
