import type { Pool, PoolClient } from 'pg'
import { contentHashOf, onlyRow } from '#platform/db/rows.ts'
import { hashOf, newSecret } from '#features/customers/tokens.ts'
import {
  nextReceipt,
  receiptLetters,
  receiptOf,
  type ReceiptRow,
  recentReceipt,
  writtenReceipt,
} from '#features/support/repository.ts'
import { mailedLinks } from '#core/retention/mailed-links.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { Declaration } from '#core/orders/declaration.ts'
import type {
  DeclarationOutcome,
  Declarations,
  DeclarationStore,
  StoredDeclaration,
  WaitingDeclaration,
} from '#features/orders/order-ports.ts'

const insert = `
  insert into declarations (receipt, kind, language, name, email, contract, details, content_hash, order_id)
  select ${nextReceipt}, $2, $3, $4, $5, $6, $7, $8, $9
  returning receipt, received_at`

const columns = 'receipt, received_at, kind, declared.language, name, declared.email, contract, details'

const lock = `
  select ${columns}, order_id as "orderId", outcome from declarations as declared where receipt = $1 for update`

const countRecent = `
  select count(*)::int as count from declarations where order_id = $1 and received_at > now() - interval '1 hour'`

const byToken = 'select receipt, expires_at <= now() as "isExpired" from declaration_links where token_hash = $1'

const decide = `
  update declarations set outcome = $2, decided_by = $3, order_id = $4, decided_at = now()
  where receipt = $1 and outcome is null`

const waiting = `
  select ${columns}, orders.number as "orderNumber", customers.email as "ownerEmail"
  from declarations as declared
    left join orders on orders.id = order_id left join customers on customers.id = customer_id
  where outcome is null order by received_at limit 500`

const issue = `
  insert into declaration_links (token_hash, receipt, expires_at)
  select $1, receipt, now() + make_interval(hours => $3) from declarations where receipt = $2`

interface DeclarationRow extends ReceiptRow {
  readonly kind: Declaration['kind']
  readonly language: SiteLocale
  readonly name: string
  readonly email: string
  readonly contract: string
  readonly details: object
}

function declaredIn(row: DeclarationRow): Pick<StoredDeclaration, 'receipt' | 'declaration' | 'language'> {
  const { kind, name, email, contract, details, language } = row
  const declaration = { kind, name, email, contract, ...details } as Declaration
  return { receipt: receiptOf(row), declaration, language }
}

export function declarationStore(client: PoolClient): DeclarationStore {
  return {
    findRecent: (content) => recentReceipt(client, 'declarations', contentHashOf(content, 'hex')),

    async add({ declaration, language, content, orderId }) {
      const { kind, name, email, contract, ...details } = declaration
      const hash = contentHashOf(content, 'hex')
      const values = [receiptLetters[kind], kind, language, name, email, contract, details, hash, orderId]
      return writtenReceipt((await client.query<ReceiptRow>(insert, values)).rows)
    },

    async lock(receipt) {
      type Row = DeclarationRow & { orderId: string | null; outcome: DeclarationOutcome | null }
      const [row] = (await client.query<Row>(lock, [receipt])).rows
      return row === undefined ? null : { ...declaredIn(row), orderId: row.orderId, outcome: row.outcome }
    },

    async countRecent(orderId) {
      return onlyRow((await client.query<{ count: number }>(countRecent, [orderId])).rows).count
    },

    async findByToken(token) {
      const { rows } = await client.query<{ receipt: string; isExpired: boolean }>(byToken, [hashOf(token)])
      return rows[0] ?? null
    },

    async decide(receipt, { outcome, by, orderId }) {
      await client.query(decide, [receipt, outcome, by, orderId])
    },
  }
}

export function createDeclarations(pool: Pool): Declarations {
  return {
    async listWaiting() {
      const { rows } = await pool.query<DeclarationRow & Pick<WaitingDeclaration, 'orderNumber' | 'ownerEmail'>>(
        waiting,
      )
      return rows.map((row) => ({ ...declaredIn(row), orderNumber: row.orderNumber, ownerEmail: row.ownerEmail }))
    },

    async issueToken(receipt) {
      const token = newSecret()
      const values = [hashOf(token), receipt, mailedLinks.confirmDeclaration.hours]
      return (await pool.query(issue, values)).rowCount === 1 ? token : null
    },
  }
}
