import type { Pool, PoolClient } from 'pg'
import { emailKeyOf } from '#core/customers/email.ts'
import {
  businessFields,
  type Customer,
  personFields,
  type Profile,
  type ProfileField,
} from '#core/customers/profile.ts'
import type { Registration } from '#core/customers/registration.ts'
import { emailCode } from '#core/retention/email-code.ts'
import { mailedLinks } from '#core/retention/mailed-links.ts'
import type { VatState } from '#core/tax/vat.ts'
import { hashOf, newSecret } from '#platform/db/secrets.ts'

export interface NewCustomer {
  readonly registration: Omit<Registration, 'password'>
  readonly passwordHash: string
  readonly vatState: VatState | null
}

/** A customer whose row was lost, as one of their orders still describes them. */
export interface LostCustomer extends Profile {
  readonly customerId: string
  readonly email: string
  readonly vatState: VatState | null
}

/** A customer with the data a log-in is checked against. */
export interface Account {
  readonly customer: Customer
  readonly emailKey: string
  readonly passwordHash: string
}

/** An account for which a log-in was requested. */
export interface WantedAccount extends Account {
  /** The device has logged in to it before. */
  readonly isKnownDevice: boolean
}

/** The recipient and the time of the mail about a changed password. */
export interface ChangedPassword extends Pick<Customer, 'email' | 'firstName' | 'language'> {
  readonly at: Date
}

/** The column of each field of a profile. All statements about customers are built from it. */
const profileColumns: Readonly<Record<keyof Profile, string>> = {
  customerType: 'type',
  language: 'language',
  ...(Object.fromEntries([...personFields, ...businessFields].map((name) => [name, snakeCaseOf(name)])) as Record<
    ProfileField,
    string
  >),
}

function snakeCaseOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const fields = Object.keys(profileColumns) as readonly (keyof Profile)[]

/** A row of these columns is a `Customer`, also in a statement that joins other tables. */
export const customerColumns = `
  customers.id, customers.email, customers.email_verified_at is not null as "isEmailVerified",
  customers.vat_state as "vatState", ${fields.map((field) => `customers.${profileColumns[field]} as "${field}"`).join(', ')}`

/** The columns of a profile, each with its parameter, which follow the first `before` parameters of the statement. */
function profileParameters(before: number): readonly (readonly [column: string, parameter: string])[] {
  return fields.map((field, index) => [profileColumns[field], `$${before + index + 1}`])
}

function profileValues(profile: Profile): readonly unknown[] {
  return fields.map((field) => profile[field])
}

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

/** Only the code of the newest e-mail can be tried, so that the tries of older ones do not add up. */
const tryCode = `
  update email_codes set tries = tries + 1
  where mail_id = (
      select mail_id from email_codes where customer_id = $1 order by issued_at desc, mail_id limit 1)
    and tries < ${emailCode.tries} and expires_at > now()
  returning code_hash as hash`
const forgetCodes = 'delete from email_codes where customer_id = $1'

/** Only one of several concurrent uses finds the token unused. */
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

export type Customers = ReturnType<typeof createCustomers>

