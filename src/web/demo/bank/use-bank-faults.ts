import { useEffect, useState } from 'react'
import { type BankTroubles, noTroubles } from '#domain/bank-troubles.ts'
import { fetchBankFaults, setBankFaults } from '#web/api/demo-bank.ts'

export interface BankFaultSwitches {
  /** What goes wrong now; nothing until the first answer. */
  readonly now: BankTroubles | undefined
  /** What is chosen, but not asked for yet. */
  readonly chosen: BankTroubles
  readonly choose: (part: Partial<BankTroubles>) => void
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly apply: (troubles: BankTroubles) => Promise<void>
  /** Answers that fail are counted down meanwhile. */
  readonly look: () => Promise<void>
}

interface Positions {
  readonly now: BankTroubles | undefined
  readonly chosen: BankTroubles
}

export function useBankFaults(): BankFaultSwitches {
  const [{ now, chosen }, setPositions] = useState<Positions>({ now: undefined, chosen: noTroubles })
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => void loaded().then(setPositions), [])

  return {
    now,
    chosen,
    choose: (part) => setPositions({ now, chosen: { ...chosen, ...part } }),
    isBusy,
    hasFailed,
    async apply(troubles) {
      setBusy(true)
      const answer = await setBankFaults(troubles)
      setBusy(false)
      setFailed(!answer.ok)
      if (answer.ok) setPositions({ now: answer.body, chosen: answer.body })
    },
    look: () => loaded().then(setPositions),
  }
}

async function loaded(): Promise<Positions> {
  const answer = await fetchBankFaults()
  return answer.ok ? { now: answer.body, chosen: answer.body } : { now: undefined, chosen: noTroubles }
}
