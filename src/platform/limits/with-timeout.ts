const overdue = Symbol('overdue')

/** The outcome of the work, or of `late` when it takes longer. The work itself is not stopped; its failure is ignored. */
export async function withTimeout<Done>(ms: number, work: Promise<Done>, late: () => Done): Promise<Done> {
  const { promise, resolve } = Promise.withResolvers<typeof overdue>()
  const timer = setTimeout(resolve, ms, overdue)
  try {
    const first = await Promise.race([work, promise])
    return first === overdue ? late() : first
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}
