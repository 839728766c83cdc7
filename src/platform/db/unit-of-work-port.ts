/**
 * Runs work in one database transaction: all that its stores write is committed together, and nothing of it when the
 * work throws. The stores are of no use after it. Throws `Unavailable` when the database is away or busy.
 *
 * Rows are locked in one order everywhere, so that no two transactions wait for each other: cart, order, payment; the
 * series of invoice numbers last, because everybody who issues an invoice waits for it.
 */
export type UnitOfWork<Stores> = <Done>(work: (stores: Stores) => Promise<Done>) => Promise<Done>
