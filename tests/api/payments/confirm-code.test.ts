import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSendMail } from '#features/emails/send-mail.ts'
import { createMails } from '#features/emails/repository.ts'
import { createOrders } from '#features/orders/repository.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import { type CheckoutShop, openCheckoutShop } from '#tests/api/checkout/checkout-shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { webhook } from '#tests/api/payments/payment-traces.ts'
import { registrationOf } from '#tests/api/customers/registrations.ts'
import { as } from '#tests/builders/customers.ts'
import { openMailServer } from '#tests/builders/mail-server.ts'
import { noPapers } from '#tests/builders/no-papers.ts'

let checkout: CheckoutShop
beforeEach(async () => {
  checkout = await openCheckoutShop({ settings: { limits: true } })
})
afterEach(() => checkout[Symbol.asyncDispose]())

interface Buyer {
  readonly customerId: string
  readonly email: string
  readonly paymentId: string
  readonly orderMail: string
}

let names = 0

/** @returns the payment */
async function ordered(customerId: string): Promise<string> {
  const cartId = await checkout.cartOf(customerId, domainChoice('d', `code-${(names += 1)}`))
  const { body } = await checkout.pay(customerId, cartId)
  const providerId = await checkout.providerIdOf(body.id)
  await checkout.bank.decide(providerId, 'paid', { webhook: 'never' })
  expect((await webhook(checkout, body.id, providerId)).status).toBe(200)
  return body.id
}

/** Paid, by a customer who did not confirm the address. */
async function buyer(): Promise<Buyer> {
  const customerId = await checkout.customer()
  const id = await ordered(customerId)
  const [mail] = await checkout.rowsOf<{ id: string; recipient: string }>(
    `select id, recipient from mails where template = 'orderConfirmed' and customer_id = $1`,
    [customerId],
  )
  return { customerId, email: mail?.recipient ?? '', paymentId: id, orderMail: mail?.id ?? '' }
}

/** The digits of a mail. */
const codeFor = ({ customerId, email }: Buyer, mailId: string) =>
  checkout.deps.emailCodes.issue(mailId, { id: customerId, email })

const orderCodeOf = async (whose: Buyer) => (await codeFor(whose, whose.orderMail)) ?? ''

async function anotherMail({ customerId, email }: Buyer): Promise<string> {
  const [mail] = await checkout.rowsOf<{ id: string }>(
    `insert into mails (cause, template, language, recipient, customer_id)
     values (gen_random_uuid()::text, 'verifyEmail', 'nl', $2, $1) returning id`,
    [customerId, email],
  )
  return mail?.id ?? ''
}

const send = ({ paymentId }: Buyer, code: string, as_: string | null = null) =>
  checkout.shop.ask('POST', `/api/carts/payments/${paymentId}/email-code`, { json: { code }, ...as(as_) })
const outcomeOf = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer
  return status === 200 ? 'verified' : `${status} ${body.code}`
}
const isConfirmed = async ({ customerId }: Buyer) =>
  (await checkout.deps.customers.find(customerId))?.isEmailVerified ?? false
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const ask = ({ paymentId }: Buyer, as_: string | null = null) =>
  checkout.shop.ask('POST', `/api/carts/payments/${paymentId}/email-code/new`, as(as_))
const mailed = ({ customerId }: Buyer) =>
  checkout.rowsOf(`select data from mails where template = 'verifyEmail' and customer_id = $1`, [customerId])

const register = async (ordering?: boolean) => {
  const email = `${crypto.randomUUID()}@klant.example`
  const json = { ...registrationOf(email), ...(ordering !== undefined && { ordering }) }
  expect((await checkout.shop.ask('POST', '/api/auth/register', { json })).status).toBe(201)
  const [row] = await checkout.rowsOf<{ id: string; minutes: number }>(
    `select customers.id, round(extract(epoch from run_at - now()) / 60)::int as minutes
     from customers join mails on customer_id = customers.id join jobs on payload ->> 'mailId' = mails.id::text
     where customers.email = $1`,
    [email],
  )
  return { customerId: row?.id ?? '', minutes: row?.minutes }
}
const waiting = (customerId: string) =>
  checkout.rowsOf(`select from mails where template = 'verifyEmail' and customer_id = $1`, [customerId])

