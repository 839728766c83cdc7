import type { Pool, PoolClient } from 'pg'
import type { BasisPoints, Cents } from '#core/money/money.ts'
import type { Contradiction, CountryEvidence } from '#core/tax/vat-evidence.ts'

export interface KeptEvidence extends CountryEvidence {
  readonly payerFrom: 'card' | 'account' | null
  readonly contradictions: readonly Contradiction[]
  /** Customer and VAT number whose latest answer of the register is copied as evidence. */
  readonly customerId: string
  readonly vatNumber: string | null
}

export interface ContradictedOrder extends CountryEvidence {
  readonly orderNumber: string
  readonly paidAt: Date
  readonly total: Cents
  readonly vatRate: BasisPoints
  readonly payerFrom: 'card' | 'account' | null
  readonly contradictions: readonly Contradiction[]
}

/** Copies the answer of the VAT register, because the list of answers is deleted before the order is. */
const insert = `
  insert into tax_evidence (order_id, basis, address_country, address_country_when_paid, restricted_country, payer_country,
    payer_source, checkout_country,
    contradictions, vat_request, vat_checked_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, answer.request_identifier, answer.checked_at
  from (select 1) as one left join lateral (
    select request_identifier, checked_at from vat_checks
    where customer_id = $10 and vat_number = $11 and state = 'valid' and $2 = 'reverse_charge'
    order by checked_at desc limit 1
  ) as answer on true
  on conflict (order_id) do nothing`

const open = `
  select orders.number as "orderNumber", orders.paid_at as "paidAt", orders.total_cents as total,
    (orders.snapshot -> 'totals' ->> 'vatRate')::int as "vatRate", basis, address_country as address,
    address_country_when_paid as "addressWhenPaid",
    tax_evidence.restricted_country as "restrictedTo", payer_country as payer, payer_source as "payerFrom",
    checkout_country as checkout, contradictions
  from tax_evidence join orders on orders.id = tax_evidence.order_id
  where contradictions <> '{}' and reviewed_at is null order by recorded_at limit $1`

const settle = `
  update tax_evidence set reviewed_at = now(), note = $2
  where order_id = (select id from orders where number = $1) and contradictions <> '{}' and reviewed_at is null`

export type TaxEvidenceStore = ReturnType<typeof taxEvidenceStore>

/** Tax evidence inside a transaction. */
export function taxEvidenceStore(client: PoolClient) {
  return {
    /** Stores the evidence for the tax of a paid order, once. */
    async add(orderId: string, evidence: KeptEvidence): Promise<void> {
      const { basis, address, addressWhenPaid, restrictedTo, payer, payerFrom, checkout, contradictions } = evidence
      const countries = [basis, address, addressWhenPaid, restrictedTo, payer, payerFrom, checkout, contradictions]
      await client.query(insert, [orderId, ...countries, evidence.customerId, evidence.vatNumber])
    },
  }
}

export function createTaxEvidence(pool: Pool) {
  return {
    /** Unreviewed orders whose evidence contradicts their tax, the oldest first. */
    async open(limit: number): Promise<readonly ContradictedOrder[]> {
      return (await pool.query<ContradictedOrder>(open, [limit])).rows
    },

    /** @returns false if there is no such order or nothing to review */
    async settle(orderNumber: string, note: string): Promise<boolean> {
      return (await pool.query(settle, [orderNumber, note])).rowCount === 1
    },
  }
}
