import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Pool } from 'pg'
import { createCustomers } from '#features/customers/repository.ts'
import { taxOf } from '#core/tax/vat.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { type Caller, visitor } from '#platform/http/pipeline/caller.ts'
import type { Customer } from '#core/customers/profile.ts'

export type CustomerRow = Partial<Omit<Customer, 'id' | 'isEmailVerified'>>

/**
 * Inserts a customer with an unusable password.
 * @returns the id
 */
export async function insertCustomer(pool: Pool, given: CustomerRow = {}): Promise<string> {
  const email = given.email ?? `${randomUUID()}@klant.example`
  const type = given.customerType ?? 'private'
  const vatNumber = given.vatNumber ?? null
  const columns = {
    email,
    email_key: email,
    password_hash: '$argon2id$none',
    type,
    first_name: given.firstName ?? 'Anna',
    last_name: given.lastName ?? 'de Vries',
    company_name: given.companyName ?? (type === 'business' ? 'De Vries B.V.' : null),
    chamber_of_commerce_number: given.chamberOfCommerceNumber ?? null,
    street: given.street ?? 'Kerkstraat',
    house_number: given.houseNumber ?? '1',
    postal_code: given.postalCode ?? '1234 AB',
    city: given.city ?? 'Utrecht',
    country: given.country ?? 'NL',
    phone: given.phone ?? '+31612345678',
    language: given.language ?? 'nl',
    vat_number: vatNumber,
    vat_state: vatNumber === null ? null : (given.vatState ?? 'unknown'),
  }
  const names = Object.keys(columns)
  const { rows } = await pool.query<{ id: string }>(
    `insert into customers (${names.join(', ')}, terms_accepted_at)
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}, now()) returning id`,
    Object.values(columns),
  )
  const [row] = rows
  if (row === undefined) throw new Error('no customer was made')
  return row.id
}

/** Header that names the caller, for a shop whose `caller` is `callerNamed`. */
export function as(customerId: string | null): { readonly headers: Record<string, string> } {
  return { headers: customerId === null ? {} : { 'x-customer': customerId } }
}

/** Replaces sessions: a header names the customer, whose tax status is read for every call. */
export function callerNamed(pool: () => Pool, today: IsoDate): (request: IncomingMessage) => Promise<Caller> {
  return async ({ headers }) => {
    const customerId = headers['x-customer']
    if (typeof customerId !== 'string') return visitor
    const customer = await createCustomers(pool()).find(customerId)
    return customer === null ? visitor : { customerId, customer, tax: taxOf(customer, today), hasFreshPassword: true }
  }
}
