import { type Hold, holdOf, isNews } from '#core/orders/delivery.ts'
import { shopDayOf } from '#core/time/shop-day.ts'
import { tldOfSlug } from '#core/catalogue/extension.ts'
import { type HolderEvidence, verificationDeadline, verificationOf } from '#core/orders/holder-verification.ts'
import { holderOfLine } from '#core/orders/order-snapshot.ts'
import type { OrderLine } from '#core/orders/order.ts'
import type { TaskPayloads } from '#platform/jobs/tasks.ts'
import { needsBuyer, transferFamilyOf } from '#core/names/transfers.ts'
import type { MailedStep } from '#features/emails/mail-data.ts'
import type { MailOutbox } from '#features/emails/repository.ts'
import type { Deps } from '#features/deps.ts'
import type { Stores } from '#features/stores.ts'
import type { DeliveryReport, HeldOrder, MissingVerification, OpenedLine, ReportedLine } from './repository.ts'
import type { EndMessage, Mandate, OrderMessage, ProvisioningEventType } from '#platform/clients/provisioning.ts'
import type { PaidOrder } from '#features/orders/repository.ts'
import { orderMessageOf, type SortedLine } from './order-message.ts'
import type { PaymentMeans } from '#platform/clients/payment-provider.ts'

/** About two days of attempts; then the job is given up and an operator decides. */
const maxSendAttempts = 60

export interface OpeningFacts {
  readonly at: Date
  readonly isEmailVerified: boolean
  readonly means: PaymentMeans
}

/**
 * Runs in the transaction that pays an order. Hands over the lines that may start; a job releases the held ones later.
 */
export async function openDeliveries(
  stores: Stores,
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
  // Runs at once as well, because a concurrent transaction that confirms the address does not see these lines yet.
  const runAt = holds.find(({ until }) => until !== null)?.until ?? at
  await stores.jobs.add({ task: 'release_deliveries', payload: { customerId }, runAt })
}

type LineFacts = Pick<HeldOrder, 'snapshot' | 'evidence' | 'paidAt' | 'now' | 'isEmailVerified'>

/** Decides whether a line may start, and which proofs of the holder a name still needs. */
function sortedLine(line: OrderLine, facts: LineFacts): SortedLine {
  const { snapshot, evidence, now, isEmailVerified } = facts
  const hold = holdOf(line, snapshot, facts)
  const holder = line.type === 'domain' ? holderOfLine(line, snapshot) : null
  if (hold !== null || holder === null || evidence === null) return { line, hold }
  const tld = tldOfSlug(line.productSlug) ?? ''
  const proofs = verificationOf(tld, holder, snapshot.buyer, { ...evidence, isEmailConfirmed: isEmailVerified })
  const neededBy = proofs.needs.length === 0 ? null : verificationDeadline(tld, now)
  return { line, hold, verification: { ...proofs, neededBy } }
}

function openedLine({ line: { itemId }, hold, verification }: SortedLine): OpenedLine {
  const { needs = [], neededBy = null } = verification ?? {}
  return { itemId, hold, missing: neededBy && { needs, neededBy } }
}

function missingIn(lines: readonly OpenedLine[]) {
  return lines.map(({ missing }) => missing)
}

/** Share of the period that is left when the buyer is reminded. */
const reminderShare = 1 / 3

/** Plans one e-mail for all names with the same deadline. */
async function planReminders(
  { jobs }: Stores,
  orderId: string,
  missing: readonly (MissingVerification | null)[],
  now: Date,
): Promise<void> {
  const dates = new Set(missing.flatMap((verification) => verification?.neededBy.getTime() ?? []))
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

/** E-mails the buyer, before names go offline, which proofs of their holder the registry still requires. */
export function remindOfHolder(
  { payTransaction }: Deps,
  { orderId, neededBy }: TaskPayloads['remind_holder'],
): Promise<void> {
  return payTransaction(async ({ deliveries, mails }) => {
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

/** @returns null if later periods cannot be charged to this payment */
function mandateOf({ method, mandateId, providerCustomerId }: PaymentMeans): Mandate | null {
  if (method === null || mandateId === null || providerCustomerId === null) return null
  return { provider: 'mollie', customerId: providerCustomerId, mandateId, method }
}

/** Adds an event of an order; a job sends it. */
export async function addProvisioningEvent(
  stores: Stores,
  orderId: string,
  type: ProvisioningEventType,
  message: OrderMessage | EndMessage,
): Promise<void> {
  await stores.deliveries.addEvent(orderId, type, message)
  await sendEvents(stores, orderId)
}

/** One job for an order sends its events one after the other. */
export async function sendEvents({ jobs }: Stores, orderId: string): Promise<void> {
  const key = `provisioning ${orderId}`
  await jobs.add({ task: 'send_provisioning_event', payload: { orderId }, key, maxAttempts: maxSendAttempts })
}

/** Hands over the lines of a customer's orders that are no longer held. */
export function releaseDeliveries({ payTransaction }: Deps, customerId: string): Promise<void> {
  return payTransaction(async (stores) => {
    const held = await stores.deliveries.findHeld(customerId)
    for (const order of held.filter(mayStart)) await releaseOrder(stores, order)
  })
}

/** An order that was withdrawn, charged back or refunded in full does not start by itself. */
function mayStart({ isRevoked, amount, refunded }: HeldOrder): boolean {
  return !isRevoked && (refunded < amount || amount === 0)
}

async function releaseOrder(stores: Stores, order: HeldOrder): Promise<void> {
  const { id, snapshot } = order
  // What has ended by now does not start. A transaction that ends lines locks them too.
  const held = await stores.deliveries.lockHeld(id, shopDayOf(order.now))
  const lines = snapshot.lines.filter(({ itemId }) => held.has(itemId))
  const sorted = lines.map((line) => sortedLine(line, order))
  const opened = sorted.map(openedLine)
  for (const line of opened) await stores.deliveries.setHold(id, line)
  await planReminders(stores, id, missingIn(opened), order.now)
  const isReleased = sorted.some(({ hold }: { readonly hold: Hold | null }) => hold === null)
  if (isReleased) await addProvisioningEvent(stores, id, 'order.released', orderMessageOf(order, sorted, null))
}

/**
 * Only `counted` changes the delivery. `old`: a newer report was counted before. `held`: the line was not handed over
 * yet. `unknown`: no paid order has such a line.
 */
export type ReportOutcome = 'counted' | 'repeated' | 'old' | 'held' | 'unknown'

/**
 * Applies a report of the provisioning side about a line. A failed line raises an alert, because it is paid for and not
 * delivered.
 */
export async function takeDeliveryReport(
  { payTransaction, log }: Deps,
  received: DeliveryReport,
  now: Date = new Date(),
): Promise<ReportOutcome> {
  // Limits the time to now: a report from a fast clock must not make later reports look old.
  const report = { ...received, at: received.at < now ? received.at : now }
  const { id, orderNumber, itemId, state } = report
  const outcome = await payTransaction(async (stores): Promise<ReportOutcome> => {
    const { deliveries, mails } = stores
    const line = await deliveries.lockReported(orderNumber, itemId)
    if (line === null || (state === 'ended' && !line.isEnding)) return 'unknown'
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

/** Sends one e-mail per step, however often the step is reported. */
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

/** Sends one e-mail per line, however often it fails. */
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
