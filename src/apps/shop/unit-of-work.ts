import type { Pool, PoolClient } from 'pg'
import { cartStore } from '#features/carts/cart-store.ts'
import { couponStore } from '#features/coupons/coupons.ts'
import { customerStore } from '#features/customers/repository.ts'
import { securityEventStore } from '#features/sessions/security-events-repository.ts'
import { sessionStore } from '#features/sessions/repository.ts'
import { priceReleaseStore } from '#features/prices/repository.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { createJobAnnouncer } from '#platform/jobs/job-listener.ts'
import { jobOutbox } from '#platform/jobs/job-queue.ts'
import { mailOutbox } from '#features/emails/repository.ts'
import { declarationStore } from '#features/declarations/repository.ts'
import { deliveryStore } from '#features/deliveries/repository.ts'
import { invoiceStore } from '#features/invoices/repository.ts'
import { orderStore } from '#features/orders/repository.ts'
import { paymentStore } from '#features/payments/attempts-repository.ts'
import { taxEvidenceStore } from '#features/orders/tax-evidence-repository.ts'
import { ledgerStore } from '#features/partners/commission-ledger.ts'
import { partnerStore } from '#features/partners/repository.ts'
import { vatCheckStore } from '#features/vat/repository.ts'
import { formStore } from '#features/support/repository.ts'
import type { UnitOfWork } from '#platform/db/unit-of-work-port.ts'

export type Stores = ReturnType<typeof storesOn>

/** Every store that writes inside a transaction, over its connection. */
export function storesOn(client: PoolClient, added?: (task: string) => void) {
  return {
    carts: cartStore(client),
    coupons: couponStore(client),
    customers: customerStore(client),
    declarations: declarationStore(client),
    deliveries: deliveryStore(client),
    invoices: invoiceStore(client),
    jobs: jobOutbox(client, added),
    ledger: ledgerStore(client),
    forms: formStore(client),
    mails: mailOutbox(client, added),
    orders: orderStore(client),
    partners: partnerStore(client),
    payments: paymentStore(client),
    priceReleases: priceReleaseStore(client),
    securityEvents: securityEventStore(client),
    sessions: sessionStore(client),
    taxEvidence: taxEvidenceStore(client),
    vatChecks: vatCheckStore(client),
  }
}

export function createUnitOfWork(pool: Pool): UnitOfWork<Stores> {
  const announce = createJobAnnouncer(pool)
  return async (work) => {
    const tasks = new Set<string>()
    const done = await inTransaction(pool, (client) => work(storesOn(client, (task) => tasks.add(task))))
    for (const task of tasks) announce(task)
    return done
  }
}
