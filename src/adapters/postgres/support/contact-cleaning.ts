import type { Pool } from 'pg'
import { orUnavailable } from '#adapters/postgres/connection/or-unavailable.ts'
import { forgetting } from '#adapters/postgres/connection/forgetting.ts'
import type { ContactCleaning } from '#services/support/contact-port.ts'

/** As long as the mail they were sent with. */
const messages = forgetting('contact_messages', `received_at < now() - interval '90 days'`)
/** Long enough to see who reports or is reported again, and to answer for what was decided. */
const reports = forgetting('abuse_reports', `received_at < now() - interval '2 years'`)
/** They belong to the books. */
const declarations = forgetting('declarations', `received_at < now() - interval '7 years'`)
const browserReports = forgetting('browser_reports', `received_at < now() - interval '30 days'`)

export function createContactCleaning(pool: Pool): ContactCleaning {
  const forget = (statement: string) => async () => {
    const { rowCount } = await orUnavailable(pool.query(statement))
    return rowCount ?? 0
  }
  return {
    forgetMessages: forget(messages),
    forgetAbuseReports: forget(reports),
    forgetDeclarations: forget(declarations),
    forgetBrowserReports: forget(browserReports),
  }
}
