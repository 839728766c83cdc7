import type { Pool } from 'pg'
import { createCustomers } from '#features/customers/repository.ts'
import { type KeptSecurityEvent, readSecurityEvents } from '#features/sessions/security-events-repository.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { emailKeyOf } from '#core/customers/email.ts'
import { type Call, type Noun, show } from './command.ts'
import { sinceOf } from './moments.ts'
import { withDatabase } from './operator-database.ts'

const maxRows = 10_000
const usualDays = 7

export const security: Noun = {
  about: 'Log-ins, lock-outs and changes of accounts',
  verbs: {
    list: {
      about: 'what happened in the last seven days, the newest first',
      kind: 'shows',
      options: {
        customer: { value: 'id or e-mail', about: 'of this customer' },
        since: { value: 'day', about: 'since this day or moment; ninety days are kept' },
      },
      run: (call) => list(call, sinceOf('--since', call.option('since'), usualDays)),
    },
  },
}

function list(call: Call, since: Date): Promise<number> {
  return withDatabase(call, async (pool) => {
    const customer = call.option('customer') ?? null
    const customerId = customer === null ? null : await customerIdOf(pool, customer)
    if (customer !== null && customerId === null) {
      console.error('There is no such customer.')
      return 1
    }
    const events = await readSecurityEvents(pool, { customerId, since, max: maxRows })
    show(call, events, () => (events.length === 0 ? 'Nothing happened.' : tableOf(events)))
    if (events.length === maxRows) console.error(`These are the newest ${maxRows}; there may be more.`)
    return 0
  })
}

async function customerIdOf(pool: Pool, customer: string): Promise<string | null> {
  const customers = createCustomers(pool)
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(customer)) {
    return (await customers.find(customer.toLowerCase()))?.id ?? null
  }
  return (await customers.findAccountByEmail(emailKeyOf(customer)))?.customer.id ?? null
}

function tableOf(events: readonly KeptSecurityEvent[]): string {
  const rows = events.map(({ at, lastAt, kind, outcome, customerId, network, detail, count }) => [
    at.toISOString(),
    kind,
    outcome,
    customerId ?? 'nobody',
    network,
    [count > 1 ? `${count} times until ${lastAt.toISOString()}` : '', detail ?? ''].filter(Boolean).join('; '),
  ])
  return textTableOf([['when', 'what', 'outcome', 'customer', 'network', 'more'], ...rows])
}
