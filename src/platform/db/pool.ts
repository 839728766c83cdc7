import { type Log, silentLog } from '#platform/telemetry/log.ts'
import { Pool, Client, type ClientConfig } from 'pg'
import { tracedStatement } from '#platform/telemetry/channels.ts'
import { createOutage } from '#platform/telemetry/outages.ts'
import { type Connection, placeOf } from './connection.ts'
import { noPrimary, primaryOf, serversOf } from './primary.ts'
import { retried } from './retry.ts'

/**
 * Crowds come in waves, and a new connection costs a process, a log-in and a plan for each statement. PostgreSQL has room
 * for all of them anyway (docs/operations/topology.md).
 */
const idleTimeoutMillis = 600_000

/** The longest wait for a connection of the pool: callers wait longer, and a crowd of webhooks is served in turn. */
const maxWaitMs = 5000

/** The longest time for connecting, and for a query, by our own clock. */
const clientTimeouts = { connectionTimeoutMillis: 1000, query_timeout: 2000 } as const

/**
 * The server's clock, a little shorter: it ends what nobody waits for any more. PostgreSQL looks for deadlocks after a
 * second (`deadlock_timeout`): who gave up waiting before that would be refused, and so would the other one.
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
   * `transaction`: a pooler such as PgBouncer stands in between and hands every transaction to another session. Named
   * statements and settings of a session do not work there; time limits are set in each transaction, and for single
   * statements by the role (docs/operations/roles.md).
   */
  readonly pooler?: Pooler
  /** Pools of one database share what they know of its state, so that only one of them tries while it is away. */
  readonly clientClass?: typeof Client
}

export type Pooler = 'none' | 'transaction'

const pooledByOthers = new WeakSet<Pool>()

export function createPool(connection: Connection, options: PoolOptions = {}): Pool {
  const { max = 10, pooler = 'none', clientClass = createClientClass({ pooler }) } = options
  const pool = new Pool({
    ...connection,
    query_timeout: clientTimeouts.query_timeout,
    connectionTimeoutMillis: maxWaitMs,
    ...(pooler === 'none' && serverTimeouts),
    application_name: 'stek',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    max,
    idleTimeoutMillis,
    Client: clientClass,
  })
  if (pooler === 'transaction') pooledByOthers.add(pool)
  // Without listeners a lost connection, idle or in use, would end the process. The question under way fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.query = new Proxy(pool.query.bind(pool), {
    apply: (query, _, args) =>
      retried(() => tracedStatement(args[0], () => Reflect.apply(query, pool, args) as Promise<unknown>)),
  })
  return pool
}

/** The statement a transaction begins with. */
export function beginningOn(pool: Pool): string {
  return pooledByOthers.has(pool) ? ['begin', ...settingTimeouts].join('; ') : 'begin'
}

type ConnectCallback = (error?: Error) => void

export interface ClientClassOptions {
  readonly pooler?: Pooler
  /** Told once when no connection can be had, and once when that is over. */
  readonly log?: Log
  readonly pauseMs?: () => number
}

/**
 * A client class for the bad days of a database:
 * while it cannot be reached, one connection at a time knocks, with a pause between, and the others fail at once;
 * a connection whose question ran out of time is closed, because the answer may still come, to the wrong asker;
 * and so is one that leads to a server which may no longer write;
 * after each of these idle connections are closed too, because they lead to the same server, and would each be waited for;
 * and of several servers the primary is looked for again, and who is connected to another one is cut off.
 */
