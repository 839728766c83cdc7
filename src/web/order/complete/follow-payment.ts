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
const longestAnswerMs = 10_000

/** Asks how a payment goes until there is nothing more to learn, and tells what is new. */
export function followPayment({ read, tell, isWatched }: Parts): Follower {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let known = ''
  let knownSince = Date.now()

  async function ask(): Promise<void> {
    isAsking = true
    const reading = await Promise.race([read(), noAnswer()])
    isAsking = false
    const seen = JSON.stringify(reading)
    if (seen !== known) {
      known = seen
      knownSince = Date.now()
      tell(reading)
    }
    const pause = pauseAfter(reading, Date.now() - knownSince)
    if (pause !== null && isWatched()) timer = setTimeout(look, pause)
  }

  function look(): void {
    rest()
    if (!isAsking) void ask()
  }

  function rest(): void {
    clearTimeout(timer)
  }

  return { look, rest }
}

function noAnswer(): Promise<Reading> {
  return new Promise((resolve) => setTimeout(() => resolve('unreachable'), longestAnswerMs))
}
