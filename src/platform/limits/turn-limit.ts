/**
 * Runs small pieces of work at once, but while others wait for the event loop no more than `max` in one turn of it: the
 * rest waits for the next turns, in its order. Counted and not timed, because what a piece writes is sent after it.
 */
export function createTurnLimit(max: number, doOthersWait: () => boolean): (work: () => void) => void {
  const waiting: (() => void)[] = []
  let [done, isScheduled] = [0, false]

  return (work) => {
    if (waiting.length > 0 || (done >= max && doOthersWait())) {
      waiting.push(work)
      return
    }
    done += 1
    schedule()
    work()
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(beginTurn)
  }

  function beginTurn(): void {
    isScheduled = false
    done = doOthersWait() ? Math.min(max, waiting.length) : waiting.length
    if (done > 0) schedule()
    for (let left = done; left > 0; left -= 1) waiting.shift()?.()
  }
}
