import { build } from './launcher/build.mjs'
import { checkMachine } from './launcher/checks.mjs'
import { run, runCommand } from './launcher/command.mjs'
import { install } from './launcher/install.mjs'
import { runtime, runtimeFlags, withPrograms } from './launcher/project.mjs'

/** `npm run bench`: installs and builds, then measures. */
await runCommand(async () => {
  checkMachine()
  await install()
  await build()
  const args = [...runtimeFlags, 'bench/run.ts', ...process.argv.slice(2)]
  return (await run(runtime, args, { env: withPrograms, show: true })).code
})
