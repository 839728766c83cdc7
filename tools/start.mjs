import { build } from './launcher/build.mjs'
import { checkEarly } from './launcher/early-checks.mjs'
import { install } from './launcher/install.mjs'
import { checkMachine } from './launcher/machine.mjs'
import { runCommand } from './launcher/problem.mjs'
import { serve } from './launcher/serve.mjs'

/** `npm start`, and with `dev` the shop from its sources: `npm run dev`. */
await runCommand(async () => {
  checkMachine()
  await checkEarly()
  await install()
  await build()
  return serve(process.argv[2] === 'dev' ? 'tools/dev-server.ts' : 'dist/server/main.js')
})
