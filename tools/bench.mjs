import { build } from './launcher/build.mjs'
import { checkMachine } from './launcher/checks.mjs'
import { findChromium } from './launcher/chromium.mjs'
import { run, runCommand } from './launcher/command.mjs'
import { install } from './launcher/install.mjs'
import { runtime, runtimeFlags, withPrograms } from './launcher/project.mjs'

/** `npm run bench`: installs and builds, then measures; with names of benches, those alone. */
await runCommand(async () => {
  checkMachine()
  await install()
  await build()
  const env = { ...withPrograms, CHROMIUM_PATH: await findChromium() }
  const { code } = await run(runtime, [...runtimeFlags, 'bench/run.ts', ...process.argv.slice(2)], { env, show: true })
  return code
})
