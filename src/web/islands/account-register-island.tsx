import { RegisterPanel, type RegisterPanelProps } from '#web/account/register-panel.tsx'
import { accountIsland } from '#web/islands/account-island.tsx'

const messages = {
  nl: () => import('virtual:messages/registration/nl'),
  de: () => import('virtual:messages/registration/de'),
}

export const mount = await accountIsland<RegisterPanelProps>(messages, (props) => <RegisterPanel {...props} />)
