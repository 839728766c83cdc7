import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, run, runCommand, step } from './launcher/command.mjs'
import { install, installPackages } from './launcher/install.mjs'
import { root, runtime, runtimeFlags, withPrograms } from './launcher/project.mjs'

/** Pure rules, and the tests that must notice nine of ten changes to them. */
const rules = {
  money: { mutate: 'src/domain/money/!(*.test).ts', tests: 'src/domain/money/*.test.ts' },
  tax: { mutate: 'src/domain/tax/!(*.test).ts', tests: 'src/domain/tax/*.test.ts' },
  cart: { mutate: 'src/domain/cart/!(*.test).ts', tests: 'src/domain/cart/*.test.ts' },
  settlement: {
    mutate: 'src/domain/orders/payment-settlement.ts,src/domain/orders/payment-status.ts',
    tests: 'src/domain/orders/payment-settlement.test.ts',
  },
  commission: {
    mutate: 'src/domain/partners/commission.ts,src/domain/partners/commission-ledger.ts',
    tests: 'src/domain/partners/commission*.test.ts',
  },
  idempotency: {
    mutate: 'src/domain/orders/repeated-request.ts,src/concurrency/single-flight.ts',
    tests: 'src/domain/orders/repeated-request.test.ts,src/concurrency/single-flight.test.ts',
  },
  sessions: {
    mutate: 'src/domain/customers/session-lifetime.ts,src/domain/customers/device.ts',
    tests: 'src/domain/customers/device.test.ts',
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
  // Not a dependency of the project: decision 0036.
  if (!existsSync(stryker)) await step('Installing Stryker', () => installPackages(folder))
  const lines = []
  let failed = 0
  for (const name of chosen.length > 0 ? chosen : Object.keys(rules)) {
    const { mutate, tests } = rules[name]
    const began = performance.now()
    rmSync(reportFile, { force: true })
    const args = [...runtimeFlags, stryker, 'run', join(folder, 'stryker.config.mjs')]
    const { code } = await run(runtime, [...args, '--mutate', mutate, '--testFiles', tests], {
      show: true,
      env: withPrograms,
    })
    if (code !== 0) failed += 1
    const seconds = Math.round((performance.now() - began) / 1000)
    lines.push(`${name}: ${code === 0 ? 'passed' : 'failed'}, ${summary()}, ${seconds} s`)
  }
  console.log(lines.join('\n'))
  return failed === 0 ? 0 : 1
})

/** What Stryker wrote down of its last run. Mutants that do not even load are nobody's to notice. */
function summary() {
  if (!existsSync(reportFile)) return 'nothing was tried'
  const { files } = JSON.parse(readFileSync(reportFile, 'utf8'))
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const judged = noticed + count('Survived', 'NoCoverage')
  return `${noticed} of ${judged} mutants noticed, ${((100 * noticed) / judged).toFixed(1)} %`
}
