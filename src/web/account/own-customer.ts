import type { CustomerResponse } from '#features/customers/schema/customer.ts'
import { read } from '#web/api/account-calls.ts'
import { useAnswer } from '#web/use-answer.ts'
import { useSessionStore } from '#web/session/use-session.ts'

export type Customer = CustomerResponse

interface OwnCustomer {
  /** Undefined while loading. */
  readonly customer: Customer | 'failed' | undefined
  readonly retry: () => void
  readonly replace: (saved: Customer) => void
}

export function useOwnCustomer(): OwnCustomer {
  const session = useSessionStore()
  const { answer, askAgain, replace } = useAnswer('/customer', async (path) => {
    const loaded = await read<Customer>(path)
    // The session has ended, so the page switches to the logged-out view.
    if (!loaded.ok && loaded.status === 401) void session.refresh()
    return loaded.ok ? loaded.body : 'failed'
  })
  return { customer: answer, retry: askAgain, replace }
}
