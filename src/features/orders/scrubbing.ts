import type { Pool } from 'pg'
import { ago, one } from '#platform/db/data-cleaning.ts'
import { keptData } from '#core/retention/kept-data.ts'
import { hasTransferCode } from '#features/deliveries/repository.ts'

const batchSize = 50
const tooOld = ago(keptData.orders.periods.transferCode)

/* As the indexes say it. */
const itemHasCode = `details ?| '{transferCode,sealedTransferCode}'`
const eventHasCode = `jsonb_path_exists(payload, '$.lines[*] ? (@.transferCode != null || exists (@.sealedTransferCode))')`

/** Codes that were handed over, will never be, or have waited too long: then the customer is asked again. */
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

/** Removes transfer codes that are not needed any more, a batch each time. */
export function createScrubbing(
  pool: Pool,
): Readonly<Record<'used codes' | 'used codes sent' | 'old codes', () => Promise<number>>> {
  return {
    'used codes': removing(usedInOrders),
    'used codes sent': removing(usedInEvents),
    'old codes': removing(oldInCarts),
  }

  function removing(statement: string) {
    return async () => (await pool.query(statement)).rowCount ?? 0
  }
}
