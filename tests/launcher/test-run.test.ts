import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type FakeCheckout, fakeCheckout } from './fake-checkout.ts'

interface Fake {
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
}

const checklist = `
| no. | requirement |
|---|---|
| M1 | Every page has a header |
| M2 | And a footer |
| L1 | Every path answers |
`

describe('npm test', { timeout: 30_000 }, () => {
  test('adds up tests and steps, and ends with one plain line', async () => {
    const checkout = checkoutWith({
      vitest: [
        { title: '[M1] header', status: 'passed' },
        { title: 'later', status: 'skipped' },
      ],
      playwright: [{ title: '[M2, L1] footer', status: 'passed' }],
    })
    const { code, output } = await checkout.run('test', chromium(checkout))
    expect(output).toMatch(/\nChecklist: a passing test names 3 of 3 rows\.\n6 passed, 0 failed\n$/)
    expect(code).toBe(0)
  })

  test('goes on after a failure, counts each and ends with 1', async () => {
    const checkout = checkoutWith({
      vitest: [{ title: '[M1] header', status: 'failed' }],
      playwright: [{ title: '[M2] [X9] footer', status: 'passed' }],
    })
    checkout.program('node_modules/.bin/tsc', 'echo "src/a.ts: wrong type"; exit 2')
    const { code, output } = await checkout.run('test', chromium(checkout))
    expect(output).toMatch(/Types … failed[^]*src\/a\.ts: wrong type[^]*Lint … \d/)
    expect(output).toMatch(
      /1 of 3 rows\.\nOpen: M1 L1 .*\n.*not on the list: X9\nFailed: a\.test\.ts › \[M1\] header\n  expected 1 to be 2\nSteps that failed: tsc\n4 passed, 2 failed\n$/,
    )
    expect(code).toBe(1)
  })

  test('rows of abuse and faults are named without brackets, and what no list holds is told', async () => {
    const checkout = checkoutWith({
      vitest: [{ title: '[M1] [M2] [L1] B1 B999 %C3%A9 NL001234567B01 all rows', status: 'passed' }],
      playwright: [{ title: 'C26 fails', status: 'failed' }],
    })
    checkout.write('docs/abuse-and-faults.md', '| B1 | abuse |\n| C26 | a fault |\n')
    const { output } = await checkout.run('test', chromium(checkout))
    expect(output).toMatch(
      /3 of 3 rows\.\nAbuse and faults: a passing test names 1 of 2 rows\.\nOpen: C26 .*\nNamed by tests, but not on the list: B999\n/,
    )
  })

  test('a run that breaks without a failed test is a failure', async () => {
    const checkout = checkoutWith({ vitest: [{ title: 'fine', status: 'passed' }], playwright: [] })
    checkout.program('node_modules/.bin/playwright', 'echo "no server"; exit 1')
    const { code, output } = await checkout.run('test', chromium(checkout))
    expect(output).toMatch(/Steps that failed: playwright\n5 passed, 1 failed\n$/)
    expect(code).toBe(1)
  })

  test('an error outside a test is told at the end, with its place', async () => {
    const checkout = checkoutWith({ vitest: [], playwright: [] })
    checkout.write('src/late.test.ts', lateRejection)
    checkout.write('vitest.config.mjs', "export default { test: { name: 'unit', tags: [{ name: 'long' }] } }")
    checkout.program('node_modules/.bin/vitest', `exec ${realVitest} "$@"`)
    const { code, output } = await checkout.run('test', {}, ['unit'])
    expect(output).toMatch(
      /\nFailed: Unhandled Rejection during .*late\.test\.ts › .*\n {2}Error: nobody waits for this\n[^]*late\.test\.ts[^]*\n2 passed, 1 failed\n$/,
    )
    expect(code).toBe(1)
  })

  test('no test at all is no success', async () => {
    const { code, output } = await checkoutWith({ vitest: [], playwright: [] }).run('test', {}, ['unit'])
    expect(output).toMatch(/No test ran/)
    expect(code).toBe(1)
  })

  test('parts can be chosen, and a wrong one is told', async () => {
    const checkout = checkoutWith({ vitest: [{ title: 'fine', status: 'passed' }], playwright: [] })
    expect((await checkout.run('test', {}, ['unit'])).output).toMatch(/--project=unit[^]*\n2 passed, 0 failed\n$/)
    expect((await checkout.run('test', {}, ['units'])).output).toContain('Choose from: check, unit, api, browser')
  })

  test('a browser that is not there is told, and the rest still runs', async () => {
    const checkout = checkoutWith({ vitest: [{ title: 'fine', status: 'passed' }], playwright: [] })
    const { code, output } = await checkout.run('test', { CHROMIUM_PATH: '/no/such/browser' })
    expect(output).toContain('CHROMIUM_PATH names /no/such/browser, and there is no program there.')
    expect(output).toMatch(/5 passed, 1 failed\n$/)
    expect(code).toBe(1)
  })
})

/** The real one: what it tells its reporters is what is tested here. */
const realVitest = join(import.meta.dirname, '../../node_modules/.bin/vitest')

const lateRejection = `
import { test } from '${import.meta.resolve('vitest')}'
test('passes, and leaves a rejection', () => void Promise.reject(new Error('nobody waits for this')))
`

function checkoutWith({ vitest, playwright }: { vitest: Fake[]; playwright: Fake[] }): FakeCheckout {
  const checkout = fakeCheckout()
  checkout.write('docs/checklist.md', checklist)
  for (const name of ['tsc', 'oxlint', 'oxfmt']) checkout.program(`node_modules/.bin/${name}`, 'exit 0')
  const failed = (tests: Fake[]) => (tests.some(({ status }) => status === 'failed') ? 1 : 0)
  checkout.write('vitest-report', JSON.stringify({ testResults: [fileOf(vitest, checkout.root)] }))
  checkout.program(
    'node_modules/.bin/vitest',
    `echo "$@"; for a in "$@"; do case "$a" in --outputFile.json=*) cp vitest-report "\${a#*=}";; esac; done; exit ${failed(vitest)}`,
  )
  checkout.write('playwright-report', JSON.stringify({ suites: [{ title: 'file', specs: playwright.map(specOf) }] }))
  checkout.program(
    'node_modules/.bin/playwright',
    `cp playwright-report "$PLAYWRIGHT_JSON_OUTPUT_FILE"; exit ${failed(playwright)}`,
  )
  return checkout
}

function fileOf(tests: Fake[], root: string) {
  const assertionResults = tests.map(({ title, status }) => ({
    fullName: title,
    status,
    failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
  }))
  const status = tests.some((entry) => entry.status === 'failed') ? 'failed' : 'passed'
  return { name: join(root, 'a.test.ts'), status, message: '', assertionResults }
}

function specOf({ title, status }: Fake) {
  const outcome = { passed: 'expected', failed: 'unexpected', skipped: 'skipped' }[status]
  return { title, tests: [{ projectName: 'desktop', status: outcome, results: [{}] }] }
}

function chromium(checkout: FakeCheckout): Record<string, string> {
  checkout.program('bin/chromium', 'exit 0')
  return {}
}
