import { createCircuitBreaker } from '#concurrency/circuit-breaker.ts'
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

/** One member state is away, or says that too much is asked of it: that says nothing about the others. */
const ofOneState = /^(MS_|TIMEOUT|VAT_BLOCKED|INVALID_REQUESTER_INFO)/

/**
 * VIES with the manners it needs: a yes is remembered for a day, one number is asked once at a time, not too many at
 * once, and while it fails it is left alone.
 */
export function createVatRegister(options: VatRegisterOptions): VatRegister {
  const { url, requester, timeoutMs = 5000, maxConcurrent = 16, maxCacheEntries = 10_000 } = options
  const { now = () => performance.now() } = options
  const breaker = createCircuitBreaker(breakerOptions, now)
  const remembered = new Map<string, { readonly answer: DatedVatAnswer; readonly until: number }>()
  const underWay = new Map<string, Promise<DatedVatAnswer>>()

  return {
    async ask(vatNumber) {
      const known = remembered.get(vatNumber)
      if (known !== undefined && known.until > now()) return known.answer
      const same = underWay.get(vatNumber)
      if (same !== undefined) return { ...(await same), isFresh: false }
      if (underWay.size >= maxConcurrent) return notAsked('busy')
      if (!breaker.allowsRequest()) return notAsked('resting')
      const asking = asked(vatNumber)
      underWay.set(vatNumber, asking)
      try {
        return await asking
      } finally {
        underWay.delete(vatNumber)
      }
    },
  }

  async function asked(vatNumber: string): Promise<DatedVatAnswer> {
    const answer = await askVies(vatNumber, { url, requester, timeoutMs })
    breaker.record(answer.state === 'unknown' && !ofOneState.test(answer.reason))
    const dated = { ...answer, at: new Date() }
    if (dated.state === 'valid') remember(vatNumber, { ...dated, isFresh: false })
    return { ...dated, isFresh: true }
  }

  function remember(vatNumber: string, answer: DatedVatAnswer): void {
    remembered.delete(vatNumber)
    remembered.set(vatNumber, { answer, until: now() + day })
    const [oldest] = remembered.keys()
    if (oldest !== undefined && remembered.size > maxCacheEntries) remembered.delete(oldest)
  }
}

function notAsked(reason: string): DatedVatAnswer {
  return { ...({ state: 'unknown', reason } satisfies VatAnswer), at: new Date(), isFresh: false }
}
