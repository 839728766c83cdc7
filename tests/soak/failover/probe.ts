import { setTimeout as pause } from 'node:timers/promises'
import { domainChoice } from '#tests/api/carts/choices.ts'

const timeoutMs = 10_000
const paths = ['/', '/webhosting', '/de/', '/order/domains', '/helpdesk']

/** Somebody who asks at a steady rate, however long answers take, and writes down what came of it. */
export interface Probe {
  /** Carts whose item the shop has promised to keep. */
  readonly acknowledged: string[]
  readonly done: () => number
  readonly failuresSince: (since: number) => number
  readonly slowestSince: (since: number) => number
  /** Between two answers that were right, or until now, in milliseconds. */
  readonly longestGapSince: (since: number) => number
  readonly stop: () => Promise<void>
}

interface Outcome {
  readonly asked: number
  readonly answered: number
  readonly isRight: boolean
}

export function probe(origin: string, kind: 'page' | 'call', everyMs: number): Probe {
  const outcomes: Outcome[] = []
  const acknowledged: string[] = []
  const underWay = new Set<Promise<void>>()
  let isOver = false
  const asking = come()
  const since = (moment: number) => outcomes.filter(({ asked }) => asked >= moment)

  return {
    acknowledged,
    done: () => outcomes.filter(({ isRight }) => isRight).length,
    failuresSince: (moment) => since(moment).filter(({ isRight }) => !isRight).length,
    slowestSince: (moment) => Math.max(0, ...since(moment).map(({ asked, answered }) => answered - asked)),
    longestGapSince(moment) {
      const right = outcomes.flatMap(({ isRight, answered }) => (isRight ? [answered] : []))
      const before = Math.max(...right.filter((answered) => answered < moment))
      const moments = [before, ...right.filter((answered) => answered >= moment), performance.now()]
      const inOrder = moments.toSorted((one, other) => one - other)
      return Math.max(...inOrder.slice(1).map((at, index) => at - (inOrder[index] ?? at)))
    },
    async stop() {
      isOver = true
      await asking
      await Promise.all(underWay)
    },
  }

  async function come(): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const asked = performance.now()
      const done = (kind === 'page' ? readPage(number) : fillCart(number))
        .catch(() => false)
        .then((isRight) => void outcomes.push({ asked, answered: performance.now(), isRight }))
      underWay.add(done)
      void done.finally(() => underWay.delete(done))
      await pause(everyMs)
    }
  }

  async function readPage(number: number): Promise<boolean> {
    const response = await fetch(`${origin}${paths[number % paths.length]}`, { signal: AbortSignal.timeout(timeoutMs) })
    return response.status === 200 && (await response.text()).includes('</html>')
  }

  async function fillCart(number: number): Promise<boolean> {
    const made = await post('/api/carts', {})
    if (made.status !== 201) return false
    const { id } = (await made.json()) as { id: string }
    const added = await post(`/api/carts/${id}/items`, domainChoice('d', `naam-${number}`))
    if (added.status === 201) acknowledged.push(id)
    return added.status === 201
  }

  function post(path: string, json: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(timeoutMs)
    return fetch(`${origin}${path}`, { method: 'POST', headers, signal, body: JSON.stringify(json) })
  }
}
