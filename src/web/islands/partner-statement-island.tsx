import messages from 'virtual:messages/partners/nl'
import { partnerIsland } from '#web/islands/partner-island.tsx'
import { Statement, type StatementProps } from '#web/partners/statement.tsx'

export const mount = partnerIsland(messages, (props) => <Statement {...(props as StatementProps)} />)
