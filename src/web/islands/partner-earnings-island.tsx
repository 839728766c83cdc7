import messages from 'virtual:messages/partner-earnings/nl'
import { partnerIsland } from '#web/islands/partner-island.tsx'
import { EarningsTable, type EarningsTableProps } from '#web/partners/earnings-table.tsx'

export const mount = partnerIsland(messages, (props) => <EarningsTable {...(props as EarningsTableProps)} />)
