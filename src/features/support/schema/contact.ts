import { boolean, exactOptional, type InferOutput, metadata, object, picklist, pipe, string, title } from 'valibot'
import { field, exactObject } from '#platform/schema/fields.ts'
import { abuseReasons, maxAbuseLengths } from '#core/support/abuse-report.ts'
import { contactSubjects, maxContactLengths } from '#core/support/contact-message.ts'
import { maxEmailLength } from '#core/customers/email.ts'
import { siteLocales } from '#core/locale/locale.ts'

const language = picklist(siteLocales)

/** Honeypot: hidden from people, filled in by bots. */
const trap = exactOptional(field(200))

/** Twice the limit: forms send line ends as CRLF, and invisible characters are removed before the rules count. */
const multilineField = (maxLength: number) => field(2 * maxLength)

/** The body of `POST /api/contact`. */
export const newContactMessage = pipe(
  exactObject({
    name: field(maxContactLengths.name),
    email: field(maxEmailLength),
    subject: picklist(contactSubjects),
    orderNumber: exactOptional(field(maxContactLengths.orderNumber)),
    message: multilineField(maxContactLengths.message),
    language,
    website: trap,
  }),
  title('NewMessage'),
)

/** The body of `POST /api/abuse-reports`. */
export const newAbuseReport = pipe(
  exactObject({
    /** One URL per line. */
    urls: multilineField(maxAbuseLengths.urls),
    reason: picklist(abuseReasons),
    explanation: multilineField(maxAbuseLengths.explanation),
    name: exactOptional(field(maxAbuseLengths.name)),
    email: exactOptional(field(maxEmailLength)),
    goodFaith: pipe(boolean(), metadata({ const: true })),
    language,
    website: trap,
  }),
  title('NewAbuseReport'),
)

/** Answers a form or a declaration. `receivedAt`: ISO 8601. */
export const receiptResponse = pipe(object({ receipt: string(), receivedAt: string() }), title('Receipt'))
export type ReceiptResponse = InferOutput<typeof receiptResponse>
