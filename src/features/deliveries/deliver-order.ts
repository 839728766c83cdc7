import type { Log } from '#platform/telemetry/log.ts'
import { type Hold, holdOf, isNews } from '#core/orders/delivery.ts'
import { tldOfSlug } from '#core/catalogue/extension.ts'
import { type HolderEvidence, verificationDeadline, verificationOf } from '#core/orders/holder-verification.ts'
import { holderOfLine } from '#core/orders/order-snapshot.ts'
import type { OrderLine } from '#core/orders/order.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'
import type { JobOutbox, TaskPayloads } from '#platform/jobs/job-ports.ts'
import { needsBuyer, transferFamilyOf } from '#core/names/transfers.ts'
import type { MailedStep } from '#features/emails/mail-data.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import type {
  DeliveryReport,
  DeliveryStore,
  HeldOrder,
  Mandate,
  MissingVerification,
  OpenedLine,
  OrderMessage,
  ProvisioningEventType,
  ReportedLine,
} from './delivery-ports.ts'
import type { PaidOrder } from '#features/orders/repository.ts'
import { orderMessageOf, type SortedLine } from '#features/deliveries/order-message.ts'
import type { PaymentMeans } from '#platform/clients/payment-provider.ts'

interface DeliveryStores {
  readonly deliveries: DeliveryStore
  readonly jobs: JobOutbox
}

export interface DeliveryDependencies {
  readonly transaction: UnitOfWork<DeliveryStores & { readonly mails: MailOutbox }>
  readonly log: Log
}

/** About two days; then a person has to look at it. */
const maxSendAttempts = 60

export interface OpeningFacts {
  readonly at: Date
  readonly isEmailVerified: boolean
  readonly means: PaymentMeans
}

/** Part of the transaction that pays an order: what may start is handed over, and what must wait comes back by itself. */
export async function openDeliveries(
  stores: DeliveryStores,
  order: PaidOrder & { readonly evidence: HolderEvidence },
  { at, isEmailVerified, means }: OpeningFacts,
): Promise<void> {
  const { id, customerId, snapshot } = order
  const facts = { ...order, paidAt: at, now: at, isEmailVerified }
  const sorted = snapshot.lines.map((line) => sortedLine(line, facts))
  const lines = sorted.map(openedLine)
  await stores.deliveries.open(id, lines)
  await planReminders(stores, id, missingIn(lines), at)
  await addProvisioningEvent(stores, id, 'order.paid', orderMessageOf(order, sorted, mandateOf(means)))
  const holds = lines.flatMap(({ hold }) => hold ?? [])
  if (holds.length === 0) return
  // Also at once: the address may be confirmed at this very moment, by a transaction that does not see these lines yet.
  const runAt = holds.find(({ until }) => until !== null)?.until ?? at
  await stores.jobs.add({ task: 'release_deliveries', payload: { customerId }, runAt })
}

type LineFacts = Pick<HeldOrder, 'snapshot' | 'evidence' | 'paidAt' | 'now' | 'isEmailVerified'>

/** Whether a line may start, and what is known of the holder of a name by then. */
function sortedLine(line: OrderLine, facts: LineFacts): SortedLine {
  const { snapshot, evidence, now, isEmailVerified } = facts
  const hold = holdOf(line, snapshot, facts)
  const holder = line.type === 'domain' ? holderOfLine(line, snapshot) : null
  if (hold !== null || holder === null || evidence === null) return { line, hold }
  const tld = tldOfSlug(line.productSlug) ?? ''
  const known = verificationOf(tld, holder, snapshot.buyer, { ...evidence, isEmailConfirmed: isEmailVerified })
  const neededBy = known.needs.length === 0 ? null : verificationDeadline(tld, now)
  return { line, hold, verification: { ...known, neededBy } }
}

function openedLine({ line: { itemId }, hold, verification }: SortedLine): OpenedLine {
  const { needs = [], neededBy = null } = verification ?? {}
  return { itemId, hold, missing: neededBy && { needs, neededBy } }
}

function missingIn(lines: readonly OpenedLine[]) {
  return lines.map(({ missing }) => missing)
}

/** Of the time there is, so much is left when the buyer is reminded. */
const reminderShare = 1 / 3

/** One mail for names that are due at the same moment. */
async function planReminders(
  { jobs }: DeliveryStores,
  orderId: string,
  missing: readonly (MissingVerification | null)[],
  now: Date,
): Promise<void> {
  const dates = new Set(missing.flatMap((each) => each?.neededBy.getTime() ?? []))
  for (const time of dates) {
    const neededBy = new Date(time).toISOString()
    const runAt = new Date(time - (time - now.getTime()) * reminderShare)
    await jobs.add({
      task: 'remind_holder',
      payload: { orderId, neededBy },
      key: `holder ${orderId} ${neededBy}`,
      runAt,
    })
  }
}

/** Before a name goes offline: what the register wants to know of its holder, if it still does. */
export function remindOfHolder(
  { transaction }: Pick<DeliveryDependencies, 'transaction'>,
  { orderId, neededBy }: TaskPayloads['remind_holder'],
): Promise<void> {
  return transaction(async ({ deliveries, mails }) => {
    const order = await deliveries.findUnverified(orderId, new Date(neededBy))
    if (order === null) return
    const { email, language, customerId, ...data } = order
    const cause = `order ${orderId} holder ${neededBy}`
    await mails.add({
      cause,
      to: email,
      language,
      customerId,
      template: 'holderUnverified',
      data: { ...data, neededBy },
    })
  })
}

