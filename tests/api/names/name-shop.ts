import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Problem } from '#platform/schema/problem.ts'
import type { SearchRow } from '#features/names/schema/search-row.ts'
import { createDemoLookup } from '#apps/demo/registry.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import { createAccessLog } from '#platform/http/pipeline/access-log.ts'
import { limits } from '#apps/shop/limits.ts'
import { createApi } from '#platform/http/server/api.ts'
import { domainEndpoints } from '#features/names/routes.ts'
import { createHttpServer } from '#platform/http/server/http-server.ts'
import { createExtensionPriceList } from '#features/names/extension-price-list.ts'
import type { Deps } from '#features/deps.ts'
import type { DomainLookup, Finding } from '#platform/clients/domain-lookup.ts'
import { expectInvariants } from '#tests/api/carts/invariants.ts'
import { responseTo } from '#tests/builders/response-to.ts'
import { logTo } from '#tests/builders/log.ts'

export interface NameShopOptions {
  readonly lookup?: DomainLookup
  readonly limits?: boolean
  readonly maxConcurrent?: number
  readonly searchTimeoutMs?: number
}

export interface RowsAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
  readonly rows: readonly SearchRow[]
  readonly problem: Problem
  readonly ms: number
}

/** The calls around names on a port of their own: they need no database. */
export interface NameShopServer extends AsyncDisposable {
  readonly port: number
  readonly accessLog: readonly string[]
  search(query: Readonly<Record<string, string>>): Promise<RowsAnswer>
  check(names: unknown, headers?: Readonly<Record<string, string>>): Promise<RowsAnswer>
  ask(method: string, path: string, json?: unknown, headers?: Readonly<Record<string, string>>): Promise<RowsAnswer>
  /** The answer as it comes, to be read or left. */
  open(path: string): Promise<IncomingMessage>
}

const host = 'shop.example'
const page = {
  identity: { body: Buffer.from('no such page'), headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  br: undefined,
  gzip: undefined,
}

export async function openNameShop(options: NameShopOptions = {}): Promise<NameShopServer> {
  const errorLog: string[] = []
  const accessLog: string[] = []
  const deps = {
    lookup: options.lookup ?? createDemoLookup(),
    catalogue,
    extensionPrices: createExtensionPriceList(catalogue, () => '2026-11-15'),
    report: (error) => void errorLog.push(String(error)),
    searchTimeoutMs: options.searchTimeoutMs ?? 8000,
  } satisfies Partial<Deps>
  const settings = {
    secure: true,
    isOwnHost: (name: string) => name === host,
    isOwnOrigin: (origin: string) => origin === `https://${host}`,
    limits: options.limits ?? false,
  }
  const dependencies = {
    database: { ready: () => false, ping: async () => {} },
    limitTable: limits,
    keepReport: async () => {},
    log: logTo((line) => errorLog.push(line)),
    accessLog: createAccessLog((line) => void accessLog.push(line)),
  }
  const calls = domainEndpoints(
    deps as Partial<Deps> as Deps,
    options.maxConcurrent === undefined ? {} : { maxConcurrent: options.maxConcurrent },
  )
  const api = createApi(dependencies, settings, calls)
  const server = createHttpServer({ at: () => undefined, notFound: () => page }, api, settings)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 300 })

  const ask: NameShopServer['ask'] = async (method, path, json, headers = {}) => {
    const since = performance.now()
    const body = json === undefined ? undefined : JSON.stringify(json)
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await opened(method, path, { ...type, ...headers }, body)
    const text = await textOf(response)
    const status = response.statusCode ?? 0
    const isList = response.headers['content-type']?.startsWith('application/x-ndjson') === true
    const document = isList || text === '' ? undefined : (JSON.parse(text) as { rows?: SearchRow[] })
    const answer = { status, headers: response.headers, text, ms: performance.now() - since }
    expectInvariants({ ...answer, body: document as never }, { method, path, errorLog })
    const rows = isList ? rowsIn(text) : (document?.rows ?? [])
    return { ...answer, rows, problem: document as unknown as Problem }
  }

  async function opened(method: string, path: string, headers: object, body?: string): Promise<IncomingMessage> {
    const request = httpRequest({ agent, host: '127.0.0.1', port, path, method, headers: { host, ...headers } })
    request.end(body)
    return responseTo(request)
  }

  return {
    port,
    accessLog,
    ask,
    search: (query) => ask('GET', `/api/domains/search?${new URLSearchParams(query)}`),
    check: (names, headers) => ask('POST', '/api/domains/check', { names }, headers),
    open: (path) => opened('GET', path, {}),
    async [Symbol.asyncDispose]() {
      agent.destroy()
      const end = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await end
    },
  }
}

export function rowsIn(text: string): readonly SearchRow[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SearchRow)
}

async function textOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

/** A lookup that answers when the test says so, and counts. */
export class ScriptedLookup implements DomainLookup {
  readonly asked: string[] = []
  readonly stopped: string[] = []
  private readonly waiting = new Map<string, (finding: Finding) => void>()
  private readonly isQuick: (name: string) => boolean

  /** Quick names are free at once. */
  constructor(isQuick: (name: string) => boolean = () => false) {
    this.isQuick = isQuick
  }

  lookUp(name: DomainName, { signal }: { readonly signal: AbortSignal }): Promise<Finding> {
    this.asked.push(name.ascii)
    if (this.isQuick(name.ascii)) return Promise.resolve(freeFinding)
    return new Promise((resolve, reject) => {
      this.waiting.set(name.ascii, resolve)
      signal.addEventListener('abort', () => {
        this.stopped.push(name.ascii)
        reject(signal.reason)
      })
    })
  }

  answer(name: string, finding: Finding = freeFinding): void {
    this.waiting.get(name)?.(finding)
  }
}

export const freeFinding: Finding = { state: 'available', source: 'rdap', checkedAt: '2026-11-15T12:00:00.000Z' }
