import { noPapers } from '#tests/builders/no-papers.ts'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createInvoiceLinks } from '#features/invoices/invoice-links.ts'
import { createDeclarations } from '#features/declarations/repository.ts'
import { createPartners } from '#features/partners/repository.ts'
import { mailedLinks, type MailedLinkKind } from '#core/retention/mailed-links.ts'
import { locales, siteLocaleOf } from '#core/locale/locale.ts'
import { renderMail } from '#features/emails/render-mail.tsx'
import { root } from '#platform/config/root.ts'
import { findPath, isMailed, pageIds } from '#site/links.ts'
import { termsPathIn } from '#site/terms-path.ts'
import { type ApiResponse, openShop, type Shop } from '#tests/api/shop.ts'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { insertInvoicedOrder } from '#tests/builders/invoiced-order.ts'
import { sampleMails } from '#tests/builders/sample-mails.ts'

const secrets = ['the newest secret of the tests', 'an older one']
const links = createInvoiceLinks(secrets)
const hourMs = 3_600_000

let shop: Shop
/** The shop's clock, for what is signed; what is stored is aged in its table. */
let now = new Date()

beforeAll(async () => {
  const papers = {
    ...noPapers.papers,
    invoicePdf: async () => new TextEncoder().encode('pdf'),
    invoiceXml: async () => new TextEncoder().encode('xml'),
  }
  shop = await openShop({ overrides: { papers, invoiceLinks: links, now: () => now } })
})
afterAll(() => shop[Symbol.asyncDispose]())

interface Link {
  readonly token: string
  /** What it must open, as `opened` says it. */
  readonly thing: string
}

interface Row {
  make(): Promise<Link>
  use(token: string): Promise<ApiResponse>
  /** What an answer opened; undefined: nothing. */
  opened(answer: ApiResponse): string | undefined | Promise<string | undefined>
  /** Makes all tokens of the kind too old. */
  expire(): unknown
}

const post = (path: string, json: object) => shop.ask('POST', path, { json })
const field = (answer: ApiResponse, name: string) => (answer.body as unknown as Record<string, string>)?.[name]
const query = async (text: string, values: unknown[] = []) =>
  (await shop.pool.query<Record<string, string>>(text, values)).rows
const value = async (text: string, values: unknown[] = []) =>
  Object.values((await query(text, values))[0] ?? {})[0] ?? ''

async function invoiceLink(form: 'pdf' | 'xml'): Promise<Link> {
  const { number, invoice } = await insertInvoicedOrder(shop.pool)
  return { token: links.tokenFor(number, form, now), thing: `stek-factuur-${invoice}.${form}` }
}
const fileName = ({ headers }: ApiResponse) => /filename="(.+)"/.exec(headers['content-disposition'] ?? '')?.[1]
const later = (kind: MailedLinkKind) => () => {
  now = new Date(now.getTime() + mailedLinks[kind].hours * hourMs)
}

async function applicationId(email: string): Promise<string> {
  const json = { name: 'Bo', email, website: 'https://tuinblog.example' }
  await post('/api/affiliates', json)
  return value('select id from partner_applications where email = $1', [email])
}
const issueForPartner = async (subject: { partner: string } | { applicationId: string }) =>
  (await createPartners(shop.pool).issueToken(subject)) ?? ''

