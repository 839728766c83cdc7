import type { Pool, PoolClient } from 'pg'
import { onlyRow } from '#platform/db/rows.ts'
import { hashOf, newSecret } from '#platform/db/secrets.ts'
import { mailedLinks } from '#core/retention/mailed-links.ts'
import { emailKeyOf } from '#core/customers/email.ts'
import type { PartnerDetails } from '#core/partners/partner.ts'
import type { CommissionBalance } from '#core/partners/commission-ledger.ts'

export interface Partner extends PartnerDetails {
  /** The affiliate id in `via`. */
  readonly number: string
  readonly confirmedAt: Date
  readonly endedAt: Date | null
}

/** An application or a partner: the subject of a mailed link. */
export type PartnerTokenSubject = { readonly applicationId: string } | { readonly partner: string }

interface ListedPartner extends CommissionBalance {
  readonly number: string
  readonly name: string
  readonly email: string
  readonly iban: string | null
  readonly isEnded: boolean
}

const list = `
  select number, name, email, iban, ended_at is not null as "isEnded",
    coalesce(sum(pending_cents), 0)::int as pending, coalesce(sum(approved_cents), 0)::int as approved,
    coalesce(sum(paid_cents), 0)::int as paid
  from partners left join partner_sales on partner = number left join commission_entries using (order_id)
  group by number order by length(number), number`

const end = 'update partners set ended_at = now() where number = $1 and ended_at is null'

/** Commissions that wait for an account are due again. */
const setIban = `
  with changed as (update partners set iban = $2 where number = $1 returning number), woken as (
    update partner_sales as sale set approval_due_at = now() from changed
    where partner = number and approval_due_at is null and
      (select sum(pending_cents) from commission_entries as entry where entry.order_id = sale.order_id) > 0)
  select from changed`

export async function listPartners(pool: Pool): Promise<readonly ListedPartner[]> {
  return (await pool.query<ListedPartner>(list)).rows
}

/** Orders paid from now on earn nothing. @returns false if there is no such partner, or it had ended before */
export async function endPartner(pool: Pool, number: string): Promise<boolean> {
  return (await pool.query(end, [number])).rowCount === 1
}

/** False: no such partner. */
export async function setPartnerIban(pool: Pool, number: string, iban: string): Promise<boolean> {
  return (await pool.query(setIban, [number, iban])).rowCount === 1
}

const columns = `
  number, name, company_name as "companyName", email, website, vat_number as "vatNumber", iban,
  confirmed_at as "confirmedAt", ended_at as "endedAt"`

const byEmail = `select ${columns} from partners where email_key = $1`
const byNumber = `select ${columns} from partners where number = $1`

const apply = `
  insert into partner_applications (name, company_name, email, email_key, website, vat_number, iban)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`

const lockAddress = `select pg_advisory_xact_lock(hashtextextended('partner ' || $1, 0))`
const confirm = `
  insert into partners (name, company_name, email, email_key, website, vat_number, iban)
  select name, company_name, email, email_key, website, vat_number, iban from partner_applications where id = $1
  returning ${columns}`

const applicationOf = `
  select id, email_key as "emailKey" from partner_tokens as token
  join partner_applications as applied on applied.id = token.application_id
  where token_hash = $1 and expires_at > now()`

const byToken = `
  with used as (
    select partner, created_at from partner_tokens
    where token_hash = $1 and partner is not null and expires_at > now()
  ), ended as (
    delete from partner_tokens as older using used
    where older.partner = used.partner and older.created_at < used.created_at
  )
  select ${columns} from partners join used on used.partner = number`

const issueToConfirm = `
  insert into partner_tokens (token_hash, application_id, expires_at)
  select $1, id, now() + make_interval(hours => $3) from partner_applications where id = $2`
const issueToRead = `
  insert into partner_tokens (token_hash, partner, expires_at)
  select $1, number, now() + make_interval(hours => $3) from partners where number = $2`

export type Partners = ReturnType<typeof createPartners>

export function createPartners(pool: Pool) {
  return {
    findByEmail: (emailKey: string) => findOne(byEmail, [emailKey]),
    /** Finds the partner of a personal link. The first use of a newer link ends the older ones. */
    findByToken: (token: string) => findOne(byToken, [hashOf(token)]),
    find: (number: string) => findOne(byNumber, [number]),

    /** Issues a token of 256 random bits and stores its hash. @returns null if there is no such application or partner */
    async issueToken(subject: PartnerTokenSubject): Promise<string | null> {
      const token = newSecret()
      const [statement, holder, kind] =
        'partner' in subject
          ? ([issueToRead, subject.partner, 'partnerStatement'] as const)
          : ([issueToConfirm, subject.applicationId, 'confirmPartner'] as const)
      const values = [hashOf(token), holder, mailedLinks[kind].hours]
      const { rowCount } = await pool.query(statement, values)
      return rowCount === 1 ? token : null
    },
  }

  async function findOne(text: string, values: readonly unknown[]): Promise<Partner | null> {
    return (await pool.query<Partner>(text, [...values])).rows[0] ?? null
  }
}

export type PartnerStore = ReturnType<typeof partnerStore>

/** Writes partners inside a transaction. */
export function partnerStore(client: PoolClient) {
  return {
    async findByEmail(emailKey: string): Promise<Partner | null> {
      return (await client.query<Partner>(byEmail, [emailKey])).rows[0] ?? null
    },

    /** @returns the id of the application */
    async addApplication(details: PartnerDetails): Promise<string> {
      const { name, companyName, email, website, vatNumber, iban } = details
      const values = [name, companyName, email, emailKeyOf(email), website, vatNumber, iban]
      return onlyRow((await client.query<{ id: string }>(apply, values)).rows).id
    },

    /** Finds an application by the token of its mail. */
    async findApplication(token: string): Promise<{ readonly id: string; readonly emailKey: string } | null> {
      const { rows } = await client.query<{ id: string; emailKey: string }>(applicationOf, [hashOf(token)])
      return rows[0] ?? null
    },

    /** Applications for one address are confirmed one after the other. */
    async lockAddress(emailKey: string): Promise<void> {
      await client.query(lockAddress, [emailKey])
    },

    /** Makes an application a partner. @returns null if the application was deleted */
    async confirm(applicationId: string): Promise<Partner | null> {
      return (await client.query<Partner>(confirm, [applicationId])).rows[0] ?? null
    },
  }
}
