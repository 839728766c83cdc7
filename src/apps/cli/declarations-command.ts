import type { Pool } from 'pg'
import { createDeclarations } from '#features/declarations/repository.ts'
import { createUnitOfWork } from '#apps/shop/unit-of-work.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { emailKeyOf } from '#core/customers/email.ts'
import { type Decided, decideAsProvider } from '#features/declarations/decide-declaration.ts'
import { runOperatorCommand, withDatabase } from './operator-command.ts'

const usage = `  npm run declarations                                   withdrawals and cancellations that nobody has confirmed
  npm run declarations -- accept <number> [<order>]      it counts, from the day it was received; the owner is told
  npm run declarations -- reject <number>                it does not count; tell the person yourself`

const told: Readonly<Record<Decided, string>> = {
  confirmed: 'It counts from the day it was received. The owner of the order gets a mail.',
  rejected: 'It does not count, and its link no longer works. Tell whoever sent it why.',
  decidedBefore: 'That was decided before. Nothing changed.',
  unknown: 'There is no such declaration.',
  orderUnknown: 'There is no such order, or it is not paid. Nothing changed.',
  orderNeeded: 'It names no order that we know. Say which one is meant: accept <number> <order>.',
}

await runOperatorCommand(async ([command = 'list', receipt, ...rest]) => {
  if (command === 'list' && receipt === undefined) return withDatabase(list)
  if (receipt !== undefined && command === 'accept' && rest.length <= 1) {
    return withDatabase((pool) => decide(pool, receipt, { outcome: 'confirmed', orderNumber: rest[0] }))
  }
  if (receipt !== undefined && command === 'reject' && rest.length === 0) {
    return withDatabase((pool) => decide(pool, receipt, { outcome: 'rejected' }))
  }
  console.error(usage)
  return 2
})

async function list(pool: Pool): Promise<number> {
  const waiting = await createDeclarations(pool).listWaiting()
  const rows = waiting.map(({ receipt, declaration, orderNumber, ownerEmail }) => [
    receipt.number,
    shopDayOf(receipt.receivedAt),
    declaration.kind,
    orderNumber ?? 'no order',
    addressOf(declaration.email, ownerEmail),
    declaration.name,
    declaration.contract,
  ])
  const header = ['number', 'received', 'kind', 'order', 'typed address', 'name', 'about']
  console.log(waiting.length === 0 ? 'Nothing waits.' : textTableOf([header, ...rows]))
  return 0
}

/** Whoever typed the address of the order need not be its owner; whoever did not may be. */
function addressOf(typed: string, ownerEmail: string | null): string {
  if (ownerEmail === null) return typed
  return `${typed} (${emailKeyOf(typed) === emailKeyOf(ownerEmail) ? 'as the order' : `order: ${ownerEmail}`})`
}

async function decide(pool: Pool, receipt: string, decision: Parameters<typeof decideAsProvider>[2]): Promise<number> {
  const decided = await decideAsProvider(createUnitOfWork(pool), receipt.toUpperCase(), decision)
  console.log(told[decided])
  return decided === 'confirmed' || decided === 'rejected' ? 0 : 1
}