const rows: Readonly<Record<MailedLinkKind, Row>> = {
  verifyEmail: {
    async make() {
      const customerId = await insertCustomer(shop.pool)
      return { token: await shop.deps.tokens.issue(customerId, 'verify_email'), thing: customerId }
    },
    use: (token) => post('/api/auth/email/verify', { token }),
    opened: async ({ status }) =>
      status === 200
        ? value('select id from customers where email_verified_at is not null order by email_verified_at desc limit 1')
        : undefined,
    expire: () => query(`update customer_tokens set expires_at = now() where purpose = 'verify_email'`),
  },
  setPassword: {
    async make() {
      const customerId = await insertCustomer(shop.pool)
      return { token: await shop.deps.tokens.issue(customerId, 'set_password'), thing: customerId }
    },
    use: (token) => post('/api/auth/password/set', { token, password: `een heel lang wachtwoord ${randomUUID()}` }),
    opened: async ({ status }) =>
      status === 200
        ? value(`select id from customers where password_hash <> '$argon2id$none' order by changed_at desc limit 1`)
        : undefined,
    expire: () => query(`update customer_tokens set expires_at = now() where purpose = 'set_password'`),
  },
  confirmDeclaration: {
    async make() {
      const { number } = await insertInvoicedOrder(shop.pool)
      const json = { name: 'Saar', contract: number, email: `${randomUUID()}@b.example`, language: 'nl' }
      const receipt = field(await post('/api/withdrawals', json), 'receipt') ?? ''
      return { token: (await createDeclarations(shop.pool).issueToken(receipt)) ?? '', thing: receipt }
    },
    use: (token) => post('/api/declarations/confirm', { token }),
    opened: (answer) => field(answer, 'receipt'),
    expire: () => query('update declaration_links set expires_at = now()'),
  },
  invoicePdf: {
    make: () => invoiceLink('pdf'),
    use: (token) => post('/api/invoices/open', { token }),
    opened: fileName,
    expire: later('invoicePdf'),
  },
  invoiceXml: {
    make: () => invoiceLink('xml'),
    use: (token) => post('/api/invoices/open', { token }),
    opened: fileName,
    expire: later('invoiceXml'),
  },
  confirmPartner: {
    async make() {
      const email = `${randomUUID()}@partner.example`
      return { token: await issueForPartner({ applicationId: await applicationId(email) }), thing: email }
    },
    use: (token) => post('/api/affiliates/confirm', { token }),
    opened: (answer) =>
      answer.status === 200
        ? value('select email from partners where number = $1', [field(answer, 'affiliateId')])
        : undefined,
    expire: () => query('update partner_tokens set expires_at = now() where application_id is not null'),
  },
  partnerStatement: {
    async make() {
      const email = `${randomUUID()}@partner.example`
      const token = await issueForPartner({ applicationId: await applicationId(email) })
      const partner = field(await post('/api/affiliates/confirm', { token }), 'affiliateId') ?? ''
      return { token: await issueForPartner({ partner }), thing: partner }
    },
    use: (token) => post('/api/affiliates/statement', { token }),
    opened: (answer) => field(answer, 'affiliateId'),
    expire: () => query('update partner_tokens set expires_at = now() where partner is not null'),
  },
  paymentStatus: {
    async make() {
      const { paymentId } = await insertInvoicedOrder(shop.pool)
      return { token: paymentId, thing: paymentId }
    },
    use: (token) => shop.ask('GET', `/api/carts/payments/${encodeURIComponent(token)}`),
    opened: (answer) => field(answer, 'id'),
    expire: () => query(`update payments set created_at = now() - interval '90 days'`),
  },
  sharedCart: {
    async make() {
      const sld = `naam-${randomUUID()}`
      const cartId = await shop.newCart()
      await shop.add(cartId, domainChoice('d', sld))
      return { token: field(await post(`/api/carts/${cartId}/share`, {}), 'token') ?? '', thing: sld }
    },
    use: (token) => post('/api/shared-carts/open', { token }),
    opened: ({ body }) => {
      const [item] = body.items ?? []
      return item?.type === 'domain' ? item.parameters.sld : undefined
    },
    expire: () => query('update shared_carts set expires_at = now()'),
  },
}

