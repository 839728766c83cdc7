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
  /** To whoever sent the buyer: how the sale stands. */
  readonly send_postback: { readonly orderId: string }
}

export type TaskName = keyof TaskPayloads

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
  /** Fencing token: grows each time somebody takes the job. */
  readonly hold: string
  /** How often it had been asked for when it was taken. */
  readonly asked: number
}

/** The jobs of all processes. Every function throws `Unavailable` when they cannot be reached. */
export interface JobQueue {
  /** Jobs of these tasks that are due and nobody's, except for those named; held from now on. */
  take(limit: number, tasks: readonly string[], except: readonly string[]): Promise<readonly TakenJob[]>
  /** Holds them longer. Answers with the ids of those that are still this worker's. */
  hold(jobs: readonly TakenJob[]): Promise<ReadonlySet<string>>
  /** Done: it goes, unless it was asked for again meanwhile. */
  finish(job: TakenJob): Promise<void>
  /** To be tried again after a while. */
  postpone(job: TakenJob, delayMs: number, problem: string): Promise<void>
  /** Kept for a person to look at. */
  giveUp(job: TakenJob, problem: string): Promise<void>
}

/** No further try will help: the job is given up at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}
