import { Bank } from '#web/demo/bank/bank.tsx'
import { hydrateAtOnce } from '#web/islands/react-runtime.ts'
import type { IslandModule } from '#web/shell/islands.ts'

export const mount: IslandModule['mount'] = (element) => hydrateAtOnce(element, <Bank />)
