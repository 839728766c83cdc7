import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { createCustomers } from '#features/customers/repository.ts'
import { type KeptSecurityEvent, readSecurityEvents } from '#features/sessions/security-events.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { emailKeyOf } from '#core/customers/email.ts'
import { runOperatorCommand, withDatabase } from './operator-command.ts'

const usage = `  npm run security                         log-ins, lock-outs and changes of accounts in the last seven days
  npm run security -- --customer <id>      of one customer; an e-mail address will do
  npm run security -- --since 2026-11-01   since that day; ninety days are kept
  npm run security -- --json               as JSON, one event a line`

const maxRows = 10_000
const usualDays = 7

await runOperatorCommand(runSecurityCommand)

/** Prints what happened to accounts, the newest first. */
async function runSecurityCommand(args: readonly string[]): Promise<number> {
  const options = optionsOf(args)
  if (options === null) {
    console.error(usage)
    return 2
  }
  const { customer, since, isJson } = options
  return withDatabase(async (pool) => {
    const customerId = customer === null ? null : await customerIdOf(pool, customer)
    if (customer !== null && customerId === null) {
      console.error('There is no such customer.')
      return 1
    }
    const events = await readSecurityEvents(pool, { customerId, since, max: maxRows })
    if (isJson) for (const event of events) console.log(JSON.stringify(event))
    else console.log(events.length === 0 ? 'Nothing happened.' : tableOf(events))
    if (events.length === maxRows) console.error(`These are the newest ${maxRows}; there may be more.`)
    return 0
  })
}

interface Options {
  readonly customer: string | null
  readonly since: Date
  readonly isJson: boolean
}

function optionsOf(args: readonly string[]): Options | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { customer: { type: 'string' }, since: { type: 'string' }, json: { type: 'boolean' } },
    })
    const { customer = null, since: day, json: isJson = false } = values
    const since = day === undefined ? new Date(Date.now() - usualDays * 86_400_000) : new Date(day)
    const isDay = day === undefined || (/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(day) && !Number.isNaN(since.getTime()))
    return isDay && customer !== '' ? { customer, since, isJson } : null
  } catch {
    return null
  }
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
