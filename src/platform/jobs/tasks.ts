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

/** No further try will help: the job is given up at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}
