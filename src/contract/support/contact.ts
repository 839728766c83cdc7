import { boolean, exactOptional, type InferOutput, metadata, picklist, pipe } from 'valibot'
import { exactObject } from '#contract/basics/exact-object.ts'
import { field } from '#contract/basics/text.ts'
import { abuseReasons, longestInAbuse } from '#domain/support/abuse-report.ts'
import { contactSubjects, longestInContact } from '#domain/support/contact-message.ts'
import { longestEmail } from '#domain/customers/email.ts'
import { siteLocales } from '#domain/basics/locale.ts'

const language = picklist(siteLocales)

/** For programs that fill in every field: people do not see it. */
const trap = exactOptional(field(200))

/** Line ends of a form are two characters, and hidden ones are taken out before the rules count. */
const letter = (longest: number) => field(2 * longest)

/** The body of `POST /api/contact`. */
export const newContactMessage = exactObject({
  name: field(longestInContact.name),
  email: field(longestEmail),
  subject: picklist(contactSubjects),
  orderNumber: exactOptional(field(longestInContact.orderNumber)),
  message: letter(longestInContact.message),
  language,
  website: trap,
})
export type NewContactMessage = InferOutput<typeof newContactMessage>

/** The body of `POST /api/abuse-reports`. */
export const newAbuseReport = exactObject({
  /** One address a line. */
  urls: letter(longestInAbuse.urls),
  reason: picklist(abuseReasons),
  explanation: letter(longestInAbuse.explanation),
  name: exactOptional(field(longestInAbuse.name)),
  email: exactOptional(field(longestEmail)),
  goodFaith: pipe(boolean(), metadata({ const: true })),
  language,
  website: trap,
})
export type NewAbuseReport = InferOutput<typeof newAbuseReport>
