import type { Pool } from 'pg'
import { ago, one } from '#platform/db/data-cleaning.ts'
import { lookedUpByKey } from '#features/carts/read-carts.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { keptData } from '#core/retention/kept-data.ts'
import { scrubbedOrder } from '#core/orders/order-snapshot.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import type { TransferCodes } from '#features/carts/cart-ports.ts'
import type { OrderMessage } from '#features/deliveries/delivery-ports.ts'
import { hasTransferCode } from '#features/deliveries/repository.ts'

const batchSize = 50
const tooOld = ago(keptData.orders.periods.transferCode)

/* As the indexes say it; `plain`: by a release that did not seal them. */
const isWholeAddress = `snapshot #>> '{consents,source}' !~ '^([0-9a-f.:]+/(24|48))?$'`
const hasPlainCode = `jsonb_path_exists(snapshot, '$.lines[*].parameters.transferCode')`
const itemHasCode = `details ?| '{transferCode,sealedTransferCode}'`
const eventHasCode = `jsonb_path_exists(payload, '$.lines[*] ? (@.transferCode != null || exists (@.sealedTransferCode))')`
const eventHasPlainCode = `jsonb_path_exists(payload, '$.lines[*].transferCode ? (@ != null)')`

const ofOrders = (condition: string) => `
  select id from orders where ${condition} order by created_at limit ${batchSize}`
const plainOrders = `
  select id, snapshot as document from orders
  where id = any(array(${ofOrders(isWholeAddress)}) || array(${ofOrders(`${hasTransferCode} and ${hasPlainCode}`)}))
  for update skip locked`
const plainEvents = `
  select id, payload as document from provisioning_events
  where ${eventHasPlainCode} and sent_at is null
  order by created_at limit ${batchSize} for update skip locked`
const plainItems = `
  select cart_id, id, name, details ->> 'transferCode' as code from cart_items
  where ${itemHasCode} and details ? 'transferCode' order by added_at limit ${batchSize} for update skip locked`

const changed = 'jsonb_to_recordset($1::jsonb) as changed'
const keepOrders = `
  update orders set snapshot = changed.document from ${changed}(id uuid, document jsonb) where orders.id = changed.id`
const keepEvents = `
  update provisioning_events set payload = changed.document from ${changed}(id uuid, document jsonb)
  where provisioning_events.id = changed.id`
const keepItems = `
  update cart_items set details = details - 'transferCode' || jsonb_build_object('sealedTransferCode', sealed)
  from ${lookedUpByKey(`jsonb_to_recordset($1::jsonb) as row(cart_id text, id text, sealed text)`, '$2')} as changed
  where cart_items.cart_id = changed.cart_id and cart_items.id = changed.id`

/** Handed over, never to be handed over, or waiting for too long: then the customer is asked again. */
const usedInOrders = `
  update orders set snapshot = without_transfer_codes(snapshot) where id = any(array(
    select id from orders where ${hasTransferCode} and (
      created_at < ${tooOld}
      or ${one(`order_events where order_id = orders.id and kind in ('withdrawn', 'charged_back')`)} is not null
      or (paid_at is not null
        and ${one(`deliveries where order_id = orders.id and state = 'held'`)} is null
        and ${one('provisioning_events where order_id = orders.id and sent_at is null')} is null))
    order by created_at limit ${batchSize} for update skip locked))`
const usedInEvents = `
  update provisioning_events set payload = without_transfer_codes(payload) where id = any(array(
    select id from provisioning_events where ${eventHasCode} and (sent_at is not null or created_at < ${tooOld})
    order by created_at limit ${batchSize} for update skip locked))`
const oldInCarts = `
  update cart_items set details = nullif(details - 'transferCode' - 'sealedTransferCode', '{}') where ctid = any(array(
    select ctid from cart_items where ${itemHasCode} and added_at < ${tooOld}
    order by added_at limit ${batchSize} for update skip locked))`

/**
 * Shortens addresses, seals codes of transfers and removes those that are not needed any more: a batch each time, by
 * indexes that hold what is left to do. It begins with what older releases wrote, and with what they write while a new
 * one replaces them; killed or run twice, it goes on where it was.
 */
export function createScrubbing(
  pool: Pool,
  codes: TransferCodes,
): Readonly<
  Record<
    'used codes' | 'used codes sent' | 'old codes' | 'orders in plain' | 'events in plain' | 'items in plain',
    () => Promise<number>
  >
> {
  return {
    'used codes': removing(usedInOrders),
    'used codes sent': removing(usedInEvents),
    'old codes': removing(oldInCarts),
    'orders in plain': changing<OrderSnapshot>(plainOrders, keepOrders, (snapshot) =>
      scrubbedOrder(snapshot, codes.seal),
    ),
    'events in plain': changing<OrderMessage>(plainEvents, keepEvents, sealedMessage),
    'items in plain': () =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ cart_id: string; id: string; name: string; code: string }>(plainItems)
        if (rows.length === 0) return 0
        const sealed = rows.map(({ name, code, ...key }) => ({ ...key, sealed: codes.seal(name, code) }))
        return (await client.query(keepItems, [JSON.stringify(sealed), sealed.length])).rowCount ?? 0
      }),
  }

  function removing(statement: string) {
    return async () => (await pool.query(statement)).rowCount ?? 0
  }

  function changing<Document>(finding: string, keeping: string, change: (document: Document) => Document) {
    return () =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ id: string; document: Document }>(finding)
        if (rows.length === 0) return 0
        const kept = rows.map(({ id, document }) => ({ id, document: change(document) }))
        return (await client.query(keeping, [JSON.stringify(kept)])).rowCount ?? 0
      })
  }

  function sealedMessage(message: OrderMessage): OrderMessage {
    const lines = message.lines.map((line) =>
      line.transferCode === null || line.transferCode === undefined
        ? line
        : { ...line, transferCode: null, sealedTransferCode: codes.seal(line.name, line.transferCode) },
    )
    return { ...message, lines }
  }
}
