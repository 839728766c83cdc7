import { VerifyEmail, type VerifyEmailProps } from '#web/account/verify-email.tsx'
import { accountIsland } from '#web/islands/account-island.tsx'

const messages = {
  nl: () => import('virtual:messages/verification/nl'),
  de: () => import('virtual:messages/verification/de'),
}

export const mount = await accountIsland(messages, (props) => <VerifyEmail {...(props as VerifyEmailProps)} />)
