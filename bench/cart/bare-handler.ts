import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Pool } from 'pg'
import { rawStatements } from './raw-statements.ts'

/** The floor for a Node server: the same transaction, no framework, no checks, no rules, no prices. */
const pool = new Pool({ connectionString: process.argv[2] as string, max: 10 })

interface Choice {
  readonly id: string
  readonly productSlug: string
  readonly parameters: { readonly sld: string; readonly tld: string }
}

const server = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => void answer(request, response, Buffer.concat(pieces).toString()))
})

async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
  const [, , , cartId, items] = (request.url ?? '').split('/')
  try {
    const json = JSON.stringify(
      cartId === undefined
        ? await create()
        : items === undefined
          ? await read(cartId)
          : await add(cartId, JSON.parse(body) as Choice),
    )
    response.writeHead(request.method === 'GET' ? 200 : 201, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(json),
    })
    response.end(json)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
}

async function create() {
  const id = crypto.getRandomValues(Buffer.alloc(16)).toString('base64url')
  await pool.query({ ...rawStatements.create, values: [id] })
  return { id, items: [] }
}

async function read(cartId: string) {
  const { rows } = await pool.query({ ...rawStatements.read, values: [cartId] })
  return { id: cartId, items: rows }
}

async function add(cartId: string, { id, productSlug, parameters }: Choice) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({ ...rawStatements.lock, values: [cartId] })
    const name = `${parameters.sld}.${parameters.tld}`
    await client.query({
      ...rawStatements.insert,
      values: [cartId, id, name, productSlug, `domain ${name}`],
    })
    const { rows } = await client.query({ ...rawStatements.readItems, values: [cartId] })
    await client.query('commit')
    return { id: cartId, items: rows }
  } finally {
    client.release()
  }
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`listening on ${address.port}`)
})
