import { array, type InferOutput, object, pipe, string, title } from 'valibot'

const envelope = {
  id: string(),
  from: string(),
  to: string(),
  subject: string(),
  /** ISO 8601. */
  receivedAt: string(),
}

/** The mailbox of the demo, newest first. */
export const demoMailList = object({ mails: array(object({ ...envelope, preview: string() })) })
export type DemoMailList = InferOutput<typeof demoMailList>
export type DemoMailEntry = DemoMailList['mails'][number]

export const demoMail = pipe(object({ ...envelope, text: string() }), title('Mail'))
export type DemoMail = InferOutput<typeof demoMail>
