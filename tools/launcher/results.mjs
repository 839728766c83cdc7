import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './project.mjs'

export const resultsDir = join(root, '.cache', 'results')
export const vitestResults = join(resultsDir, 'vitest.json')
export const unhandledErrors = join(resultsDir, 'unhandled-errors.json')
export const playwrightResults = join(resultsDir, 'playwright.json')

/**
 * Tests of the last run as `{ title, passed, problem }`, without skipped ones. An error outside a test counts as a
 * failed test.
 */
export function readVitest() {
  const errors = read(unhandledErrors) ?? []
  return [
    ...vitestTests(read(vitestResults)?.testResults ?? []),
    ...errors.map((error) => ({ ...error, passed: false })),
  ]
}
export const readPlaywright = () => playwrightTests(read(playwrightResults)?.suites ?? [], '')

export function titleOf(file, test) {
  return `${relative(root, file)} › ${test}`
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function vitestTests(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        title: titleOf(name, test.fullName),
        passed: test.status === 'passed',
        problem: test.failureMessages?.[0],
      }))
    const fileFailed = status === 'failed' && tests.every((test) => test.passed)
    return fileFailed ? [...tests, { title: relative(root, name), passed: false, problem: message }] : tests
  })
}

function playwrightTests(suites, above) {
  return suites.flatMap((suite) => {
    const path = `${above} ${suite.title}`.trim()
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status !== 'skipped')
        .map((test) => ({
          title: `${path} › ${spec.title} (${test.projectName})`,
          passed: test.status !== 'unexpected',
          problem: test.results.at(-1)?.error?.message,
        })),
    )
    return [...own, ...playwrightTests(suite.suites ?? [], path)]
  })
}
