import { checkMachine, checkResources } from './launcher/checks.mjs'
import { runCommand } from './launcher/command.mjs'
import { serveShop } from './launcher/serve.mjs'

/** `npm run serve`: what is built, on a database that is migrated. It changes neither. */
await runCommand(async () => {
  checkMachine()
  await checkResources()
  return serveShop()
})
