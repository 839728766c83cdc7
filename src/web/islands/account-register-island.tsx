import { RegisterPanel, type RegisterPanelProps } from '#web/account/register-panel.tsx'
import { accountIsland } from '#web/islands/account-island.tsx'

const messages = {
  nl: () => import('virtual:messages/registration/nl'),
  de: () => import('virtual:messages/registration/de'),
}

export const mount = await accountIsland(messages, (props) => <RegisterPanel {...(props as RegisterPanelProps)} />)
