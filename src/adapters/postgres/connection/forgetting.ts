const stepLength = 1000

/** Deletes a step's worth of what is over. Rows in use at this moment are left for the next time. */
export function forgetting(table: string, over: string): string {
  return `
    delete from ${table}
    where ctid in (select ctid from ${table} where ${over} limit ${stepLength} for update skip locked)`
}
