import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { DasDialect, NameSource } from '#core/names/availability.ts'

/** Answer of a registry about a name, or the way it fails. */
export type DasAnswer =
  | 'free'
  | 'taken'
  | 'reserved'
  | 'tooMany'
  | 'blocked'
  | 'error'
  | 'html'
  | 'cut'
  | 'huge'
  | 'otherName'
  | 'silent'
  | 'broken'

export interface DasServer extends AsyncDisposable {
  readonly source: NameSource
  /** Lines received, in order. */
  readonly asked: string[]
  /** Time of each request. */
  readonly times: number[]
}

interface DasOptions {
  readonly rate?: NameSource['rate']
  readonly delayMs?: number
  /** Rate above which it answers with an error, like a real registry. */
  readonly allows?: NameSource['rate']
}

/** Runs the domain availability service (DAS) of a registry on its own port. */
export async function openDasServer(
  dialect: DasDialect,
  answerTo: (name: string) => DasAnswer,
  { rate = { max: 1000, seconds: 1 }, delayMs = 0, allows }: DasOptions = {},
): Promise<DasServer> {
  const asked: string[] = []
  const times: number[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    let line = ''
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.on('data', (piece) => {
      line += piece.toString('latin1')
      if (!line.endsWith('\r\n')) return
      const question = line.trim()
      const now = performance.now()
      asked.push(question)
      const recent = times.filter((at) => allows && at > now - allows.seconds * 1000).length
      times.push(now)
      const answer = allows && recent >= allows.max ? 'tooMany' : answerTo(question.split(' ').at(-1) ?? '')
      setTimeout(() => reply(socket, dialect, question.split(' ').at(-1) ?? '', answer), delayMs)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const manners = { rate, maxConcurrent: 2, automatedLookups: 'allowed', known: 'nic.example' } as const
  return {
    source: { id: '127.0.0.1', protocol: 'das', port, dialect, ...manners },
    asked,
    times,
    async [Symbol.asyncDispose]() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const statuses = { free: 'AVAILABLE', taken: 'NOT AVAILABLE', reserved: 'NOT ALLOWED' } as const
const codes = { free: '1', taken: '0', reserved: '0', tooMany: '-95', blocked: '-95', error: '-99' } as const
const words = { free: 'free', taken: 'active', reserved: 'active' } as const

function reply(socket: Socket, dialect: DasDialect, name: string, answer: DasAnswer): void {
  if (answer === 'silent') return
  if (answer === 'broken') return void socket.destroy()
  if (answer === 'html') return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n<html><h1>AVAILABLE</h1></html>\r\n')
  if (answer === 'huge') return void socket.end('x'.repeat(10 * 1024 * 1024))
  if (answer === 'cut')
    return void socket.end(dialect === 'ch' ? '-' : dialect === 'nl' ? `${name} is` : 'Status: NOT AV')
  const about = answer === 'otherName' ? 'another.example' : name
  if (dialect === 'ch') return void socket.end(answer === 'otherName' ? '' : `${codes[answer]}\r\n`)
  if (answer === 'tooMany') return void socket.end('RC: -2\r\n')
  if (answer === 'blocked') return void socket.end('RC: -3\r\n')
  if (answer === 'error') return void socket.end('RC: -1\r\n')
  const said = answer === 'otherName' ? 'free' : answer
  if (dialect === 'nl') return void socket.end(`${about} is ${words[said]}\r\n`)
  socket.end(`% a comment\r\nDomain: ${about}\r\nRC: 0\r\nStatus: ${statuses[said]}\r\n`)
}
