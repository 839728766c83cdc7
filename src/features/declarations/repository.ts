import type { Pool, PoolClient } from 'pg'
import { contentHashOf, onlyRow } from '#platform/db/rows.ts'
import { hashOf, newSecret } from '#platform/db/secrets.ts'
import {
  nextReceipt,
  receiptLetters,
  receiptOf,
  type ReceiptRow,
  recentReceipt,
  writtenReceipt,
  type Receipt,
} from '#features/support/repository.ts'
import { mailedLinks } from '#core/retention/mailed-links.ts'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { Declaration } from '#core/orders/declaration.ts'

export interface NewDeclaration {
  readonly declaration: Declaration
  readonly language: SiteLocale
  /** Declarations with the same content within some minutes are the same one. */
  readonly content: string
  readonly orderId: string | null
}

/** Only a confirmed declaration has an effect. */
export type DeclarationOutcome = 'confirmed' | 'rejected'
/** Decided by the link in the mail to the owner, by an owner who is logged in, or by a person at the provider. */
export type DeclarationDecider = 'link' | 'login' | 'provider'

export interface StoredDeclaration {
  readonly receipt: Receipt
  readonly declaration: Declaration
  readonly language: SiteLocale
  readonly orderId: string | null
  /** null: not decided yet */
  readonly outcome: DeclarationOutcome | null
}

interface Decision {
  readonly outcome: DeclarationOutcome
  readonly by: DeclarationDecider
  readonly orderId: string | null
}

export interface WaitingDeclaration extends Omit<StoredDeclaration, 'orderId'> {
  readonly orderNumber: string | null
  /** The address of the order's owner; null without an order. */
  readonly ownerEmail: string | null
}

const insert = `
  insert into declarations (receipt, kind, language, name, email, contract, details, content_hash, order_id)
  select ${nextReceipt}, $2, $3, $4, $5, $6, $7, $8, $9
  returning receipt, received_at`

const columns = 'receipt, received_at, kind, declared.language, name, declared.email, contract, details'

const lock = `
  select ${columns}, order_id as "orderId", outcome from declarations as declared where receipt = $1 for update`

const countRecent = `
  select count(*)::int as count from declarations where order_id = $1 and received_at > now() - interval '1 day'`

const byToken = 'select receipt, expires_at <= now() as "isExpired" from declaration_links where token_hash = $1'

const decide = `
  update declarations set outcome = $2, decided_by = $3, order_id = $4, decided_at = now()
  where receipt = $1 and outcome is distinct from $2`

/** Those that had a working day first. */
const waiting = `
  select ${columns}, outcome, orders.number as "orderNumber", customers.email as "ownerEmail"
  from declarations as declared
    left join orders on orders.id = order_id left join customers on customers.id = customer_id
  where outcome is null
    or outcome = 'confirmed' and orders.id is not null
      and not exists (select from delivery_ends where order_id = orders.id and cause = receipt)
  order by outcome is null and received_at >= $1, received_at limit 500`

const takeOverdue = `
  update declarations as declared set handed_over_at = now() where receipt = any(array(
    select receipt from declarations where outcome is null and handed_over_at is null and received_at < $1
    order by received_at limit 50 for update skip locked))
  returning ${columns}, order_id as "orderId", outcome`

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

export type DeclarationStore = ReturnType<typeof declarationStore>

/** Reads and writes declarations inside a transaction. */
export function declarationStore(client: PoolClient) {
  return {
    /** @returns the receipt of the same declaration within the last minutes; others with the same content wait from here on */
    findRecent: (content: string): Promise<Receipt | null> =>
      recentReceipt(client, 'declarations', contentHashOf(content, 'hex')),

    async add({ declaration, language, content, orderId }: NewDeclaration): Promise<Receipt> {
      const { kind, name, email, contract, ...details } = declaration
      const hash = contentHashOf(content, 'hex')
      const values = [receiptLetters[kind], kind, language, name, email, contract, details, hash, orderId]
      return writtenReceipt((await client.query<ReceiptRow>(insert, values)).rows)
    },

    /** Locks a declaration by the number of its receipt: a second decision waits. */
    async lock(receipt: string): Promise<StoredDeclaration | null> {
      type Row = DeclarationRow & { orderId: string | null; outcome: DeclarationOutcome | null }
      const [row] = (await client.query<Row>(lock, [receipt])).rows
      return row === undefined ? null : { ...declaredIn(row), orderId: row.orderId, outcome: row.outcome }
    },

    /** @returns declarations that were received before and are not decided, each once */
    async takeOverdue(receivedBefore: Date): Promise<readonly StoredDeclaration[]> {
      type Row = DeclarationRow & { orderId: string | null; outcome: null }
      const { rows } = await client.query<Row>(takeOverdue, [receivedBefore])
      return rows.map((row) => ({ ...declaredIn(row), orderId: row.orderId, outcome: row.outcome }))
    },

    /** @returns the number of declarations about an order within the last day */
    async countRecent(orderId: string): Promise<number> {
      return onlyRow((await client.query<{ count: number }>(countRecent, [orderId])).rows).count
    },

    /** @returns the declaration of a mailed link, also when the link has expired */
    async findByToken(token: string): Promise<{ readonly receipt: string; readonly isExpired: boolean } | null> {
      const { rows } = await client.query<{ receipt: string; isExpired: boolean }>(byToken, [hashOf(token)])
      return rows[0] ?? null
    },

    async decide(receipt: string, { outcome, by, orderId }: Decision): Promise<void> {
      await client.query(decide, [receipt, outcome, by, orderId])
    },
  }
}

export function createDeclarations(pool: Pool) {
  return {
    /** @returns those that an operator has to decide, then those that wait for their owner, each the oldest first */
    async listWaiting(overdueBefore: Date): Promise<readonly WaitingDeclaration[]> {
      type Row = DeclarationRow & Pick<WaitingDeclaration, 'orderNumber' | 'ownerEmail' | 'outcome'>
      const { rows } = await pool.query<Row>(waiting, [overdueBefore])
      return rows.map((row) => {
        const { orderNumber, ownerEmail, outcome } = row
        return { ...declaredIn(row), orderNumber, ownerEmail, outcome }
      })
    },

    /** Issues a token of 256 random bits and stores its hash. @returns null if there is no such declaration */
    async issueToken(receipt: string): Promise<string | null> {
      const token = newSecret()
      const values = [hashOf(token), receipt, mailedLinks.confirmDeclaration.hours]
      return (await pool.query(issue, values)).rowCount === 1 ? token : null
    },
  }
}
