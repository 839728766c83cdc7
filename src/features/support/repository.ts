import type { Pool, PoolClient } from 'pg'
import type { SiteLocale } from '#core/locale/locale.ts'
import type { AbuseReport } from '#core/support/abuse-report.ts'
import type { ContactMessage } from '#core/support/contact-message.ts'
import type { IsoDate } from '#core/time/iso-date.ts'
import { contentHashOf } from '#platform/db/rows.ts'

/** The number and the time of something that was received. */
export interface Receipt {
  readonly number: string
  readonly receivedAt: Date
}

/** The first letter of receipt numbers. Withdrawals, cancellations, messages and reports share one sequence. */
export const receiptLetters = { withdrawal: 'H', cancellation: 'O', contact: 'V', abuse: 'M' } as const
export type ReceiptKind = keyof typeof receiptLetters

/** `$1` is the letter: H2026-000123, in the year of Amsterdam; H2026R1-000124 after a restore. */
export const nextReceipt = `$1 || to_char(now() at time zone 'Europe/Amsterdam', 'YYYY') || current_series() || '-'
    || to_char(nextval('receipt_numbers'), 'FM9999000000')`

/** Concurrent submissions with the same content are handled one after the other. */
const lockContent = `select pg_advisory_xact_lock(hashtextextended($1, 0))`

export interface ReceiptRow {
  readonly receipt: string
  readonly received_at: Date
}

export function receiptOf({ receipt, received_at }: ReceiptRow): Receipt {
  return { number: receipt, receivedAt: received_at }
}

/** The receipt of an identical submission within the last minutes. Locks the content until the transaction ends. */
export async function recentReceipt(
  client: PoolClient,
  table: 'declarations' | 'contact_messages' | 'abuse_reports',
  contentHash: string,
): Promise<Receipt | null> {
  await client.query(lockContent, [contentHash])
  const { rows } = await client.query<ReceiptRow>(
    `select receipt, received_at from ${table}
     where content_hash = $1 and received_at > now() - interval '10 minutes'`,
    [contentHash],
  )
  return rows[0] ? receiptOf(rows[0]) : null
}

/** The receipt in the row that an insert has returned. */
export function writtenReceipt(rows: readonly ReceiptRow[]): Receipt {
  const [row] = rows
  if (row === undefined) throw new Error('The insert returned no receipt.')
  return receiptOf(row)
}

const empty = `select ${nextReceipt} as receipt, now() as received_at`

const insertMessage = `
  insert into contact_messages (receipt, language, name, email, subject, order_number, message, content_hash)
  select ${nextReceipt}, $2, $3, $4, $5, $6, $7, $8
  returning receipt, received_at`

const insertReport = `
  insert into abuse_reports (receipt, language, urls, reason, explanation, name, email, content_hash)
  select ${nextReceipt}, $2, $3, $4, $5, $6, $7, $8
  returning receipt, received_at`

const tables = { contact: 'contact_messages', abuse: 'abuse_reports' } as const
export type FormKind = keyof typeof tables

export type Receipts = ReturnType<typeof createReceipts>

export function createReceipts(pool: Pool) {
  return {
    /** A receipt for nothing: the response to a bot that filled in the hidden field. Throws `Unavailable` in an outage. */
    async empty(kind: FormKind): Promise<Receipt> {
      const { rows } = await pool.query<ReceiptRow>(empty, [receiptLetters[kind]])
      return writtenReceipt(rows)
    },
  }
}

interface NewForm<Form> {
  readonly form: Form
  readonly language: SiteLocale
  /** Two submissions with the same content count as one. */
  readonly content: string
}

export type FormStore = ReturnType<typeof formStore>

/** Forms inside a transaction. */
export function formStore(client: PoolClient) {
  return {
    findRecent: (kind: FormKind, content: string): Promise<Receipt | null> =>
      recentReceipt(client, tables[kind], contentHashOf(content, 'hex')),

    async addMessage({ form, language, content }: NewForm<ContactMessage>): Promise<Receipt> {
      const { name, email, subject, orderNumber, message } = form
      const values = [language, name, email, subject, orderNumber, message, contentHashOf(content, 'hex')]
      return writtenReceipt((await client.query<ReceiptRow>(insertMessage, [receiptLetters.contact, ...values])).rows)
    },

    async addAbuseReport({ form, language, content }: NewForm<AbuseReport>): Promise<Receipt> {
      const { urls, reason, explanation, name, email } = form
      const values = [language, urls, reason, explanation, name, email, contentHashOf(content, 'hex')]
      return writtenReceipt((await client.query<ReceiptRow>(insertReport, [receiptLetters.abuse, ...values])).rows)
    },
  }
}

export interface ArticleName {
  /** Its id. */
  readonly article: string
  readonly language: SiteLocale
}

export interface ArticleVotes extends ArticleName {
  readonly helpful: number
  readonly unhelpful: number
}

export interface ArticleRemark extends ArticleName {
  readonly day: IsoDate
  readonly remark: string
}

const since = `day > (now() at time zone 'Europe/Amsterdam')::date - $1::int`

const votes = `
  select article, language,
    coalesce(sum(count) filter (where helpful), 0)::int as helpful,
    coalesce(sum(count) filter (where not helpful), 0)::int as unhelpful
  from article_votes where ${since}
  group by article, language
  order by unhelpful desc, article, language`

const remarks = `
  select to_char(day, 'YYYY-MM-DD') as day, article, language, remark from article_remarks where ${since}
  order by article, language, id`

/** Votes and remarks of the last `days` days, the least helpful articles first. */
export async function readFeedback(
  pool: Pool,
  days: number,
): Promise<{ readonly votes: readonly ArticleVotes[]; readonly remarks: readonly ArticleRemark[] }> {
  return {
    votes: (await pool.query<ArticleVotes>(votes, [days])).rows,
    remarks: (await pool.query<ArticleRemark>(remarks, [days])).rows,
  }
}

const today = `(now() at time zone 'Europe/Amsterdam')::date`

const countVote = `
  insert into article_votes (day, article, language, helpful, count) values (${today}, $1, $2, $3, 1)
  on conflict (day, article, language, helpful) do update set count = article_votes.count + 1`

const addRemark = `insert into article_remarks (day, article, language, remark) values (${today}, $1, $2, $3)`

export type ArticleFeedback = ReturnType<typeof createArticleFeedback>

/** Feedback on articles, stored without its author. Both methods throw `Unavailable` in an outage. */
export function createArticleFeedback(pool: Pool) {
  return {
    async count({ article, language }: ArticleName, helpful: boolean): Promise<void> {
      await pool.query({ name: 'count_vote', text: countVote, values: [article, language, helpful] })
    },

    async note({ article, language }: ArticleName, remark: string): Promise<void> {
      await pool.query(addRemark, [article, language, remark])
    },
  }
}
