import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { createMollieProvider } from '#adapters/mollie/mollie-provider.ts'
import { readUnfinishedDeliveries } from '#adapters/postgres/orders/unfinished-deliveries.ts'
import { createBankBook } from '#adapters/postgres/demo/demo-bank.ts'
import { createDemoMails } from '#adapters/postgres/demo/demo-mails.ts'
import { createWebhookSignatures } from '#adapters/provisioning/standard-webhooks.ts'
import type { Secrets } from './secrets.ts'
import { type Config, isLoopback } from '#config.ts'
import type { DemoBankCounter } from '#services/demo/demo-bank-port.ts'
import type { PaymentProvider } from '#services/orders/payment-provider-port.ts'
import type { MessageSeal } from '#services/orders/signed-messages-port.ts'

/** Where the shop finds the parties it works with. */
export interface ExternalServices {
  /** A demo opens its post office with the first mail. */
  readonly smtpUrl: () => string | Promise<string>
  readonly viesUrl: string
  readonly provider: PaymentProvider
  /** Whether the provider can call us. */
  readonly isReachable: boolean
  /** Where a person decides what becomes of a payment; null: a real provider. */
  readonly bankCounter: DemoBankCounter | null
  readonly provisioning: { readonly url: string; readonly seal: MessageSeal }
}

export interface ExternalServicesContext {
  readonly pool: Pool
  readonly secrets: Secrets
  readonly log: (line: string) => void
}

/** The real parties where settings name them; for the others a demo twin on this machine that speaks the same protocol. */
export async function connectExternalServices(
  config: Config,
  { pool, secrets, log }: ExternalServicesContext,
  opened: AsyncDisposableStack,
): Promise<ExternalServices> {
  const { mollie, smtpUrl, viesUrl, publicOrigin } = config
  const seal = createWebhookSignatures([secrets.provisioning])
  let office: Promise<string> | undefined
  const bank = mollie ? null : await openBank(publicOrigin, pool, opened)
  return {
    smtpUrl: () => smtpUrl ?? (office ??= openPostOffice(pool, opened)),
    viesUrl: viesUrl ?? (await openRegister(opened)),
    provider: createMollieProvider({ ...(mollie ?? { apiKey: 'test_demo', url: bank?.url ?? '' }), log }),
    isReachable: bank !== null || !isLoopback(new URL(publicOrigin).hostname),
    bankCounter: bank?.counter ?? null,
    provisioning: { url: config.provisioning?.url ?? (await openProvisioning(publicOrigin, pool, seal, opened)), seal },
  }
}

async function openBank(
  origin: string,
  pool: Pool,
  opened: AsyncDisposableStack,
): Promise<{ readonly url: string; readonly counter: DemoBankCounter }> {
  const { createDemoBank } = await import('#demo/bank/bank.ts')
  const bank = createDemoBank({ book: createBankBook(pool), origin })
  opened.defer(() => bank.stop())
  return { url: await openTwin(bank.listener, opened), counter: bank }
}

async function openProvisioning(
  publicOrigin: string,
  pool: Pool,
  seal: MessageSeal,
  opened: AsyncDisposableStack,
): Promise<string> {
  const { createDemoProvisioning } = await import('#demo/provisioning.ts')
  const provisioning = createDemoProvisioning({
    seal,
    reportUrl: `${publicOrigin}/api/provisioning/events`,
    unfinished: () => readUnfinishedDeliveries(pool),
  })
  opened.defer(() => provisioning.close())
  return openTwin(provisioning.listener, opened)
}

async function openPostOffice(pool: Pool, opened: AsyncDisposableStack): Promise<string> {
  const { startDemoPostOffice } = await import('#demo/post-office.ts')
  const office = await startDemoPostOffice(createDemoMails(pool))
  opened.defer(() => office.close())
  return office.smtpUrl
}

async function openRegister(opened: AsyncDisposableStack): Promise<string> {
  const { createDemoVies } = await import('#demo/vies.ts')
  return openTwin(createDemoVies(), opened)
}

/** On the loopback interface only, at any free port. */
async function openTwin(answer: RequestListener, opened: AsyncDisposableStack): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  opened.defer(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
