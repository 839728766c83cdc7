import type { Pool, PoolClient } from 'pg'
import { customerColumns, profileParameters, profileValues } from './customer-rows.ts'
import { emailKeyOf } from '#core/customers/email.ts'
import { hashOf } from './tokens.ts'
import type { Customer } from '#core/customers/profile.ts'
import type { ChangedPassword, Customers, CustomerStore, WantedAccount } from './customer-ports.ts'

type AccountRow = Customer & {
  readonly email_key: string
  readonly password_hash: string
  readonly is_known_device?: boolean
}

const accountColumns = `${customerColumns}, customers.email_key, customers.password_hash`
const byId = `select ${accountColumns} from customers where id = $1`
const byEmail = `
  select ${accountColumns}, exists (
    select from devices where customer_id = customers.id and id_hash = $2) as is_known_device
  from customers where email_key = $1`

const inserted = profileParameters(4)
const insert = `
  insert into customers (email, email_key, password_hash, vat_state, terms_accepted_at,
    ${inserted.map(([column]) => column).join(', ')})
  values ($1, $2, $3, $4, now(), ${inserted.map(([, parameter]) => parameter).join(', ')})
  on conflict (email_key) do nothing
  returning id`

const kept = profileParameters(5)
const insertLost = `
  insert into customers (id, email, email_key, password_hash, vat_state, terms_accepted_at,
    ${kept.map(([column]) => column).join(', ')})
  values ($1, $2, $3, $4, $5, now(), ${kept.map(([, parameter]) => parameter).join(', ')})
  on conflict do nothing
  returning id`
const confirmedByEmail = `select id from customers where email_key = $1 and email_verified_at is not null`

const lock = `select ${customerColumns} from customers where id = $1 for no key update`

const changed = profileParameters(2)
const vatNumber = `${new Map(changed).get('vat_number')}::text`
const changeProfile = `
  update customers set ${changed.map(([column, parameter]) => `${column} = ${parameter}`).join(', ')},
    changed_at = now(),
    vat_state = case when ${vatNumber} is null then null when $2 then 'unknown' else vat_state end,
    vat_checked_at = case when ${vatNumber} is null or $2 then null else vat_checked_at end
  where id = $1`

const confirmEmail = `
  update customers set email_verified_at = now(), changed_at = now() where id = $1 and email_verified_at is null`

/** Of any number of uses at the same moment one finds the token unused. */
const takeToken = `
  update customer_tokens set used_at = now()
  where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
  returning customer_id as "customerId"`

const replacePassword = `
  update customers set password_hash = $2, changed_at = now()
  where id = $1 and password_hash = coalesce($3, password_hash)
  returning email, first_name as "firstName", language, changed_at as at`
const renewHash = `update customers set password_hash = $3 where id = $1 and password_hash = $2`
const endSessions = `delete from sessions where customer_id = $1 and id_hash is distinct from decode($2, 'hex')`
const useUpTokens = `
  update customer_tokens set used_at = now()
  where customer_id = $1 and purpose = 'set_password' and used_at is null`

export function createCustomers(pool: Pool): Customers {
  return {
    async find(customerId) {
      return (await accountAt('customer_by_id', byId, [customerId]))?.customer ?? null
    },

    findAccount: (customerId) => accountAt('customer_by_id', byId, [customerId]),

    async findAccountByEmail(emailKey, deviceId = null) {
      const values = [emailKey, deviceId === null ? null : hashOf(deviceId)]
      return accountAt('customer_by_email', byEmail, values)
    },

    async renewHash(customerId, { from, to }) {
      const question = { name: 'renew_hash', text: renewHash, values: [customerId, from, to] }
      return (await pool.query(question)).rowCount === 1
    },
  }

  async function accountAt(name: string, text: string, values: unknown[]): Promise<WantedAccount | null> {
    const { rows } = await pool.query<AccountRow>({ name, text, values })
    const [row] = rows
    if (row === undefined) return null
    const {
      email_key: emailKey,
      password_hash: passwordHash,
      is_known_device: isKnownDevice = false,
      ...customer
    } = row
    return { customer, emailKey, passwordHash, isKnownDevice }
  }
}

export function customerStore(client: PoolClient): CustomerStore {
  return {
    async add({ registration, passwordHash, vatState }) {
      const { email, emailKey } = registration
      const values = [email, emailKey, passwordHash, vatState, ...profileValues(registration)]
      const { rows } = await client.query<{ id: string }>({ name: 'add_customer', text: insert, values })
      return rows[0]?.id ?? null
    },

    async addLost(customer, passwordHash) {
      const { customerId, email, vatState } = customer
      const values = [customerId, email, emailKeyOf(email), passwordHash, vatState, ...profileValues(customer)]
      return (await client.query<{ id: string }>(insertLost, values)).rows[0]?.id ?? null
    },

    async findConfirmed(email) {
      return (await client.query<{ id: string }>(confirmedByEmail, [emailKeyOf(email)])).rows[0]?.id ?? null
    },

    async lock(customerId) {
      return (await client.query<Customer>(lock, [customerId])).rows[0] ?? null
    },

    async changeProfile(customerId, profile, { isVatNumberOpen }) {
      await client.query(changeProfile, [customerId, isVatNumberOpen, ...profileValues(profile)])
    },

    async confirmEmail(customerId) {
      return (await client.query(confirmEmail, [customerId])).rowCount === 1
    },

    async takeToken(token, purpose) {
      const { rows } = await client.query<{ customerId: string }>(takeToken, [hashOf(token), purpose])
      return rows[0]?.customerId ?? null
    },

    async replacePassword(customerId, { from, to, keptSession }) {
      const { rows } = await client.query<ChangedPassword>(replacePassword, [customerId, to, from])
      const [customer = null] = rows
      if (customer === null) return null
      await client.query(endSessions, [customerId, keptSession])
      await client.query(useUpTokens, [customerId])
      return customer
    },
  }
}
