import { keptSecret } from '#adapters/kept-secret.ts'
import { createReportKeeper } from '#adapters/postgres/browser-reports.ts'
import type { Database } from '#adapters/postgres/database.ts'
import { createDemoMails } from '#adapters/postgres/mails/demo-mails.ts'
import { isOutage } from '#adapters/postgres/outage.ts'
import type { Departments } from '#compose/departments.ts'
import type { OutsideWorld } from '#compose/outside-world.ts'
import type { Config } from '#config.ts'
import type { AccessLog } from '#http/access-log.ts'
import { type Api, createApi } from '#http/api.ts'
import { authCalls } from '#http/auth/auth-calls.ts'
import { createCallerOf } from '#http/auth/caller-of.ts'
import { cartCalls } from '#http/cart-calls.ts'
import { customerCalls } from '#http/customer-calls.ts'
import { declarationCalls } from '#http/declaration-calls.ts'
import { demoCalls } from '#http/demo-calls.ts'
import { domainCalls } from '#http/domain-calls.ts'
import { vatCalls } from '#http/vat-calls.ts'

export interface ApiParts {
  readonly database: Database
  readonly departments: Departments
  readonly world: OutsideWorld
  readonly accessLog: AccessLog
  readonly log: (line: string) => void
}

/** All calls of the shop, each with the department that answers it. */
export function openApi(config: Config, { database, departments, accessLog, log }: ApiParts): Api {
  const { cartShop, nameShop, accounts, customerDesk, vatDesk, declarationDesk } = departments
  const { pool, ready } = database
  const { authSecrets, dataDir } = config
  const settings = {
    ...config,
    authSecrets: authSecrets.length > 0 ? authSecrets : [keptSecret(dataDir, 'auth-secret')],
  }
  const dependencies = {
    database: { ready, ping: async () => void (await pool.query('select 1')) },
    isOutage,
    keepReport: createReportKeeper(pool),
    log,
    accessLog,
    callerOf: createCallerOf(accounts, settings),
  }
  return createApi(dependencies, settings, [
    ...cartCalls(cartShop),
    ...domainCalls(nameShop),
    ...authCalls(accounts, settings, log),
    ...customerCalls(customerDesk),
    ...vatCalls(vatDesk),
    ...declarationCalls(declarationDesk),
    ...(config.demo ? demoCalls(createDemoMails(pool)) : []),
  ])
}
