import { SetPassword, type SetPasswordProps } from '#web/account/set-password.tsx'
import { accountIsland } from '#web/islands/account-island.tsx'

const messages = {
  nl: () => import('virtual:messages/passwords/nl'),
  de: () => import('virtual:messages/passwords/de'),
}

export const mount = await accountIsland(messages, (props) => <SetPassword {...(props as SetPasswordProps)} />)
