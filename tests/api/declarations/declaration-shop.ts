import { randomUUID } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { createJobQueue } from '#platform/jobs/job-queue.ts'
import { createMails } from '#features/emails/repository.ts'
import { createDeclarations } from '#features/declarations/repository.ts'
import { createMailer } from '#platform/email/create-mailer.ts'
import type { DeclaredResponse } from '#features/declarations/schema/declaration.ts'
import { createSendMail } from '#features/emails/send-mail.ts'
import type { OrderSnapshot } from '#core/orders/order.ts'
import { type ApiResponse, openShop, type Shop, type ShopOptions, today } from '#tests/api/shop.ts'
import { as, callerNamed, insertCustomer } from '#tests/builders/customers.ts'
import { insertInvoicedOrder } from '#tests/builders/invoiced-order.ts'
import { openMailServer } from '#tests/builders/mail-server.ts'
import { noPapers } from '#tests/builders/no-papers.ts'
import { sampleOrder } from '#tests/builders/sample-order.ts'

export const noticeTo = 'mail@shop.example'

export const withdrawal = {
  name: 'Saar van der Linden',
  contract: '2026-999999',
  email: 'saar@wildetuin.example',
  language: 'nl',
}

export interface Declared extends DeclaredResponse {
  readonly status: number
  readonly response: ApiResponse
}

/** Withdrawals and cancellations over a database of their own, and the mails they cause. */
export async function openDeclarationShop(options: ShopOptions = {}) {
  const shop: Shop = await openShop({
    caller: callerNamed(() => shop.pool, today),
    ...options,
    overrides: { noticeTo, ...options.overrides },
  })
  const { pool } = shop

  return {
    shop,
    pool,

    /** A paid order of a new customer with this address. */
    async order(email = `${randomUUID()}@klant.example`, snapshot: OrderSnapshot = sampleOrder()) {
      const customerId = await insertCustomer(pool, { email })
      const order = await insertInvoicedOrder(pool, { customerId, snapshot })
      return { ...order, email }
    },

    async declare(path: '/api/withdrawals' | '/api/cancellations', json: object, customerId: string | null = null) {
      const response = await shop.ask('POST', path, { json, ...as(customerId) })
      return { status: response.status, response, ...(response.body as unknown as DeclaredResponse) } satisfies Declared
    },

    confirm: (token: string, customerId: string | null = null) =>
      shop.ask('POST', '/api/declarations/confirm', { json: { token }, ...as(customerId) }),

    /** Orders stay. */
    empty: () => pool.query('truncate declarations, mails, jobs, order_events, deliveries, rate_limits cascade'),

    rowsOf: async (table: string) => (await pool.query<Record<string, unknown>>(`select * from ${table}`)).rows,

    /** Sends all mails that wait, and answers with them. */
    async delivered(): Promise<readonly Email[]> {
      await using server = await openMailServer()
      const declarations = createDeclarations(pool)
      const send = createSendMail({
        ...noPapers,
        mails: createMails(pool),
        mailer: createMailer({ smtpUrl: () => server.url, from: 'Stek <hallo@stek.example>' }),
        issueToken: async () => '',
        issuePartnerToken: async () => '',
        issueDeclarationToken: (receipt) => declarations.issueToken(receipt),
        origin: 'https://shop.example',
      })
      const queue = createJobQueue(pool)
      for (const job of await queue.take(100, ['send_mail'], [])) {
        await send(job.payload as { mailId: string }, new AbortController().signal)
        await pool.query('delete from jobs where id = $1', [job.id])
      }
      return Promise.all(server.delivered.map(({ raw }) => PostalMime.parse(raw)))
    },

    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

export const recipientOf = ({ to }: Email) => to?.[0]?.address ?? ''

export function tokenIn(mails: readonly Email[], recipient: string): string {
  const texts = mails.filter((mail) => recipientOf(mail) === recipient).map(({ text }) => text ?? '')
  return /#token=([\w-]+)/.exec(texts.findLast((text) => text.includes('#token=')) ?? '')?.[1] ?? ''
}
