const maxMs = 60 * 60_000

/** Twice as long after each try, at most an hour; a little less by chance, so that not all come back at once. */
export function backOffMs(attempt: number, chance: () => number = Math.random): number {
  return Math.min(1000 * 2 ** attempt, maxMs) * (1 - chance() / 4)
}
