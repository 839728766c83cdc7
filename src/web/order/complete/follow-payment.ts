import type { Payment } from '#web/api/payments.ts'
import { pauseAfter } from '#web/order/complete/payment-pace.ts'

/** What came of asking for a payment. */
export type Reading = Payment | 'missing' | 'unreachable'

interface Parts {
  readonly read: () => Promise<Reading>
  readonly tell: (news: Reading) => void
  /** Nobody is told about what nobody looks at. */
  readonly isWatched: () => boolean
}

export interface Follower {
  /** Asks now, and from then on as often as it is worth it. */
  readonly look: () => void
  readonly rest: () => void
}

/** An answer that takes longer is given up, and asked for again. */
const maxAnswerMs = 10_000

/** Asks how a payment goes until there is nothing more to learn, and tells what is new. */
export function followPayment({ read, tell, isWatched }: Parts): Follower {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isOld = false
  let known = ''
  let knownSince = Date.now()

  async function ask(): Promise<void> {
    isAsking = true
    isOld = false
    const reading = await Promise.race([read(), noAnswer()])
    isAsking = false
    const seen = JSON.stringify(reading)
    if (seen !== known) {
      known = seen
      knownSince = Date.now()
      tell(reading)
    }
    if (isOld) return look()
    const pause = pauseAfter(reading, Date.now() - knownSince)
    if (pause !== null && isWatched()) timer = setTimeout(look, pause)
  }

  function look(): void {
    rest()
    // Whatever made somebody ask may have come too late for the answer that is on its way.
    if (isAsking) isOld = true
    else void ask()
  }

  function rest(): void {
    clearTimeout(timer)
  }

  return { look, rest }
}

function noAnswer(): Promise<Reading> {
  return new Promise((resolve) => setTimeout(() => resolve('unreachable'), maxAnswerMs))
}
