import type { Pool } from 'pg'
import { createDemoLookup } from '#apps/demo/registry.ts'
import { createDeps } from '#apps/shop/deps.ts'
import { catalogue as wholeCatalogue } from '#catalogue/catalogue.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { createPasswords } from '#features/customers/argon2-passwords.ts'
import type { Deps } from '#features/deps.ts'
import { createPayments } from '#features/payments/repository.ts'
import { createMollieProvider } from '#platform/clients/mollie/mollie-provider.ts'
import type { PaymentProvider } from '#platform/clients/payment-provider.ts'
import { createWebhookSignatures } from '#platform/clients/provisioning/standard-webhooks.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { logWhile, silentLog } from '#platform/telemetry/log.ts'
import { sampleSecret } from './transfer-codes.ts'

/* This file must not import Vitest, because separate processes use it too. */

export const ownHost = 'shop.example'
export const ownOrigin = `https://${ownHost}`
export const today: IsoDate = '2026-11-15'

export const provisioningSecret = `whsec_${Buffer.alloc(32, 'provisioning').toString('base64')}`

/** Hash of the terms that test orders accept. */
export const sampleTermsHash = 'ab'.repeat(32)

/** A hundredth of the shop's own: thousands of customers register and log in here. */
export const cheapHash = { memoryCost: 256, timeCost: 1, parallelism: 1 }

/** No server listens there. */
const nowhere = 'http://127.0.0.1:9'

export function bankProvider(url: string, timeoutMs = 4000): PaymentProvider {
  return createMollieProvider({ apiKey: 'test_key', url, timeoutMs })
}

export interface DepsOptions {
  readonly overrides?: Partial<Deps>
  readonly settings?: Partial<Config>
  readonly authSecrets?: readonly string[]
  /** Minimum interval between two requests to the provider about one payment. */
  readonly turnMs?: number
}

/** The settings of a published shop without limits. */
export function testConfig(settings: Partial<Config> = {}): Config {
  const config = readConfig({ PUBLIC_URL: ownOrigin, DEMO: 'on' })
  return { ...config, demo: false, limits: false, maxConnectionsPerAddress: 0, ...settings }
}

/** The dependencies of the shop over one database, with external services that nobody answers for unless overridden. */
export async function depsOver(
  pool: Pool,
  { overrides = {}, settings, authSecrets = [sampleSecret], turnMs = 1 }: DepsOptions = {},
): Promise<Deps> {
  const { log = silentLog, lookup = createDemoLookup(), provider = bankProvider(nowhere) } = overrides
  let isOpen = false
  const deps = await createDeps(testConfig(settings), {
    database: { pool, pools: { payments: pool, background: pool } },
    external: {
      lookup,
      provider,
      viesUrl: nowhere,
      isReachable: true,
      provisioning: { url: nowhere, seal: createWebhookSignatures([provisioningSecret]) },
    },
    secrets: { auth: authSecrets, provisioning: [provisioningSecret] },
    prices: { catalogue: overrides.catalogue ?? wholeCatalogue, today: overrides.today ?? (() => today) },
    pageAt: () => undefined,
    // Tests run without a build, whose files are missing then.
    shopLog: { log: logWhile(log, () => isOpen), report: (error) => log.error('fault', String(error)) },
  })
  isOpen = true
  return Object.assign(deps, {
    passwords: createPasswords({ cost: cheapHash }),
    payments: createPayments(pool, turnMs),
    termsHash: sampleTermsHash,
    ...overrides,
  })
}
