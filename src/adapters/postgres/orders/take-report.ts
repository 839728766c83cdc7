import type { PoolClient } from 'pg'
import { orderMail } from '#adapters/postgres/mails/order-mail.ts'
import { isNews, type Progress } from '#domain/orders/delivery.ts'
import type { Locale } from '#domain/basics/locale.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import type { DeliveryReport, ReportOutcome } from '#services/orders/deliveries-port.ts'

interface ReportedLine extends Progress {
  readonly orderId: string
  readonly line: Pick<OrderLine, 'name'>
  readonly customerId: string
  readonly email: string
  readonly firstName: string
  readonly language: Locale
}

/** Reports about one line are taken one after the other. */
const finding = `
  select orders.id as "orderId", state, reported_at as "reportedAt", orders.language,
    jsonb_path_query_first(snapshot, '$.lines[*] ? (@.itemId == $item)', jsonb_build_object('item', item_id)) as line,
    customers.id as "customerId", customers.email, customers.first_name as "firstName"
  from orders join deliveries on order_id = orders.id join customers on customers.id = customer_id
  where number = $1 and item_id = $2
  for no key update of deliveries`

const recognising = 'insert into provisioning_reports (id, order_id) values ($1, $2) on conflict do nothing'

const counting = `
  update deliveries set state = $3, note = $4, reported_at = $5, changed_at = now()
  where order_id = $1 and item_id = $2`

/** Part of the caller's transaction. */
export async function takeReport(client: PoolClient, report: DeliveryReport): Promise<ReportOutcome> {
  const { id, orderNumber, itemId, state, note, at } = report
  const { rows } = await client.query<ReportedLine>({
    name: 'find_reported_line',
    text: finding,
    values: [orderNumber, itemId],
  })
  const [found] = rows
  if (found === undefined) return 'unknown'
  const { orderId } = found
  const { rowCount } = await client.query({ name: 'keep_report', text: recognising, values: [id, orderId] })
  if (rowCount === 0) return 'repeated'
  if (!isNews(report, found)) return found.state === 'held' ? 'held' : 'old'
  await client.query({ name: 'count_report', text: counting, values: [orderId, itemId, state, note, at] })
  if (state === 'failed') await mailFailure(client, report, found)
  return 'counted'
}

/** However often it fails, once. */
async function mailFailure(
  client: PoolClient,
  { orderNumber, itemId }: DeliveryReport,
  { orderId, line, customerId, email, firstName, language }: ReportedLine,
): Promise<void> {
  await orderMail(client, {
    cause: `order ${orderId} failed ${itemId}`,
    to: email,
    language,
    customerId,
    template: 'deliveryFailed',
    data: { orderNumber, name: line.name, firstName },
  })
}
