import type { ReactElement } from 'react'
import { Island } from '#web/islands/island.tsx'
import { EarningsTable, type EarningsTableProps } from '#web/partners/earnings-table.tsx'
import { Signup } from '#web/partners/signup.tsx'
import { Statement, type StatementProps } from '#web/partners/statement.tsx'
import { Texts } from '#web/texts.tsx'

interface Marked {
  readonly messages: unknown
}

/** What the pages of the partner programme are for, as it is before anybody touched it. */
export function PartnerEarningsIsland({ messages, ladder }: Marked & EarningsTableProps) {
  return (
    <Island name="partner-earnings" props={{ ladder }}>
      {inDutch(messages, <EarningsTable ladder={ladder} />)}
    </Island>
  )
}

export function PartnerSignupIsland({ messages }: Marked) {
  return (
    <Island name="partner-signup" when="idle" props={{}}>
      {inDutch(messages, <Signup />)}
    </Island>
  )
}

export function PartnerStatementIsland({ messages, ladder, pages }: Marked & StatementProps) {
  return (
    <Island name="partner-statement" when="idle" props={{ ladder, pages }}>
      {inDutch(messages, <Statement ladder={ladder} pages={pages} />)}
    </Island>
  )
}

function inDutch(messages: unknown, children: ReactElement): ReactElement {
  return (
    <Texts locale="nl" messages={messages}>
      {children}
    </Texts>
  )
}
