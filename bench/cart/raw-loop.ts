import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Connection } from '#platform/db/connection.ts'
import type { RawRate, RawRun } from './raw-floor.ts'
import { rawStatements } from './raw-statements.ts'

/** Where there is no pgbench: the same statements from Node, a connection for each client. */
export async function rawLoop(connection: Connection, run: RawRun): Promise<RawRate> {
  const clients = await Promise.all(
    Array.from({ length: run.clients }, async () => {
      const client = new Client(connection)
      await client.connect()
      return client
    }),
  )
  let calls = 0
  const since = performance.now()
  await Promise.all(
    clients.map(async (client, number) => {
      for (let k = 0; k < run.perClient && performance.now() < since + run.seconds * 1000; k += 1) {
        const cartId = String(run.from + number * run.perClient + k).padStart(22, 'r')
        await workOf(client, run.work, cartId)
        calls += 1
      }
    }),
  )
  const rate = (calls * 1000) / (performance.now() - since)
  await Promise.all(clients.map((client) => client.end()))
  return { calls, rate }
}

async function workOf(client: Client, work: RawRun['work'], cartId: string): Promise<void> {
  if (work === 'create') {
    await client.query({ ...rawStatements.create, values: [randomBytes(16).toString('base64url')] })
  } else if (work === 'read') {
    await client.query({ ...rawStatements.read, values: [cartId] })
  } else {
    await client.query('begin')
    await client.query({ ...rawStatements.lock, values: [cartId] })
    const item = ['item-0123456789abcdef', 'voorbeeld.nl', 'domain-nl', 'domain voorbeeld.nl']
    await client.query({ ...rawStatements.insert, values: [cartId, ...item] })
    await client.query({ ...rawStatements.readItems, values: [cartId] })
    await client.query('commit')
  }
}
