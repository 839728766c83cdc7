import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './launcher/chromium.mjs'
import { run, runCommand, step } from './launcher/command.mjs'
import { installPackages } from './launcher/install.mjs'
import { root, runtime, runtimeFlags } from './launcher/project.mjs'

const folder = join(root, 'tools', 'lighthouse')

/** Runs Lighthouse on every built page. */
await runCommand(async () => {
  // Not a dependency of the project: decision 20.
  if (!existsSync(join(folder, 'node_modules'))) await step('Installing Lighthouse', () => installPackages(folder))
  const args = [join(root, 'tests', 'lighthouse', 'run-every-page.ts'), await findChromium()]
  return (await run(runtime, [...runtimeFlags, ...args], { show: true })).code
})
