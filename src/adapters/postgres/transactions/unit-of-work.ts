import type { Pool, PoolClient } from 'pg'
import { cartStore } from '#adapters/postgres/cart/cart-store.ts'
import { couponStore } from '#adapters/postgres/cart/coupons.ts'
import { customerStore } from '#adapters/postgres/customers/customers.ts'
import { securityEventStore } from '#adapters/postgres/customers/security-events.ts'
import { sessionStore } from '#adapters/postgres/customers/sessions.ts'
import { priceReleaseStore } from '#adapters/postgres/catalogue/price-releases.ts'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { createJobAnnouncer } from '#adapters/postgres/jobs/job-listener.ts'
import { jobOutbox } from '#adapters/postgres/jobs/job-queue.ts'
import { mailOutbox } from '#adapters/postgres/mails/mails.ts'
import { declarationStore } from '#adapters/postgres/orders/declarations.ts'
import { deliveryStore } from '#adapters/postgres/orders/deliveries.ts'
import { invoiceStore } from '#adapters/postgres/orders/invoices.ts'
import { orderStore } from '#adapters/postgres/orders/orders.ts'
import { paymentStore } from '#adapters/postgres/orders/payment-store.ts'
import { taxEvidenceStore } from '#adapters/postgres/orders/tax-evidence.ts'
import { ledgerStore } from '#adapters/postgres/partners/commission-ledger.ts'
import { partnerStore } from '#adapters/postgres/partners/partners.ts'
import { vatCheckStore } from '#adapters/postgres/tax/vat-checks.ts'
import { formStore } from '#adapters/postgres/support/contact.ts'
import type { UnitOfWork } from '#services/basics/unit-of-work-port.ts'

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
