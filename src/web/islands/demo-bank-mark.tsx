import { Bank } from '#web/demo/bank/bank.tsx'
import { Island } from '#web/islands/island.tsx'

export function DemoBankIsland() {
  return (
    <Island name="demo-bank" when="idle" props={{}}>
      <Bank />
    </Island>
  )
}
