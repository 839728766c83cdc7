import { once } from 'node:events'
import { connect } from 'node:net'

export interface SearchTimes {
  readonly firstRowMs: number
  readonly lastRowMs: number
  readonly rows: number
}

/** One kept-alive connection that searches and notes when the first and the last row came. */
export interface RowConnection {
  search(request: string): Promise<SearchTimes>
  close(): void
}

export async function openRowConnection(port: number): Promise<RowConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  socket.setEncoding('latin1')
  let received = ''
  let since = 0
  let firstRowMs: number | undefined
  let waiting: { resolve: (times: SearchTimes) => void; reject: (error: Error) => void } | undefined
  socket.on('data', (piece: string) => {
    received += piece
    if (firstRowMs === undefined && received.includes('{"name":')) firstRowMs = performance.now() - since
    if (!received.endsWith('\r\n0\r\n\r\n')) {
      if (!received.startsWith('HTTP/1.1 200')) waiting?.reject(new Error(received.slice(0, 200)))
      return
    }
    const lastRowMs = performance.now() - since
    const rows = received.split('{"name":').length - 1
    waiting?.resolve({ firstRowMs: firstRowMs ?? lastRowMs, lastRowMs, rows })
  })
  const fail = () => waiting?.reject(new Error('the connection was closed'))
  socket.on('error', fail).on('close', fail)
  return {
    search: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        received = ''
        firstRowMs = undefined
        since = performance.now()
        socket.write(request)
      }),
    close: () => void socket.destroy(),
  }
}
