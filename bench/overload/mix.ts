import type { Client } from 'pg'
import { goodPassword, registrationOf } from '#tests/api/registrations.ts'
import { domainChoice } from '#tests/api/choices.ts'
import { fetchWhenFree } from '#web/api/fetch-when-free.ts'
import { choiceOf, fillCarts, makeNumberedCarts } from '../cart/carts.ts'
import { requestText } from '../cart/connection.ts'
import { addedCarts, anyAddress, type Kind } from './arrivals.ts'

/** Pages are never refused; of the rest, each goes before the next. */
export type Rank = 'page' | 'first' | 'cart' | 'last'

export interface RankedKind extends Kind {
  readonly rank: Rank
}

const readCarts = 2000
/** Each may start thirty payments in ten minutes, and has one payment for each kind of call about it. */
const customers = 160
const kindsOfPayment = 3
/** More passwords at a time are refused. */
const registeredAtOnce = 20
/** As long as the number of a cart. */
const marker = 'm'.repeat(22)
const method = { paymentMethod: 'ideal', consents: { terms: true, immediateStart: true } }

/** What visitors of a shop do, with all that has to be there before: carts, a customer, payments that are under way. */
export async function makeMix(port: number, sql: Client): Promise<readonly RankedKind[]> {
  const origin = `http://localhost:${port}`
  await makeNumberedCarts(sql, 0, addedCarts)
  const filled = await makeNumberedCarts(sql, 1_000_000_000, readCarts)
  await fillCarts(sql, filled)
  const cookies: string[] = []
  while (cookies.length < customers) {
    const numbers = Array.from({ length: registeredAtOnce }, (_, index) => cookies.length + index)
    cookies.push(...(await Promise.all(numbers.map(registerCustomer))))
  }
  const { token, cookie: tokenCookie } = await csrfToken()
  const payments: Payment[] = []
  for (let number = 0; payments.length < customers * kindsOfPayment; number += 1) {
    const cookie = cookies[Math.floor(payments.length / kindsOfPayment)] ?? ''
    payments.push(...(await beginPayment(number, cookie)))
  }
  // About one that is a minute old the provider is asked before a buyer is sent on: so for all, from the first call on.
  await sql.query(`update payments set created_at = created_at - interval '2 minutes'`)
  // Who is told of a payment that was asked about less than a second ago waits for its turn: nobody else asks about these.
  const told = payments.filter(isOfTurn(2))
  await sql.query(`update payments set look_at = now() + interval '1 hour' where id = any($1)`, [
    told.map(({ id }) => id),
  ])
  const get = (path: string) => requestText('GET', path, port)
  const visit = { affiliateId: '12345', url: `${origin}/` }
  /** An unknown address costs as much as a known one. */
  const wrong = { email: `${marker}@example.nl`, password: 'wrong wrong wrong', csrfToken: token }

  return [
    {
      name: 'page',
      rank: 'page',
      share: 30,
      template: withHeaders(get('{}'), 'Accept-Encoding: br'),
      fill: ['/', '/webhosting', '/de', '/order/domains'],
    },
    {
      name: 'session',
      rank: 'cart',
      share: 3,
      template: '{}',
      fill: cookies.map((cookie) => withHeaders(get('/api/auth/session'), `Cookie: ${cookie}`)),
    },
    {
      name: 'log in',
      rank: 'first',
      share: 0.2,
      template: formText('/api/auth/callback/credentials', wrong, `Cookie: ${tokenCookie}`).replace(marker, '{}'),
      fill: 'cart number',
    },
    {
      name: 'check out',
      rank: 'first',
      share: 0.3,
      template: '{}',
      fill: payments
        .filter(isOfTurn(0))
        .map(({ cartId, cookie }) =>
          withHeaders(requestText('POST', `/api/carts/${cartId}/payments`, port, method), `Cookie: ${cookie}`),
        ),
    },
    {
      name: 'payment',
      rank: 'first',
      share: 2,
      template: '{}',
      fill: payments
        .filter(isOfTurn(1))
        .map(({ id, cookie }) => withHeaders(get(`/api/carts/payments/${id}`), `Cookie: ${cookie}`)),
    },
    {
      name: 'webhook',
      rank: 'first',
      share: 0.5,
      template: '{}',
      fill: told.map(({ id, bankId }) => formText(`/api/payments/webhook/${id}`, { id: bankId })),
    },
    { name: 'read', rank: 'cart', share: 26, template: get('/api/carts/{}'), fill: filled },
    {
      name: 'add',
      rank: 'cart',
      share: 16,
      template: requestText('POST', '/api/carts/{}/items', port, choiceOf(1)),
      fill: 'cart number',
    },
    {
      name: 'visit',
      rank: 'last',
      share: 8,
      template: requestText('POST', '/api/affiliates/log-visit', port, visit),
      fill: [],
    },
    {
      name: 'search',
      rank: 'last',
      share: 12,
      template: get('/api/domains/search?q=tuin{}.nl&language=nl'),
      fill: 'number',
    },
  ]

  function formText(path: string, fields: Readonly<Record<string, string>>, ...headers: readonly string[]): string {
    const form = new URLSearchParams(fields).toString()
    const head = requestText('POST', path, port).replace('Content-Length: 0', `Content-Length: ${form.length}`)
    return withHeaders(head, 'Content-Type: application/x-www-form-urlencoded', ...headers) + form
  }

  async function csrfToken() {
    const response = await fetch(`${origin}/api/auth/csrf`)
    const { csrfToken: proof } = (await response.json()) as { csrfToken: string }
    return { token: proof, cookie: cookiesOf(response) }
  }

  async function registerCustomer(number: number): Promise<string> {
    const email = `koper-${number}@example.nl`
    await ask('/api/auth/register', { json: registrationOf(email) })
    const { token: proof, cookie } = await csrfToken()
    const form = new URLSearchParams({ email, password: goodPassword, csrfToken: proof })
    return cookiesOf(await ask('/api/auth/callback/credentials', { form, cookie }))
  }

  /** Some names are taken in the demo's registry. */
  async function beginPayment(number: number, cookie: string): Promise<readonly Payment[]> {
    const made = (await (await ask('/api/carts', { json: {}, cookie })).json()) as { id: string }
    const choice = domainChoice('d', `een-lange-naam-om-te-kopen-${number}`)
    await ask(`/api/carts/${made.id}/items`, { json: choice, cookie })
    const begun = await ask(`/api/carts/${made.id}/payments`, { json: method, cookie }, [201, 409])
    if (begun.status === 409) return []
    const { id, checkoutUrl } = (await begun.json()) as { id: string; checkoutUrl: string }
    return [{ id, cookie, cartId: made.id, bankId: /tr_\w+/.exec(checkoutUrl)?.[0] ?? '' }]
  }

  async function ask(
    path: string,
    sent: { readonly json?: unknown; readonly form?: URLSearchParams; readonly cookie?: string },
    expected: readonly number[] = [200, 201],
  ): Promise<Response> {
    const type = sent.form ? 'application/x-www-form-urlencoded' : 'application/json'
    const headers = {
      Origin: origin,
      'X-Forwarded-For': anyAddress(),
      'Content-Type': type,
      ...(sent.cookie !== undefined && { Cookie: sent.cookie }),
    }
    const body = sent.form?.toString() ?? JSON.stringify(sent.json)
    const response = await fetchWhenFree(`${origin}${path}`, { method: 'POST', headers, body })
    if (!expected.includes(response.status)) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
}

/** A payment is looked at once a second, and who asks again waits for it: each kind of call has a third of its own. */
function isOfTurn(turn: number) {
  return (_: Payment, index: number) => index % kindsOfPayment === turn
}

interface Payment {
  readonly id: string
  readonly cartId: string
  readonly cookie: string
  readonly bankId: string
}

function withHeaders(text: string, ...lines: readonly string[]): string {
  return text.replace('\r\n\r\n', `\r\n${lines.join('\r\n')}\r\n\r\n`)
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}
