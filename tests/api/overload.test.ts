import { expect, test } from 'vitest'
import { createAdmission } from '#platform/limits/admission.ts'
import type { Endpoint } from '#platform/http/pipeline/endpoint.ts'
import type { RateLimitName } from '#platform/http/pipeline/limits.ts'
import { openShop } from './shop.ts'

const names = ['visits', 'searches', 'carts', 'webhooks', 'logIns', 'payments'] as const
const docs = { summary: 'A call of a test.', success: { status: 200 }, refusals: [] } as const

const called = (name: RateLimitName): Endpoint => ({
  method: 'POST',
  path: `/api/called/${name}`,
  rateLimit: name,
  docs,
  respond: () => ({ status: 200, body: {} }),
})

/** Calls that stay inside until the gate opens, as when the database does not answer, and calls that are answered at once. */
function gated() {
  let gate = Promise.withResolvers<void>()
  let inside = 0
  const staying = (name: RateLimitName): Endpoint => ({
    method: 'GET',
    path: `/api/staying/${name}`,
    rateLimit: name,
    docs,
    async respond() {
      inside += 1
      await gate.promise
      inside -= 1
      return { status: 200, body: {} }
    },
  })
  return {
    calls: [staying('carts'), staying('free'), ...names.map(called)],
    inside: () => inside,
    open: () => {
      gate.resolve()
      gate = Promise.withResolvers<void>()
    },
  }
}

test('[issue 20] the fuller the shop, the fewer get in: searches and visits give way to carts, carts to payments', async () => {
  const { calls, inside, open } = gated()
  await using shop = await openShop({
    admission: createAdmission({ max: 20, isAdaptive: false }),
    calls: () => calls,
  })
  const stays: Promise<unknown>[] = []
  const servedWith = async (count: number) => {
    while (stays.length < count) stays.push(shop.ask('GET', '/api/staying/free'))
    await expect.poll(inside, { timeout: 10_000 }).toBe(count)
    const served: string[] = []
    for (const name of names) {
      const { status, headers, body } = await shop.ask('POST', `/api/called/${name}`, { json: {} })
      if (status === 200) served.push(name)
      else expect([status, body.code, headers['retry-after']]).toEqual([503, 'busy', '1'])
    }
    return served
  }
  expect(await servedWith(9)).toEqual(names)
  expect(await servedWith(10)).toEqual(names.slice(2))
  expect(await servedWith(14)).toEqual(names.slice(2))
  expect(await servedWith(15)).toEqual(names.slice(3))
  expect(await servedWith(19)).toEqual(names.slice(3))
  const since = performance.now()
  expect(await servedWith(20)).toEqual([])
  // Whoever asks again as soon as it is refused does so after 5 ms.
  expect(performance.now() - since).toBeGreaterThan(names.length * 4)
  open()
  await Promise.all(stays)
})

test('[issue 20] calls that take long leave fewer places, by rank; once they are over there is room for all', async () => {
  let time = 0
  const admission = createAdmission({ now: () => time })
  const { calls, inside, open } = gated()
  await using shop = await openShop({ admission, calls: () => calls })
  let stays: ReturnType<typeof shop.ask>[] = []
  const stay = async (name: string, count: number) => {
    const before = stays.length
    stays.push(...Array.from({ length: count }, () => shop.ask('GET', `/api/staying/${name}`)))
    await expect.poll(inside, { timeout: 10_000 }).toBe(before + count)
  }
  const leave = async () => {
    open()
    expect(new Set((await Promise.all(stays)).map(({ status }) => status))).toEqual(new Set([200]))
    stays = []
  }
  const served = async () => {
    const found: string[] = []
    for (const name of names) {
      const { status, headers, body } = await shop.ask('POST', `/api/called/${name}`, { json: { unread: name } })
      if (status === 200) found.push(name)
      else
        expect([status, body.code, headers['retry-after'], headers.connection]).toEqual([
          503,
          'busy',
          '1',
          'keep-alive',
        ])
    }
    return found
  }
  expect(await served()).toEqual(names)
  for (let late = 0; late < 3; late += 1) {
    await stay('carts', 20)
    time += 300
    await leave()
  }
  await stay('carts', 2)
  expect(await served()).toEqual(names.slice(2))
  await stay('carts', 2)
  expect(await served()).toEqual(names.slice(3))
  expect(admission.refused).toEqual({ first: 0, second: 0, usual: 1, last: 4 })
  // What is refused costs no line of its own.
  expect(shop.accessLog.filter((line) => line.includes('"status":503'))).toEqual([])
  await leave()
  time += 1001
  await stay('carts', 10)
  expect(await served()).toEqual(names)
  await leave()
})