/** Null: nothing of it can be charged again. */
function mandateOf({ method, mandateId, providerCustomerId }: PaymentMeans): Mandate | null {
  if (method === null || mandateId === null || providerCustomerId === null) return null
  return { provider: 'mollie', customerId: providerCustomerId, mandateId, method }
}

/** One job for an order sends its events one after the other. */
export async function addProvisioningEvent(
  { deliveries, jobs }: DeliveryStores,
  orderId: string,
  type: ProvisioningEventType,
  message: OrderMessage,
): Promise<void> {
  await deliveries.addEvent(orderId, type, message)
  const key = `provisioning ${orderId}`
  await jobs.add({ task: 'send_provisioning_event', payload: { orderId }, key, maxAttempts: maxSendAttempts })
}

/** Hands over whatever of a customer's orders need not wait any longer. */
export function releaseDeliveries(
  { transaction }: Pick<DeliveryDependencies, 'transaction'>,
  customerId: string,
): Promise<void> {
  return transaction(async (stores) => {
    const held = await stores.deliveries.findHeld(customerId)
    for (const order of held.filter(mayStart)) await releaseOrder(stores, order)
  })
}

/** Nothing starts by itself for somebody who withdrew, or who has all of the money back. */
function mayStart({ isRevoked, amount, refunded }: HeldOrder): boolean {
  return !isRevoked && (refunded < amount || amount === 0)
}

async function releaseOrder(stores: DeliveryStores, order: HeldOrder): Promise<void> {
  const { id, snapshot } = order
  const held = await stores.deliveries.lockHeld(id)
  const lines = snapshot.lines.filter(({ itemId }) => held.has(itemId))
  const sorted = lines.map((line) => sortedLine(line, order))
  const opened = sorted.map(openedLine)
  for (const line of opened) await stores.deliveries.setHold(id, line)
  await planReminders(stores, id, missingIn(opened), order.now)
  const isReleased = sorted.some(({ hold }: { readonly hold: Hold | null }) => hold === null)
  if (isReleased) await addProvisioningEvent(stores, id, 'order.released', orderMessageOf(order, sorted, null))
}

/**
 * `old`: something newer is known. `held`: the line has not been handed over. `unknown`: no paid order has such a line.
 * Nothing changes then.
 */
export type ReportOutcome = 'counted' | 'repeated' | 'old' | 'held' | 'unknown'

/** What the provisioning side says about a line. A line that failed is paid for and not delivered: a person must look. */
export async function takeDeliveryReport(
  { transaction, log }: DeliveryDependencies,
  given: DeliveryReport,
  now: Date = new Date(),
): Promise<ReportOutcome> {
  // A clock that is ahead must not outdo all that is said later.
  const report = { ...given, at: given.at < now ? given.at : now }
  const { id, orderNumber, itemId, state } = report
  const outcome = await transaction(async (stores): Promise<ReportOutcome> => {
    const { deliveries, mails } = stores
    const line = await deliveries.lockReported(orderNumber, itemId)
    if (line === null) return 'unknown'
    if (!(await deliveries.addReport(id, line.orderId))) return 'repeated'
    if (!isNews(report, line)) return line.state === 'held' ? 'held' : 'old'
    await deliveries.setProgress(line.orderId, report)
    if (report.missing) await planReminders(stores, line.orderId, [report.missing], now)
    if (state === 'failed') await mailFailure(mails, report, line)
    if (state === 'busy' && isMailed(report.step)) await mailTransfer(mails, report, report.step, line)
    return 'counted'
  })
  if (outcome === 'counted' && state === 'failed') log.alert('delivery', 'A delivery failed.', { orderNumber, itemId })
  if (outcome === 'unknown' || outcome === 'held') {
    log.alert('delivery', 'Provisioning reported about a delivery that it was not asked for.', {
      orderNumber,
      itemId,
      state,
      delivery: outcome,
    })
  }
  return outcome
}

function isMailed(step: DeliveryReport['step']): step is MailedStep {
  return step !== null && (needsBuyer(step) || step === 'provider')
}

/** Each step once, however often it is reported. */
function mailTransfer(
  mails: MailOutbox,
  { orderNumber, itemId, until }: DeliveryReport,
  step: MailedStep,
  { orderId, name, customerId, email, firstName, language }: ReportedLine,
): Promise<void> {
  const family = transferFamilyOf(name)
  return mails.add({
    cause: `order ${orderId} transfer ${step} ${itemId}`,
    to: email,
    language,
    customerId,
    template: 'transferWaits',
    data: { orderNumber, name, firstName, step, family, until: until?.toISOString() ?? null },
  })
}

/** However often it fails, once. */
function mailFailure(
  mails: MailOutbox,
  { orderNumber, itemId }: DeliveryReport,
  { orderId, name, customerId, email, firstName, language }: ReportedLine,
): Promise<void> {
  return mails.add({
    cause: `order ${orderId} failed ${itemId}`,
    to: email,
    language,
    customerId,
    template: 'deliveryFailed',
    data: { orderNumber, name, firstName },
  })
}
