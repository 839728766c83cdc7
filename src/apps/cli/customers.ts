import { createTransferCodes } from '#features/deliveries/transfer-code-cipher.ts'
import {
  type ErasureBlocker,
  erasePerson,
  type KeptOrder,
  type PersonalRows,
  readPersonalData,
} from '#features/customers/personal-data-repository.ts'
import { secretsOf } from '#apps/shop/secrets.ts'
import { readConfig } from '#platform/config/config.ts'
import { keptData, type TableName } from '#core/retention/kept-data.ts'
import { howLongText } from '#core/retention/period.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import type { TransferCodes } from '#features/carts/cart-ports.ts'
import { type Call, type Noun, show, UsageProblem } from './command.ts'
import { withDatabase } from './operator-database.ts'

const reasons: Readonly<Record<ErasureBlocker, string>> = {
  open_payment: 'may still be paid. Wait until its payment is over, or cancel it at the provider',
  undelivered: 'is paid and not delivered yet. Deliver it, or refund it',
  unsent: 'has a message or a refund on its way. See stek jobs',
  open_commission: 'is a partner with commission that is not settled. See stek partners',
}

export const customers: Noun = {
  about: 'What is known about a customer',
  verbs: {
    export: {
      about: 'everything about a customer, to be handed out; --json for a program',
      kind: 'shows',
      arguments: ['<e-mail>'],
      run: (call) => exportOne(call, emailOf(call)),
    },
    erase: {
      about: 'deletes everything about a customer that the law does not keep, and says what is kept',
      kind: 'changes',
      arguments: ['<e-mail>'],
      unrecorded: ['e-mail'],
      run: (call) => erase(call, emailOf(call)),
    },
  },
}

function emailOf(call: Call): string {
  const email = call.argument('e-mail')
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return email
  throw new UsageProblem(`"${email}" is no e-mail address.`)
}

function exportOne(call: Call, email: string): Promise<number> {
  const codes = createTransferCodes(secretsOf(readConfig()).auth)
  return withDatabase(call, async (pool) => {
    const found = await readPersonalData(pool, email)
    const tables = (Object.entries(found) as [TableName, NonNullable<PersonalRows[TableName]>][]).map(
      ([name, rows]) => {
        const { what, why } = keptData[name]
        return { name, what, why, kept: howLongText(keptData[name]), rows: opened(codes, rows, '') as object[] }
      },
    )
    const exported = { email, exportedAt: new Date().toISOString(), tables }
    show(call, exported, () => (tables.length === 0 ? `There is nothing about ${email}.` : textOf(tables)))
    return 0
  })
}

/** Decrypts transfer codes, because the owner of the data receives them as typed. */
function opened(codes: TransferCodes, value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => opened(codes, entry, name))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
  const own: unknown = fields.find(([field]) => field === 'name')?.[1]
  const within = typeof own === 'string' ? own : name
  return Object.fromEntries(
    fields.map(([field, inner]: [string, unknown]) =>
      field === 'sealedTransferCode' && typeof inner === 'string'
        ? ['transferCode', codes.open(within, inner)]
        : [field, opened(codes, inner, within)],
    ),
  )
}

function textOf(
  tables: readonly { readonly name: string; readonly what: string; readonly kept: string; readonly rows: object[] }[],
): string {
  const parts = tables.map(({ what, kept, rows }) => {
    const entries = rows.map((row) =>
      Object.entries(row)
        .filter(([, value]) => value !== null)
        .map(([field, value]) => `  ${field}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
        .join('\n'),
    )
    return `${what}\n(kept ${kept})\n${entries.join('\n\n')}`
  })
  return parts.join('\n\n')
}

function erase(call: Call, email: string): Promise<number> {
  return withDatabase(call, async (pool) => {
    const erasure = await erasePerson(pool, email)
    if (!erasure.isDone) {
      for (const { why, what } of erasure.blockers) console.error(`${what} ${reasons[why]}.`)
      console.error('Nothing was erased.')
      return 1
    }
    const { deleted, keptOrders, providerCustomerId } = erasure
    const gone = Object.entries(deleted).map(([table, count]) => `${table} ${count}`)
    if (gone.length === 0 && keptOrders.length === 0) return nobody(email)
    console.log(`Deleted: ${gone.join(', ') || 'nothing'}.`)
    for (const order of keptOrders) {
      console.log(`Order ${order.number} with its invoice is kept until ${lastDayOf(order)}, because tax law wants it.`)
    }
    if (providerCustomerId !== null) console.log(`Also delete ${providerCustomerId} at the payment provider.`)
    console.log('Tell the provisioning side: it knows what was delivered, and to whom.')
    return 0
  })
}

function nobody(email: string): number {
  console.log(`There is nothing about ${email}.`)
  return 0
}

/** Last day of retention; it counts from the end of the year. */
function lastDayOf({ paidAt, isAbroad }: KeptOrder): string {
  const { books, booksAbroad } = keptData.orders.periods
  const year = Number(shopDayOf(paidAt ?? new Date()).slice(0, 4))
  return `${year + (isAbroad || paidAt === null ? booksAbroad : books).count}-12-31`
}
