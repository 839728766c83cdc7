import { build } from './launcher/build.mjs'
import { checkMachine, checkResources } from './launcher/checks.mjs'
import { install } from './launcher/install.mjs'
import { runCommand } from './launcher/command.mjs'
import { serve } from './launcher/serve.mjs'

/** `npm start`; with the argument `dev`, `npm run dev`. */
await runCommand(async () => {
  checkMachine()
  await checkResources()
  await install()
  await build()
  return serve(process.argv[2] === 'dev' ? 'tools/dev-server.ts' : 'dist/server/main.js')
})
