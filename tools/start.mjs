import { build } from './launcher/build.mjs'
import { checkMachine, checkResources } from './launcher/checks.mjs'
import { install } from './launcher/install.mjs'
import { runCommand } from './launcher/command.mjs'
import { serve, serveShop } from './launcher/serve.mjs'

/** `npm start`: installs, builds, migrates and serves. With the argument `dev`: `npm run dev`. */
await runCommand(async () => {
  checkMachine()
  await checkResources()
  await install()
  await build('all')
  return process.argv[2] === 'dev' ? serve(['tools/dev-server.ts']) : serveShop('--migrate')
})