export function createClientClass(options: ClientClassOptions = {}): typeof Client {
  const { pooler = 'none', log = silentLog, pauseMs = () => 200 + Math.random() * 100 } = options
  const outage = createOutage({
    began: (reason) => log.alert('database', 'The database cannot be reached.', { reason }),
    over: (seconds) => log.info('database', 'The database can be reached again.', { seconds }),
  })
  let trouble: Error | undefined
  let knocking = false
  let knockAt = 0
  let primary: Promise<string | undefined> | undefined
  let writesTo: string | undefined
  const connected = new Map<Client, string | undefined>()
  const idle = new Set<Client>()

  /** Shared by all connections, until one of them fails. */
  function findPrimary(connection: Connection): Promise<string | undefined> {
    primary ??= primaryOf(connection).then(({ connectionString: found }) => {
      if (writesTo !== undefined && writesTo !== found) {
        log.info('database', 'Writes go to another server now.', { server: placeOf({ connectionString: found }) })
      }
      writesTo = found
      for (const [client, server] of connected) if (server !== found) client.connection.stream.destroy()
      return found
    })
    return primary
  }

  function doubt(): void {
    primary = undefined
    for (const client of idle) if (client.getTransactionStatus() === 'I') client.connection.stream.destroy()
  }

  function note(error: Error | undefined): void {
    if (error) outage.began(reasonOf(error))
    else outage.over()
    trouble = error
    knockAt = Date.now() + pauseMs()
  }

  return class CarefulClient extends Client {
    readonly #all: ClientConfig

    constructor(config: ClientConfig = {}) {
      super({ ...serversOf(config)[0], ...clientTimeouts })
      this.#all = config
      guardQueries(this, pooler, { idle, doubt })
      this.once('end', () => idle.delete(this))
    }

    override connect(): Promise<Client>
    override connect(callback: ConnectCallback): void
    override connect(callback?: ConnectCallback): Promise<Client> | void {
      if (!callback) return super.connect().then(() => this)
      if (trouble && (knocking || Date.now() < knockAt)) return process.nextTick(callback, trouble)
      knocking = trouble !== undefined
      const done = (error: Error | null | undefined) => {
        knocking = false
        note(error ?? undefined)
        if (!error) idle.add(this)
        callback(error ?? undefined)
      }
      if (serversOf(this.#all).length === 1) return super.connect(done)
      void this.#connectAnd(done)
    }

    async #connectAnd(done: ConnectCallback): Promise<void> {
      try {
        await this.#connectToPrimary()
      } catch (error) {
        primary = undefined
        return done(error as Error)
      }
      done()
    }

    async #connectToPrimary(): Promise<void> {
      const server = await findPrimary(this.#all)
      // The pool has waited long enough and gave this client up.
      if (this.connection.stream.destroyed) throw new Error('timeout expired')
      const { host, port } = new Client(server)
      Object.assign(this, { host, port })
      // The pool listens only once this is done.
      this.on('error', () => {})
      await super.connect()
      connected.set(this, server)
      this.once('end', () => connected.delete(this))
      const { rows } = await this.query<{ transaction_read_only: string }>('show transaction_read_only')
      if (rows[0]?.transaction_read_only === 'off') return
      await this.end()
      throw new Error(noPrimary)
    }
  }
}

interface Guard {
  /** Those that are connected and wait for no answer. */
  readonly idle: Set<Client>
  readonly doubt: () => void
}

function guardQueries(client: Client, pooler: Pooler, { idle, doubt }: Guard): void {
  client.query = new Proxy(client.query.bind(client), {
    apply(query, _, [question, ...args]: unknown[]) {
      const asked = pooler === 'transaction' ? unnamed(question) : question
      const run = (more: readonly unknown[]): unknown => Reflect.apply(query, client, [asked, ...more])
      idle.delete(client)
      const callback = args.at(-1)
      // The pool closes a connection whose query failed.
      if (typeof callback === 'function') return run([...args.slice(0, -1), answered])
      const answer = tracedStatement(asked, () => run(args) as Promise<unknown>)
      answer.then(
        () => idle.add(client),
        (error: unknown) => isDoubtful(error) && (doubt(), void client.end()),
      )
      return answer

      function answered(error: unknown, ...rest: readonly unknown[]): void {
        if (!error) idle.add(client)
        else if (isDoubtful(error)) doubt()
        Reflect.apply(callback as () => void, undefined, [error, ...rest])
      }
    },
  })
}

function unnamed(question: unknown): unknown {
  return typeof question === 'object' && question !== null && 'text' in question
    ? { ...question, name: undefined }
    : question
}

function isDoubtful(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || ('code' in error && error.code === '25006')
}

/** One error for each address of a host name has no message of its own. */
function reasonOf(error: Error): string {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : []
  return first instanceof Error ? first.message : error.message
}
