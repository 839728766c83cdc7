import { connect } from 'node:net'
import type { DasDialect, SourceAnswer } from '#core/names/availability.ts'
import type { DomainName } from '#core/names/domain-name.ts'

export interface DasAddress {
  readonly host: string
  readonly port: number
  readonly dialect: DasDialect
}

const maxAnswerLength = 8192
const minute = 60_000
const blockedMs = 60 * minute
const bad: SourceAnswer = { kind: 'failed', reason: 'bad_answer' }

/** One connection, one line, one answer: the line protocol of domain availability services. Rejects when it is stopped. */
export function askDas(
  { host, port, dialect }: DasAddress,
  name: DomainName,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<SourceAnswer> {
  signal.throwIfAborted()
  const { question, answerIn } = dialects[dialect]
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect({ host, port, noDelay: true })
    const stop = () => end(() => reject(signal.reason))
    const timer = setTimeout(() => give({ kind: 'failed', reason: 'timeout' }), timeoutMs)
    signal.addEventListener('abort', stop, { once: true })
    socket.setEncoding('latin1')
    socket.on('connect', () => socket.write(`${question(name)}\r\n`))
    socket.on('data', (piece: string) => {
      text += piece
      if (text.length > maxAnswerLength) return give(bad)
      const answer = answerIn(text, name)
      if (answer !== null) give(answer)
    })
    socket.on('end', () => give(answerIn(`${text}\n`, name) ?? bad))
    socket.on('error', () => give({ kind: 'failed', reason: 'unreachable' }))

    function give(answer: SourceAnswer): void {
      end(() => resolve(answer))
    }

    function end(settle: () => void): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      socket.destroy()
      settle()
    }
  })
}

interface Dialect {
  readonly question: (name: DomainName) => string
  /** @returns null while the text has no complete answer; an answer ends with a line end */
  readonly answerIn: (text: string, name: DomainName) => SourceAnswer | null
}

const dialects: Readonly<Record<DasDialect, Dialect>> = {
  be: { question: ({ ascii }) => ascii, answerIn: statusIn },
  eu: { question: ({ sld }) => `get 1.0 ${sld}`, answerIn: statusIn },
  ch: { question: ({ ascii }) => ascii, answerIn: numberIn },
  nl: { question: ({ ascii }) => `is ${ascii}`, answerIn: sentenceIn },
}

const statuses: ReadonlyMap<string, SourceAnswer> = new Map<string, SourceAnswer>([
  ['available', { kind: 'available' }],
  ['not available', { kind: 'taken' }],
  ['not allowed', { kind: 'reserved' }],
  ['reserved', { kind: 'reserved' }],
])
/** Answer codes for too many requests, and for a block. */
const tooMany = { kind: 'failed', reason: 'unreachable', pauseMs: minute } as const
const blocked = { kind: 'failed', reason: 'unreachable', pauseMs: blockedMs } as const

/** `Domain: x`, `RC: 0`, `Status: AVAILABLE`. An answer about another name does not count. */
function statusIn(text: string, { ascii, sld }: DomainName): SourceAnswer | null {
  const lines = text.split('\n').slice(0, -1)
  const valueOf = (key: string) => {
    const line = lines.find((candidate) => candidate.toLowerCase().startsWith(`${key}:`))
    return line
      ?.slice(key.length + 1)
      .trim()
      .toLowerCase()
  }
  const [code = '0', status, domain] = [valueOf('rc'), valueOf('status'), valueOf('domain')]
  if (code === '-2') return tooMany
  if (code === '-3') return blocked
  if (code !== '0' || (domain !== undefined && domain !== ascii && domain !== sld)) return bad
  return status === undefined ? null : (statuses.get(status) ?? bad)
}

const numbers: ReadonlyMap<string, SourceAnswer> = new Map<string, SourceAnswer>([
  ['1', { kind: 'available' }],
  ['0', { kind: 'taken' }],
  ['-95', tooMany],
  ['-99', { kind: 'failed', reason: 'unreachable' }],
])

/** A number, optionally followed by a text. */
function numberIn(text: string): SourceAnswer | null {
  const [line, ...rest] = text.split('\n')
  if (rest.length === 0) return null
  const [, number = ''] = /^\s*(-?\d{1,3})(?:[\s:].*)?$/.exec(line ?? '') ?? []
  return numbers.get(number) ?? bad
}

/** `x.nl is free`. */
function sentenceIn(text: string, { ascii }: DomainName): SourceAnswer | null {
  const [line, ...rest] = text.split('\n')
  if (rest.length === 0) return null
  const [, domain, word] = /^(\S+) is (\w+)\.?\s*$/i.exec(line ?? '') ?? []
  if (domain?.toLowerCase() !== ascii) return bad
  if (word === 'free') return { kind: 'available' }
  return word === 'active' || word === 'inactive' || word === 'quarantine' ? { kind: 'taken' } : bad
}
