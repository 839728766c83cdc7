import { Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Arbitrary, sample } from 'fast-check'
import { responseTo } from '#tests/builders/response-to.ts'
import type { WholeShop } from '#tests/builders/whole-shop.ts'
import { callsOf, type Description, type FuzzRequest, type Operation, requestsOf } from './requests.ts'
import { conforms } from './conforms.ts'
import { fitting } from './fitting.ts'
import { canary } from './schema-values.ts'
import { filledIn, type Things, thingsIn } from './things.ts'

/** A request that was answered as it should not be; the seed and its place make it again. */
export interface Finding {
  readonly seed: number
  readonly index: number
  readonly problem: string
}

export interface FuzzResult {
  readonly requests: number
  readonly statuses: ReadonlyMap<string, number>
  /** Calls of the description that no request succeeded at. */
  readonly neverSucceeded: readonly string[]
  readonly findings: readonly Finding[]
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** As many as are made from one seed. */
export const batchSize = 1000
const atOnce = 16
const waitMs = 30_000

/** Sends requests made from seeds that count up from the first. The shop has no limits, or it would refuse most. */
export async function fuzzShop(
  shop: WholeShop,
  { requests, seed, say = () => {} }: { requests: number; seed: number; say?: (line: string) => void },
): Promise<FuzzResult> {
  const statuses = new Map<string, number>()
  const findings: Finding[] = []
  const description = await describedBy(shop)
  const made = { description, arbitrary: requestsOf(description) }
  const failing = new Set(callsOf(description))
  let sent = 0
  for (let batch = 0; sent < requests; batch += 1) {
    const count = Math.min(batchSize, requests - sent)
    const found = await fuzzBatch(shop, made, seed + batch, count, ({ call, method }, { status }) => {
      statuses.set(`${status}`, (statuses.get(`${status}`) ?? 0) + 1)
      if (status < 300 && call.startsWith(`${method} `)) failing.delete(call)
    })
    findings.push(...found)
    for (const { seed: from, index, problem } of found) say(`WRONG seed ${from}, request ${index}: ${problem}`)
    sent += count
    if (sent % 10_000 === 0) say(`${sent} requests, ${findings.length} findings`)
    shop.accessLog.length = 0
  }
  return { requests: sent, statuses, neverSucceeded: [...failing], findings }
}

async function fuzzBatch(
  shop: WholeShop,
  { description, arbitrary }: { description: Description; arbitrary: Arbitrary<FuzzRequest> },
  seed: number,
  count: number,
  told: (request: FuzzRequest, answer: Answer) => void,
): Promise<readonly Finding[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const ask = (request: FuzzRequest) => send(agent, shop.port, request)
  const things = await thingsIn(shop)
  const requests = [...fitting, ...sample(arbitrary, { seed, numRuns: count - fitting.length })]
  const findings: Finding[] = []
  const tryOne = async (index: number) => {
    const request = filledIn(requests[index] as FuzzRequest, things)
    const first = await ask(request)
    // A machine that does much else may be too busy once.
    const answer = first.status === 503 ? await askAgain(request) : first
    told(request, answer)
    const problems = problemsOf(request, answer, description, things)
    for (const problem of problems) findings.push({ seed, index, problem: `${problem}\n${printed(request, answer)}` })
  }
  const askAgain = async (request: FuzzRequest) => {
    await pause(2000)
    return ask(request)
  }
  let next = 0
  while (next < fitting.length) await tryOne(next++)
  const work = async () => {
    while (next < requests.length) await tryOne(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const alive = await fetch(`${shop.origin}/api/health/ready`)
  if (alive.status !== 200) findings.push({ seed, index: -1, problem: `the shop is not ready: ${alive.status}` })
  for (const line of shop.log)
    if (/\n\s+at /.test(line)) findings.push({ seed, index: -1, problem: `it logged ${line}` })
  shop.log.length = 0
  agent.destroy()
  return findings
}

async function describedBy({ origin }: WholeShop): Promise<Description> {
  return (await (await fetch(`${origin}/api/openapi.json`)).json()) as Description
}

async function send(agent: Agent, port: number, { method, path, headers, body }: FuzzRequest): Promise<Answer> {
  const signal = AbortSignal.timeout(waitMs)
  const request = httpRequest({ agent, host: '127.0.0.1', port, path, method, headers, signal })
  request.end(body ?? undefined)
  const response = await responseTo(request)
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece as Buffer)
  return { status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(pieces).toString() }
}

const leaks = /\n\s+at |\bError:|node_modules|\/src\/|select .* from|insert into|pg_|ECONN|authjs\.dev|\bstack\b/i
/** Refusals that every path and method may meet before its own: they are not repeated in each description. */
const everywhere = new Set([404, 405, 414, 417, 431])

/** What is wrong with an answer. */
function problemsOf(request: FuzzRequest, answer: Answer, description: Description, things: Things): readonly string[] {
  const { status, headers, text } = answer
  const operation = operationOf(request, description)
  const problems: string[] = []
  const complain = (isWrong: boolean, problem: string) => void (isWrong && problems.push(problem))
  complain(status >= 500, `${status} is a fault of ours`)
  complain(headers['cache-control'] !== 'no-store', 'it may be kept')
  complain(headers['x-content-type-options'] !== 'nosniff', 'its type may be guessed')
  complain(headers['access-control-allow-origin'] !== undefined, 'it is open to other sites')
  const isDescribed = operation === undefined ? false : String(status) in operation.responses
  complain(!isDescribed && !everywhere.has(status), `${status} is not described`)
  if (status === 405) complain(!/^[A-Z]+(, [A-Z]+)*$/.test(headers.allow ?? ''), 'it does not say what is allowed')
  if (status === 303)
    complain(!/^\/[a-z][a-z/-]+#[a-z-]+$/.test(headers.location ?? ''), `it leads to ${headers.location}`)
  if (status >= 400) problems.push(...refusalProblems(request, answer, description, things))
  else if (request.method !== 'HEAD' && status < 300) problems.push(...successProblems(operation, answer))
  complain(status >= 400 && text === '' && request.method !== 'HEAD', 'it says nothing')
  return problems
}

function operationOf({ method, call }: FuzzRequest, { paths }: Description): Operation | undefined {
  const path = call.slice(call.indexOf(' ') + 1)
  return paths[path]?.[(method === 'HEAD' ? 'GET' : method).toLowerCase()]
}

function refusalProblems(
  { method }: FuzzRequest,
  answer: Answer,
  description: Description,
  things: Things,
): readonly string[] {
  const { status, headers, text } = answer
  const all = `${text} ${JSON.stringify(headers)}`
  const { Problem } = description.components.schemas
  const problem = method === 'HEAD' ? null : jsonIn(text)
  return [
    ...(headers['content-type'] === 'application/problem+json; charset=utf-8' ? [] : ['it is no problem+json']),
    ...(leaks.test(all) ? ['it says how we work'] : []),
    ...(all.includes(canary) ? ['it repeats what was sent'] : []),
    ...(things.cookie.split(/[=;] ?/).some((part) => part.length > 30 && all.includes(part))
      ? ['it tells a token']
      : []),
    ...(headers['set-cookie'] ? ['it sets a cookie'] : []),
    ...([429, 503].includes(status) && !headers['retry-after'] ? ['it does not say when to come back'] : []),
    ...(problem === null || isProblem(problem, status, Problem) ? [] : ['its problem is not as described']),
  ]
}

/** A problem may have members of its own beside those of all. */
function isProblem(problem: unknown, status: number, schema: Parameters<typeof conforms>[0]): boolean {
  if (typeof problem !== 'object' || problem === null) return false
  const known = Object.entries(problem).filter(([name]) => name in (schema.properties ?? {}))
  const isCoded = 'code' in problem && /^[a-z_]+$/.test(String(problem.code))
  return conforms(schema, Object.fromEntries(known)) && 'status' in problem && problem.status === status && isCoded
}

function successProblems(operation: Operation | undefined, { status, headers, text }: Answer): readonly string[] {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(operation?.responses[status]?.content ?? {})
  if (type === '' || headers['content-disposition']) return []
  if (!headers['content-type']?.startsWith(type)) return [`it is ${headers['content-type']}, not ${type}`]
  const values = type === 'application/x-ndjson' ? text.split('\n').filter(Boolean) : [text]
  return values.every((value) => conforms(schema, jsonIn(value))) ? [] : ['it is not what the description says']
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function printed({ method, path, headers, body }: FuzzRequest, { status, text }: Answer): string {
  const told = { ...headers, ...(headers['cookie'] && { cookie: headers['cookie'].slice(0, 40) }) }
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(told)} ${body?.toString().slice(0, 400) ?? ''}\n→ ${status} ${text.slice(0, 400)}`
}
