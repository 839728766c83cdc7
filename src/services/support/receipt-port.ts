/** That something came in, and when. */
export interface Receipt {
  readonly number: string
  readonly receivedAt: Date
}
