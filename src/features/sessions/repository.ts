import type { Pool, PoolClient } from 'pg'
import type { DeviceName } from '#core/customers/device.ts'
import type { Customer } from '#core/customers/profile.ts'
import { absoluteDays, freshPasswordMinutes, idleDays, useMinutes } from '#core/customers/session-lifetime.ts'
import { customerColumns } from '#features/customers/repository.ts'
import { hashOf, newSecret } from '#platform/db/secrets.ts'

export interface OpenSession {
  /** Identifies the session in our own calls. The id in the browser's cookie cannot be derived from it. */
  readonly hash: string
  readonly customer: Customer
  readonly openedAt: Date
  /** The password was entered in this session a few minutes ago at most. */
  readonly hasFreshPassword: boolean
}

/** A session as its owner sees it. */
export interface ListedSession extends DeviceName {
  readonly hash: string
  readonly network: string | null
  readonly openedAt: Date
  readonly lastUsedAt: Date
}

export interface NewSession extends DeviceName {
  readonly customerId: string
  /** The hash that the password was checked against: opening fails if it was changed since. */
  readonly passwordHash: string
  /** The hash of the browser's previous session, which ends. */
  readonly replaced: string | null
  readonly deviceId: string | null
  readonly network: string
}

export interface OpenedSession {
  readonly sessionId: string
  /** A new one for a browser that had none. */
  readonly deviceId: string
  /** The first log-in from this device. The one right after registering does not count. */
  readonly isNewDevice: boolean
  readonly at: Date
}

const maxSessions = 10
const maxDevices = 20
const absolute = `interval '${absoluteDays} days'`
const isOpen = `
  session.last_used_at > now() - interval '${idleDays} days' and session.created_at > now() - ${absolute}
  and session.expires_at > now()`

const find = `
  select ${customerColumns}, encode(session.id_hash, 'hex') as hash, session.created_at as "openedAt",
    coalesce(session.password_confirmed_at > now() - interval '${freshPasswordMinutes} minutes', false) as "hasFreshPassword",
    session.last_used_at < now() - interval '${useMinutes} minutes' as is_use_due
  from sessions as session join customers on customers.id = session.customer_id
  where session.id_hash = $1 and ${isOpen}`

const use = `
  update sessions set last_used_at = now() where id_hash = $1 and last_used_at < now() - interval '${useMinutes} minutes'`

const list = `
  select encode(id_hash, 'hex') as hash, browser, system, network, created_at as "openedAt", last_used_at as "lastUsedAt"
  from sessions as session where customer_id = $1 and ${isOpen} order by last_used_at desc, id_hash`

/** Changing the password locks the same row, so no session outlives the password it was opened with. */
const lockCustomer = `
  select created_at > now() - interval '1 hour' as is_young from customers
  where id = $1 and password_hash = $2 for no key update`

/**
 * Deletes the oldest sessions and devices beyond the maximum, stores the device, and opens the session. The result tells
 * whether the device was known before, and whether any device was.
 */
const open = `
  with gone as (
    delete from sessions where id_hash = any(array_append(
      array(
        select id_hash from sessions where customer_id = $1 order by created_at desc, id_hash offset ${maxSessions - 1}),
      decode($2, 'hex')))),
    forgotten as (
      delete from devices where customer_id = $1 and id_hash = any(array(
        select id_hash from devices where customer_id = $1 and id_hash <> $4
        order by last_used_at desc, id_hash offset ${maxDevices - 1}))),
    remembered as (
      insert into devices (customer_id, id_hash) values ($1, $4)
      on conflict (customer_id, id_hash) do update set last_used_at = now()),
    opened as (
      insert into sessions (id_hash, customer_id, created_at, expires_at, password_confirmed_at, device_hash, browser, system, network)
      values ($3, $1, clock_timestamp(), now() + ${absolute}, now(), $4, $5, $6, $7))
  select exists (select from devices where customer_id = $1 and id_hash = $4) as is_known,
    exists (select from devices where customer_id = $1) as has_others, now() as at`

