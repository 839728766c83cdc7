/**
 * A list of keys for a join. The planner takes a limit it does not know for a tenth of the rows, here one, and so
 * looks rows up by key. Without it, a plan made while the tables were new and small reads them whole, and is kept.
 */
export function lookedUpByKey(list: string, length: string): string {
  return `(select * from ${list} limit ${length}::int)`
}
