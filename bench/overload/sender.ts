import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { addedCarts, anyAddress, notSent, type Kind, type SentCall, type Step } from './arrivals.ts'

/**
 * An open loop with as little work as possible, because it shares the cores with the shop. What it measures goes to one array of
 * numbers: as objects they would keep the garbage collector busy, and its pauses would be taken for the shop's.
 */

const [port, connections] = process.argv.slice(2).map(Number) as [number, number]
/** Long enough for the slowest answer of the shop. */
const patienceMs = 10_000
/** A browser sends again what it sent on a connection that was just being closed; so what a proxy is about to close is not used. */
const maxIdleMs = 25_000
const lineEnds = Buffer.from('\r\n\r\n')
const lastChunk = '\r\n0\r\n\r\n'
/** All connections read into it: one after the other, and nothing is kept. */
const received = Buffer.alloc(64 * 1024)

interface Line {
  readonly socket: Socket
  /** Where its call is in `log`; -1: none is under way. */
  record: number
  /** In which `log`: an answer may come when nobody waits for it any more. */
  log: Float64Array
  idleSince: number
}

/** Of each call: its step, its kind, the status, whether it says when to come back, when it was sent, how long it took. */
const fields = 6
let log = new Float64Array(0)
let [logged, underWay] = [0, 0]
const idle: Line[] = []
let opened = 0
let [numbers, carts] = [0, 0]
/** By kind, and through all steps: a payment that the last step ended with must not be the first of the next. */
const turns = new Map<string, number>()

process.on('message', (steps) => void offerAll(steps as readonly Step[]).then((calls) => process.send?.(calls)))
process.on('disconnect', () => process.exit())
process.send?.('open')

async function offerAll(steps: readonly Step[]): Promise<readonly (readonly SentCall[])[]> {
  const most = steps.reduce((sum, { rate, seconds }) => sum + 1000 + rate * seconds * 1.5, 0)
  log = new Float64Array(Math.ceil(most) * fields)
  ;[logged, underWay] = [0, 0]
  const began: number[] = []
  for (const [index, step] of steps.entries()) {
    began.push(performance.now())
    await offer(step, index)
  }
  const until = performance.now() + patienceMs
  while (underWay > 0 && performance.now() < until) await pause(10)
  const all: SentCall[][] = steps.map(() => [])
  for (let at = 0; at < logged * fields; at += fields) {
    const [step = 0, kind = 0, status = 0, hasRetryAfter, sent = 0, ms = 0] = log.subarray(at, at + fields)
    const name = steps[step]?.kinds[kind]?.name ?? ''
    const [sentAt, clockMs] = [sent - (began[step] ?? 0), performance.timeOrigin + sent]
    all[step]?.push({ kind: name, status, hasRetryAfter: hasRetryAfter === 1, sentAt, clockMs, ms })
  }
  return all
}

/** What is due is sent every millisecond, each at its own random moment of it. */
async function offer({ rate, seconds, kinds }: Step, index: number): Promise<void> {
  const since = performance.now()
  const pick = pickerOf(kinds)
  let due = gap(rate)
  while (due < seconds * 1000) {
    const now = performance.now() - since
    for (; due < now && due < seconds * 1000; due += gap(rate)) send(pick(), index)
    await pause(1)
  }
}

function gap(rate: number): number {
  return (-Math.log(1 - Math.random()) * 1000) / rate
}

function pickerOf(kinds: readonly Kind[]): () => { readonly kind: number; readonly text: string } {
  const sum = kinds.reduce((total, { share }) => total + share, 0)
  const shapes = kinds.map(({ template, ...kind }) => ({ ...kind, parts: template.split('{}') }))
  return () => {
    let at = Math.random() * sum
    const kind = shapes.findIndex(({ share }) => (at -= share) < 0)
    const { name, parts, fill } = shapes[kind] ?? never()
    return { kind, text: parts.length === 1 ? (parts[0] ?? '') : parts.join(nextFill(fill, name)) }
  }
}

function nextFill(fill: Kind['fill'], name: string): string {
  if (fill === 'cart number') return String((carts = (carts % addedCarts) + 1)).padStart(22, 'r')
  if (fill === 'number') return String((numbers += 1))
  const turn = turns.get(name) ?? 0
  turns.set(name, turn + 1)
  return fill[turn % fill.length] ?? ''
}

function send({ kind, text }: { readonly kind: number; readonly text: string }, step: number): void {
  const record = logged * fields
  logged += 1
  log.set([step, kind, 0, 0, performance.now(), 0], record)
  const line = idleLine() ?? (opened < connections ? open() : undefined)
  if (line === undefined) {
    log[record + 2] = notSent
    return
  }
  underWay += 1
  ;[line.record, line.log] = [record, log]
  line.socket.write(text.replace('\r\n', `\r\nX-Forwarded-For: ${anyAddress()}\r\n`), 'latin1')
}

/** The one that was used last; those that were not for long are let go. */
function idleLine(): Line | undefined {
  const oldest = performance.now() - maxIdleMs
  while (idle[0] !== undefined && idle[0].idleSince < oldest) idle.shift()?.socket.destroy()
  return idle.pop()
}

/** Without an answer the status stays 0. */
function done(line: Line, status: number, hasRetryAfter: boolean): void {
  const { record } = line
  line.record = -1
  if (record < 0 || line.log !== log) return
  underWay -= 1
  log[record + 2] = status
  log[record + 3] = hasRetryAfter ? 1 : 0
  log[record + 5] = performance.now() - (log[record + 4] ?? 0)
}

/** As visitors come: on a connection that was used before, or on a new one. */
function open(): Line {
  const onread = { buffer: received, callback: (length: number) => read(received.subarray(0, length)) }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
  const line: Line = { socket, record: -1, log, idleSince: 0 }
  let [status, left, hasRetryAfter, tail] = [0, -1, false, '']
  opened += 1
  socket.on('error', () => {})
  socket.once('close', () => {
    opened -= 1
    const at = idle.indexOf(line)
    if (at >= 0) idle.splice(at, 1)
    done(line, 0, false)
  })
  return line

  function read(bytes: Buffer): boolean {
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
    if (left > 0 || (left < 0 && tail !== lastChunk)) return true
    done(line, status, hasRetryAfter)
    status = 0
    tail = ''
    line.idleSince = performance.now()
    idle.push(line)
    return true
  }
}

function never(): never {
  throw new Error('a mix has at least one kind')
}
