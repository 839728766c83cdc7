import { useEffect, useEffectEvent } from 'react'
import type { Customer } from '#web/account/own-customer.ts'
import { read } from '#web/api/account-calls.ts'

const pausesMs = [1500, 3000, 6000, 15_000, 30_000]

/** A VAT number the register has yet to confirm: its answer may be seconds away, and changes what is to be paid. */
export function useVatNews(customer: Customer | undefined, onNews: (customer: Customer) => void): void {
  const isAwaited = customer?.vatState === 'unknown'
  const tell = useEffectEvent(onNews)

  useEffect(() => {
    if (!isAwaited) return
    let timer: ReturnType<typeof setTimeout>
    function askAfter(ms?: number, ...later: readonly number[]): void {
      if (ms !== undefined) timer = setTimeout(() => void ask(later), ms)
    }
    async function ask(later: readonly number[]): Promise<void> {
      const answer = await read<Customer>('/customer')
      if (answer.ok && answer.body.vatState !== 'unknown') tell(answer.body)
      else askAfter(...later)
    }
    askAfter(...pausesMs)
    return () => clearTimeout(timer)
  }, [isAwaited])
}
