import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, BlockList } from 'node:net'
import type { Pool } from 'pg'
import { isPhoneNumber } from '#platform/clients/number-checks.ts'
import { createPasswords } from '#features/customers/argon2-passwords.ts'
import { createUnitOfWork } from '#apps/shop/unit-of-work.ts'
import { createCarts } from '#features/carts/repository.ts'
import { createCoupons } from '#features/coupons/coupons.ts'
import { createAccountStores, type AccountDependencies } from '#features/customers/accounts.ts'
import { catalogue as wholeCatalogue } from '#catalogue/catalogue.ts'
import type { AddedResponse, CartResponse } from '#features/carts/schema/cart-response.ts'
import type { Problem } from '#platform/schema/problem.ts'
import type { SessionResponse } from '#features/sessions/schema/session.ts'
import { createDemoLookup } from '#apps/demo/registry.ts'
import type { Catalogue } from '#core/catalogue/catalogue.ts'
import { isCommonPasswordAt } from '#core/customers/common-passwords.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { createAccessLog } from '#platform/http/pipeline/access-log.ts'
import { createApi } from '#platform/http/server/api.ts'
import { authEndpoints } from '#features/sessions/routes.ts'
import { createCallerOf } from '#features/sessions/caller-of.ts'
import { type CallLimit, createCallLimit } from '#platform/http/pipeline/call-limit.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import { cartEndpoints } from '#features/carts/routes.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import type { Resource, SiteStore } from '#platform/http/site/site-store.ts'
import type { DomainLookup } from '#platform/clients/domain-lookup.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import { claimCart } from '#features/carts/carts.ts'
import { createCartDependencies } from '#features/carts/cart-dependencies.ts'
import { brand } from '#site/brand.ts'
import { expectInvariants } from '#tests/api/carts/invariants.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { responseTo } from '#tests/builders/response-to.ts'
import { sampleCodes } from '#tests/builders/transfer-codes.ts'
import { logTo } from '#tests/builders/log.ts'

export const ownHost = 'shop.example'
export const ownOrigin = `https://${ownHost}`
export const today: IsoDate = '2026-11-15'

export interface ApiResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Whichever it is: the test knows what it asked for. */
  readonly body: CartResponse &
    AddedResponse &
    Problem &
    NonNullable<SessionResponse> & { url: string; csrfToken: string }
  readonly ms: number
}

export interface ApiRequest {
  readonly headers?: Readonly<Record<string, string | string[]>>
  /** Sent as JSON, with its media type. */
  readonly json?: unknown
  /** Sent as it is. */
  readonly body?: string | Buffer
}

export interface ShopOptions {
  /** The demo's, if nothing else. */
  readonly lookup?: DomainLookup
  readonly catalogue?: Catalogue
  readonly today?: () => IsoDate
  readonly limits?: boolean
  /** Any number of calls in flight, if nothing else. */
  readonly callLimit?: CallLimit
  /** What an answer may take, for crowds that wait for each other. */
  readonly maxMs?: number
  readonly trustedProxies?: BlockList
  /** Who calls; without it whoever holds the cookie of an open session. */
  readonly caller?: (request: IncomingMessage) => Caller | Promise<Caller>
  readonly authSecrets?: readonly string[]
  /** Some parts of the accounts in place of the real ones. */
  readonly accounts?: Partial<AccountDependencies>
  /** Further calls, over the shop's own database. */
  readonly calls?: (pool: Pool, accounts: AccountDependencies) => readonly Endpoint[]
  /** All calls, as they are to be counted. */
  readonly counted?: (calls: readonly Endpoint[]) => readonly Endpoint[]
  /** Who is on this machine may call it by its address: a bank with news. */
  readonly isReachable?: boolean
  /** A second process would share it. */
  readonly database?: TestDatabase
}

/** The cart API on a port of its own, over a database of its own. Every answer is held against the invariants. */
export interface Shop extends AsyncDisposable {
  readonly port: number
  readonly pool: Pool
  readonly database: TestDatabase
  readonly accounts: AccountDependencies
  /** All calls it serves, but for health and description. */
  readonly calls: readonly Endpoint[]
  readonly accessLog: string[]
  readonly errorLog: string[]
  ask(method: string, path: string, question?: ApiRequest): Promise<ApiResponse>
  /** The id of a new, empty cart. */
  newCart(): Promise<string>
  add(cartId: string, choice: unknown): Promise<ApiResponse>
  read(cartId: string): Promise<ApiResponse>
  remove(cartId: string, itemId: string): Promise<ApiResponse>
  /** A hash over all that is stored: equal before and after, nothing happened. */
  state(): Promise<string>
}

