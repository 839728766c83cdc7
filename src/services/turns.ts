/**
 * Lets a few go on in each round of the event loop, in the order in which they asked: many searches at once then cost
 * everybody else no more than a few do.
 */
export function createTurns(mostARound: number): () => Promise<void> {
  let waiting: (() => void)[] = []
  let isRoundPlanned = false

  function plan(): void {
    if (isRoundPlanned) return
    isRoundPlanned = true
    setImmediate(round)
  }

  function round(): void {
    isRoundPlanned = false
    const now = waiting.slice(0, mostARound)
    waiting = waiting.slice(mostARound)
    if (waiting.length > 0) plan()
    for (const go of now) go()
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      plan()
    })
}
