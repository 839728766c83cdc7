import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Reply {
  readonly status: number
  readonly body: string
}

/** One kept-alive connection that asks and waits, with as little work as possible: the generator shares the cores. */
export interface Connection {
  ask(request: string): Promise<Reply>
  close(): void
}

export async function openConnection(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let received = ''
  let waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined
  socket.setEncoding('latin1')
  socket.on('data', (piece: string) => {
    received = received === '' ? piece : received + piece
    const head = received.indexOf('\r\n\r\n')
    if (head < 0) return
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0)
    if (received.length < head + 4 + length) return
    const reply = { status: Number(received.slice(9, 12)), body: received.slice(head + 4) }
    received = ''
    waiting?.resolve(reply)
  })
  const fail = () => waiting?.reject(new Error('the connection was closed'))
  socket.on('error', fail).on('close', fail)
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the connection was closed'))
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => void socket.destroy(),
  }
}

/** A request as a browser of our own pages would send it. */
export function requestText(method: string, path: string, port: number, body?: unknown): string {
  const json = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    'Sec-Fetch-Site: same-origin',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Accept: */*',
    ...(body === undefined ? [] : ['Content-Type: application/json']),
    ...(method === 'GET' ? [] : [`Content-Length: ${Buffer.byteLength(json)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${json}`
}
