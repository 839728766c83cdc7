import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, run, runCommand, step } from './launcher/command.mjs'
import { install, installPackages } from './launcher/install.mjs'
import { root, runtime, runtimeFlags, withPrograms } from './launcher/project.mjs'

/** Pure rules, and the tests that must detect 90 % of the mutations. */
const rules = {
  money: { mutate: ['src/core/money/!(*.test).ts'], tests: ['src/core/money/*.test.ts'] },
  tax: { mutate: ['src/core/tax/!(*.test).ts'], tests: ['src/core/tax/*.test.ts'] },
  cart: { mutate: ['src/core/cart/!(*.test).ts'], tests: ['src/core/cart/*.test.ts'] },
  settlement: {
    mutate: ['src/core/orders/payment-settlement.ts', 'src/core/orders/payment-status.ts'],
    tests: ['src/core/orders/payment-settlement.test.ts'],
  },
  commission: {
    mutate: ['src/core/partners/commission.ts', 'src/core/partners/commission-ledger.ts'],
    tests: ['src/core/partners/commission*.test.ts'],
  },
  sessions: {
    mutate: ['src/core/customers/session-lifetime.ts', 'src/core/customers/device.ts'],
    tests: ['src/core/customers/device.test.ts'],
  },
  idempotency: {
    mutate: ['src/core/orders/repeated-request.ts', 'src/platform/limits/single-flight.ts'],
    tests: ['src/core/orders/repeated-request.test.ts', 'src/platform/limits/single-flight.test.ts'],
  },
}

const folder = join(root, 'tools', 'mutation')
const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const reportFile = join(root, '.cache', 'mutation.json')

await runCommand(async () => {
  const chosen = process.argv.slice(2)
  const unknown = chosen.find((name) => !Object.hasOwn(rules, name))
  if (unknown) throw new Problem(`There are no rules "${unknown}". Choose from: ${Object.keys(rules).join(', ')}.`)
  await install()
  // Not a dependency of the project: decision 20.
  if (!existsSync(stryker)) await step('Installing Stryker', () => installPackages(folder))
  const lines = []
  let failed = 0
  for (const name of chosen.length > 0 ? chosen : Object.keys(rules)) {
    const { mutate, tests } = rules[name]
    const began = performance.now()
    rmSync(reportFile, { force: true })
    const args = [stryker, 'run', join(folder, 'stryker.config.mjs'), '--mutate', mutate.join(',')]
    const env = { ...withPrograms, MUTATION_TESTS: tests.join(' ') }
    const { code } = await run(runtime, [...runtimeFlags, ...args], { show: true, env })
    const { noticed, judged } = counts()
    // Stryker succeeds even if it finds no files to mutate.
    const isPassed = code === 0 && judged > 0
    if (!isPassed) failed += 1
    const share = judged > 0 ? ((100 * noticed) / judged).toFixed(1) : 0
    const seconds = Math.round((performance.now() - began) / 1000)
    lines.push(`${name}: ${isPassed ? 'passed' : 'failed'}, ${noticed} of ${judged} noticed, ${share} %, ${seconds} s`)
  }
  console.log(lines.join('\n'))
  return failed === 0 ? 0 : 1
})

/** Results of Stryker's last run, without mutants that fail to load. */
function counts() {
  const { files } = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : { files: {} }
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const noticed = states.filter((status) => status === 'Killed' || status === 'Timeout').length
  return {
    noticed,
    judged: noticed + states.filter((status) => status === 'Survived' || status === 'NoCoverage').length,
  }
}
