/** What each task is told. What it is about it looks up itself: by then it may have changed. */
export interface TaskPayloads {
  readonly send_mail: { readonly mailId: string }
  readonly check_vat_number: { readonly customerId: string }
  readonly cancel_payment: { readonly paymentId: string }
  readonly refund_payment: { readonly refundId: string }
  /** All events of an order that were not sent yet, one after the other. */
  readonly send_provisioning_event: { readonly orderId: string }
  /** What waited for the address to be confirmed, or for the withdrawal period to be over. */
  readonly release_deliveries: { readonly customerId: string }
  /** Of names whose holder has to be confirmed by then; ISO 8601. */
  readonly remind_holder: { readonly orderId: string; readonly neededBy: string }
  /** To whoever sent the buyer: how the sale stands. */
  readonly send_postback: { readonly orderId: string }
}

export type TaskName = keyof TaskPayloads

/** Jobs that one process does at once: each lane has slots of its own, so that none waits for another. */
export const laneSlots = { payments: 4, provisioning: 4, mail: 8, other: 4 } as const

export type Lane = keyof typeof laneSlots

/** A job that runs longer than the timeout is aborted, which counts as a failed attempt. */
export const taskKinds: Readonly<Record<TaskName, { readonly lane: Lane; readonly timeoutMs: number }>> = {
  cancel_payment: { lane: 'payments', timeoutMs: 60_000 },
  refund_payment: { lane: 'payments', timeoutMs: 60_000 },
  send_provisioning_event: { lane: 'provisioning', timeoutMs: 60_000 },
  release_deliveries: { lane: 'provisioning', timeoutMs: 30_000 },
  remind_holder: { lane: 'other', timeoutMs: 30_000 },
  send_mail: { lane: 'mail', timeoutMs: 60_000 },
  check_vat_number: { lane: 'other', timeoutMs: 30_000 },
  send_postback: { lane: 'other', timeoutMs: 30_000 },
}

/** Something to do after the call that caused it. */
export type NewJob = {
  readonly [Task in TaskName]: {
    readonly task: Task
    readonly payload: TaskPayloads[Task]
    /** While a job with this key waits, another is the same one; while it is being done, it is done once more after. */
    readonly key?: string
    readonly runAt?: Date
    readonly maxAttempts?: number
  }
}[TaskName]

/** Jobs are added inside the transaction that causes them: nobody does one before it commits, or when it does not. */
export interface JobOutbox {
  /** Another job with the key of one that waits hurries it, and brings back one that was given up. */
  add(job: NewJob): Promise<void>
}

/** A job that a worker holds. */
export interface TakenJob {
  readonly id: string
  readonly task: string
  readonly payload: unknown
  /** Which try this is, from 1 on. */
  readonly attempt: number
  readonly maxAttempts: number
  /** Fencing token: grows each time a worker takes the job. */
  readonly lease: string
  /** Count of requests for the job when it was taken. */
  readonly requestCount: number
}

/** The jobs of all processes. Every function throws `Unavailable` when they cannot be reached. */
export interface JobQueue {
  /** Takes due jobs of these tasks that no worker holds, without those in `except`, and holds them from now on. */
  take(limit: number, tasks: readonly string[], except: readonly string[]): Promise<readonly TakenJob[]>
  /** Holds them longer. Answers with the ids of those that are still this worker's. */
  hold(jobs: readonly TakenJob[]): Promise<ReadonlySet<string>>
  /** Done: it goes, unless it was asked for again meanwhile. */
  finish(job: TakenJob): Promise<void>
  /** To be tried again after a while. */
  postpone(job: TakenJob, delayMs: number, problem: string): Promise<void>
  /** Kept for a person to look at, unless it was asked for again meanwhile: then it begins anew. */
  giveUp(job: TakenJob, problem: string): Promise<void>
}

/**
 * Calls `wake` when a job of this task may be due, or with null when any may be. A hint: jobs are found by polling, too.
 * Answers with how to stop it.
 */
export type WakeUps = (wake: (task: string | null) => void) => () => Promise<void>

/** What a lane has to do. */
export interface LaneDepth {
  readonly lane: Lane
  /** Due, and nobody does them yet. */
  readonly waiting: number
  readonly running: number
  /** Due later: retries, mostly. */
  readonly later: number
  readonly givenUp: number
  /** Since when the oldest of those that wait is due; 0 when none waits. */
  readonly oldestMs: number
}

/** No further try will help: the job is given up at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}
