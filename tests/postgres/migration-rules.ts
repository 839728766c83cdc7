/**
 * Expand and contract: while a deploy goes on, and after going back, the release before works on this schema. What it
 * reads and writes goes away only in a release after the one that stopped using it, and nobody waits behind a long lock.
 */
export interface Rule {
  readonly forbids: string
  readonly finds: RegExp
  /** Such a statement is fine on a table that the same file creates. */
  readonly fineOnNewTable?: true
}

/** A comment that allows what the release before no longer uses: `-- contract: 2026.12 stopped reading it, because …`. */
const contractMark = /^-- contract: \S+ stopped .{10,}$/m
/** A comment that allows a lock on a table that stays small: `-- short lock: …`. */
const shortLockMark = /^-- short lock: .{10,}$/m
const noTransactionMark = /^-- no transaction\b/

const breaksTheReleaseBefore: readonly Rule[] = [
  { forbids: 'drops a table', finds: /^drop (table|view|schema|sequence|type)\b/ },
  {
    forbids: 'drops a column',
    finds:
      /^alter table (if exists )?(only )?\w+ .*\bdrop (column )?(?!constraint|default|not null|expression|identity)\w+/,
  },
  { forbids: 'renames', finds: /^alter (table|view|type|sequence|index|function) .*\brename\b/ },
  { forbids: 'changes a type', finds: /^alter table .*\balter (column )?\w+ (set data )?type\b/ },
  { forbids: 'forbids null', finds: /^alter table .*\balter (column )?\w+ set not null\b/ },
  { forbids: 'takes a default away', finds: /^alter table .*\balter (column )?\w+ drop default\b/ },
  {
    forbids: 'adds a column that must be given',
    finds:
      /^alter table .*\badd (column )?(?!constraint)(?:(?!\bdefault\b|\bgenerated\b|,).)*\bnot null\b(?:(?!\bdefault\b|\bgenerated\b|,).)*(,|$)/,
  },
  { forbids: 'empties a table', finds: /^truncate\b/ },
  { forbids: 'drops a function or trigger', finds: /^drop (function|trigger|procedure)\b/ },
]

const holdsOthersUp: readonly Rule[] = [
  { forbids: 'builds an index with a lock', finds: /^create (unique )?index (?!concurrently)/, fineOnNewTable: true },
  {
    forbids: 'checks all rows with a lock',
    finds: /^alter table .*\badd constraint (?!.*\bnot valid\b)/,
    fineOnNewTable: true,
  },
  { forbids: 'rewrites a table', finds: /^(vacuum full|cluster|reindex (?!.*concurrently))\b/ },
]

/** What may run without a transaction: it takes no lock that readers or writers wait behind, and may run twice. */
const fineWithoutTransaction =
  /^(create (unique )?index concurrently if not exists|drop index concurrently if exists|alter table \w+ validate constraint)\b/

/** The faults of a migration file, as `what: the statement`. */
export function faultsOf(sql: string, { isLockChecked = true } = {}): readonly string[] {
  const statements = statementsIn(sql)
  const created = statements.flatMap(
    (statement) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? [],
  )
  const isOnNewTable = (statement: string) =>
    created.includes(/^(?:alter table|create (?:unique )?index .*? on) (?:only )?(\w+)/.exec(statement)?.[1] ?? '')
  const rules = [
    ...(contractMark.test(sql) ? [] : breaksTheReleaseBefore),
    ...(shortLockMark.test(sql) || !isLockChecked ? [] : holdsOthersUp),
  ]
  const broken = statements.flatMap((statement) =>
    rules
      .filter(({ finds, fineOnNewTable }) => finds.test(statement) && !(fineOnNewTable && isOnNewTable(statement)))
      .map(({ forbids }) => `${forbids}: ${statement}`),
  )
  if (!noTransactionMark.test(sql)) {
    const stray = statements.filter((statement) => /\bconcurrently\b/.test(statement))
    return [...broken, ...stray.map((statement) => `needs "-- no transaction" as the first line: ${statement}`)]
  }
  const unfit = statements.filter((statement) => !fineWithoutTransaction.test(statement))
  return [...broken, ...unfit.map((statement) => `needs a transaction: ${statement}`)]
}

/** In lower case on one line each; bodies of functions left out. */
function statementsIn(sql: string): readonly string[] {
  return sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .split(';')
    .map((statement) => statement.toLowerCase().replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}
