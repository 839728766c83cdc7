import type { Log } from '#platform/telemetry/log.ts'
import type { Pool } from 'pg'
import { createInvoiceLinks } from '#features/invoices/invoice-links.ts'
import { createDeclarations } from '#features/declarations/repository.ts'
import { createProvisioningEvents } from '#features/deliveries/repository.ts'
import { createNumberSeries } from '#features/orders/number-series-repository.ts'
import { createPaymentComparison } from '#features/payments/comparison-repository.ts'
import { createOrders } from '#features/orders/repository.ts'
import { createInvoices } from '#features/invoices/repository.ts'
import type { Connection } from '#platform/db/connection.ts'
import { createJobListener } from '#platform/jobs/job-listener.ts'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createMails } from '#features/emails/repository.ts'
import { createPostbackSender } from '#features/partners/postback-sender.ts'
import { createProvisioningSender } from '#platform/clients/provisioning/send-event.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import type { ServiceDependencies } from './service-dependencies.ts'
import type { ExternalServices } from './external-services.ts'
import type { Secrets } from './secrets.ts'
import type { Config } from '#platform/config/config.ts'
import { bookCommissions } from '#features/partners/book-commissions.ts'
import { createCancelPayment, createRefundPayment } from '#features/payments/payment-jobs.ts'
import { cleanUp, cleanUpCarts } from '#platform/jobs/clean-up.ts'
import { every, reportFailure } from '#platform/jobs/every.ts'
import { createSendMail } from '#features/emails/send-mail.ts'
import {
  createSendPostback,
  createSendProvisioningEvent,
  createVatNumberCheck,
} from '#features/deliveries/outgoing-jobs.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { watchForLostPayments } from '#features/payments/lost-payments.ts'
import { reconcilePayments } from '#features/payments/reconcile-payments.ts'
import { releaseDeliveries, remindOfHolder } from '#features/deliveries/deliver-order.ts'
import { brand } from '#site/brand.ts'
import { createCartCleaning } from '#features/carts/cart-cleaning.ts'
import { createDataCleaning } from '#platform/db/data-cleaning.ts'
import { createOrderCleaning } from '#features/orders/cleaning-repository.ts'
import { createScrubbing } from '#features/orders/cleaning-repository.ts'

const cleaningPauseMs = 10 * 60_000
const countingPauseMs = 5000
const pollingPauseMs = 15_000

export interface BackgroundContext {
  readonly pool: Pool
  /** To listen for new jobs; null where a connection has no session, behind PgBouncer in transaction mode. */
  readonly listenOn: Connection | null
  readonly services: ServiceDependencies
  readonly world: ExternalServices
  readonly secrets: Secrets
  readonly ready: () => boolean
  readonly log: Log
}

/** Jobs, reconciliation of payments and retention clean-ups. */
export function startBackgroundWork(config: Config, parts: BackgroundContext, resources: AsyncDisposableStack): void {
  const { pool, listenOn, services, world, secrets, ready, log } = parts
  const {
    accounts,
    vatDependencies,
    paymentDependencies,
    checkoutDependencies,
    deliveryDependencies,
    partnerDependencies,
  } = services
  const mailer = createMailer({ smtpUrl: world.smtpUrl, from: `${brand.name} <${config.mailFrom}>` })
  const invoiceLinks = createInvoiceLinks(secrets.auth)
  const declarations = createDeclarations(pool)
  const worker = createWorker({
    queue: createJobQueue(pool),
    tasks: {
      send_mail: createSendMail({
        mails: createMails(pool),
        mailer,
        issueToken: (customerId, purpose) => accounts.tokens.issue(customerId, purpose),
        issuePartnerToken: (subject) => partnerDependencies.partners.issueToken(subject),
        origin: config.publicOrigin,
        orders: createOrders(pool),
        invoices: createInvoices(pool),
        papers: services.papers,
        issueDeclarationToken: (receipt) => declarations.issueToken(receipt),
        invoiceToken: (orderNumber, form) => invoiceLinks.tokenFor(orderNumber, form, new Date()),
        log,
      }),
      check_vat_number: createVatNumberCheck({ ...accounts, register: vatDependencies.register }),
      cancel_payment: createCancelPayment(paymentDependencies),
      refund_payment: createRefundPayment(paymentDependencies),
      send_provisioning_event: createSendProvisioningEvent({
        events: createProvisioningEvents(pool),
        sender: createProvisioningSender({ ...world.provisioning, log }),
        codes: services.cartDependencies.codes,
      }),
      ...(config.postbackUrl && {
        send_postback: createSendPostback({
          ledger: partnerDependencies.ledger,
          sender: createPostbackSender({ url: config.postbackUrl }),
        }),
      }),
      release_deliveries: ({ customerId }) => releaseDeliveries(deliveryDependencies, customerId),
      remind_holder: (names) => remindOfHolder(deliveryDependencies, names),
    },
    wakeUps: listenOn ? createJobListener(listenOn) : undefined,
    ready,
    log,
  })
  resources.defer(() => worker.stop())
  const reconcile = () => reconcilePayments({ ...paymentDependencies, ...checkoutDependencies })
  resources.defer(every(pollingPauseMs, reconcile, reportFailure(log, 'Reconciling payments')))
  const watch = {
    ...paymentDependencies,
    comparison: createPaymentComparison(pool),
    series: createNumberSeries(pool),
    now: () => new Date(),
  }
  // It limits itself: most of the time another process has compared, or it was not long ago.
  const findLost = async () => void (ready() && (await watchForLostPayments(watch)))
  resources.defer(every(pollingPauseMs, findLost, reportFailure(log, 'Comparing payments')))
  const booking = reportFailure(log, 'Booking commissions')
  resources.defer(every(pollingPauseMs, () => bookCommissions(partnerDependencies), booking))

  // Deferred first, so that it runs last: a final write after the timer has stopped.
  const counting = reportFailure(log, 'Counting steps')
  resources.defer(() => services.funnel.write().catch(counting))
  resources.defer(every(countingPauseMs, services.funnel.write, counting))

  const cleanUps = createCleanUps(pool)
  const report = (error: unknown, name: string) => reportFailure(log, `Clean-up ${name}`)(error)
  resources.defer(every(cleaningPauseMs, () => cleanUp(cleanUps, report), reportFailure(log, 'Clean-up')))
}

/** All that deletes what is over, by name. Accounts come after what hangs on them. */
export function createCleanUps(pool: Pool): Readonly<Record<string, () => Promise<number>>> {
  const carts = createCartCleaning(pool)
  return {
    carts: async () => (await cleanUpCarts(carts), 0),
    ...createScrubbing(pool),
    ...createOrderCleaning(pool),
    ...createDataCleaning(pool),
  }
}
