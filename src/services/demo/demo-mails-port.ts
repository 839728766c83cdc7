/** A mail that the demo's own mail server received. */
export interface ReceivedMail {
  readonly messageId: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface DemoMailEntry extends Pick<ReceivedMail, 'from' | 'to' | 'subject'> {
  readonly id: string
  readonly receivedAt: Date
  /** How the text begins. */
  readonly opening: string
}

export type DemoMail = Omit<DemoMailEntry, 'opening'> & Pick<ReceivedMail, 'html' | 'text'>

/** The letter box of the demo. */
export interface DemoMails {
  /** The same message again is no second mail. */
  keep(mail: ReceivedMail): Promise<void>
  /** Newest first. */
  list(): Promise<readonly DemoMailEntry[]>
  find(id: string): Promise<DemoMail | null>
}
