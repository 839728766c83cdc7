import type { Deps } from '#features/deps.ts'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDemoBank, type DemoBank } from '#apps/demo/bank/bank.ts'
import { createMemoryBook } from './memory-book.ts'
import { cents } from '#core/money/money.ts'
import type { DomainName } from '#core/names/domain-name.ts'
import { cancelPayment, refundPayment } from '#features/payments/payment-jobs.ts'
import type { Tasks } from '#platform/jobs/worker.ts'
import type { DomainLookup, Finding, LookupOptions } from '#platform/clients/domain-lookup.ts'

/* This file must not import Vitest, because separate processes use it too. */

export interface RunningBank extends AsyncDisposable {
  readonly bank: DemoBank
  /** Base URL of the bank's API. */
  readonly url: string
  readonly server: Server
}

/** Runs the demo's bank on its own port, with its delays divided by a thousand. */
export async function openBank(): Promise<RunningBank> {
  const bank = createDemoBank({ book: createMemoryBook({ max: 20_000 }), origin: 'https://bank.example', pace: 0.001 })
  const server = createServer(bank.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    bank,
    url: `http://127.0.0.1:${port}`,
    server,
    async [Symbol.asyncDispose]() {
      bank.stop()
      await bank.idle()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Name lookup that reports every name as free, unless a test sets another state. */
export class WillingLookup implements DomainLookup {
  /** States by name. */
  readonly states = new Map<string, Finding['state'] | 'silent'>()
  /** Registry prices of premium names, in cents. */
  readonly premiums = new Map<string, { readonly firstYear: number; readonly renewal: number }>()
  readonly asked: { readonly name: string; readonly priority: LookupOptions['priority'] }[] = []

  lookUp(name: DomainName, { signal, priority }: LookupOptions): Promise<Finding> {
    this.asked.push({ name: name.ascii, priority })
    const state = this.states.get(name.ascii) ?? 'available'
    if (state === 'silent') {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }
    const seen = { source: 'demo', checkedAt: '2026-11-15T10:00:00.000Z' } as const
    const price = this.premiums.get(name.ascii)
    if (price && (state === 'available' || state === 'premium')) {
      const premium = { firstYear: cents(price.firstYear), renewal: cents(price.renewal) }
      return Promise.resolve({ state: 'premium', premium, ...seen })
    }
    return Promise.resolve(state === 'unknown' ? { state, reason: 'timeout', ...seen } : { state, ...seen })
  }
}

/** Handlers of the jobs around payments. */
export function paymentTasks(deps: Deps): Tasks {
  return {
    cancel_payment: ({ paymentId }) => cancelPayment(deps, paymentId),
    refund_payment: ({ refundId }) => refundPayment(deps, refundId),
  }
}