const end = `
  with ended as (
    delete from sessions where customer_id = $1 and id_hash = decode($2, 'hex') returning device_hash),
    forgotten as (
      delete from devices using ended where $3 and devices.customer_id = $1 and devices.id_hash = ended.device_hash)
  select from ended`

const endOthers = `
  with ended as (
    delete from sessions where customer_id = $1 and id_hash is distinct from decode($2, 'hex') returning device_hash),
    forgotten as (
      delete from devices where customer_id = $1 and id_hash in (select device_hash from ended)
        and id_hash is distinct from (select device_hash from sessions where id_hash = decode($2, 'hex')))
  select from ended`

const confirmPassword = `
  update sessions set password_confirmed_at = now() where customer_id = $1 and id_hash = decode($2, 'hex')`

const rememberDevice = `
  insert into devices (customer_id, id_hash) values ($1, $2)
  on conflict (customer_id, id_hash) do update set last_used_at = now()`

type SessionRow = Customer & Omit<OpenSession, 'customer'> & { readonly is_use_due: boolean }

export type Sessions = ReturnType<typeof createSessions>

/** Both methods throw `Unavailable` in an outage. */
export function createSessions(pool: Pool) {
  return {
    /** Finding a session counts as using it, which keeps it open. @returns null if it has ended */
    async find(sessionId: string): Promise<OpenSession | null> {
      const values = [hashOf(sessionId)]
      const { rows } = await pool.query<SessionRow>({ name: 'find_session', text: find, values })
      const [row] = rows
      if (row === undefined) return null
      const { is_use_due: isUseDue, hash, openedAt, hasFreshPassword, ...customer } = row
      if (isUseDue) pool.query({ name: 'use_session', text: use, values }).catch(() => {})
      return { hash, openedAt, hasFreshPassword, customer }
    },

    /** The open sessions, the one used last first. */
    async listOf(customerId: string): Promise<readonly ListedSession[]> {
      return (await pool.query<ListedSession>(list, [customerId])).rows
    },
  }
}

export type SessionStore = ReturnType<typeof sessionStore>

/** Sessions inside a transaction. */
export function sessionStore(client: PoolClient) {
  return {
    /** @returns null if the password was changed since it was checked */
    async open({
      customerId,
      passwordHash,
      replaced,
      deviceId,
      browser,
      system,
      network,
    }: NewSession): Promise<OpenedSession | null> {
      const locked = await client.query<{ is_young: boolean }>(lockCustomer, [customerId, passwordHash])
      const [customer] = locked.rows
      if (customer === undefined) return null
      const sessionId = newSecret()
      const ownDevice = deviceId ?? newSecret()
      const values = [customerId, replaced, hashOf(sessionId), hashOf(ownDevice), browser, system, network]
      const { rows } = await client.query<{ is_known: boolean; has_others: boolean; at: Date }>(open, values)
      const [device] = rows
      const isFirst = customer.is_young && device?.has_others === false
      return {
        sessionId,
        deviceId: ownDevice,
        isNewDevice: device?.is_known === false && !isFirst,
        at: device?.at ?? new Date(),
      }
    },

    /**
     * With `forgetDevice` its device loses its own rate limit.
     * @returns false if the session had ended before, or belongs to another customer
     */
    async end(
      customerId: string,
      hash: string,
      { forgetDevice }: { readonly forgetDevice: boolean } = { forgetDevice: false },
    ): Promise<boolean> {
      return (await client.query(end, [customerId, hash, forgetDevice])).rowCount === 1
    },

    /** @returns how many sessions ended */
    async endOthers(customerId: string, kept: string | null): Promise<number> {
      return (await client.query(endOthers, [customerId, kept])).rowCount ?? 0
    },

    /** @returns false if the session has ended */
    async confirmPassword(customerId: string, hash: string): Promise<boolean> {
      return (await client.query(confirmPassword, [customerId, hash])).rowCount === 1
    },

    /** Gives the device a rate limit of its own. @returns its id, a new one for a browser that had none */
    async rememberDevice(customerId: string, deviceId: string | null): Promise<string> {
      const ownDevice = deviceId ?? newSecret()
      await client.query(rememberDevice, [customerId, hashOf(ownDevice)])
      return ownDevice
    },
  }
}
