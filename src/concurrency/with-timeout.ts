const overdue = Symbol('overdue')

/** What the work comes to, or what it comes to when that takes too long. The work goes on; nobody waits for it. */
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
