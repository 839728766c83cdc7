import type { Log } from '#platform/telemetry/log.ts'
import { setTimeout as pause } from 'node:timers/promises'
import type { WakeUps } from './job-listener.ts'
import type { JobQueue, TakenJob } from './job-queue.ts'
import { laneSlots, PermanentFailure, taskKinds, type TaskName, type TaskPayloads } from './tasks.ts'
import { channels, type JobEvent } from '#platform/telemetry/channels.ts'
import { createOutagesAfter, problemOf } from '#platform/telemetry/outages.ts'
import { Unavailable } from '#core/result/unavailable.ts'

/** The handler of each task. `signal` aborts at its timeout, when its lease is lost or when the server shuts down. */
export type Tasks = {
  readonly [Name in TaskName]?: (payload: TaskPayloads[Name], signal: AbortSignal) => Promise<void>
}

export interface WorkerParts {
  readonly queue: JobQueue
  readonly tasks: Tasks
  /** Receives jobs that were given up, and unexpected errors. */
  readonly log: Log
  /** Whether the database is reachable and migrated. */
  readonly ready?: () => boolean
  /** Absent: jobs are found by polling only. */
  readonly wakeUps?: WakeUps | undefined
  /** Overrides the number of slots of every lane. */
  readonly maxConcurrent?: number
  /** Overrides the timeout of every task. */
  readonly timeoutMs?: number
  /** Interval for polling. */
  readonly idleMs?: number
  /** Interval for renewing leases; well below the length of the lease. */
  readonly holdEveryMs?: number
  /** Maximum time that `stop` waits for running jobs. */
  readonly stopTimeoutMs?: number
  readonly backOff?: (attempt: number) => number
}

export interface Worker {
  /** Takes no new jobs, and resolves when the running ones are done or the timeout has passed. */
  stop(): Promise<void>
}

interface Running {
  readonly job: TakenJob
  readonly control: AbortController
  readonly done: Promise<void>
}

interface OpenLane {
  readonly tasks: readonly string[]
  readonly slots: number
  readonly running: Map<string, Running>
  /** The query of the queue that is in progress. */
  taking?: Promise<readonly TakenJob[]> | undefined
  /** More jobs may be due: the last result filled all free slots, or a notification arrived during the query. */
  mayHaveMore: boolean
}

