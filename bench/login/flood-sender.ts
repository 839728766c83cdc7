import { type Connection, openConnection, requestText } from '../cart/connection.ts'
import type { FloodOrder } from './flood.ts'

/** Wrong log-ins at a steady pace, whatever comes back: an attacker does not wait for an answer. */

const connections = 64
const { port, perSecond, kind, customers } = JSON.parse(process.argv[2] ?? '') as FloodOrder

let answers: Record<string, number> = {}
const count = (answer: string | number) => (answers[answer] = (answers[answer] ?? 0) + 1)

const proof = await proofOf()
const idle: Connection[] = []
const underWay = new Set<Promise<void>>()
/** Another flood is another crowd. */
const crowd = Math.floor(Math.random() * 2 ** 24)
let sent = 0
let timer: NodeJS.Timeout | undefined

process.on('message', (word) => {
  if (word === 'begin') void begin()
  else void end().then(() => process.send?.(answers))
})
process.on('disconnect', () => process.exit())
process.send?.('open')

async function begin(): Promise<void> {
  answers = {}
  // The shop may have closed those of the last time meanwhile.
  idle.push(...(await Promise.all(Array.from({ length: connections }, () => openConnection(port)))))
  const since = performance.now()
  const before = sent
  timer = setInterval(() => {
    const due = before + Math.floor(((performance.now() - since) / 1000) * perSecond)
    for (; sent < due; sent += 1) {
      const connection = idle.pop()
      if (connection === undefined) {
        count('unsent')
        continue
      }
      const trying = send(connection, sent).then(() => void underWay.delete(trying))
      underWay.add(trying)
    }
  }, 5)
  process.send?.('begun')
}

async function end(): Promise<void> {
  clearInterval(timer)
  await Promise.all(underWay)
  for (const connection of idle.splice(0)) connection.close()
}

async function send(connection: Connection, number: number): Promise<void> {
  // Every other address is one that somebody has.
  const email = number % 2 === 0 ? `customer-${number % customers}@example.nl` : `nobody-${crowd}-${number}@example.nl`
  const request =
    kind === 'cheap calls'
      ? requestText('GET', '/api/health/live', port)
      : formText({ email, password: 'wrong wrong wrong' }, number)
  // The shop closes a connection whose body it did not want to read.
  const status = await connection.ask(request).then(
    (reply) => reply.status,
    () => 'closed',
  )
  count(status)
  idle.push(status === 'closed' ? await openConnection(port) : connection)
}

async function proofOf(): Promise<{ readonly csrfToken: string; readonly cookie: string }> {
  const response = await fetch(`http://localhost:${port}/api/auth/csrf`)
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  return { csrfToken, cookie }
}

function formText(fields: Readonly<Record<string, string>>, number: number): string {
  const body = new URLSearchParams({ ...fields, csrfToken: proof.csrfToken }).toString()
  const lines = [
    'POST /api/auth/callback/credentials HTTP/1.1',
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${proof.cookie}`,
    ...(kind === 'many addresses' ? [`X-Forwarded-For: ${addressOf(crowd + number)}`] : []),
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
