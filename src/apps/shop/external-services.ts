import type { DemoMails } from '#features/demo/repository.ts'
import { sourcesOf, unpublishedRate } from '#catalogue/name-sources.ts'
import { createSharedLookups } from '#platform/clients/registry/repository.ts'
import type { DomainLookup } from '#platform/clients/domain-lookup.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/telemetry/log.ts'
import { isLoopback } from '#core/net/networks.ts'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { createMollieProvider } from '#platform/clients/mollie/mollie-provider.ts'
import { readUnfinishedDeliveries, readUnreportedEnds } from '#features/deliveries/repository.ts'
import { createBankBook, createDemoMails } from '#features/demo/repository.ts'
import { createReportSender } from '#platform/clients/provisioning/send-event.ts'
import { createWebhookSignatures, type MessageSeal } from '#platform/clients/provisioning/standard-webhooks.ts'
import { createRealtimeRegister } from '#platform/clients/registrars/realtime-register.ts'
import type { Secrets } from './secrets.ts'
import type { Config } from '#platform/config/config.ts'
import type { DemoBankCounter } from '#features/demo/demo-bank.ts'
import type { PaymentProvider } from '#platform/clients/payment-provider.ts'

/** The external services that the shop uses. */
export interface ExternalServices {
  readonly lookup: DomainLookup
  /** A demo starts its mail server when the first e-mail is sent. */
  readonly smtpUrl: () => string | Promise<string>
  readonly viesUrl: string
  readonly provider: PaymentProvider
  /** Whether the payment provider can reach our webhook endpoint. */
  readonly isReachable: boolean
  /** Page where a person decides the outcome of a demo payment; null with a real provider */
  readonly bankCounter: DemoBankCounter | null
  /** The e-mails that a demo has received. */
  readonly demoMails: DemoMails
  readonly provisioning: { readonly url: string; readonly seal: MessageSeal }
}

export interface ExternalServicesContext {
  readonly database: Pick<Database, 'pool' | 'pools'>
  readonly secrets: Secrets
  readonly log: Log
}

/**
 * Connects the real services that the settings name; a local demo server with the same protocol replaces each of the
 * others.
 */
export async function connectExternalServices(
  config: Config,
  { database: { pool, pools }, secrets, log }: ExternalServicesContext,
  resources: AsyncDisposableStack,
): Promise<ExternalServices> {
  const { smtpUrl, viesUrl, publicOrigin } = config
  const seal = createWebhookSignatures(secrets.provisioning)
  let mailServer: Promise<string> | undefined
  const { provider, bank } = await connectPaymentProvider(config, { pool, log }, resources)
  return {
    lookup: await lookupOf(config, pools.background),
    smtpUrl: () => smtpUrl ?? (mailServer ??= startMailServer(pool, resources)),
    viesUrl: viesUrl ?? (await startDemoVies(resources)),
    provider,
    isReachable: bank !== null || !isLoopback(new URL(publicOrigin).hostname),
    bankCounter: bank?.counter ?? null,
    demoMails: createDemoMails(pools.background),
    provisioning: {
      url: config.provisioning?.url ?? (await startDemoProvisioning(publicOrigin, pool, seal, resources)),
      seal,
    },
  }
}

/** The payment provider of the settings, or the bank of the demo. */
export async function connectPaymentProvider(
  { mollie, publicOrigin }: Config,
  { pool, log }: { readonly pool: Pool; readonly log: Log },
  resources: AsyncDisposableStack,
) {
  const bank = mollie ? null : await startDemoBank(publicOrigin, pool, resources)
  const provider = createMollieProvider({ ...(mollie ?? { apiKey: 'test_demo', url: bank?.url ?? '' }), log })
  return { provider, bank }
}

async function startDemoBank(
  origin: string,
  pool: Pool,
  resources: AsyncDisposableStack,
): Promise<{ readonly url: string; readonly counter: DemoBankCounter }> {
  const { createDemoBank } = await import('#apps/demo/bank/bank.ts')
  const bank = createDemoBank({ book: createBankBook(pool), origin })
  resources.defer(() => bank.stop())
  return { url: await startDemoServer(bank.listener, resources), counter: bank }
}

async function startDemoProvisioning(
  publicOrigin: string,
  pool: Pool,
  seal: MessageSeal,
  resources: AsyncDisposableStack,
): Promise<string> {
  const { createDemoProvisioning } = await import('#apps/demo/provisioning.ts')
  const { createRealtimeRegisterSimulation, realtimeRegisterDemo } = await import('#apps/demo/realtime-register.ts')
  const simulation = createRealtimeRegisterSimulation()
  const url = await startDemoServer(simulation.listener, resources)
  const provisioning = createDemoProvisioning({
    seal,
    postReport: createReportSender(publicOrigin),
    registrar: createRealtimeRegister({ kind: 'realtimeregister', url, ...realtimeRegisterDemo }),
    simulation,
    unfinished: () => readUnfinishedDeliveries(pool),
    unreportedEnds: () => readUnreportedEnds(pool),
  })
  resources.defer(() => provisioning.close())
  return startDemoServer(provisioning.listener, resources)
}

async function startMailServer(pool: Pool, resources: AsyncDisposableStack): Promise<string> {
  const { startDemoMailServer } = await import('#apps/demo/demo-mail-server.ts')
  const mailServer = await startDemoMailServer(createDemoMails(pool))
  resources.defer(() => mailServer.close())
  return mailServer.smtpUrl
}

async function startDemoVies(resources: AsyncDisposableStack): Promise<string> {
  const { createDemoVies } = await import('#apps/demo/vies.ts')
  return startDemoServer(createDemoVies(), resources)
}

/** Listens on the loopback interface only, on a free port. */
async function startDemoServer(answer: RequestListener, resources: AsyncDisposableStack): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  resources.defer(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** Loads only the lookup that is used. */
async function lookupOf(config: Config, pool: Pool): Promise<DomainLookup> {
  const { domainLookup, rdapBootstrap, nameSources, registrar } = config
  if (domainLookup === 'demo') return (await import('#apps/demo/registry.ts')).createDemoLookup()
  const { createRegistryLookup } = await import('#platform/clients/registry/registry-lookup.ts')
  return createRegistryLookup({
    bootstrap: rdapBootstrap,
    sourcesOf,
    defaultRate: unpublishedRate,
    isEnabled: (sourceId) => nameSources.get(sourceId),
    registrar:
      registrar && (await import('#platform/clients/registrars/create-registrar.ts')).createRegistrar(registrar),
    shared: createSharedLookups(pool),
  })
}
