import {
  appliedResponse,
  askForLink,
  confirmAffiliate,
  confirmedAffiliate,
  newAffiliate,
  readStatement as readStatementSchema,
  statementResponse,
  type StatementResponse,
} from '#features/partners/schema/affiliate.ts'
import { sentResponse } from '#features/customers/schema/passwords.ts'
import { maskedIban } from '#core/partners/iban.ts'
import { type Cents, eurosOf } from '#core/money/money.ts'
import { created, notFound, ok, refuse, accountRefusalOf } from '#platform/http/pipeline/api-response.ts'
import { withMinDuration } from '#platform/http/pipeline/min-duration.ts'
import { type Endpoint, endpointOf, jsonBody } from '#platform/http/pipeline/endpoint.ts'
import type { Deps } from '#features/deps.ts'
import { statementCsv } from './statement-csv.ts'
import { applyAsPartner, confirmPartner, mailPartnerLink } from './apply-as-partner.ts'
import { readStatement, type Statement } from './read-statement.ts'
import { shopDayOf } from '#core/time/shop-day.ts'

const endpoint = endpointOf('Partners', 'none')

/** Longer than queueing a mail takes. */
const mailingMs = 100

/** Endpoints for applying as a partner and for viewing commissions. */
export function affiliateEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint('applyAsPartner', 'POST', '/api/affiliates', {
      summary: 'Applies as a partner. The answer is the same for every address: its owner gets a mail.',
      rateLimit: 'partnerMails',
      requestBody: jsonBody(newAffiliate),
      success: { status: 201, schema: appliedResponse },
      async respond({ body: { companyName = '', vatNumber = '', iban = '', fax = '', ...rest }, source }) {
        if (fax !== '') return withMinDuration(mailingMs, Promise.resolve(created({ status: 'applied' })))
        const form = { ...rest, companyName, vatNumber, iban }
        const done = await withMinDuration(mailingMs, applyAsPartner(deps, form, source()))
        if (done.ok) return created({ status: 'applied' })
        return 'faults' in done ? refuse(422, 'validation_failed', { errors: done.faults }) : accountRefusalOf(done)
      },
    }),
    endpoint('confirmPartner', 'POST', '/api/affiliates/confirm', {
      summary: 'Confirms the address with the token of the mail, and makes the partner. A second time is no mistake.',
      rateLimit: 'partners',
      requestBody: jsonBody(confirmAffiliate),
      success: { status: 200, schema: confirmedAffiliate },
      async respond({ body }) {
        const affiliateId = await confirmPartner(deps, body.token)
        return affiliateId === null ? refuse(422, 'token_invalid') : ok({ status: 'confirmed', affiliateId })
      },
    }),
    endpoint('mailPartnerLink', 'POST', '/api/affiliates/link', {
      summary: 'Mails a partner a new personal link, if the address is one of a partner.',
      rateLimit: 'partnerMails',
      requestBody: jsonBody(askForLink),
      success: { status: 200, schema: sentResponse },
      async respond({ body, source }) {
        const done = await withMinDuration(mailingMs, mailPartnerLink(deps, body.email, source()))
        return done.ok ? ok({ status: 'sent' }) : accountRefusalOf(done)
      },
    }),
    endpoint('readStatement', 'POST', '/api/affiliates/statement', {
      summary: 'Visits, sales, entries and payments of a partner, by the token of the personal link.',
      rateLimit: 'partners',
      requestBody: jsonBody(readStatementSchema),
      success: { status: 200, schema: statementResponse, types: ['application/json', 'text/csv'] },
      refusals: [404],
      async respond({ body }) {
        const stated = await readStatement(deps, body.token)
        if (stated === null) return notFound
        return body.format === 'csv' ? { status: 200, file: csvFileOf(stated) } : ok(responseOf(stated))
      },
    }),
  ]
}

function csvFileOf(statement: Statement) {
  const name = `partner-${statement.partner.number}.csv`
  return { type: 'text/csv; charset=utf-8', name, bytes: new TextEncoder().encode(statementCsv(statement)) }
}

function responseOf({ partner, totals, visits, sales, payouts, entries }: Statement): StatementResponse {
  const { number, name, confirmedAt } = partner
  return {
    affiliateId: number,
    name,
    since: shopDayOf(confirmedAt),
    hasAccount: partner.iban !== null,
    totals: inEuros(totals),
    visits: visits.map(({ day, visits: count }) => ({ day, visits: count })),
    sales: sales.map(({ products, commission, reversed, ...sale }) => ({
      ...sale,
      products: [...products],
      ...inEuros({ commission, reversed }),
    })),
    payments: payouts.map(({ id, day, amount, iban }) => ({ id, day, ...inEuros({ amount }), iban: maskedIban(iban) })),
    entries: entries.map(({ bookedAt, kind, saleId, payoutId, pending, approved, paid }) => ({
      day: shopDayOf(bookedAt),
      kind,
      sale: saleId,
      payment: payoutId,
      ...inEuros({
        pending,
        approved,
        paid,
      }),
    })),
  }
}

function inEuros<Amount extends string>(amounts: Readonly<Record<Amount, Cents>>): Record<Amount, number> {
  const entries = Object.entries<Cents>(amounts).map(([name, amount]) => [name, eurosOf(amount)])
  return Object.fromEntries(entries) as Record<Amount, number>
}
