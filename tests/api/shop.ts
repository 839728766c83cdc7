import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { createShopApi, shopEndpoints } from '#apps/shop/create-api.ts'
import { limits } from '#apps/shop/limits.ts'
import type { AddedResponse, CartResponse } from '#features/carts/schema/cart-response.ts'
import type { DemoBankCounter } from '#features/demo/demo-bank.ts'
import { createDemoMails } from '#features/demo/repository.ts'
import type { Deps } from '#features/deps.ts'
import { createCallerOf } from '#features/sessions/caller-of.ts'
import type { SessionResponse } from '#features/sessions/schema/session.ts'
import { createAccessLog } from '#platform/http/pipeline/access-log.ts'
import { type CallLimit, createCallLimit } from '#platform/http/pipeline/call-limit.ts'
import type { Caller } from '#platform/http/pipeline/caller.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import { createRateLimit } from '#platform/http/pipeline/rate-limit.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import type { Resource, SiteStore } from '#platform/http/site/site-store.ts'
import type { Problem } from '#platform/schema/problem.ts'
import { expectInvariants } from '#tests/api/carts/invariants.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { type DepsOptions, depsOver, ownHost, testConfig } from '#tests/builders/deps.ts'
import { logTo } from '#tests/builders/log.ts'
import { responseTo } from '#tests/builders/response-to.ts'
import { sampleSecret } from '#tests/builders/transfer-codes.ts'

export { cheapHash, ownHost, ownOrigin, today } from '#tests/builders/deps.ts'

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

export interface ShopOptions extends DepsOptions {
  /** Any number of calls in flight, if nothing else. */
  readonly callLimit?: CallLimit
  /** What an answer may take, for crowds that wait for each other. */
  readonly maxMs?: number
  /** Who calls; without it the customer whose cookie of an open session is sent. */
  readonly caller?: (request: IncomingMessage) => Caller | Promise<Caller>
  /** Further endpoints. */
  readonly calls?: readonly Endpoint[]
  readonly bankCounter?: DemoBankCounter
  /** Who is on this machine may call it by its address: a bank with news. */
  readonly isReachable?: boolean
  /** A second process would share it. */
  readonly database?: TestDatabase
}

/** The API of the shop on a port of its own, over a database of its own. Every answer is held against the invariants. */
export interface Shop extends AsyncDisposable {
  readonly port: number
  readonly pool: Pool
  readonly database: TestDatabase
  readonly deps: Deps
  /** All calls it serves, but for health and description. */
  readonly calls: readonly Endpoint[]
  readonly accessLog: string[]
  /** Lines of the log about unexpected errors. */
  readonly errorLog: string[]
  /** The other lines of the log. */
  readonly alerts: string[]
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

export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const database = options.database ?? (await testDatabase())
  const { pool } = database
  const accessLog: string[] = []
  const errorLog: string[] = []
  const alerts: string[] = []
  const { authSecrets = [sampleSecret], bankCounter = null } = options
  let port = 0
  const config = testConfig({
    isOwnHost: (host) => host === ownHost || (options.isReachable === true && host === `127.0.0.1:${port}`),
    ...options.settings,
  })
  const overrides = {
    log: logTo((line) => (line.startsWith('error ') ? errorLog : alerts).push(line)),
    ...options.overrides,
  }
  const deps = await depsOver(pool, { ...options, overrides })
  const demoMails = createDemoMails(pool)
  const calls = [...shopEndpoints(config, deps, { bankCounter, demoMails }, authSecrets), ...(options.calls ?? [])]
  const requestLog = createAccessLog((line) => void accessLog.push(line))
  const api = createShopApi(config, {
    database: {
      pools: { payments: pool, background: pool },
      ready: () => true,
      ping: async () => void (await pool.query('select 1')),
    },
    deps,
    secrets: { auth: authSecrets, provisioning: [] },
    stylesheets: [],
    endpoints: calls,
    callerOf: options.caller ?? createCallerOf(deps, { ...config, authSecrets }),
    accessLog: requestLog,
    isHealthy: () => true,
    rateLimit: createRateLimit(limits),
    callLimit: options.callLimit ?? createCallLimit(Infinity),
  })
  const server = createHttpServer(emptySite, api, config, requestLog)
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
    deps,
    calls,
    accessLog,
    errorLog,
    alerts,
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
  'email_codes',
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
