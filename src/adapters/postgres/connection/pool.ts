import { Pool, Client, type ClientConfig } from 'pg'
import { tracedStatement } from '#insight/channels.ts'
import { createOutage } from '#insight/outages.ts'
import type { Connection } from './connection.ts'
import { retried } from './retry.ts'

/** How long connecting and a whole question may take, by our own clock. */
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
    ...clientTimeouts,
    ...(pooler === 'none' && serverTimeouts),
    application_name: 'stek',
    keepAlive: true,
    max,
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
  readonly log?: (line: string) => void
  readonly pauseMs?: () => number
}

/**
 * A client class for the bad days of a database:
 * while it cannot be reached, one connection at a time knocks, with a pause between, and the others fail at once;
 * a connection whose question ran out of time is closed, because the answer may still come, to the wrong asker;
 * and so is one that leads to a server which may no longer write.
 */
export function createClientClass(options: ClientClassOptions = {}): typeof Client {
  const { pooler = 'none', log = () => {}, pauseMs = () => 200 + Math.random() * 100 } = options
  const outage = createOutage(log, {
    began: (reason) => `ALERT no connection to the database: ${reason}`,
    over: (seconds) => `The database can be reached again, after ${seconds} s.`,
  })
  let trouble: Error | undefined
  let knocking = false
  let knockAt = 0

  function note(error: Error | undefined): void {
    if (error) outage.began(reasonOf(error))
    else outage.over()
    trouble = error
    knockAt = Date.now() + pauseMs()
  }

  return class CarefulClient extends Client {
    constructor(config?: string | ClientConfig) {
      super(config)
      guardQueries(this, pooler)
    }

    override connect(): Promise<Client>
    override connect(callback: ConnectCallback): void
    override connect(callback?: ConnectCallback): Promise<Client> | void {
      if (!callback) return super.connect().then(() => this)
      if (trouble && (knocking || Date.now() < knockAt)) return process.nextTick(callback, trouble)
      knocking = trouble !== undefined
      super.connect((error: Error | null | undefined) => {
        knocking = false
        note(error ?? undefined)
        callback(error ?? undefined)
      })
    }
  }
}

function guardQueries(client: Client, pooler: Pooler): void {
  client.query = new Proxy(client.query.bind(client), {
    apply(query, _, [question, ...args]: unknown[]) {
      const asked = pooler === 'transaction' ? unnamed(question) : question
      const run = (): unknown => Reflect.apply(query, client, [asked, ...args])
      const hasCallback = typeof args.at(-1) === 'function'
      const answer = hasCallback ? run() : tracedStatement(asked, run as () => Promise<unknown>)
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (isDoubtful(error)) void client.end()
        })
      }
      return answer
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
