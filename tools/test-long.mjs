import { build } from './launcher/build.mjs'
import { findChromium } from './launcher/chromium.mjs'
import { install } from './launcher/install.mjs'
import { checkMachine } from './launcher/checks.mjs'
import { run, runCommand } from './launcher/command.mjs'
import { runtime, runtimeFlags, withPrograms } from './launcher/project.mjs'

/** Campaigns of which `npm test` runs a slice, each with what it is told. */
const campaigns = async () => [
  ['tests/soak/run-payments.ts', '10000'],
  ['tests/lighthouse/run-every-page.ts', await findChromium()],
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/launcher/dev.test.ts'],
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list'],
]

await runCommand(async () => {
  checkMachine()
  await install()
  await build()
  const env = { ...withPrograms, BROWSER_TESTS: 'all' }
  const all = await campaigns()
  let failed = 0
  for (const campaign of all) {
    const { code } = await run(runtime, [...runtimeFlags, ...campaign], { show: true, env })
    if (code !== 0) failed += 1
  }
  console.log(`\n${all.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
