import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInvoiceLinks } from '#features/invoices/invoice-links.ts'
import { createDeclarations } from '#features/declarations/repository.ts'
import { createPartners } from '#features/partners/repository.ts'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import { createTokens } from '#features/customers/tokens.ts'
import { dist } from '#platform/config/root.ts'
import { articleListFile, type ArticleLink } from '#site/articles.ts'
import { goodPassword, registrationOf } from '#tests/api/registrations.ts'
import { domainChoice, hostingChoice, movingChoice } from '#tests/api/choices.ts'
import { insertCustomer } from '#tests/builders/customers.ts'
import { insertInvoicedOrder } from '#tests/builders/invoiced-order.ts'
import type { WholeShop } from '#tests/builders/whole-shop.ts'
import type { FuzzRequest } from './requests.ts'

/** What requests name in braces. */
export type Things = Readonly<Record<string, string>> & { readonly cookie: string }

/**
 * A customer with a cart that is being paid, and a visitor's cart, which any request may change; and what only the
 * request uses that it is for: another customer with a cart and a paid order, and what mails and neighbours would bring.
 */
export async function thingsIn(shop: WholeShop): Promise<Things> {
  const visitor = askerOf(shop)
  const { id: otherCart } = await visitor.ask('POST', '/api/carts', {})
  const anna = await customerOf(shop, 'anna@example.nl')
  const cart = await filledCart(anna)
  const started = await anna.ask('POST', `/api/carts/${cart}/payments`, checkout)
  const { id: payment = 'none', orderNumber: order = 'none' } = started
  const buyer = await customerOf(shop, `${crypto.randomUUID()}@example.nl`)
  const buyerCart = await filledCart(buyer)
  await shop.database.pool.query(`insert into coupons (code, begins, percentage) values ('WELKOM10', '2026-01-01', 1000)
    on conflict do nothing`)
  const { id: spareCart } = await buyer.ask('POST', '/api/carts', {})
  const { token: sharedToken } = await buyer.ask('POST', `/api/carts/${buyerCart}/share`)
  const { id: buyerPayment, checkoutUrl } = await buyer.ask(
    'POST',
    `/api/carts/${await filledCart(buyer)}/payments`,
    checkout,
  )
  return {
    cart,
    otherCart: String(otherCart),
    payment: String(payment),
    order: String(order),
    bankPayment: /tr_\w+/.exec(String(checkoutUrl))?.[0] ?? 'none',
    cookie: anna.cookie(),
    origin: shop.origin,
    buyerCart,
    spareCart: String(spareCart),
    sharedToken: String(sharedToken),
    holder: String((await buyer.ask('POST', '/api/holders', holder)).id),
    buyerPayment: String(buyerPayment),
    buyerCookie: buyer.cookie(),
    ...(await mailedTo(shop, buyer.email)),
  }
}

const [{ id: articleId } = { id: '' }] = JSON.parse(
  readFileSync(join(dist, articleListFile), 'utf8'),
) as readonly ArticleLink[]

export const holder = {
  customerType: 'private',
  firstName: 'Jan',
  lastName: 'de Jong',
  street: 'Dorpsstraat',
  houseNumber: '1',
  postalCode: '8011 AB',
  city: 'Zwolle',
  country: 'NL',
  phone: '0612345678',
  email: 'jan@bakkerij.example',
}
export const checkout = { paymentMethod: 'ideal', consents: { terms: true } }
export const report = (orderNumber: string) =>
  JSON.stringify({
    type: 'delivery.progress',
    data: { orderNumber, itemId: 'd1', state: 'busy', at: '2026-11-16T08:00:00Z' },
  })

type Asker = ReturnType<typeof askerOf>

function askerOf({ origin }: WholeShop) {
  let cookie = ''
  return {
    cookie: () => cookie,
    async ask(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie }
      const answer = await fetch(origin + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const kept = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
      cookie = [cookie, ...kept].filter(Boolean).join('; ')
      return (await answer.json()) as Record<string, unknown>
    },
  }
}

async function customerOf(shop: WholeShop, email: string): Promise<Asker & { readonly email: string }> {
  const asker = askerOf(shop)
  await asker.ask('POST', '/api/auth/register', registrationOf(email))
  const { csrfToken } = await asker.ask('GET', '/api/auth/csrf')
  await asker.ask('POST', '/api/auth/callback/credentials', { email, password: goodPassword, csrfToken })
  return { ...asker, email }
}

async function filledCart(asker: Asker): Promise<string> {
  const cart = String((await asker.ask('POST', '/api/carts', {})).id)
  const name = cart
    .slice(0, 8)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')
  for (const choice of [domainChoice('d', `naam-${name}`), hostingChoice('h', 'd'), movingChoice('m', 'd')]) {
    await asker.ask('POST', `/api/carts/${cart}/items`, choice)
  }
  return cart
}

/** What somebody holds who has bought and became a partner, and what the provisioning side signs. */
async function mailedTo(shop: WholeShop, email: string): Promise<Readonly<Record<string, string>>> {
  const { pool } = shop.database
  const idOf = async (text: string, address = email) =>
    String((await pool.query<{ id: unknown }>(text, [address])).rows[0]?.id)
  const customerId = await idOf('select id from customers where email = $1')
  const { number: paidOrder } = await insertInvoicedOrder(pool, { customerId })
  const tokens = createTokens(pool)
  const partners = createPartners(pool)
  const asker = askerOf(shop)
  const applied = async (address: string) => {
    await asker.ask('POST', '/api/affiliates', { name: 'Bo', email: address, website: 'https://tuinblog.example' })
    const applicationId = await idOf('select id from partner_applications where email = $1', address)
    return String(await partners.issueToken({ applicationId }))
  }
  const { affiliateId } = await asker.ask('POST', '/api/affiliates/confirm', { token: await applied(email) })
  const partner = String(affiliateId)
  const earlierToken = String(await partners.issueToken({ partner }))
  await pool.query('update partner_tokens set is_for_body = false where partner = $1', [partner])
  const withdrawal = { name: 'Saar', contract: paidOrder, email, language: 'nl' }
  const { receipt } = await asker.ask('POST', '/api/withdrawals', withdrawal)
  const mailId = await idOf(
    `insert into demo_mails (message_id, sender, recipient, subject, html, text)
     values (gen_random_uuid(), 'shop@example.nl', $1, 'Hallo', '<p>Hallo</p>', 'Hallo') returning id`,
  )
  return {
    paidOrder,
    mailId,
    newEmail: `new-${email}`,
    article: articleId,
    invoiceToken: createInvoiceLinks(shop.secrets.auth).tokenFor(paidOrder, 'pdf', new Date()),
    earlierToken,
    partnerToken: String(await partners.issueToken({ partner })),
    applicationToken: await applied(`second-${email}`),
    verifyToken: await tokens.issue(customerId, 'verify_email'),
    passwordToken: await tokens.issue(await insertCustomer(pool), 'set_password'),
    declarationToken: String(await createDeclarations(pool).issueToken(String(receipt))),
    ...createWebhookSignatures(shop.secrets.provisioning).headersFor(`report-${paidOrder}`, report(paidOrder)),
  }
}

export function filledIn({ path, headers, body, ...rest }: FuzzRequest, things: Things): FuzzRequest {
  const fill = (text: string) =>
    text.replaceAll(
      /\{([a-zA-Z-]+)\}/g,
      (all, name: string) => (Object.hasOwn(things, name) ? things[name] : all) ?? all,
    )
  const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)]))
  return {
    ...rest,
    path: fill(path),
    headers: filled,
    body: body && Buffer.from(fill(body.toString('latin1')), 'latin1'),
  }
}
