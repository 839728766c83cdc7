import { canRun, installPackages } from './launcher/apt.mjs'
import { build } from './launcher/build.mjs'
import { findEngines } from './launcher/engines.mjs'
import { install } from './launcher/install.mjs'
import { checkMachine } from './launcher/checks.mjs'
import { run, runCommand } from './launcher/command.mjs'
import { runtime, runtimeFlags, withCompileCache } from './launcher/project.mjs'

/** Long runs with their arguments; `npm test` contains a short version of each. Given the name of one, only that is run; with other arguments, where there are any. */
const campaigns = [
  ['tests/soak/run-payments.ts', '10000'],
  ['tests/soak/run-rolling.ts', '20'],
  ['tests/soak/run-prices.ts', '100000'],
  ['tests/soak/run-failover.ts', '20'],
  ['tests/fuzz/run-fuzz.ts', '1000000'],
  ['tools/mutate.mjs'],
  ['tools/check-html.mjs'],
  ['tools/check-lighthouse.mjs'],
  ['tests/engines/run-journeys.ts'],
  // Runs alone, because it measures that the development server responds within two seconds.
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/launcher/dev.test.ts'],
  ['node_modules/vitest/vitest.mjs', 'run', '--exclude', 'tests/launcher/dev.test.ts'],
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list'],
]

await runCommand(async () => {
  checkMachine()
  await install()
  if (!canRun('/usr/bin/promtool'))
    await installPackages('Prometheus', [['prometheus']], 'It watches the shop in a test.')
  if (!canRun('/usr/sbin/nginx'))
    await installPackages('nginx', [['nginx-light']], 'It stands before the shop in a test.')
  await build()
  const env = { ...withCompileCache, BROWSER_TESTS: 'all' }
  const [wanted, ...given] = process.argv.slice(2)
  const all = campaigns
    .filter(([program]) => wanted === undefined || program === wanted)
    .map(([program, ...usual]) => [program, ...(given.length > 0 ? given : usual)])
  let failed = 0
  for (const campaign of all) {
    // Other browsers are installed only for the journeys that are tried in them.
    const engines = campaign[0] === 'tests/engines/run-journeys.ts' ? await findEngines() : []
    const { code } = await run(runtime, [...runtimeFlags, ...campaign, ...engines], { show: true, env })
    if (code !== 0) failed += 1
  }
  console.log(`\n${all.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
