import { type Log, silentLog } from '#platform/telemetry/log.ts'
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg'
import { tracedStatement } from '#platform/telemetry/channels.ts'
import { createOutage } from '#platform/telemetry/outages.ts'
import type { Connection } from './connection.ts'
import { orUnavailable } from './outage.ts'
import { primaryOf, serversOf } from './primary.ts'
import { retried } from './retry.ts'

/** A new connection costs a server process, a login and a plan for each statement, so idle ones are kept. */
const idleTimeoutMillis = 600_000

/**
 * Maximum wait for a connection of the pool. Callers wait longer than this, and a burst of webhooks is served in turn.
 */
const maxWaitMs = 5000

/** Client-side timeouts for connecting and for a query. */
const clientTimeouts = { connectionTimeoutMillis: 1000, query_timeout: 2000 } as const

/**
 * Server-side timeouts, a little shorter, so that the server ends statements whose caller gives up. `lock_timeout` is
 * longer than `deadlock_timeout` (one second), so that PostgreSQL resolves a deadlock before both sides give up.
 */
const serverTimeouts = {
  statement_timeout: 1500,
  lock_timeout: 1200,
  idle_in_transaction_session_timeout: 5000,
} as const

const settingTimeouts = Object.entries(serverTimeouts).map(([name, ms]) => `set local ${name} = ${ms}`)

export interface PoolOptions {
  readonly max?: number
  /**
   * `transaction`: a pooler such as PgBouncer assigns every transaction to another session. Named statements and
   * session settings do not work there, so timeouts are set in each transaction, and for single statements on the role
   * (docs/operations/install.md).
   */
  readonly pooler?: Pooler
  /** Shared by the pools of one database, so that only one of their connections retries during an outage. */
  readonly clientClass?: typeof Client
}

export type Pooler = 'none' | 'transaction'

const behindPooler = new WeakSet<Pool>()

/** Queries of the pool and of its connections throw `Unavailable` during an outage of the database. */
export function createPool(connection: Connection, options: PoolOptions = {}): Pool {
  const { max = 10, pooler = 'none', clientClass = createClientClass({ pooler }) } = options
  const pool = new Pool({
    ...connection,
    ...(pooler === 'none' && serverTimeouts),
    connectionTimeoutMillis: maxWaitMs,
    application_name: 'shop',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    max,
    idleTimeoutMillis,
    Client: clientClass,
  })
  if (pooler === 'transaction') behindPooler.add(pool)
  // Without listeners a lost connection, idle or in use, would end the process. The query under way fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.connect = new Proxy(pool.connect.bind(pool), {
    // The pool itself calls `connect` with a callback.
    apply(connect, _, args: unknown[]) {
      const connected: unknown = Reflect.apply(connect, pool, args)
      return args.length > 0 ? connected : orUnavailable(connected as Promise<PoolClient>)
    },
  })
  pool.query = new Proxy(pool.query.bind(pool), {
    apply: (query, _, args) =>
      orUnavailable(
        retried(() => tracedStatement(args[0], () => Reflect.apply(query, pool, args) as Promise<unknown>)),
      ),
  })
  return pool
}

/** Statement that begins a transaction. */
export function beginningOn(pool: Pool): string {
  return behindPooler.has(pool) ? ['begin', ...settingTimeouts].join('; ') : 'begin'
}

type ConnectCallback = (error?: Error) => void

export interface ClientClassOptions {
  readonly pooler?: Pooler
  /** Logs once when no connection can be made, and once when that is over. */
  readonly log?: Log
  readonly pauseMs?: () => number
}

/**
 * Creates a client class that handles outages of the database. While no connection can be made, one client at a time
 * retries, with a pause in between, and all others fail at once. A connection whose query timed out is closed, because
 * its late response would be taken for that of the next query; so is a connection to a server that has become
 * read-only. In both cases idle connections are closed too, because they lead to the same server. With several servers
 * each connection is made to the one that accepts writes.
 */
export function createClientClass(options: ClientClassOptions = {}): typeof Client {
  const { pooler = 'none', log = silentLog, pauseMs = () => 200 + Math.random() * 100 } = options
  const outage = createOutage({
    began: (reason) => log.alert('database', 'The database cannot be reached.', { reason }),
    over: (seconds) => log.info('database', 'The database can be reached again.', { seconds }),
  })
  let lastError: Error | undefined
  let isTrying = false
  let nextTryAt = 0
  const idle = new Set<Client>()

  function closeIdle(): void {
    for (const client of idle) if (client.getTransactionStatus() === 'I') client.connection.stream.destroy()
  }

  function note(error: Error | undefined): void {
    isTrying = false
    if (error) outage.began(reasonOf(error))
    else outage.over()
    lastError = error
    nextTryAt = Date.now() + pauseMs()
  }

  return class CarefulClient extends Client {
    readonly #config: ClientConfig

    constructor(config: ClientConfig = {}) {
      super({ ...serversOf(config)[0], ...clientTimeouts })
      this.#config = config
      guardQueries(this, pooler, { idle, closeIdle })
      this.once('end', () => idle.delete(this))
    }

    override connect(): Promise<Client>
    override connect(callback: ConnectCallback): void
    override connect(callback?: ConnectCallback): Promise<Client> | void {
      if (!callback) return super.connect().then(() => this)
      if (lastError && (isTrying || Date.now() < nextTryAt)) return process.nextTick(callback, lastError)
      isTrying = lastError !== undefined
      const done = (error?: Error | null) => {
        note(error ?? undefined)
        if (!error) idle.add(this)
        callback(error ?? undefined)
      }
      if (serversOf(this.#config).length === 1) super.connect(done)
      else void this.#connectToPrimary(done)
    }

    async #connectToPrimary(done: (error?: Error) => void): Promise<void> {
      try {
        const { host, port } = new Client(await primaryOf(this.#config))
        Object.assign(this, { host, port })
      } catch (error) {
        return done(error as Error)
      }
      super.connect(done)
    }
  }
}

interface Guard {
  /** Connected clients that run no query. */
  readonly idle: Set<Client>
  readonly closeIdle: () => void
}

function guardQueries(client: Client, pooler: Pooler, { idle, closeIdle }: Guard): void {
  client.query = new Proxy(client.query.bind(client), {
    apply(query, _, [statement, ...args]: unknown[]) {
      const named = pooler === 'transaction' ? unnamed(statement) : statement
      const run = (more: readonly unknown[]): unknown => Reflect.apply(query, client, [named, ...more])
      idle.delete(client)
      const callback = args.at(-1)
      // The pool closes a connection whose query failed.
      if (typeof callback === 'function') return run([...args.slice(0, -1), answered])
      const answer = tracedStatement(named, () => run(args) as Promise<unknown>)
      answer.then(
        () => idle.add(client),
        (error: unknown) => isDoubtful(error) && (closeIdle(), void client.end()),
      )
      return orUnavailable(answer)

      function answered(error: unknown, ...rest: readonly unknown[]): void {
        if (!error) idle.add(client)
        else if (isDoubtful(error)) closeIdle()
        Reflect.apply(callback as () => void, undefined, [error, ...rest])
      }
    },
  })
}

function unnamed(statement: unknown): unknown {
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? { ...statement, name: undefined }
    : statement
}

function isDoubtful(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || ('code' in error && error.code === '25006')
}

/** An error that combines those of several addresses has no message of its own. */
function reasonOf(error: Error): string {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : []
  return first instanceof Error ? first.message : error.message
}