describe('the digits of the order mail', () => {
  test('confirm the address and release what waits for it, for the buyer in any browser', async () => {
    const whose = await buyer()
    const code = await orderCodeOf(whose)
    expect(await outcomeOf(send(whose, code))).toBe('verified')
    expect(await isConfirmed(whose)).toBe(true)
    const jobs = await checkout.rowsOf(`select payload from jobs where task = 'release_deliveries'`)
    expect(jobs).toContainEqual({ payload: { customerId: whose.customerId } })
    expect(await checkout.rowsOf('select * from email_codes')).toEqual([])
    const loggedIn = await buyer()
    expect(await outcomeOf(send(loggedIn, await orderCodeOf(loggedIn), loggedIn.customerId))).toBe('verified')
  })

  test('are six, stored as a keyed hash, and stand in the mail with the link as the only button', async () => {
    const whose = await buyer()
    await using server = await openMailServer()
    const mail = createSendMail({
      ...noPapers,
      papers: {
        invoicePdf: async () => new Uint8Array(1),
        invoiceXml: async () => new Uint8Array(1),
        termsPdf: async () => new Uint8Array(1),
      },
      invoices: { find: async () => null },
      orders: createOrders(checkout.pool),
      mails: createMails(checkout.pool),
      mailer: createMailer({ smtpUrl: () => server.url, from: 'Stek <hallo@stek.example>' }),
      issueToken: (customerId, purpose) => checkout.deps.tokens.issue(customerId, purpose),
      issueCode: (mailId, customer) => checkout.deps.emailCodes.issue(mailId, customer),
      issuePartnerToken: async () => '',
      invoiceToken: () => 'invoice',
      origin: 'https://shop.example',
    })
    await mail({ mailId: whose.orderMail }, new AbortController().signal)
    const { html = '', text = '' } = await PostalMime.parse(server.delivered[0]?.raw ?? '')
    expect(html.match(/class="button"/g)).toHaveLength(1)
    expect(html).toMatch(/class="button"[^>]*href="[^"]*e-mail-bevestigen#token=/)
    expect(text).not.toContain('We gaan meteen voor je aan de slag')
    const [code = ''] = /(?<![\d-])\d{6}(?!\d)/.exec(text) ?? []
    const stored = JSON.stringify(await checkout.rowsOf('select * from email_codes'))
    expect(code).not.toBe('')
    expect(stored).not.toContain(code)
    expect(await outcomeOf(send(whose, code))).toBe('verified')
  })

  test('of another customer are wrong, and who is logged in as another finds nothing', async () => {
    const [whose, other] = [await buyer(), await buyer()]
    const code = await orderCodeOf(other)
    await orderCodeOf(whose)
    expect(await outcomeOf(send(whose, code))).toBe('422 code_wrong')
    expect(await outcomeOf(send(other, code, whose.customerId))).toBe('404 not_found')
    expect(await outcomeOf(send({ ...other, paymentId: 'x'.repeat(22) }, code))).toBe('404 not_found')
    expect([await isConfirmed(whose), await isConfirmed(other)]).toEqual([false, false])
  })

  test('of an address that was changed since are wrong', async () => {
    const whose = await buyer()
    const code = await orderCodeOf(whose)
    await checkout.pool.query(`update customers set email = 'elders@klant.example', email_key = email where id = $1`, [
      whose.customerId,
    ])
    expect(await outcomeOf(send(whose, code))).toBe('422 code_wrong')
  })

  test('may be tried five times, also all at once', async () => {
    const whose = await buyer()
    const code = await orderCodeOf(whose)
    const wrong = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(send(whose, otherThan(code)))))
    expect(wrong.filter((outcome) => outcome === '422 code_wrong')).toHaveLength(5)
    expect(wrong.filter((outcome) => outcome === '422 code_expired')).toHaveLength(3)
    expect(await outcomeOf(send(whose, code))).toBe('422 code_expired')
    expect(await isConfirmed(whose)).toBe(false)
  })

  test('work at the fifth try, and for 15 minutes', async () => {
    const [whose, late] = [await buyer(), await buyer()]
    const code = await orderCodeOf(whose)
    for (let tries = 0; tries < 4; tries += 1) await send(whose, otherThan(code))
    expect(await outcomeOf(send(whose, code))).toBe('verified')
    const lateCode = await orderCodeOf(late)
    const age = (minutes: number) =>
      checkout.pool.query(
        `update email_codes set expires_at = issued_at + interval '15 minutes' - $1 * interval '1 minute'`,
        [minutes],
      )
    const [{ minutes } = { minutes: 0 }] = await checkout.rowsOf<{ minutes: number }>(
      'select round(extract(epoch from expires_at - now()) / 60)::int as minutes from email_codes',
    )
    expect(minutes).toBe(15)
    await age(15)
    expect(await outcomeOf(send(late, lateCode))).toBe('422 code_expired')
    await age(14)
    expect(await outcomeOf(send(late, lateCode))).toBe('verified')
  })

  test('sent twice at once confirm once', async () => {
    const whose = await buyer()
    const code = await orderCodeOf(whose)
    await checkout.pool.query(`delete from jobs where task = 'release_deliveries'`)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(send(whose, code))))
    expect(new Set(outcomes)).toEqual(new Set(['verified']))
    expect(await checkout.rowsOf(`select from jobs where task = 'release_deliveries'`)).toHaveLength(1)
  })

  test('after the link: the address stays confirmed', async () => {
    const whose = await buyer()
    const code = await orderCodeOf(whose)
    const token = await checkout.deps.tokens.issue(whose.customerId, 'verify_email')
    expect((await checkout.shop.ask('POST', '/api/auth/email/verify', { json: { token } })).status).toBe(200)
    expect(await outcomeOf(send(whose, code))).toBe('verified')
    expect(await outcomeOf(send(whose, otherThan(code)))).toBe('verified')
  })

  test.each(['12345', '1234567', '12345a', '１２３４５６', ''])('%j is no code', async (code) => {
    const whose = await buyer()
    expect((await send(whose, code)).status).toBe(422)
    expect(await checkout.rowsOf('select from email_codes where tries > 0')).toEqual([])
  })
})

