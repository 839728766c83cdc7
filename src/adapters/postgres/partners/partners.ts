import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { forgetting } from '#adapters/postgres/connection/forgetting.ts'
import { inTransaction } from '#adapters/postgres/connection/in-transaction.ts'
import { orderMail } from '#adapters/postgres/mails/order-mail.ts'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import { hashOf, newSecret } from '#adapters/postgres/customers/token-hash.ts'
import { emailKeyOf } from '#domain/customers/email.ts'
import type { PartnerDetails } from '#domain/partners/partner.ts'
import type { Partner, Partners } from '#services/partners/partners-port.ts'

const columns = `
  number, name, company_name as "companyName", email, website, vat_number as "vatNumber", iban,
  confirmed_at as "confirmedAt", ended_at as "endedAt"`

const byEmail = `select ${columns} from partners where email_key = $1`
const byNumber = `select ${columns} from partners where number = $1`

const apply = `
  insert into partner_applications (name, company_name, email, email_key, website, vat_number, iban)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`

/** Of several confirmed at once for one address one goes first, and the others find it. */
const inTurn = `select pg_advisory_xact_lock(hashtextextended('partner ' || $1, 0))`
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
    select partner, created_at from partner_tokens where token_hash = $1 and partner is not null and expires_at > now()
  ), ended as (
    delete from partner_tokens as older using used
    where older.partner = used.partner and older.created_at < used.created_at
  )
  select ${columns} from partners join used on used.partner = number`

const issueToConfirm = `
  insert into partner_tokens (token_hash, application_id, expires_at)
  select $1, id, now() + interval '7 days' from partner_applications where id = $2`
const issueToRead = `
  insert into partner_tokens (token_hash, partner, expires_at)
  select $1, number, now() + interval '1 year' from partners where number = $2`

const forgettings = [
  forgetting('partner_tokens', 'expires_at < now()'),
  forgetting('partner_applications', `applied_at < now() - interval '30 days'`),
]

export function createPartners(pool: Pool): Partners {
  return {
    apply: (details) =>
      inTransaction(pool, async (client) => {
        const [known] = await ask<Partner>(byEmail, [emailKeyOf(details.email)], client)
        await (known ? mailLinkTo(client, known, false) : takeApplication(client, details))
      }),

    confirm: (token) =>
      inTransaction(pool, async (client) => {
        const [application] = await ask<{ id: string; emailKey: string }>(applicationOf, [hashOf(token)], client)
        if (application === undefined) return null
        await client.query(inTurn, [application.emailKey])
        const [known] = await ask<Partner>(byEmail, [application.emailKey], client)
        if (known) return known.number
        const [made] = await ask<Partner>(confirm, [application.id], client)
        if (made) await mailLinkTo(client, made, true)
        return made?.number ?? null
      }),

    async mailLink(email) {
      const [partner] = await ask<Partner>(byEmail, [emailKeyOf(email)])
      if (partner) await orUnavailable(mailLinkTo(pool, partner, false))
    },

    async findByToken(token) {
      const [partner = null] = await ask<Partner>(byToken, [hashOf(token)])
      return partner
    },

    async find(number) {
      const [partner = null] = await ask<Partner>(byNumber, [number])
      return partner
    },

    async issueToken(subject) {
      const token = newSecret()
      const [statement, holder] =
        'partner' in subject ? [issueToRead, subject.partner] : [issueToConfirm, subject.applicationId]
      const { rowCount } = await orUnavailable(pool.query(statement, [hashOf(token), holder]))
      return rowCount === 1 ? token : null
    },

    async forget() {
      let count = 0
      for (const statement of forgettings) count += (await orUnavailable(pool.query(statement))).rowCount ?? 0
      return count
    },
  }

  async function ask<Row extends object>(text: string, values: unknown[], connection: Pool | PoolClient = pool) {
    return (await orUnavailable(connection.query<Row>(text, values))).rows
  }
}

async function takeApplication(client: PoolClient, details: PartnerDetails): Promise<void> {
  const { name, companyName, email, website, vatNumber, iban } = details
  const values = [name, companyName, email, emailKeyOf(email), website, vatNumber, iban]
  const { rows } = await client.query<{ id: string }>(apply, values)
  const [row] = rows
  if (row === undefined) throw new Error('the application was not written down')
  await orderMail(client, {
    cause: `partner application ${row.id}`,
    to: email,
    language: 'nl',
    customerId: null,
    template: 'partnerApplied',
    data: { firstName: name, applicationId: row.id },
  })
}

/** Its token is made when the mail is. */
async function mailLinkTo(
  connection: Pool | PoolClient,
  { number, name, email }: Partner,
  isNew: boolean,
): Promise<void> {
  await orderMail(connection, {
    cause: `partner ${number} link ${randomUUID()}`,
    to: email,
    language: 'nl',
    customerId: null,
    template: 'partnerLink',
    data: { firstName: name, partner: number, isNew },
  })
}