/** Every method throws `Unavailable` in an outage. */
export function createCustomers(pool: Pool) {
  return {
    async find(customerId: string): Promise<Customer | null> {
      return (await accountAt('customer_by_id', byId, [customerId]))?.customer ?? null
    },

    findAccount: (customerId: string): Promise<Account | null> => accountAt('customer_by_id', byId, [customerId]),

    findAccountByEmail(emailKey: string, deviceId: string | null = null): Promise<WantedAccount | null> {
      return accountAt('customer_by_email', byEmail, [emailKey, deviceId === null ? null : hashOf(deviceId)])
    },

    /**
     * Replaces the hash of a password by another hash of the same password.
     * @returns false if the account has another hash by now
     */
    async renewHash(
      customerId: string,
      { from, to }: { readonly from: string; readonly to: string },
    ): Promise<boolean> {
      const query = { name: 'renew_hash', text: renewHash, values: [customerId, from, to] }
      return (await pool.query(query)).rowCount === 1
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

export type CustomerStore = ReturnType<typeof customerStore>

/** Customers inside a transaction. */
export function customerStore(client: PoolClient) {
  return {
    /**
     * Waits for a concurrent registration of the same address.
     * @returns the id, or null if the address has an account
     */
    async add({ registration, passwordHash, vatState }: NewCustomer): Promise<string | null> {
      const { email, emailKey } = registration
      const values = [email, emailKey, passwordHash, vatState, ...profileValues(registration)]
      const { rows } = await client.query<{ id: string }>({ name: 'add_customer', text: insert, values })
      return rows[0]?.id ?? null
    },

    /**
     * Adds a lost customer under their old id. Their address has to be confirmed again.
     * @returns the id, or null if the address has an account
     */
    async addLost(customer: LostCustomer, passwordHash: string): Promise<string | null> {
      const { customerId, email, vatState } = customer
      const values = [customerId, email, emailKeyOf(email), passwordHash, vatState, ...profileValues(customer)]
      return (await client.query<{ id: string }>(insertLost, values)).rows[0]?.id ?? null
    },

    /** @returns the id of the customer who has confirmed this address, or null */
    async findConfirmed(email: string): Promise<string | null> {
      return (await client.query<{ id: string }>(confirmedByEmail, [emailKeyOf(email)])).rows[0]?.id ?? null
    },

    async lock(customerId: string): Promise<Customer | null> {
      return (await client.query<Customer>(lock, [customerId])).rows[0] ?? null
    },

    /** `isVatNumberOpen`: the state of the VAT number becomes unknown again. */
    async changeProfile(
      customerId: string,
      profile: Profile,
      { isVatNumberOpen }: { readonly isVatNumberOpen: boolean },
    ): Promise<void> {
      await client.query(changeProfile, [customerId, isVatNumberOpen, ...profileValues(profile)])
    },

    /** @returns false if the address was confirmed before */
    async confirmEmail(customerId: string): Promise<boolean> {
      await client.query(forgetCodes, [customerId])
      return (await client.query(confirmEmail, [customerId])).rowCount === 1
    },

    /**
     * Counts a try of the digits that were mailed last.
     * @returns their hash, or null if they are too old or were tried too often
     */
    async tryCode(customerId: string): Promise<Buffer | null> {
      return (await client.query<{ hash: Buffer }>(tryCode, [customerId])).rows[0]?.hash ?? null
    },

    /** Uses up a valid token. @returns the id of its customer, or null if the token is not valid */
    async takeToken(token: string, purpose: TokenPurpose): Promise<string | null> {
      const { rows } = await client.query<{ customerId: string }>(takeToken, [hashOf(token), purpose])
      return rows[0]?.customerId ?? null
    },

    /**
     * Locks the customer, so that no session opens with the old password. Ends all sessions but `keptSession`, and uses up
     * the links that would set another password.
     * @returns null if the hash is not `from` any more
     */
    async replacePassword(
      customerId: string,
      { from, to, keptSession }: PasswordReplacement,
    ): Promise<ChangedPassword | null> {
      const { rows } = await client.query<ChangedPassword>(replacePassword, [customerId, to, from])
      const [customer = null] = rows
      if (customer === null) return null
      await client.query(endSessions, [customerId, keptSession])
      await client.query(useUpTokens, [customerId])
      return customer
    },
  }
}

/** Hashes; `from` is null if any password may be replaced. */
export interface PasswordReplacement {
  readonly from: string | null
  readonly to: string
  readonly keptSession: string | null
}

export type TokenPurpose = 'verify_email' | 'set_password'

const tokenHours: Readonly<Record<TokenPurpose, number>> = {
  verify_email: mailedLinks.verifyEmail.hours,
  set_password: mailedLinks.setPassword.hours,
}

const issueToken = `
  insert into customer_tokens (token_hash, purpose, customer_id, expires_at)
  values ($1, $2, $3, now() + make_interval(hours => $4))`

const tokenHolder = `
  select ${customerColumns} from customer_tokens as token join customers on customers.id = token.customer_id
  where token.token_hash = $1 and token.purpose = $2 and token.used_at is null and token.expires_at > now()`

/** An expired link opens no order, and visitors who are not logged in see no order that was paid long ago. */
const confirmedByToken = `
  select (
    select paid_payment_id from orders
    where customer_id = customers.id and token.expires_at > now() and paid_at > now() - make_interval(hours => $2)
    order by created_at desc limit 1) as "paymentId"
  from customer_tokens as token join customers on customers.id = token.customer_id
  where token.token_hash = $1 and token.purpose = 'verify_email' and token.used_at is not null
    and customers.email_verified_at is not null`

export type Tokens = ReturnType<typeof createTokens>

/** Tokens of mailed links: each is valid for one use, until it expires. Every method throws `Unavailable` in an outage. */
export function createTokens(pool: Pool) {
  return {
    /** Only the hash of the token is stored. */
    async issue(customerId: string, purpose: TokenPurpose): Promise<string> {
      const token = newSecret()
      const values = [hashOf(token), purpose, customerId, tokenHours[purpose]]
      await pool.query({ name: 'issue_token', text: issueToken, values })
      return token
    },

    /** The customer of a valid token, which stays valid. */
    async holderOf(token: string, purpose: TokenPurpose): Promise<Customer | null> {
      const values = [hashOf(token), purpose]
      const { rows } = await pool.query<Customer>({ name: 'token_holder', text: tokenHolder, values })
      return rows[0] ?? null
    },

    /** @returns the payment of the customer's last order if the token has confirmed their address, otherwise null */
    async confirmedBy(token: string): Promise<{ readonly paymentId: string | null } | null> {
      const values = [hashOf(token), mailedLinks.paymentStatus.hours]
      const { rows } = await pool.query<{ paymentId: string | null }>(confirmedByToken, values)
      return rows[0] ?? null
    },
  }
}
