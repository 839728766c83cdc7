import messages from 'virtual:messages/partners/nl'
import { partnerIsland } from '#web/islands/partner-island.tsx'
import { Signup } from '#web/partners/signup.tsx'

export const mount = partnerIsland(messages, () => <Signup />)
