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

export function useBankFaults(): BankFaultSwitches {
  const [now, setNow] = useState<BankTroubles>()
  const [chosen, setChosen] = useState(noTroubles)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function look(): Promise<void> {
    const answer = await fetchBankFaults()
    if (!answer.ok) return
    setNow(answer.body)
    setChosen(answer.body)
  }

  useEffect(() => void look(), [])

  return {
    now,
    chosen,
    choose: (part) => setChosen({ ...chosen, ...part }),
    isBusy,
    hasFailed,
    async apply(troubles) {
      setBusy(true)
      const answer = await setBankFaults(troubles)
      setBusy(false)
      setFailed(!answer.ok)
      if (!answer.ok) return
      setNow(answer.body)
      setChosen(answer.body)
    },
    look,
  }
}
