import { EarningsTable, type EarningsTableProps } from './earnings-table.tsx'
import { Signup } from './signup.tsx'
import { Statement, type StatementProps } from './statement.tsx'

export type PartnerPartProps =
  | ({ readonly part: 'earnings' } & EarningsTableProps)
  | { readonly part: 'signup' }
  | ({ readonly part: 'statement' } & StatementProps)

/** The interactive part of a page of the partner programme. */
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