const page: Resource = {
  identity: { body: Buffer.from('no such page'), headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  br: undefined,
  gzip: undefined,
}
const emptySite: SiteStore = { at: () => undefined, notFound: () => page }

/** A hundredth of the shop's own: thousands of customers register and log in here. */
export const cheapHash = { memoryCost: 256, timeCost: 1, parallelism: 1 }

export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const database = options.database ?? (await testDatabase())
  const { pool } = database
  const accessLog: string[] = []
  const errorLog: string[] = []
  let port = 0
  const carts = createCarts(pool)
  const stores = createAccountStores(pool, { limits: options.limits ?? false })
  const shop = createCartDependencies({
    codes: sampleCodes,
    attempts: stores.rateLimits,
    lookup: options.lookup ?? createDemoLookup(),
    carts,
    coupons: createCoupons(pool),
    transaction: createUnitOfWork(pool),
    catalogue: options.catalogue ?? wholeCatalogue,
    today: options.today ?? (() => today),
  })
  const accounts: AccountDependencies = {
    ...stores,
    transaction: createUnitOfWork(pool),
    passwords: createPasswords({ cost: cheapHash }),
    claimCart: async (cartId, customerId) => void (await claimCart({ carts }, cartId, customerId)),
    isCommonPassword: isCommonPasswordAt(brand.name),
    isPhoneNumber,
    today: shop.today,
    ...options.accounts,
  }
  const settings = {
    secure: true,
    publicOrigin: ownOrigin,
    authSecrets: options.authSecrets ?? ['a secret of the tests, long enough'],
    isOwnHost: (host: string) => host === ownHost || (options.isReachable === true && host === `127.0.0.1:${port}`),
    isOwnOrigin: (origin: string) => origin === ownOrigin,
    limits: options.limits ?? false,
    ...(options.trustedProxies && { trustedProxies: options.trustedProxies }),
  }
  const dependencies = {
    database: { ready: () => true, ping: async () => void (await pool.query('select 1')) },
    keepReport: async () => {},
    log: logTo((line) => errorLog.push(line)),
    accessLog: createAccessLog((line) => void accessLog.push(line)),
    callerOf: options.caller ?? createCallerOf(accounts, settings),
    callLimit: options.callLimit ?? createCallLimit(Infinity),
  }
  const calls = [
    ...cartEndpoints(shop),
    ...authEndpoints(accounts, settings, dependencies.log),
    ...(options.calls?.(pool, accounts) ?? []),
  ]
  const api = createApi(dependencies, settings, options.counted?.(calls) ?? calls)
  const server = createHttpServer(emptySite, api, settings, dependencies.accessLog)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })

  const ask: Shop['ask'] = async (method, path, question = {}) => {
    const answer = await send(agent, port, method, path, question)
    expectInvariants(answer, { method, path, errorLog, maxMs: options.maxMs })
    return answer
  }
  return {
    port,
    pool,
    database,
    accounts,
    calls,
    accessLog,
    errorLog,
    ask,
    async newCart() {
      const { body } = await ask('POST', '/api/carts')
      return body.id
    },
    add: (cartId, choice) => ask('POST', `/api/carts/${cartId}/items`, { json: choice }),
    read: (cartId) => ask('GET', `/api/carts/${cartId}`),
    remove: (cartId, itemId) => ask('DELETE', `/api/carts/${cartId}/items/${itemId}`),
    state: () => stateOf(pool),
    async [Symbol.asyncDispose]() {
      agent.destroy()
      await closed(server)
      if (!options.database) await database.drop()
    },
  }
}

async function send(
  agent: Agent,
  port: number,
  method: string,
  path: string,
  question: ApiRequest,
): Promise<ApiResponse> {
  const json = question.json === undefined ? undefined : JSON.stringify(question.json)
  const headers = {
    host: ownHost,
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...question.headers,
  }
  const since = performance.now()
  const request = httpRequest({ agent, host: '127.0.0.1', port, path, method, headers })
  request.end(json ?? question.body)
  const response = await responseTo(request)
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece as Buffer)
  const text = Buffer.concat(pieces).toString()
  const isJson = /[/+]json/.test(response.headers['content-type'] ?? '') && text !== ''
  const body = (isJson ? JSON.parse(text) : undefined) as ApiResponse['body']
  return { status: response.statusCode ?? 0, headers: response.headers, text, body, ms: performance.now() - since }
}

const tables = [
  'carts',
  'cart_items',
  'removed_cart_items',
  'customers',
  'sessions',
  'customer_tokens',
  'mails',
  'jobs',
  'orders',
  'payments',
  'payment_reports',
  'refunds',
  'invoices',
  'order_events',
  'deliveries',
  'provisioning_events',
  'partner_applications',
  'partners',
  'partner_tokens',
  'partner_sales',
  'partner_payouts',
  'commission_entries',
  'affiliate_visits',
  'cookie_choices',
  'declarations',
  'contact_messages',
  'abuse_reports',
]

async function stateOf(pool: Pool): Promise<string> {
  const hash = createHash('sha256')
  for (const table of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${table} as t order by 1`)
    hash.update(`${table}\n${rows.map(({ row }) => row).join('\n')}\n`)
  }
  return hash.digest('hex')
}

async function closed(server: Server): Promise<void> {
  const end = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await end
}
