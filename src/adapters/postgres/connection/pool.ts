import { Pool, Client, type ClientConfig } from 'pg'
import type { Connection } from './connection.ts'

/** The time budget of a question to the database, from the first knock to the answer. */
const budget = {
  connectionTimeoutMillis: 1000,
  query_timeout: 2000,
  statement_timeout: 1500,
  lock_timeout: 800,
  idle_in_transaction_session_timeout: 5000,
} as const

export function createPool(connection: Connection, { max = 10 }: { readonly max?: number } = {}): Pool {
  const pool = new Pool({
    ...connection,
    ...budget,
    application_name: 'stek',
    keepAlive: true,
    max,
    Client: carefulClientClass(),
  })
  // Without listeners a lost connection, idle or in use, would end the process. The question under way fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

type ConnectCallback = (error?: Error) => void

/**
 * A client class for one pool, for the bad days of a database:
 * while it cannot be reached, one connection at a time knocks, with a pause between, and the others fail at once;
 * a connection whose question ran out of time is closed, because the answer may still come, to the wrong asker;
 * and so is one that leads to a server which may no longer write.
 */
function carefulClientClass(pauseMs: () => number = () => 200 + Math.random() * 100): typeof Client {
  let trouble: Error | undefined
  let knocking = false
  let knockAt = 0

  return class CarefulClient extends Client {
    constructor(config?: string | ClientConfig) {
      super(config)
      closeAfterDoubt(this)
    }

    override connect(): Promise<Client>
    override connect(callback: ConnectCallback): void
    override connect(callback?: ConnectCallback): Promise<Client> | void {
      if (!callback) return super.connect().then(() => this)
      if (trouble && (knocking || Date.now() < knockAt)) return process.nextTick(callback, trouble)
      knocking = trouble !== undefined
      super.connect((error: Error | null | undefined) => {
        knocking = false
        trouble = error ?? undefined
        knockAt = Date.now() + pauseMs()
        callback(trouble)
      })
    }
  }
}

function closeAfterDoubt(client: Client): void {
  client.query = new Proxy(client.query.bind(client), {
    apply(query, _, args) {
      const answer: unknown = Reflect.apply(query, client, args)
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (isDoubtful(error)) void client.end()
        })
      }
      return answer
    },
  })
}

function isDoubtful(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || ('code' in error && error.code === '25006')
}
