import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

export const resultsDir = join(root, '.cache', 'results')
export const vitestResults = join(resultsDir, 'vitest.json')
export const playwrightResults = join(resultsDir, 'playwright.json')

/** The tests of the last run, as `{ title, passed }`; skipped ones are left out. */
export const readVitest = () => vitestTests(read(vitestResults)?.testResults ?? [])
export const readPlaywright = () => playwrightTests(read(playwrightResults)?.suites ?? [], '')

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function vitestTests(files) {
  return files.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({ title: test.fullName, passed: test.status === 'passed' }))
    const fileFailed = status === 'failed' && tests.every((test) => test.passed)
    return fileFailed ? [...tests, { title: name, passed: false }] : tests
  })
}

function playwrightTests(suites, above) {
  return suites.flatMap((suite) => {
    const path = `${above} ${suite.title}`.trim()
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status !== 'skipped')
        .map((test) => ({ title: `${path} ${spec.title}`, passed: test.status !== 'unexpected' })),
    )
    return [...own, ...playwrightTests(suite.suites ?? [], path)]
  })
}
