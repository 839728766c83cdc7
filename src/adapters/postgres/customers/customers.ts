import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { addCustomer } from '#adapters/postgres/customers/add-customer.ts'
import { confirmEmail } from '#adapters/postgres/customers/confirm-email.ts'
import { customerColumns, customerOf, type CustomerRow } from '#adapters/postgres/customers/customer-rows.ts'
import { replacePassword } from '#adapters/postgres/customers/replace-password.ts'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { orderMail } from '#adapters/postgres/mails/order-mail.ts'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import { hashOf } from './token-hash.ts'
import type { Account, Customer, Customers } from '#services/customers/customers-port.ts'

type AccountRow = CustomerRow & { readonly email_key: string; readonly password_hash: string }

const accountColumns = `${customerColumns}, customers.email_key, customers.password_hash`
const byId = `select ${accountColumns} from customers where id = $1`
const byEmail = `select ${accountColumns} from customers where email_key = $1`

/** Of any number of uses at the same moment one finds the token unused. */
const takeToken = `
  update customer_tokens set used_at = now()
  where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
  returning customer_id`

const wasConfirmed = `
  select from customer_tokens as token join customers on customers.id = token.customer_id
  where token.token_hash = $1 and token.purpose = 'verify_email' and token.used_at is not null
    and customers.email_verified_at is not null`

export function createCustomers(pool: Pool): Customers {
  return {
    async find(customerId) {
      return (await accountAt('customer_by_id', byId, customerId))?.customer ?? null
    },

    findAccount: (customerId) => accountAt('customer_by_id', byId, customerId),

    findAccountByEmail: (emailKey) => accountAt('customer_by_email', byEmail, emailKey),

    add: (customer) => inTransaction(pool, (client) => addCustomer(client, customer)),

    mailThatAccountExists: (customer) => order(customer, 'accountExists', new Date().toISOString().slice(0, 13)),

    mailVerification: (customer) => order(customer, 'verifyEmail', randomUUID()),

    mailPasswordReset: (customer) => order(customer, 'resetPassword', randomUUID()),

    async verifyEmail(token) {
      const isTaken = await inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ customer_id: string }>(takeToken, [hashOf(token), 'verify_email'])
        if (rows[0]) await confirmEmail(client, rows[0].customer_id)
        return rows.length > 0
      })
      return isTaken || (await orUnavailable(pool.query(wasConfirmed, [hashOf(token)]))).rowCount === 1
    },

    setPassword: (token, passwordHash) =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ customer_id: string }>(takeToken, [hashOf(token), 'set_password'])
        const customerId = rows[0]?.customer_id
        if (customerId === undefined) return false
        await confirmEmail(client, customerId)
        return replacePassword(client, customerId, { from: null, to: passwordHash, keptSession: null })
      }),

    changePassword: ({ customer, passwordHash: from }, to, keptSession) =>
      inTransaction(pool, (client) => replacePassword(client, customer.id, { from, to, keptSession })),
  }

  async function accountAt(name: string, text: string, value: string): Promise<Account | null> {
    const { rows } = await orUnavailable(pool.query<AccountRow>({ name, text, values: [value] }))
    const [row] = rows
    return row ? { customer: customerOf(row), emailKey: row.email_key, passwordHash: row.password_hash } : null
  }

  function order(
    { id, email, language, firstName }: Customer,
    template: 'accountExists' | 'verifyEmail' | 'resetPassword',
    occasion: string,
  ): Promise<void> {
    const cause = `${template} ${id} ${occasion}`
    return orUnavailable(orderMail(pool, { cause, to: email, language, customerId: id, template, data: { firstName } }))
  }
}
