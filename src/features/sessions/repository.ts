import type { Pool, PoolClient } from 'pg'
import { absoluteDays, freshPasswordMinutes, idleDays, useMinutes } from '#core/customers/session-lifetime.ts'
import type { Customer } from '#core/customers/profile.ts'
import type { ListedSession, OpenSession, Sessions, SessionStore } from './session-ports.ts'
import { customerColumns } from '#features/customers/customer-rows.ts'
import { hashOf, newSecret } from '#features/customers/tokens.ts'

const maxSessions = 10
const maxDevices = 20
const absolute = `interval '${absoluteDays} days'`
const isOpen = `
  session.last_used_at > now() - interval '${idleDays} days' and session.created_at > now() - ${absolute}
  and session.expires_at > now()`

const find = `
  select ${customerColumns}, encode(session.id_hash, 'hex') as hash, session.created_at as "openedAt",
    coalesce(session.password_confirmed_at > now() - interval '${freshPasswordMinutes} minutes', false) as "hasFreshPassword",
    session.last_used_at < now() - interval '${useMinutes} minutes' as is_fading
  from sessions as session join customers on customers.id = session.customer_id
  where session.id_hash = $1 and ${isOpen}`

const use = `
  update sessions set last_used_at = now() where id_hash = $1 and last_used_at < now() - interval '${useMinutes} minutes'`

const list = `
  select encode(id_hash, 'hex') as hash, browser, system, network, created_at as "openedAt", last_used_at as "lastUsedAt"
  from sessions as session where customer_id = $1 and ${isOpen} order by last_used_at desc, id_hash`

/** Whoever changes the password holds the row too: one of both comes first, and no session outlives its password. */
const hold = `
  select created_at > now() - interval '1 hour' as is_young from customers
  where id = $1 and password_hash = $2 for no key update`

/** Makes room, remembers the device, and opens the session; says whether the device was there, and whether any was. */
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

type SessionRow = Customer & Omit<OpenSession, 'customer'> & { readonly is_fading: boolean }

export function createSessions(pool: Pool): Sessions {
  return {
    async find(sessionId) {
      const values = [hashOf(sessionId)]
      const { rows } = await pool.query<SessionRow>({ name: 'find_session', text: find, values })
      const [row] = rows
      if (row === undefined) return null
      const { is_fading: isFading, hash, openedAt, hasFreshPassword, ...customer } = row
      if (isFading) pool.query({ name: 'use_session', text: use, values }).catch(() => {})
      return { hash, openedAt, hasFreshPassword, customer }
    },

    async listOf(customerId) {
      return (await pool.query<ListedSession>(list, [customerId])).rows
    },
  }
}

export function sessionStore(client: PoolClient): SessionStore {
  return {
    async open({ customerId, passwordHash, replaced, deviceId, browser, system, network }) {
      const [held] = (await client.query<{ is_young: boolean }>(hold, [customerId, passwordHash])).rows
      if (held === undefined) return null
      const sessionId = newSecret()
      const ownDevice = deviceId ?? newSecret()
      const values = [customerId, replaced, hashOf(sessionId), hashOf(ownDevice), browser, system, network]
      const { rows } = await client.query<{ is_known: boolean; has_others: boolean; at: Date }>(open, values)
      const [found] = rows
      const isFirst = held.is_young && found?.has_others === false
      return {
        sessionId,
        deviceId: ownDevice,
        isNewDevice: found?.is_known === false && !isFirst,
        at: found?.at ?? new Date(),
      }
    },

    async end(customerId, hash, { forgetDevice } = { forgetDevice: false }) {
      return (await client.query(end, [customerId, hash, forgetDevice])).rowCount === 1
    },

    async endOthers(customerId, kept) {
      return (await client.query(endOthers, [customerId, kept])).rowCount ?? 0
    },

    async confirmPassword(customerId, hash) {
      return (await client.query(confirmPassword, [customerId, hash])).rowCount === 1
    },

    async rememberDevice(customerId, deviceId) {
      const ownDevice = deviceId ?? newSecret()
      await client.query(rememberDevice, [customerId, hashOf(ownDevice)])
      return ownDevice
    },
  }
}
