import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface SlowMailServer extends AsyncDisposable {
  readonly url: string
  /** Open connections. */
  readonly open: ReadonlySet<Socket>
}

/** Greets, then sends continuation lines forever: no line is late enough for a timeout, and the reply never ends. */
export async function openSlowMailServer({ lineEveryMs = 100 } = {}): Promise<SlowMailServer> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.write('220 slow.example ESMTP\r\n')
    socket.once('data', () => {
      const writing = setInterval(() => socket.write('250-SIZE\r\n'), lineEveryMs)
      socket.once('close', () => clearInterval(writing))
    })
    socket.once('close', () => open.delete(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
