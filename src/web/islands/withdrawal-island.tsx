import { type DeclarationProps, Withdrawal } from '#web/declarations/withdrawal.tsx'
import { accountIsland } from '#web/islands/account-island.tsx'

const messages = {
  nl: () => import('virtual:messages/declarations/nl'),
  de: () => import('virtual:messages/declarations/de'),
}

export const mount = await accountIsland(messages, (props) => <Withdrawal {...(props as DeclarationProps)} />)
