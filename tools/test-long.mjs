import { globSync } from 'node:fs'
import { delimiter } from 'node:path'
import { build } from './launcher/build.mjs'
import { checkMachine } from './launcher/checks.mjs'
import { canRun, findChromium } from './launcher/chromium.mjs'
import { Problem, run, runCommand } from './launcher/command.mjs'
import { install } from './launcher/install.mjs'
import { environment, runtime, runtimeFlags, withCompileCache } from './launcher/project.mjs'

/** Long runs by name, with their default arguments; `npm test` contains a short version of each. */
const campaigns = {
  payments: ['tests/soak/run-payments.ts', '10000'],
  kills: ['tests/soak/run-kills.ts', '200'],
  webhooks: ['tests/soak/run-webhooks.ts', '6'],
  overload: ['tests/soak/run-overload.ts', '3'],
  firefox: ['tests/e2e/run-firefox.ts'],
  rolling: ['tests/soak/run-rolling.ts', '20'],
  prices: ['tests/soak/run-prices.ts', '100000'],
  failover: ['tests/soak/run-failover.ts', '20'],
  mutation: ['tools/mutate.mjs'],
  html: ['tools/check-html.mjs'],
  lighthouse: ['tools/check-lighthouse.mjs'],
  // Runs alone, because it measures that the development server responds within two seconds.
  dev: ['node_modules/vitest/vitest.mjs', 'run', 'tests/launcher/dev.test.ts'],
  vitest: ['node_modules/vitest/vitest.mjs', 'run', '--exclude', 'tests/launcher/dev.test.ts'],
  browser: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list'],
}

/** Programs of Debian packages that the long run needs besides Chromium. */
const needed = { promtool: 'prometheus', nginx: 'nginx-light', pgbouncer: 'pgbouncer' }

/** `npm run test:long` runs all; with a name, only that run, with the remaining arguments replacing its own. */
await runCommand(async () => {
  const [campaignName, ...campaignArgs] = process.argv.slice(2)
  if (campaignName !== undefined && !Object.hasOwn(campaigns, campaignName))
    throw new Problem(`There is no long run "${campaignName}". Choose from: ${Object.keys(campaigns).join(', ')}.`)
  checkMachine()
  checkPrograms()
  await install()
  await build()
  const env = {
    ...withCompileCache,
    BROWSER_TESTS: 'all',
    FUZZ_REQUESTS: '100000',
    CHROMIUM_PATH: await findChromium(),
  }
  const all = Object.entries(campaigns)
    .filter(([name]) => campaignName === undefined || name === campaignName)
    .map(([, [program, ...usual]]) => [program, ...(campaignArgs.length > 0 ? campaignArgs : usual)])
  let failed = 0
  for (const campaign of all) {
    const { code } = await run(runtime, [...runtimeFlags, ...campaign], { show: true, env })
    if (code !== 0) failed += 1
  }
  console.log(`\n${all.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

function checkPrograms() {
  const directories = [...(environment.PATH ?? '').split(delimiter), '/usr/sbin']
  const isThere = (program) => globSync(directories.map((directory) => `${directory}/${program}`)).some(canRun)
  const missing = Object.entries(needed).filter(([program]) => !isThere(program))
  if (missing.length > 0)
    throw new Problem(
      `The long run needs more programs: sudo apt-get install ${missing.map(([, name]) => name).join(' ')}`,
    )
}
