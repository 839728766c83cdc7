import { useEffect, useState } from 'react'
import { type BankFaultSettings, noBankFaults } from '#domain/demo/demo-bank.ts'
import { fetchBankFaults, setBankFaults } from '#web/api/demo-bank.ts'

export interface BankFaultSwitches {
  /** What goes wrong now; nothing until the first answer. */
  readonly now: BankFaultSettings | undefined
  /** What is chosen, but not asked for yet. */
  readonly chosen: BankFaultSettings
  readonly choose: (part: Partial<BankFaultSettings>) => void
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly apply: (troubles: BankFaultSettings) => Promise<void>
  /** Answers that fail are counted down meanwhile. */
  readonly look: () => Promise<void>
}

export function useBankFaults(): BankFaultSwitches {
  const [now, setNow] = useState<BankFaultSettings>()
  /* Nothing chosen: as it is now. News about that never undoes a choice. */
  const [choice, setChoice] = useState<BankFaultSettings>()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const chosen = choice ?? now ?? noBankFaults

  useEffect(() => void troublesNow().then(setNow), [])

  return {
    now,
    chosen,
    choose: (part) => setChoice({ ...chosen, ...part }),
    isBusy,
    hasFailed,
    async apply(troubles) {
      setBusy(true)
      const answer = await setBankFaults(troubles)
      setBusy(false)
      setFailed(!answer.ok)
      if (!answer.ok) return
      setNow(answer.body)
      setChoice(undefined)
    },
    look: () => troublesNow().then(setNow),
  }
}

async function troublesNow(): Promise<BankFaultSettings | undefined> {
  const answer = await fetchBankFaults()
  return answer.ok ? answer.body : undefined
}
