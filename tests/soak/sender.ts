import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Calls of one kind, of which a share of all calls is. */
export interface Kind {
  readonly name: string
  readonly share: number
  /** The next request of this kind, as text. */
  readonly next: () => string
}

export interface Call {
  readonly kind: string
  /** 0: no answer in ten seconds, or a broken connection. */
  status: number
  /** Milliseconds since the load began. */
  readonly sentAt: number
  /** So much later than it was due: on a busy machine the sender itself comes too late. */
  readonly lateMs: number
  ms: number
}

interface Line {
  readonly socket: Socket
  /** Takes the status, or 0 when the connection broke; null: no call is under way. */
  done: ((status: number) => void) | null
  text: string
}

const patienceMs = 10_000
const maxLines = 4000

/**
 * An open loop: calls are sent at random moments at this rate, however long the answers take, to a shop on the loopback
 * address. A call waits for no other: it takes a connection that is idle, or a new one.
 */
export function createSender(port: number) {
  const idle: Line[] = []
  let [lines, callers, underWay] = [0, 0, 0]

  return {
    async offer(rate: number, seconds: number, kinds: readonly Kind[]): Promise<readonly Call[]> {
      const calls: Call[] = []
      const began = performance.now()
      let due = gap()
      while (due < seconds * 1000) {
        for (const now = performance.now() - began; due < now; due += gap())
          calls.push(send(pickOf(kinds), due, now - due))
        await pause(1)
      }
      const until = performance.now() + patienceMs
      while (underWay > 0 && performance.now() < until) await pause(10)
      return calls

      function gap(): number {
        return (-Math.log(1 - Math.random()) * 1000) / rate
      }
    },
    close: () => idle.forEach(({ socket }) => socket.destroy()),
  }

  function send(kind: Kind, sentAt: number, lateMs: number): Call {
    const call: Call = { kind: kind.name, status: 0, sentAt, lateMs, ms: patienceMs }
    const since = performance.now()
    const line = idle.pop() ?? (lines < maxLines ? open() : undefined)
    if (line === undefined) return call
    const stop = setTimeout(() => line.socket.destroy(), patienceMs)
    underWay += 1
    line.text = ''
    line.done = (status) => {
      clearTimeout(stop)
      underWay -= 1
      line.done = null
      call.status = status
      call.ms = performance.now() - since
    }
    // Every call comes from another visitor.
    callers += 1
    const address = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
    line.socket.write(kind.next().replace('\r\n', `\r\nX-Forwarded-For: ${address}\r\n`))
    return call
  }

  function open(): Line {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const line: Line = { socket, done: null, text: '' }
    lines += 1
    socket.setEncoding('latin1').on('data', (piece: string) => {
      line.text += piece
      if (line.done === null || !isWhole(line.text)) return
      line.done(Number(line.text.slice(9, 12)))
      if (/^connection: close/im.test(line.text.slice(0, 2000))) socket.destroy()
      else idle.push(line)
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      lines -= 1
      const at = idle.indexOf(line)
      if (at >= 0) idle.splice(at, 1)
      line.done?.(0)
    })
    return line
  }
}

function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1]
  return length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= head + 4 + Number(length)
}

function pickOf(kinds: readonly Kind[]): Kind {
  let at = Math.random() * kinds.reduce((sum, { share }) => sum + share, 0)
  const kind = kinds.find(({ share }) => (at -= share) < 0) ?? kinds[0]
  if (kind === undefined) throw new Error('nothing to send')
  return kind
}
