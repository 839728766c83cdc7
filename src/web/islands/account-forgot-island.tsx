import { ForgotPassword, type ForgotPasswordProps } from '#web/account/forgot-password.tsx'
import { accountIsland } from '#web/islands/account-island.tsx'

const messages = {
  nl: () => import('virtual:messages/passwords/nl'),
  de: () => import('virtual:messages/passwords/de'),
}

export const mount = await accountIsland(messages, (props) => <ForgotPassword {...(props as ForgotPasswordProps)} />)