/** Runs jobs concurrently until stopped. Any number of workers and processes can share the queue. */
export function createWorker(parts: WorkerParts): Worker {
  const { queue, log, ready = () => true, idleMs = 1000, holdEveryMs = 20_000 } = parts
  const { stopTimeoutMs = 10_000, backOff = backOffMs } = parts
  const tasks = new Map(Object.entries(parts.tasks)) as ReadonlyMap<string, Task>
  const lanes = openLanes([...tasks.keys()] as TaskName[], parts.maxConcurrent)
  const stopping = new AbortController()
  const outages = createOutagesAfter(3, {
    began: (task, reason) => log.alert('jobs', 'All jobs of a task fail.', { task, reason }),
    over: (task, seconds) => log.info('jobs', 'The jobs of a task work again.', { task, seconds }),
  })
  let lastMistake = ''

  const polling = setInterval(() => {
    for (const lane of lanes) if (!lane.taking) void fill(lane)
  }, idleMs)
  const holding = setInterval(() => void holdAll(), holdEveryMs)
  const stopWakeUps = parts.wakeUps?.((task) => {
    for (const lane of lanes) if (task === null || lane.tasks.includes(task)) void fill(lane)
  })
  for (const lane of lanes) void fill(lane)

  return {
    async stop() {
      stopping.abort()
      clearInterval(polling)
      const stopped = new AbortController()
      // Neither a handler nor an unavailable database may delay the stop any longer.
      await Promise.race([ended(), pause(stopTimeoutMs, undefined, { signal: stopped.signal })])
      stopped.abort()
      clearInterval(holding)
      for (const { control } of allRunning()) control.abort()
    },
  }

  async function ended(): Promise<void> {
    await Promise.all([stopWakeUps?.(), ...lanes.map(({ taking }) => taking)])
    await Promise.all(allRunning().map(({ done }) => done))
  }

  function allRunning(): readonly Running[] {
    return lanes.flatMap(({ running }) => [...running.values()])
  }

  /** Takes as many jobs as the lane has free slots. */
  async function fill(lane: OpenLane): Promise<void> {
    lane.mayHaveMore = true
    if (lane.taking) return
    while (lane.mayHaveMore && lane.running.size < lane.slots && ready() && !stopping.signal.aborted) {
      const free = lane.slots - lane.running.size
      lane.mayHaveMore = false
      lane.taking = takenNow(lane, free)
      const taken = await lane.taking
      lane.taking = undefined
      for (const job of taken) start(lane, job)
      lane.mayHaveMore ||= taken.length === free
    }
  }

  async function takenNow({ tasks: names, running }: OpenLane, free: number): Promise<readonly TakenJob[]> {
    try {
      const taken = await queue.take(free, names, [...running.keys()])
      lastMistake = ''
      return taken
    } catch (error) {
      complain(error)
      return []
    }
  }

  function start(lane: OpenLane, job: TakenJob): void {
    const control = new AbortController()
    const done = doJob(job, control).finally(() => {
      lane.running.delete(job.id)
      if (lane.mayHaveMore) void fill(lane)
    })
    lane.running.set(job.id, { job, control, done })
  }

  async function doJob(job: TakenJob, control: AbortController): Promise<void> {
    const event: JobEvent = { task: job.task }
    const settle = await channels.jobs.tracePromise(() => outcomeOf(job, control, event), event)
    // Retries until the database is available again, because the task itself must not run again.
    while (!control.signal.aborted || isOverdue(control.signal)) {
      try {
        return await settle()
      } catch (error) {
        complain(error)
        if (stopping.signal.aborted || !(error instanceof Unavailable)) return
        await pause(idleMs)
      }
    }
  }

  /** Runs the task and returns the function that stores its outcome in the queue. */
  async function outcomeOf(job: TakenJob, control: AbortController, event: JobEvent): Promise<() => Promise<void>> {
    const { task, attempt, maxAttempts } = job
    try {
      if (attempt > maxAttempts) throw new PermanentFailure('the last worker that tried did not come back')
      await runTask(job, control)
      event.outcome = 'done'
      outages.worked(task)
      return () => queue.finish(job)
    } catch (error) {
      const isPermanent = error instanceof PermanentFailure
      const problem = problemOf(isOverdue(control.signal) && !isPermanent ? control.signal.reason : error)
      if (!isPermanent) outages.failed(task, job.id, problem)
      event.outcome = !isPermanent && attempt < maxAttempts ? 'postponed' : 'given_up'
      if (event.outcome === 'postponed') return () => queue.postpone(job, backOff(attempt), problem)
      return async () => {
        await queue.giveUp(job, problem)
        log.alert('job', 'A job was given up.', { jobId: job.id, task, attempt, reason: problem })
      }
    }
  }

  /** Does not wait for a handler that ignores its aborted signal, because it would occupy the slot. */
  async function runTask({ task, payload }: TakenJob, control: AbortController): Promise<void> {
    const timeoutMs = parts.timeoutMs ?? taskKinds[task as TaskName].timeoutMs
    const leaving = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      const overdue = new Overdue(`it took longer than ${timeoutMs / 1000} s`)
      control.abort(overdue)
      leaving.reject(overdue)
    }, timeoutMs)
    try {
      await Promise.race([tasks.get(task)?.(payload, control.signal), leaving.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  async function holdAll(): Promise<void> {
    const held = allRunning()
    if (held.length === 0) return
    try {
      const mine = await queue.hold(held.map(({ job }) => job))
      for (const { job, control } of held) if (!mine.has(job.id)) control.abort()
    } catch (error) {
      complain(error)
    }
  }

  /** Outages are not logged here, and the same error is logged once, not on every poll. */
  function complain(error: unknown): void {
    const problem = problemOf(error)
    if (error instanceof Unavailable || problem === lastMistake) return
    lastMistake = problem
    log.error('jobs', 'Jobs cannot be taken or settled.', { reason: problem })
  }
}

type Task = (payload: unknown, signal: AbortSignal) => Promise<void>

class Overdue extends Error {
  override readonly name = 'Overdue'
}

function isOverdue({ reason }: AbortSignal): boolean {
  return reason instanceof Overdue
}

function openLanes(tasks: readonly TaskName[], maxConcurrent?: number): readonly OpenLane[] {
  const byLane = Map.groupBy(tasks, (task) => taskKinds[task].lane)
  return [...byLane].map(([lane, names]) => ({
    tasks: names,
    slots: maxConcurrent ?? laneSlots[lane],
    running: new Map<string, Running>(),
    mayHaveMore: true,
  }))
}

/** Exponential back-off of at most an hour, with up to 25 % jitter so that retries do not come all at once. */
export function backOffMs(attempt: number, chance: () => number = Math.random): number {
  return Math.min(1000 * 2 ** attempt, 60 * 60_000) * (1 - chance() / 4)
}
