import { useEffect, useState } from 'react'
import type { CustomerResponse } from '#features/customers/schema/customer.ts'
import { read } from '#web/api/account-calls.ts'
import { useSessionStore } from '#web/session/use-session.ts'

export type Customer = CustomerResponse

interface Loaded {
  readonly attempt: number
  readonly customer: Customer | 'failed'
}

interface OwnCustomer {
  /** Undefined while loading. */
  readonly customer: Customer | 'failed' | undefined
  readonly retry: () => void
  readonly replace: (saved: Customer) => void
}

export function useOwnCustomer(): OwnCustomer {
  const session = useSessionStore()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    async function load(): Promise<void> {
      const answer = await read<Customer>('/customer')
      setLoaded({ attempt, customer: answer.ok ? answer.body : 'failed' })
      // The session has ended, so the page switches to the logged-out view.
      if (!answer.ok && answer.status === 401) void session.refresh()
    }
    void load()
  }, [attempt, session])

  return {
    customer: loaded?.attempt === attempt ? loaded.customer : undefined,
    retry: () => setAttempt(attempt + 1),
    replace: (customer) => setLoaded({ attempt, customer }),
  }
}
