import {
  PermanentFailure,
  type JobQueue,
  type TakenJob,
  type TaskName,
  type TaskPayloads,
} from '#services/jobs/job-ports.ts'
import { Unavailable } from '#domain/basics/unavailable.ts'

/** The handler of each task. `signal` aborts when the lease of the job is lost or the server shuts down. */
export type Tasks = {
  readonly [Name in TaskName]?: (payload: TaskPayloads[Name], signal: AbortSignal) => Promise<void>
}

export interface WorkerParts {
  readonly queue: JobQueue
  readonly tasks: Tasks
  /** For the operator: jobs that were given up, and unexpected errors. */
  readonly log: (line: string) => void
  /** Whether the database is reachable and migrated. */
  readonly ready?: () => boolean
  readonly maxConcurrent?: number
  readonly idleMs?: number
  /** Interval for renewing leases; well below the length of the lease. */
  readonly holdEveryMs?: number
  /** How long `stop` waits for running jobs. */
  readonly stopTimeoutMs?: number
  readonly backOff?: (attempt: number) => number
}

export interface Worker {
  /** Takes no new jobs and resolves when the running ones are done, or after the timeout. */
  stop(): Promise<void>
}

interface Running {
  readonly job: TakenJob
  readonly lost: AbortController
  readonly done: Promise<void>
}

/** Runs jobs concurrently until stopped. Any number of workers and processes can share the queue. */
export function createWorker(parts: WorkerParts): Worker {
  const { queue, log, ready = () => true, maxConcurrent = 4, idleMs = 1000, holdEveryMs = 20_000 } = parts
  const { stopTimeoutMs = 10_000, backOff = backOffMs } = parts
  const tasks = new Map(Object.entries(parts.tasks)) as ReadonlyMap<string, Task>
  const names = [...tasks.keys()]
  const running = new Map<string, Running>()
  const stopping = new AbortController()
  let lastMistake = ''

  const holding = setInterval(() => void holdAll(), holdEveryMs)
  const taking = takeUntilStopped()

  return {
    async stop() {
      stopping.abort()
      await taking
      const timeout = pause(stopTimeoutMs)
      await Promise.race([Promise.all([...running.values()].map(({ done }) => done)), timeout.over])
      timeout.end()
      clearInterval(holding)
      for (const { lost } of running.values()) lost.abort()
    },
  }

  async function takeUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      const free = maxConcurrent - running.size
      const taken = await takenNow(free)
      for (const job of taken) start(job)
      // As many jobs as asked for: there may be more, so take the next as soon as one is done.
      await (taken.length === free ? untilStopped([...running.values()].map(({ done }) => done)) : idle())
    }
  }

  async function takenNow(limit: number): Promise<readonly TakenJob[]> {
    if (limit === 0 || !ready()) return []
    try {
      const taken = await queue.take(limit, names, [...running.keys()])
      lastMistake = ''
      return taken
    } catch (error) {
      complain(error)
      return []
    }
  }

  function start(job: TakenJob): void {
    const lost = new AbortController()
    const done = doJob(job, lost.signal).finally(() => running.delete(job.id))
    running.set(job.id, { job, lost, done })
  }

  async function doJob(job: TakenJob, lost: AbortSignal): Promise<void> {
    const settle = await outcomeOf(job, lost)
    // Retry while the database is unavailable: the task itself must not run again because of that.
    while (!lost.aborted) {
      try {
        return await settle()
      } catch (error) {
        complain(error)
        if (stopping.signal.aborted || !(error instanceof Unavailable)) return
        await idle()
      }
    }
  }

  /** Runs the task and returns the function that stores its outcome in the queue. */
  async function outcomeOf(job: TakenJob, lost: AbortSignal): Promise<() => Promise<void>> {
    const { task, attempt, maxAttempts } = job
    try {
      if (attempt > maxAttempts) throw new PermanentFailure('the last worker that tried did not come back')
      await tasks.get(task)?.(job.payload, lost)
      return () => queue.finish(job)
    } catch (error) {
      const problem = problemOf(error)
      if (!(error instanceof PermanentFailure) && attempt < maxAttempts) {
        return () => queue.postpone(job, backOff(attempt), problem)
      }
      return async () => {
        await queue.giveUp(job, problem)
        log(`Gave up job ${job.id} (${task}) at attempt ${attempt}: ${problem}`)
      }
    }
  }

  async function holdAll(): Promise<void> {
    const held = [...running.values()]
    if (held.length === 0) return
    try {
      const mine = await queue.hold(held.map(({ job }) => job))
      for (const { job, lost } of held) if (!mine.has(job.id)) lost.abort()
    } catch (error) {
      complain(error)
    }
  }

  /** Outages are not logged here, and the same error is logged once, not on every poll. */
  function complain(error: unknown): void {
    const problem = problemOf(error)
    if (error instanceof Unavailable || problem === lastMistake) return
    lastMistake = problem
    log(`Jobs cannot be taken or settled: ${problem}`)
  }

  async function idle(): Promise<void> {
    const rest = pause(idleMs)
    await untilStopped([rest.over])
    rest.end()
  }

  async function untilStopped(events: readonly Promise<void>[]): Promise<void> {
    if (stopping.signal.aborted) return
    const stopped = Promise.withResolvers<void>()
    const stop = () => stopped.resolve()
    stopping.signal.addEventListener('abort', stop)
    await Promise.race([...events, stopped.promise])
    stopping.signal.removeEventListener('abort', stop)
  }
}

type Task = (payload: unknown, signal: AbortSignal) => Promise<void>

function pause(ms: number): { readonly over: Promise<void>; readonly end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  return { over: promise, end: () => clearTimeout(timer) }
}

function problemOf(error: unknown): string {
  const problem = error instanceof Error ? error.message || error.name : String(error)
  return problem.replaceAll(/\s+/g, ' ').trim()
}

const maxMs = 60 * 60_000

/** Exponential back-off of at most an hour, with up to 25 % jitter so that retries do not come all at once. */
export function backOffMs(attempt: number, chance: () => number = Math.random): number {
  return Math.min(1000 * 2 ** attempt, maxMs) * (1 - chance() / 4)
}