const lifetime = (hours: number) =>
  (hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`).replace(/^1 (\w+)s$/, '1 $1')

const kinds = Object.keys(mailedLinks) as MailedLinkKind[]

describe.each(kinds)('a link of the kind %s', (kind) => {
  const row = rows[kind]
  const use = async (token: string) => row.opened(await row.use(token))

  test('opens its own thing and nobody else’s; twice as the table says', async () => {
    const [one, other] = [await row.make(), await row.make()]
    expect(await use(other.token)).toBe(other.thing)
    expect(await use(one.token)).toBe(one.thing)
    const before = await shop.state()
    const again = await use(one.token)
    if (mailedLinks[kind].use === 'once') expect(await shop.state()).toBe(before)
    else expect(again).toBe(one.thing)
  })

  test('altered, cut off or made longer it opens nothing', async () => {
    const { token } = await row.make()
    const flipped = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    for (const forged of [flipped(0), flipped(token.length >> 1), token.slice(1), token.slice(0, -1), `${token}A`]) {
      expect(await use(forged), forged).toBeUndefined()
    }
  })

  test('is worth nothing where another kind is asked for', async () => {
    for (const other of kinds.filter((each) => each !== kind)) {
      const { token } = await rows[other].make()
      // Invoices are opened in one place: the form is the token's, and is checked by the name of the file.
      const isOneCall = kind.startsWith('invoice') && other.startsWith('invoice')
      const opened = await use(token)
      if (isOneCall) expect(opened).not.toMatch(new RegExp(`${kind.slice(-3).toLowerCase()}$`))
      else expect(opened, other).toBeUndefined()
    }
  })

  test('stands in no log and in no row, and ends when its time is over', async () => {
    const { token } = await row.make()
    await row.expire()
    expect(await use(token)).toBeUndefined()
    const fresh = await row.make()
    await row.use(fresh.token)
    const logs = [...shop.accessLog, ...shop.errorLog].join('\n')
    expect([token, fresh.token].filter((each) => logs.includes(each))).toEqual([])
    if (mailedLinks[kind].travels === 'query') return
    const written = await query(`
      select t::text as row from customer_tokens as t union all select t::text from partner_tokens as t
      union all select t::text from declaration_links as t union all select t::text from mails as t
      union all select t::text from jobs as t union all select t::text from shared_carts as t`)
    expect(written.filter(({ row: each }) => each?.includes(fresh.token))).toEqual([])
  })
})

test('the signature of one form of an invoice, and of one end, is worth nothing for another', async () => {
  const { number } = await insertInvoicedOrder(shop.pool)
  const token = links.tokenFor(number, 'pdf', now)
  const [payload, signature] = [token.slice(0, -43), token.slice(-43)]
  const signed = Buffer.from(payload, 'base64url').toString()
  for (const other of [signed.replace('pdf', 'xml'), signed.replace(/\d+$/, '99999999999'), `${signed} `]) {
    const forged = Buffer.from(other).toString('base64url') + signature
    expect((await post('/api/invoices/open', { token: forged })).body.code).toBe('token_invalid')
  }
  expect((await post('/api/invoices/open', { token })).status).toBe(200)
})

test('what is stored lives as long as the table says', async () => {
  for (const kind of kinds) await rows[kind].make()
  const hours = await query(`
    select distinct purpose as kind, extract(epoch from expires_at - created_at) / 3600 as hours from customer_tokens
      where expires_at > now()
    union select 'declaration', extract(epoch from expires_at - created_at) / 3600 from declaration_links
      where expires_at > now()
    union select case when partner is null then 'application' else 'statement' end,
      extract(epoch from expires_at - created_at) / 3600 from partner_tokens where expires_at > now()
    union select 'cart', extract(epoch from expires_at - created_at) / 3600 from shared_carts
      where expires_at > now()`)
  expect(Object.fromEntries(hours.map(({ kind, hours: each }) => [kind, Number(each)]))).toEqual({
    verify_email: mailedLinks.verifyEmail.hours,
    set_password: mailedLinks.setPassword.hours,
    declaration: mailedLinks.confirmDeclaration.hours,
    application: mailedLinks.confirmPartner.hours,
    statement: mailedLinks.partnerStatement.hours,
    cart: mailedLinks.sharedCart.hours,
  })
})

test('no mail has a secret in a query, and every token leads to a page that browsers do not keep', () => {
  const token = 'T0k3n-_abcdefghijklmnopqrstuvwxyz0123456789A'
  const kept = pageIds
    .filter((id) => !isMailed(id))
    .flatMap((id) => locales.map((each) => findPath(id, siteLocaleOf(each))))
  const found = new Set<string>()
  const confirmation = { token, code: '482913' }
  for (const language of locales) {
    for (const content of Object.values(sampleMails('Sanne', 'DE123456789', language))) {
      const { text } = renderMail({ ...content, language }, { origin: 'https://shop.example', token, confirmation })
      for (const [link] of text.matchAll(/https:\/\/shop\.example\S*/g)) {
        const { pathname, search, hash } = new URL(link)
        expect(search, link).toMatch(/^(\?(via=\d+|payment=[\w-]{22}))?$/)
        // Opens the log-in of the order, and is no secret.
        if (hash === '' || hash === '#login' || link.endsWith(termsPathIn('de'))) continue
        found.add(pathname)
        expect(hash).toBe(`#token=${token}`)
        expect(kept).not.toContain(pathname)
      }
    }
  }
  expect(found.size).toBe(10)
})

test('docs/links.md shows every row of the table', () => {
  const told = readFileSync(join(root, 'docs/links.md'), 'utf8')
  const shown = [...told.matchAll(/^\| `(\w+)` +\|(.+)\|$/gm)].map(([, kind = '', cells = '']) => [
    kind,
    cells.split('|').map((cell) => cell.trim()),
  ])
  const expected = Object.entries(mailedLinks).map(([kind, { opens, boundTo, hours, use, travels, proof, fresh }]) => [
    kind,
    [opens, boundTo, lifetime(hours), use, travels, proof, fresh],
  ])
  expect(shown).toEqual(expected)
})

describe('links that have expired', () => {
  test('an invoice: its holder gets another at the address of the order, and nobody learns whether', async () => {
    const { token } = await rows.invoicePdf.make()
    await rows.invoicePdf.expire()
    const answers = [
      await post('/api/invoices/link', { token: 'nonsense' }),
      await post('/api/invoices/link', { token }),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"status":"sent"}']))
    const mails = await query(
      `select recipient = (select email from customers where id = customer_id) as "isOwner", data from mails where template = 'invoiceLink'`,
    )
    expect(mails).toMatchObject([{ isOwner: true, data: { form: 'pdf' } }])
  })

  test('a declaration: who holds an expired one gets another at the address of the order, and nobody learns whether', async () => {
    const { token, thing } = await rows.confirmDeclaration.make()
    await rows.confirmDeclaration.expire()
    const asked = [
      await post('/api/declarations/link', { token: 'nonsense' }),
      await post('/api/declarations/link', { token }),
    ]
    expect(new Set(asked.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"status":"sent"}']))
    const mails = await query(
      `select 1 from mails where template = 'declarationToConfirm' and data ->> 'receipt' = $1`,
      [thing],
    )
    expect(mails).toHaveLength(2)
    await query(`update declarations set outcome = 'rejected' where receipt = $1`, [thing])
    await post('/api/declarations/link', { token })
    expect(
      await query(`select 1 from mails where template = 'declarationToConfirm' and data ->> 'receipt' = $1`, [thing]),
    ).toHaveLength(2)
  })
})
