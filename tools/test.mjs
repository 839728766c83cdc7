import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { reportChecklist } from './checklist.mjs'
import { build } from './launcher/build.mjs'
import { findChromium } from './launcher/chromium.mjs'
import { install } from './launcher/install.mjs'
import { checkMachine } from './launcher/checks.mjs'
import { Problem, run, runCommand } from './launcher/command.mjs'
import { programs, runtime, runtimeFlags, withPrograms } from './launcher/project.mjs'
import { playwrightResults, readPlaywright, readVitest, resultsDir, vitestResults } from './launcher/results.mjs'

const parts = ['check', 'unit', 'api', 'browser']
const failedSteps = []
let passedSteps = 0

await runCommand(async () => {
  const chosen = chooseParts(process.argv.slice(2))
  checkMachine()
  await install()
  // Run concurrently, because each leaves half of the machine idle.
  await Promise.all([
    attempt('build', build).then((isBuilt) => isBuilt && passedSteps++),
    chosen.includes('check') && runChecks(),
  ])
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
  const projects = chosen.filter((part) => part === 'unit' || part === 'api')
  // Run sequentially: many tests send hundreds of requests at once with time-outs of a few seconds, which would expire
  // while a browser uses both cores.
  if (projects.length > 0) await attempt('vitest', () => runVitest(projects))
  if (chosen.includes('browser')) await attempt('playwright', runPlaywright)
  return report(chosen)
})

function chooseParts(wanted) {
  const unknown = wanted.find((part) => !parts.includes(part))
  if (unknown) throw new Problem(`There is no part "${unknown}". Choose from: ${parts.join(', ')}. None means all.`)
  return wanted.length > 0 ? wanted : parts
}

/** Runs a step; prints and counts a failure, and continues. */
async function attempt(name, work) {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.log(error.message)
    failedSteps.push(name)
    return false
  }
}

async function runChecks() {
  // The type check needs the message types. The build makes them too, but runs at the same time.
  const messageTypes = await run(runtime, [...runtimeFlags, 'tools/message-types.ts'])
  if (messageTypes.code !== 0) console.log(messageTypes.output)
  await check('Types', 'tsc', [])
  await check('Lint', 'oxlint', ['--type-aware'])
  await check('Format', 'oxfmt', ['--check'])
}

async function check(title, program, args) {
  const began = performance.now()
  const work = async () => {
    const { code, output } = await run(join(programs, program), args)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    if (code !== 0) throw new Problem(`${title} … failed after ${seconds} s\n${output}`)
    console.log(`${title} … ${seconds} s`)
  }
  if (await attempt(program, work)) passedSteps++
}

async function runVitest(projects) {
  const reporters = ['default', 'json', join(import.meta.dirname, 'launcher', 'unhandled-errors-reporter.mjs')]
  const args = [
    'run',
    '--tags-filter=!long',
    `--outputFile.json=${vitestResults}`,
    ...projects.map((project) => `--project=${project}`),
    ...reporters.map((reporter) => `--reporter=${reporter}`),
  ]
  const { code } = await run(join(programs, 'vitest'), args, { show: true })
  complainUnlessCounted(code, readVitest())
}

async function runPlaywright() {
  const env = { ...withPrograms, CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightResults }
  const { code } = await run(join(programs, 'playwright'), ['test', '--reporter=list,json'], { env, show: true })
  complainUnlessCounted(code, readPlaywright())
}

/** Throws if a run failed without a failed test (broken set-up, error after the tests). */
function complainUnlessCounted(code, tests) {
  if (code !== 0 && tests.every((test) => test.passed)) throw new Problem(`The run ended with code ${code}.`)
}

function report(chosen) {
  const tests = [...readVitest(), ...readPlaywright()]
  const failed = tests.filter((test) => !test.passed).length + failedSteps.length
  const passed = tests.filter((test) => test.passed).length + passedSteps
  const testsWereDue = chosen.some((part) => part !== 'check')
  console.log()
  if (chosen.length === parts.length) reportChecklist({ full: false })
  // Printed last, so that it is visible after a long output.
  for (const { title, problem } of tests.filter((test) => !test.passed)) {
    console.log(`Failed: ${title}\n  ${firstLinesOf(problem)}`)
  }
  if (failedSteps.length > 0) console.log(`Steps that failed: ${failedSteps.join(', ')}`)
  if (testsWereDue && tests.length === 0) console.log('No test ran, so nothing is shown to work.')
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || (testsWereDue && tests.length === 0) ? 1 : 0
}

function firstLinesOf(problem = 'no reason given') {
  return stripVTControlCharacters(problem).split('\n').slice(0, 6).join('\n  ').slice(0, 1000)
}
