import { build } from './launcher/build.mjs'
import { checkEarly } from './launcher/early-checks.mjs'
import { install } from './launcher/install.mjs'
import { checkMachine } from './launcher/machine.mjs'
import { runCommand } from './launcher/problem.mjs'
import { serve } from './launcher/serve.mjs'

await runCommand(async () => {
  checkMachine()
  await checkEarly()
  await install()
  await build()
  return serve()
})