describe('another code', () => {
  test('is mailed to the buyer, three times an hour, and to nobody else', async () => {
    const [whose, other] = [await buyer(), await buyer()]
    expect((await ask(whose, other.customerId)).status).toBe(404)
    for (let press = 0; press < 5; press += 1) expect((await ask(whose)).text).toBe('{"status":"sent"}')
    expect(await mailed(whose)).toHaveLength(3)
    expect(await mailed(whose)).toContainEqual({ data: { firstName: 'Anna', hasCode: true } })
    expect(await mailed(other)).toEqual([])
  })

  test('replaces the one before; after three a day a mail has only its link', async () => {
    const whose = await buyer()
    const first = await orderCodeOf(whose)
    const second = (await codeFor(whose, await anotherMail(whose))) ?? ''
    if (first !== second) expect(await outcomeOf(send(whose, first))).toBe('422 code_wrong')
    const last = await anotherMail(whose)
    await codeFor(whose, last)
    expect(await codeFor(whose, await anotherMail(whose))).toBeNull()
    // A mail that is sent again gets other digits, which are no further code.
    const again = (await codeFor(whose, last)) ?? ''
    expect(again).toMatch(/^\d{6}$/)
    expect(await outcomeOf(send(whose, again))).toBe('verified')
  })
})

describe('who registers', () => {
  test('without ordering is mailed at once; in an order after half an hour, unless the order comes first', async () => {
    expect((await register()).minutes).toBe(0)
    expect((await register(false)).minutes).toBe(0)
    const { customerId, minutes } = await register(true)
    expect(minutes).toBe(30)
    expect(await waiting(customerId)).toHaveLength(1)
    await ordered(customerId)
    expect(await waiting(customerId)).toEqual([])
    expect(await checkout.rowsOf(`select from mails where customer_id = $1`, [customerId])).toHaveLength(1)
  })
})
