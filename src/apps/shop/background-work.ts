import { createInvoices } from '#features/invoices/repository.ts'
import type { Pool } from 'pg'
import { handOverDeclarations } from '#features/declarations/decide-declaration.ts'
import { createDeclarations } from '#features/declarations/repository.ts'
import { createProvisioningEvents } from '#features/deliveries/repository.ts'
import { createOrders } from '#features/orders/repository.ts'
import type { Connection } from '#platform/db/connection.ts'
import { createJobListener } from '#platform/jobs/job-listener.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createMails } from '#features/emails/repository.ts'
import { createPostbackSender, createSendPostback } from '#features/partners/postback-sender.ts'
import { createProvisioningSender } from '#platform/clients/provisioning/send-event.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import type { Deps } from '#features/deps.ts'
import type { ExternalServices } from './external-services.ts'
import type { Config } from '#platform/config/config.ts'
import { bookCommissions } from '#features/partners/book-commissions.ts'
import { cancelPayment, refundPayment } from '#features/payments/payment-jobs.ts'
import { cleanUp } from '#platform/jobs/clean-up.ts'
import { every, reportFailure } from '#platform/jobs/every.ts'
import { createSendMail } from '#features/emails/send-mail.ts'
import { createSendProvisioningEvent } from '#features/deliveries/send-events.ts'
import { checkVatNumberOf } from '#features/vat/check-vat-number.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { watchForLostPayments } from '#features/payments/lost-payments.ts'
import { reconcilePayments } from '#features/payments/reconcile-payments.ts'
import { releaseDeliveries, remindOfHolder } from '#features/deliveries/deliver-order.ts'
import { brand } from '#site/brand.ts'
import { cleanUpCarts, createCartCleaning } from '#features/carts/cleaning-repository.ts'
import { createDataCleaning } from '#platform/db/data-cleaning.ts'
import { createOrderCleaning } from '#features/orders/cleaning-repository.ts'
import { createScrubbing } from '#features/orders/cleaning-repository.ts'

const cleaningPauseMs = 10 * 60_000
const countingPauseMs = 5000
const pollingPauseMs = 15_000

export interface BackgroundContext {
  readonly pool: Pool
  /** The connection that listens for new jobs; null behind PgBouncer in transaction mode, where connections have no session. */
  readonly listenOn: Connection | null
  readonly deps: Deps
  readonly external: ExternalServices
  readonly ready: () => boolean
}

/** Jobs, reconciliation of payments and retention clean-ups. */
export function startBackgroundWork(config: Config, parts: BackgroundContext, resources: AsyncDisposableStack): void {
  const { pool, listenOn, deps, external, ready } = parts
  const { log, funnel } = deps
  const mailer = createMailer({ smtpUrl: external.smtpUrl, from: `${brand.name} <${config.mailFrom}>` })
  const declarations = createDeclarations(pool)
  const worker = createWorker({
    queue: createJobQueue(pool),
    tasks: {
      send_mail: createSendMail({
        ...deps,
        mails: createMails(pool),
        mailer,
        issueToken: (customerId, purpose) => deps.tokens.issue(customerId, purpose),
        issueCode: (mailId, customer) => deps.emailCodes.issue(mailId, customer),
        issuePartnerToken: (subject) => deps.partners.issueToken(subject),
        origin: config.publicOrigin,
        orders: createOrders(pool),
        invoices: createInvoices(pool),
        issueDeclarationToken: (receipt) => declarations.issueToken(receipt),
        invoiceToken: (orderNumber, form) => deps.invoiceLinks.tokenFor(orderNumber, form, new Date()),
      }),
      check_vat_number: ({ customerId }) => checkVatNumberOf(deps, customerId),
      cancel_payment: ({ paymentId }) => cancelPayment(deps, paymentId),
      refund_payment: ({ refundId }) => refundPayment(deps, refundId),
      send_provisioning_event: createSendProvisioningEvent({
        events: createProvisioningEvents(pool),
        sender: createProvisioningSender({ ...external.provisioning, log }),
        codes: deps.codes,
      }),
      ...(config.postbackUrl && {
        send_postback: createSendPostback({
          ledger: deps.ledger,
          sender: createPostbackSender({ url: config.postbackUrl }),
        }),
      }),
      release_deliveries: ({ customerId }) => releaseDeliveries(deps, customerId),
      remind_holder: (names) => remindOfHolder(deps, names),
    },
    wakeUps: listenOn ? createJobListener(listenOn) : undefined,
    ready,
    log,
  })
  resources.defer(() => worker.stop())
  const reconciling = reportFailure(log, 'Reconciling payments')
  resources.defer(every(pollingPauseMs, () => reconcilePayments(deps), reconciling))
  // The comparison limits itself: usually another process has compared, or the last comparison is recent.
  const findLost = async () => void (ready() && (await watchForLostPayments(deps)))
  resources.defer(every(pollingPauseMs, findLost, reportFailure(log, 'Comparing payments')))
  const handingOver = reportFailure(log, 'Handing over declarations')
  resources.defer(every(cleaningPauseMs, () => handOverDeclarations(deps), handingOver))
  const booking = reportFailure(log, 'Booking commissions')
  resources.defer(every(pollingPauseMs, () => bookCommissions(deps), booking))

  // Deferred first, so that it runs last: a final write after the timer has stopped.
  const counting = reportFailure(log, 'Counting steps')
  resources.defer(() => funnel.write().catch(counting))
  resources.defer(every(countingPauseMs, funnel.write, counting))

  const cleanUps = createCleanUps(pool)
  const report = (error: unknown, name: string) => reportFailure(log, `Clean-up ${name}`)(error)
  resources.defer(every(cleaningPauseMs, () => cleanUp(cleanUps, report), reportFailure(log, 'Clean-up')))
}

/** The clean-ups by name. Accounts are cleaned after the data that belongs to them. */
export function createCleanUps(pool: Pool): Readonly<Record<string, () => Promise<number>>> {
  const carts = createCartCleaning(pool)
  return {
    carts: async () => (await cleanUpCarts(carts), 0),
    ...createScrubbing(pool),
    ...createOrderCleaning(pool),
    ...createDataCleaning(pool),
  }
}
