import { install } from './launcher/install.mjs'
import { checkMachine } from './launcher/machine.mjs'
import { runCommand } from './launcher/problem.mjs'
import { runtime, runtimeFlags } from './launcher/project.mjs'
import { run } from './launcher/run.mjs'

/** Campaigns of which `npm test` runs a slice, each with what it is told. */
const campaigns = [['tests/soak/run-payments.ts', '10000']]

await runCommand(async () => {
  checkMachine()
  await install()
  let failed = 0
  for (const campaign of campaigns) {
    const { code } = await run(runtime, [...runtimeFlags, ...campaign], { show: true })
    if (code !== 0) failed += 1
  }
  console.log(`\n${campaigns.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
