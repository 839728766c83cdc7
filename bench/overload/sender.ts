import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { anyAddress, type Call, type Kind, type Step } from './arrivals.ts'

/** An open loop with as little work as possible, because it shares the cores with the shop. */

const [port, connections] = process.argv.slice(2).map(Number) as [number, number]
/** Long enough for the slowest answer of the shop. */
const patienceMs = 10_000
const lineEnds = Buffer.from('\r\n\r\n')
const lastChunk = '\r\n0\r\n\r\n'

interface Line {
  readonly socket: Socket
  answered: ((status: number, hasRetryAfter: boolean) => void) | undefined
}

const idle: Line[] = []
let opened = 0
let [numbers, carts] = [0, 0]

process.on('message', (steps) => void offerAll(steps as readonly Step[]).then((calls) => process.send?.(calls)))
process.on('disconnect', () => process.exit())
process.send?.('open')

async function offerAll(steps: readonly Step[]): Promise<readonly (readonly Call[])[]> {
  const all: Call[][] = steps.map(() => [])
  const waiting = new Set<() => void>()
  for (const [index, step] of steps.entries()) await offer(step, all[index] ?? [], waiting)
  const until = performance.now() + patienceMs
  while (waiting.size > 0 && performance.now() < until) await pause(10)
  for (const giveUp of waiting) giveUp()
  return all
}

/** What is due is sent every millisecond, each at its own random moment of it. */
async function offer({ rate, seconds, kinds }: Step, calls: Call[], waiting: Set<() => void>): Promise<void> {
  const since = performance.now()
  const pick = pickerOf(kinds)
  let due = gap(rate)
  while (due < seconds * 1000) {
    const now = performance.now() - since
    for (; due < now && due < seconds * 1000; due += gap(rate)) send(pick(), since, calls, waiting)
    await pause(1)
  }
}

function gap(rate: number): number {
  return (-Math.log(1 - Math.random()) * 1000) / rate
}

function pickerOf(kinds: readonly Kind[]): () => { readonly name: string; readonly text: string } {
  const sum = kinds.reduce((total, { share }) => total + share, 0)
  const shapes = kinds.map(({ template, ...kind }) => ({ ...kind, next: 0, parts: template.split('{}') }))
  return () => {
    let at = Math.random() * sum
    const shape = shapes.find(({ share }) => (at -= share) < 0) ?? shapes[0] ?? never()
    const { name, parts, fill } = shape
    return { name, text: parts.length === 1 ? (parts[0] ?? '') : parts.join(nextFill(fill, (shape.next += 1))) }
  }
}

function nextFill(fill: Kind['fill'], turn: number): string {
  if (fill === 'cart number') return String((carts += 1)).padStart(22, 'r')
  return fill === 'number' ? String((numbers += 1)) : (fill[turn % fill.length] ?? '')
}

function send(
  { name: kind, text }: { readonly name: string; readonly text: string },
  since: number,
  calls: Call[],
  waiting: Set<() => void>,
): void {
  const sentAt = performance.now() - since
  const done = (status: number, hasRetryAfter: boolean) => {
    waiting.delete(giveUp)
    calls.push({ kind, status, hasRetryAfter, sentAt, ms: performance.now() - since - sentAt })
  }
  const giveUp = () => done(0, false)
  const line = idle.pop() ?? (opened < connections ? open() : undefined)
  if (line === undefined) return giveUp()
  waiting.add(giveUp)
  line.answered = done
  line.socket.write(text.replace('\r\n', `\r\nX-Forwarded-For: ${anyAddress()}\r\n`), 'latin1')
}

/** As visitors come: on a connection that was used before, or on a new one. */
function open(): Line {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const line: Line = { socket, answered: undefined }
  let [status, left, hasRetryAfter, tail] = [0, -1, false, '']
  opened += 1
  socket.on('data', (piece) => {
    const bytes = piece as Buffer
    if (status === 0) {
      const head = bytes.indexOf(lineEnds)
      const text = bytes.toString('latin1', 0, head)
      status = Number(text.slice(9, 12))
      hasRetryAfter = /\r\nretry-after: \d/i.test(text)
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      left = length === undefined ? -1 : Number(length) - (bytes.length - head - 4)
    } else if (left > 0) left -= bytes.length
    // The end of the last chunk may come in two pieces.
    if (left < 0)
      tail = (tail + bytes.toString('latin1', Math.max(0, bytes.length - lastChunk.length))).slice(-lastChunk.length)
    if (left > 0 || (left < 0 && tail !== lastChunk)) return
    const { answered } = line
    const [found, hadRetryAfter] = [status, hasRetryAfter]
    status = 0
    tail = ''
    line.answered = undefined
    idle.push(line)
    answered?.(found, hadRetryAfter)
  })
  socket.on('error', () => {})
  socket.once('close', () => {
    opened -= 1
    const at = idle.indexOf(line)
    if (at >= 0) idle.splice(at, 1)
    line.answered?.(0, false)
  })
  return line
}

function never(): never {
  throw new Error('a mix has at least one kind')
}
