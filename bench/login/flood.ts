import { type Connection, openConnection } from '../cart/connection.ts'

export interface Flood {
  /** How many were answered, by status. */
  readonly answers: ReadonlyMap<number, number>
  stop(): Promise<void>
}

const connections = 64

/** Wrong log-ins at a steady pace, whatever comes back: an attacker does not wait for an answer. */
export async function startFlood(port: number, perSecond: number): Promise<Flood> {
  const answers = new Map<number, number>()
  const proof = await proofOf(port)
  const idle: Connection[] = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const all = [...idle]
  const underWay = new Set<Promise<void>>()
  let sent = 0
  const since = performance.now()
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - since) / 1000) * perSecond)
    for (; sent < due; sent += 1) {
      const connection = idle.pop()
      if (connection === undefined) continue
      const trying = send(connection, `p${sent}@example.nl`).then(() => void underWay.delete(trying))
      underWay.add(trying)
    }
  }, 5)

  return {
    answers,
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      for (const connection of all) connection.close()
    },
  }

  async function send(connection: Connection, email: string): Promise<void> {
    const fields = { email, password: 'wrong wrong wrong', csrfToken: proof.csrfToken }
    const { status } = await connection.ask(formText(port, fields, proof.cookie))
    answers.set(status, (answers.get(status) ?? 0) + 1)
    idle.push(connection)
  }
}

async function proofOf(port: number): Promise<{ readonly csrfToken: string; readonly cookie: string }> {
  const response = await fetch(`http://localhost:${port}/api/auth/csrf`)
  const { csrfToken } = (await response.json()) as { csrfToken: string }
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  return { csrfToken, cookie }
}

function formText(port: number, fields: Readonly<Record<string, string>>, cookie: string): string {
  const body = new URLSearchParams(fields).toString()
  const lines = [
    'POST /api/auth/callback/credentials HTTP/1.1',
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${cookie}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
