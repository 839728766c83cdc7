import type { Pool } from 'pg'
import { createDeclarations } from '#features/declarations/repository.ts'
import { createTransaction } from '#features/stores.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { shopDayOf, workingDayBefore } from '#core/time/shop-day.ts'
import { emailKeyOf } from '#core/customers/email.ts'
import { type Decided, decideAsProvider } from '#features/declarations/decide-declaration.ts'
import { type Call, type Noun, show } from './command.ts'
import { withDatabase } from './operator-database.ts'

export const declarations: Noun = {
  about: 'Withdrawals and cancellations that wait for their owner',
  verbs: {
    list: {
      about: 'what an operator has to decide, then what waits for its owner, the oldest first',
      kind: 'shows',
      run: (call) => withDatabase(call, (pool) => list(call, pool)),
    },
    accept: {
      about: 'it counts, from the day it was received; the owner gets a mail. Name the order if it did not',
      kind: 'changes',
      arguments: ['<number>', '[<order>]'],
      options: { items: { value: 'a,b', about: 'only these items of the order end' } },
      run: (call) =>
        decide(call, {
          outcome: 'confirmed',
          orderNumber: call.optionalArgument('order'),
          items: call.option('items')?.split(','),
        }),
    },
    reject: {
      about: 'it does not count; tell the person yourself',
      kind: 'changes',
      arguments: ['<number>'],
      run: (call) => decide(call, { outcome: 'rejected' }),
    },
  },
}

const outcomeTexts: Readonly<Record<Decided, string>> = {
  confirmed: 'It counts from the day it was received. The owner of the order gets a mail.',
  rejected: 'It does not count, and its link no longer works. Tell whoever sent it why.',
  decidedBefore: 'That was decided before. Nothing changed.',
  unknown: 'There is no such declaration.',
  orderUnknown: 'There is no such order, or it is not paid. Nothing changed.',
  itemUnknown: 'The order has no such item. Nothing changed. stek deliveries show <order> lists them.',
  orderNeeded: 'It names no order that we know. Say which one is meant: accept <number> <order>.',
}

async function list(call: Call, pool: Pool): Promise<number> {
  const overdueBefore = workingDayBefore(new Date())
  const waiting = await createDeclarations(pool).listWaiting(overdueBefore)
  const rows = waiting.map(({ receipt, declaration, orderNumber, ownerEmail, outcome }) => [
    receipt.number,
    shopDayOf(receipt.receivedAt),
    outcome === 'confirmed' ? 'you: confirmed' : receipt.receivedAt < overdueBefore ? 'you' : 'the owner',
    declaration.kind,
    orderNumber ?? 'no order',
    addressOf(declaration.email, ownerEmail),
    declaration.name,
    declaration.contract,
  ])
  const header = ['number', 'received', 'waits for', 'kind', 'order', 'typed address', 'name', 'about']
  show(call, waiting, () => (waiting.length === 0 ? 'Nothing waits.' : textTableOf([header, ...rows])))
  return 0
}

/**
 * Compares the typed address with that of the order. It is only a hint: the owner may use another address, and a
 * stranger may know the owner's.
 */
function addressOf(typed: string, ownerEmail: string | null): string {
  if (ownerEmail === null) return typed
  return `${typed} (${emailKeyOf(typed) === emailKeyOf(ownerEmail) ? 'as the order' : `order: ${ownerEmail}`})`
}

function decide(call: Call, decision: Parameters<typeof decideAsProvider>[2]): Promise<number> {
  return withDatabase(call, async (pool) => {
    const decided = await decideAsProvider(createTransaction(pool), call.argument('number').toUpperCase(), decision)
    console.log(outcomeTexts[decided])
    return decided === 'confirmed' || decided === 'rejected' ? 0 : 1
  })
}
