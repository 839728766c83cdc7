import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'node:http'
import { domainChoice } from '#tests/api/carts/choices.ts'
import { goodPassword, registrationOf } from '#tests/api/customers/registrations.ts'

const pages = ['/', '/webhosting', '/de', '/de/webhosting', '/order/domains', '/de/order/domains', '/helpdesk']
const assetsPerPage = 3
const maxLooks = 30
const importedName = /["'`]\.\/([\w-]+-[\w-]{8}\.js)["'`]/g

interface Answer {
  readonly status: number
  readonly text: string
  readonly cookies: readonly string[]
}
interface Asked {
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: object
  readonly form?: Readonly<Record<string, string>>
}
interface Cart {
  readonly id: string
  readonly items: string[]
}
interface Buyer {
  readonly headers: Readonly<Record<string, string>>
}

/** Visitors of a shop behind a balancer, who notice everything that fails. */
export function createVisitors(port: number, host: string) {
  const failures: string[] = []
  const missing: string[] = []
  const carts: Cart[] = []
  const seenAssets = new Set<string>()
  const due: string[] = []
  const buyers: Buyer[] = []
  let [requests, callers, checkouts] = [0, 0, 0]
  let isOver = false
  const underWay = new Set<Promise<unknown>>()

  return {
    failures,
    missing,
    figures: () => ({ requests, carts: carts.length, assets: seenAssets.size, checkouts }),
    /** At a steady rate, however long the answers take, until `leave`. */
    async come(perSecond: number): Promise<void> {
      const began = performance.now()
      for (let number = 0; !isOver; number += 1) {
        await pause(Math.max(began + (number * 1000) / perSecond - performance.now(), 0))
        const visit = (number % 3 === 0 ? shop(number) : look(number)).catch((error: unknown) => note(String(error)))
        underWay.add(visit)
        void visit.finally(() => underWay.delete(visit))
      }
    },
    async leave(): Promise<void> {
      isOver = true
      await Promise.all(underWay)
    },
    register,
    headersOf: (number: number) => buyers[number % buyers.length]?.headers ?? {},
    openCheckout,
    lostCarts,
  }

  /** A page, and then some of the files it asks for, whoever answers those; or a file of a page opened long ago. */
  async function look(number: number): Promise<void> {
    const asset = due.shift() ?? (number % 4 === 0 ? [...seenAssets][number % seenAssets.size] : undefined)
    if (asset !== undefined) {
      const { status, text } = await ask('GET', asset)
      if (status !== 200) missing.push(`${asset}: ${status}`)
      // What a script would load later.
      if (asset.endsWith('.js')) for (const [, name] of text.matchAll(importedName)) seenAssets.add(`/assets/${name}`)
      return
    }
    const path = pages[number % pages.length] ?? '/'
    const { status, text } = await expectStatus(200, ask('GET', path), path)
    const files = [...new Set(text.match(/\/assets\/[\w-]+\.\w+/g))]
    if (status === 200 && files.length < assetsPerPage) note(`${path} asks for ${files.length} files`)
    for (const file of files) seenAssets.add(file)
    for (let next = 0; next < assetsPerPage; next += 1) {
      const file = files[(number + next * 7) % files.length]
      if (file !== undefined) due.push(file)
    }
  }

  /** Somebody new, or one more name in a cart that is there. */
  async function shop(number: number): Promise<void> {
    const cart = carts[(number * 7919) % carts.length]
    if (cart === undefined || number % 4 === 0) {
      const { status, text } = await expectStatus(201, ask('POST', '/api/carts', { json: {} }), 'new cart')
      if (status === 201) carts.push({ id: (JSON.parse(text) as { id: string }).id, items: [] })
    } else if (cart.items.length < 3 && number % 4 < 3) {
      const id = `i${number}`
      const asked = ask('POST', `/api/carts/${cart.id}/items`, { json: domainChoice(id, `naam-${number}`) })
      if ((await expectStatus(201, asked, 'add')).status === 201) cart.items.push(id)
    } else {
      const before = [...cart.items]
      const { status, text } = await expectStatus(200, ask('GET', `/api/carts/${cart.id}`), 'read cart')
      for (const id of status === 200 ? before : [])
        if (!text.includes(`"${id}"`)) note(`cart ${cart.id} has lost ${id}`)
    }
  }

  async function register(count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const email = `koper-${number}@example.nl`
      await expectStatus(201, ask('POST', '/api/auth/register', { json: registrationOf(email) }), 'register')
      const token = await ask('GET', '/api/auth/csrf')
      const { csrfToken } = JSON.parse(token.text) as { csrfToken: string }
      const entered = await ask('POST', '/api/auth/callback/credentials', {
        headers: { cookie: cookieOf(token), 'sec-fetch-site': 'same-origin', 'x-auth-return-redirect': '1' },
        form: { email, password: goodPassword, csrfToken },
      })
      if (entered.status !== 200) note(`log in: ${entered.status} ${entered.text}`)
      buyers.push({ headers: { cookie: cookieOf(entered), 'sec-fetch-site': 'same-origin' } })
    }
  }

  /** Goes to the bank; the function that comes back pays there and returns to the shop. */
  async function openCheckout(number: number): Promise<() => Promise<void>> {
    const { headers = {} } = buyers[number % buyers.length] ?? {}
    const payment = await beginPayment(number, headers)
    const [bankId = ''] = /tr_\w+/.exec(payment.checkoutUrl ?? '') ?? []
    return async () => {
      const outcome = { outcome: 'paid', webhook: 'never' }
      await expectStatus(200, ask('POST', `/api/demo/bank/payments/${bankId}/outcome`, { json: outcome }), 'bank')
      // As the page does it: the provider is not asked at every look.
      for (let tries = 1; ; tries += 1) {
        const { text } = await expectStatus(200, ask('GET', `/api/carts/payments/${payment.id}`, { headers }), 'return')
        if (/"status":"paid"/.test(text)) return void (checkouts += 1)
        if (tries === maxLooks) return note(`payment ${payment.id} is not paid: ${text}`)
        await pause(1000)
      }
    }
  }

  /** Some names are taken in the demo's registry: then another cart with another name. */
  async function beginPayment(number: number, headers: Buyer['headers']) {
    const json = { paymentMethod: 'ideal', consents: { terms: true, immediateStart: true } }
    for (let variant = 1; ; variant += 1) {
      const made = await expectStatus(201, ask('POST', '/api/carts', { json: {}, headers }), 'cart of a customer')
      const { id: cartId } = JSON.parse(made.text) as { id: string }
      const choice = domainChoice('d', `een-lange-naam-om-te-kopen-${number}-${variant}`)
      await expectStatus(201, ask('POST', `/api/carts/${cartId}/items`, { json: choice, headers }), 'add of a customer')
      const begun = await ask('POST', `/api/carts/${cartId}/payments`, { json, headers })
      if (begun.text.includes('domain_taken') && variant < maxLooks) continue
      if (begun.status !== 201) note(`payment: ${begun.status} ${begun.text}`)
      return JSON.parse(begun.text) as { id: string; checkoutUrl?: string }
    }
  }

  async function lostCarts(): Promise<readonly string[]> {
    const lost: string[] = []
    for (const { id, items } of carts) {
      const { status, text } = await ask('GET', `/api/carts/${id}`)
      if (status !== 200 || items.some((item) => !text.includes(`"${item}"`))) lost.push(`${id}: ${status}`)
    }
    return lost
  }

  function note(failure: string): void {
    failures.push(`${new Date().toISOString()} ${failure}`)
  }

  async function expectStatus(wanted: number, asked: Promise<Answer>, what: string): Promise<Answer> {
    const answer = await asked
    if (answer.status !== wanted) note(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
    return answer
  }

  /** Each time from another address: nobody may ask so much. */
  function ask(method: string, path: string, { headers, json, form }: Asked = {}): Promise<Answer> {
    requests += 1
    callers += 1
    const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : undefined
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded'
    return new Promise((resolve, reject) => {
      const asked = request({
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: {
          host,
          'x-forwarded-for': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
          ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      })
      asked.on('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`)))
      asked.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, cookies: response.headers['set-cookie'] ?? [] }),
        )
      })
      asked.end(body)
    })
  }
}

function cookieOf({ cookies }: Answer): string {
  return cookies.map((line) => line.split(';')[0]).join('; ')
}
