import type { Pool } from 'pg'
import { replayEvents } from '#features/deliveries/replay-events.ts'
import { type DeliveredOrder, readDeliveredOrder } from '#features/deliveries/repository.ts'
import { createTransaction } from '#features/stores.ts'
import { textTableOf } from '#core/text/text-table.ts'
import { type Call, type Noun, show } from './command.ts'
import { withDatabase } from './operator-database.ts'

export const deliveries: Noun = {
  about: 'What the provisioning side was told about an order, and what it reported',
  verbs: {
    show: {
      about: 'each line with its state and its end, and each event with the time it was taken',
      kind: 'shows',
      arguments: ['<order>'],
      run: (call) => withDatabase(call, (pool) => showOrder(call, pool)),
    },
    replay: {
      about: 'sends all events of an order again, with the ids they had',
      kind: 'changes',
      arguments: ['<order>'],
      run: (call) =>
        withDatabase(call, async (pool) => {
          const count = await replayEvents(createTransaction(pool), call.argument('order'))
          console.log(count === 0 ? 'There is no such order, or nothing was told about it.' : eventsText(count))
          return count === 0 ? 1 : 0
        }),
    },
  },
}

function eventsText(count: number): string {
  return count === 1 ? '1 event is sent again.' : `${count} events are sent again.`
}

async function showOrder(call: Call, pool: Pool): Promise<number> {
  const order = await readDeliveredOrder(pool, call.argument('order'))
  show(call, order, () => (order === null ? 'There is no such order, or it is not paid.' : textOf(order)))
  return order === null ? 1 : 0
}

function textOf({ lines, events }: DeliveredOrder): string {
  const rows = lines.map(({ itemId, name, state, changedAt, ends }) => [
    itemId,
    name,
    state,
    changedAt.slice(0, 16),
    ends.map(({ reason, lastDay }) => `${reason} ${lastDay ?? 'with its term'}`).join(', '),
  ])
  const told = events.map(({ id, type, createdAt, sentAt }) => [
    id,
    type,
    createdAt.slice(0, 16),
    sentAt?.slice(0, 16) ?? 'not yet',
  ])
  const lineTable = textTableOf([['item', 'name', 'state', 'since', 'ends'], ...rows])
  return `${lineTable}\n\n${textTableOf([['event', 'type', 'written', 'taken'], ...told])}`
}
