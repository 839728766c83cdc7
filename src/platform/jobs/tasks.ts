/** Parameters of each task. Tasks read the data themselves, because it may change before they run. */
export interface TaskPayloads {
  readonly send_mail: { readonly mailId: string }
  readonly check_vat_number: { readonly customerId: string }
  readonly cancel_payment: { readonly paymentId: string }
  readonly refund_payment: { readonly refundId: string }
  /** Sends all unsent events of an order in sequence. */
  readonly send_provisioning_event: { readonly orderId: string }
  /** Hands over lines that waited for a confirmed address or the end of the withdrawal period. */
  readonly release_deliveries: { readonly customerId: string }
  /** Reminds the buyer of names whose holder must be verified by this deadline; ISO 8601. */
  readonly remind_holder: { readonly orderId: string; readonly neededBy: string }
  /** Notifies the partner who referred the buyer of the status of the sale. */
  readonly send_postback: { readonly orderId: string }
}

export type TaskName = keyof TaskPayloads

/** Concurrent jobs per process. Each lane has its own slots, so that no lane waits for another. */
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

/** Work to do after the call that caused it. */
export type NewJob = {
  readonly [Task in TaskName]: {
    readonly task: Task
    readonly payload: TaskPayloads[Task]
    /**
     * While a job with this key waits, a second one is merged into it; if it is running, it runs once more afterwards.
     */
    readonly key?: string
    readonly runAt?: Date
    readonly maxAttempts?: number
  }
}[TaskName]

/** A retry cannot help: the job is given up at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}
