import { createOutgoingHttp } from '#adapters/outgoing-http.ts'
import { createCircuitBreaker } from '#concurrency/circuit-breaker.ts'
import { createLimiter } from '#concurrency/limiter.ts'
import { createExpiringCache } from '#concurrency/memo.ts'
import { createSingleFlight } from '#concurrency/single-flight.ts'
import { askVies } from './ask-vies.ts'
import type { DatedVatAnswer, VatAnswer, VatRegister } from '#services/tax/vat-register-port.ts'

export interface VatRegisterOptions {
  readonly url: string
  /** Our own VAT number. */
  readonly requester: string
  readonly timeoutMs?: number
  readonly maxConcurrent?: number
  readonly maxCacheEntries?: number
  readonly now?: () => number
}

const day = 24 * 60 * 60_000
const breakerOptions = { maxFailures: 5, windowMs: Number.POSITIVE_INFINITY, openMs: 30_000 }

/** Outage or rate limit of one member state, which says nothing about the others. */
const ofOneState = /^(MS_|TIMEOUT|VAT_BLOCKED|INVALID_REQUESTER_INFO)/

/**
 * VIES with the limits it needs: a valid number is cached for a day, concurrent checks of one number share a request,
 * only so many requests at once, and a circuit breaker while it fails.
 */
export function createVatRegister(options: VatRegisterOptions): VatRegister {
  const { url, requester, timeoutMs = 5000, maxConcurrent = 16, maxCacheEntries = 10_000 } = options
  const { now = () => performance.now() } = options
  const send = createOutgoingHttp()
  const breaker = createCircuitBreaker(breakerOptions, now)
  const limiter = createLimiter({ maxConcurrent, maxQueueLength: 0 })
  const cache = createExpiringCache<DatedVatAnswer>({ maxEntries: maxCacheEntries, now })
  const inFlight = createSingleFlight()

  return {
    async ask(vatNumber) {
      const known = cache.get(vatNumber)
      if (known !== undefined) return known
      let isOwn = false
      const answer = await inFlight(vatNumber, async () => {
        isOwn = true
        if (limiter.isFull()) return notAsked('busy')
        if (!breaker.allowsRequest()) return notAsked('resting')
        return limiter.run(() => asked(vatNumber))
      })
      return isOwn ? answer : { ...answer, isFresh: false }
    },
  }

  async function asked(vatNumber: string): Promise<DatedVatAnswer> {
    const answer = await askVies(send, vatNumber, { url, requester, timeoutMs })
    breaker.record(answer.state === 'unknown' && !ofOneState.test(answer.reason))
    const dated = { ...answer, at: new Date() }
    if (dated.state === 'valid') cache.set(vatNumber, { ...dated, isFresh: false }, day)
    return { ...dated, isFresh: true }
  }
}

function notAsked(reason: string): DatedVatAnswer {
  return { ...({ state: 'unknown', reason } satisfies VatAnswer), at: new Date(), isFresh: false }
}
