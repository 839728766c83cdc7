import { callbackify } from 'node:util'
import { Client, Pool, type ClientConfig, type QueryResult } from 'pg'
import type { Connection } from '#platform/db/connection.ts'

/** An executed statement with its cost. */
export interface ExplainedStatement {
  readonly text: string
  /** Pages read by the statement itself; PostgreSQL does not count those of its triggers. */
  readonly buffers: number
  /** Largest number of rows that a plan node returned in one loop. */
  readonly rows: number
  /** Tables that the plan, a trigger or the generic plan reads sequentially. */
  readonly wholeTables: ReadonlySet<string>
  readonly plan: PlanNode
}

export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly PlanNode[]
}

interface Question {
  readonly text: string
  readonly values?: readonly unknown[]
  /** Name of a prepared statement, which may run with a generic plan. */
  readonly name?: string
}
type Ask = (question: Question) => Promise<QueryResult>
type Callback = (error: Error | null, result: QueryResult) => void

/** Pool that runs each statement twice: first with EXPLAIN ANALYZE and rolled back, then normally. */
export function openExplainingPool(connection: Connection): {
  readonly pool: Pool
  readonly seen: readonly ExplainedStatement[]
} {
  const seen: ExplainedStatement[] = []
  class ExplainingClient extends Client {
    constructor(config?: string | ClientConfig) {
      super(config)
      const ask = this.query.bind(this) as unknown as Ask
      const explained = async (question: Question) => {
        if (isExplainable(question)) seen.push(await explain(ask, question, this.getTransactionStatus() === 'T'))
        return ask(question)
      }
      const query = (given: string | Question, values?: readonly unknown[] | Callback, last?: Callback) => {
        const callback = typeof values === 'function' ? values : last
        const list = Array.isArray(values) ? values : []
        const answer = explained(typeof given === 'string' ? { text: given, values: list } : given)
        return callback === undefined ? answer : callbackify(() => answer)(callback)
      }
      this.query = query as unknown as Client['query']
    }
  }
  const pool = new Pool({ ...connection, Client: ExplainingClient, max: 4 })
  // Without this listener, an idle connection that is cut would end the process.
  pool.on('error', () => {})
  return { pool, seen }
}

function isExplainable({ text }: Question): boolean {
  return /^\s*(with|select|insert|update|delete)\b/i.test(text)
}

async function explain(
  ask: Ask,
  { text, values = [], name }: Question,
  isInside: boolean,
): Promise<ExplainedStatement> {
  await ask({ text: isInside ? 'savepoint explained' : 'begin' })
  try {
    const before = await scansSoFar(ask)
    const plan = planIn(await ask({ text: `explain (analyze, buffers, format json) ${text}`, values }))
    const scanned = [...(await scansSoFar(ask))].filter(([table, count]) => count > (before.get(table) ?? 0))
    const generic =
      name === undefined
        ? []
        : wholeTablesIn(planIn(await ask({ text: `explain (generic_plan, format json) ${text}` })))
    return {
      text,
      buffers: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
      rows: mostRowsIn(plan),
      wholeTables: new Set([...scanned.map(([table]) => table), ...wholeTablesIn(plan), ...generic]),
      plan,
    }
  } finally {
    await ask({ text: isInside ? 'rollback to savepoint explained' : 'rollback' })
  }
}

/** Includes scans by triggers, such as those of foreign keys, which plans do not show. */
async function scansSoFar(ask: Ask): Promise<ReadonlyMap<string, number>> {
  const { rows } = await ask({
    text: 'select relname, seq_scan::int as scans from pg_stat_xact_user_tables where seq_scan > 0',
  })
  return new Map((rows as { relname: string; scans: number }[]).map(({ relname, scans }) => [relname, scans]))
}

function planIn({ rows }: QueryResult): PlanNode {
  return (rows as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }])[0]['QUERY PLAN'][0].Plan
}

function nodesIn(plan: PlanNode): readonly PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesIn)]
}

function wholeTablesIn(plan: PlanNode): readonly string[] {
  return nodesIn(plan).flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : []))
}

function mostRowsIn(plan: PlanNode): number {
  return Math.max(...nodesIn(plan).map((node) => node['Actual Rows'] ?? 0))
}
