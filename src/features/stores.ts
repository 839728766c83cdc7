import type { Pool, PoolClient } from 'pg'
import { cartStore } from '#features/carts/locked-carts-repository.ts'
import { couponStore } from '#features/coupons/repository.ts'
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
import { ledgerStore } from '#features/partners/ledger-repository.ts'
import { partnerStore } from '#features/partners/repository.ts'
import { vatCheckStore } from '#features/vat/repository.ts'
import { formStore } from '#features/support/repository.ts'

export type Stores = ReturnType<typeof storesOn>

/** The stores that write inside a transaction, over its connection. A store is made when a use case asks for it. */
export function storesOn(client: PoolClient, added?: (task: string) => void) {
  return {
    get carts() {
      return cartStore(client)
    },
    get coupons() {
      return couponStore(client)
    },
    get customers() {
      return customerStore(client)
    },
    get declarations() {
      return declarationStore(client)
    },
    get deliveries() {
      return deliveryStore(client)
    },
    get invoices() {
      return invoiceStore(client)
    },
    get jobs() {
      return jobOutbox(client, added)
    },
    get ledger() {
      return ledgerStore(client)
    },
    get forms() {
      return formStore(client)
    },
    get mails() {
      return mailOutbox(client, added)
    },
    get orders() {
      return orderStore(client)
    },
    get partners() {
      return partnerStore(client)
    },
    get payments() {
      return paymentStore(client)
    },
    get priceReleases() {
      return priceReleaseStore(client)
    },
    get securityEvents() {
      return securityEventStore(client)
    },
    get sessions() {
      return sessionStore(client)
    },
    get taxEvidence() {
      return taxEvidenceStore(client)
    },
    get vatChecks() {
      return vatCheckStore(client)
    },
  }
}

/**
 * Runs work in one database transaction: all that its stores write is committed together, and nothing of it when the
 * work throws. The stores are of no use after it. Throws `Unavailable` when the database is away or busy.
 *
 * Rows are locked in one order everywhere, so that no two transactions wait for each other: cart, order, payment; the
 * series of invoice numbers last, because every transaction that issues an invoice waits for it.
 */
export type Transaction = <Done>(work: (stores: Stores) => Promise<Done>) => Promise<Done>

export function createTransaction(pool: Pool): Transaction {
  const announce = createJobAnnouncer(pool)
  return async (work) => {
    const tasks = new Set<string>()
    const done = await inTransaction(pool, (client) => work(storesOn(client, (task) => tasks.add(task))))
    for (const task of tasks) announce(task)
    return done
  }
}
