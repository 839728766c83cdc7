import type { Pool } from 'pg'
import { createCartCleaning } from '#adapters/postgres/carts/cart-cleaning.ts'
import { createAccountCleaning } from '#adapters/postgres/customers/account-cleaning.ts'
import { createJobQueue } from '#adapters/postgres/jobs/job-queue.ts'
import { createMails } from '#adapters/postgres/mails/mails.ts'
import { createMailer } from '#adapters/smtp/create-mailer.ts'
import type { Departments } from '#compose/departments.ts'
import type { OutsideWorld } from '#compose/outside-world.ts'
import type { Config } from '#config.ts'
import { createVatNumberCheck } from '#jobs/check-vat-number.ts'
import { cleanUpAccounts } from '#jobs/clean-up-accounts.ts'
import { cleanUpCarts } from '#jobs/clean-up-carts.ts'
import { every } from '#jobs/every.ts'
import { createSendMail } from '#jobs/send-mail.ts'
import { createWorker } from '#jobs/worker.ts'
import { Unavailable } from '#services/ports/unavailable.ts'
import { brand } from '#site/brand.ts'

const cleaningPauseMs = 10 * 60_000

export interface BackgroundParts {
  readonly pool: Pool
  readonly departments: Departments
  readonly world: OutsideWorld
  readonly ready: () => boolean
  readonly log: (line: string) => void
}

/** What goes on without anybody asking: jobs as they come up, and cleaning. */
export function startBackgroundWork(config: Config, parts: BackgroundParts, opened: AsyncDisposableStack): void {
  const { pool, departments, world, ready, log } = parts
  const { accounts, vatDesk } = departments
  const post = createMailer({ smtpUrl: world.smtpUrl, from: `${brand.name} <${config.mailFrom}>` })
  const worker = createWorker({
    queue: createJobQueue(pool),
    tasks: {
      send_mail: createSendMail({
        mails: createMails(pool),
        post,
        issueToken: (customerId, purpose) => accounts.tokens.issue(customerId, purpose),
        origin: config.publicOrigin,
      }),
      check_vat_number: createVatNumberCheck({ customers: accounts.customers, ...vatDesk }),
    },
    ready,
    log,
  })
  opened.defer(() => worker.stop())

  const cleaning = { carts: createCartCleaning(pool), accounts: createAccountCleaning(pool) }
  const clean = async () => {
    await cleanUpCarts(cleaning.carts)
    await cleanUpAccounts(cleaning.accounts)
  }
  opened.defer(every(cleaningPauseMs, clean, reportUnlessAway))
}

function reportUnlessAway(error: unknown): void {
  if (!(error instanceof Unavailable)) console.error(error)
}
