import { EarningsTable, type EarningsTableProps } from '#web/partners/earnings-table.tsx'
import { Signup } from '#web/partners/signup.tsx'
import { Statement, type StatementProps } from '#web/partners/statement.tsx'

export type PartnerPartProps =
  | ({ readonly part: 'earnings' } & EarningsTableProps)
  | { readonly part: 'signup' }
  | ({ readonly part: 'statement' } & StatementProps)

/** What a page of the partner programme is for. */
export function PartnerPart(props: PartnerPartProps) {
  switch (props.part) {
    case 'earnings':
      return <EarningsTable ladder={props.ladder} />
    case 'signup':
      return <Signup />
    case 'statement':
      return <Statement ladder={props.ladder} pages={props.pages} />
  }
}
