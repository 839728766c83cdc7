import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { ownHost } from '#tests/api/shop.ts'

/** What came back over a socket, until the other side closed it. */
export interface RawReply {
  readonly status: number
  readonly text: string
  readonly ms: number
}

/** Sends bytes as they are, for what no client would send. */
export async function say(port: number, head: readonly string[], body: string | Buffer = ''): Promise<RawReply> {
  const socket = connect(port, '127.0.0.1')
  const reply = listen(socket)
  await once(socket, 'connect')
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  return reply
}

export function postHead(path: string, ...headers: readonly string[]): readonly string[] {
  return [`POST ${path} HTTP/1.1`, `Host: ${ownHost}`, 'Content-Type: application/json', ...headers]
}

export async function listen(socket: Socket): Promise<RawReply> {
  const since = performance.now()
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  socket.on('error', () => {})
  await once(socket, 'close')
  const text = Buffer.concat(pieces).toString()
  return { status: Number(text.slice(9, 12)), text, ms: performance.now() - since }
}
