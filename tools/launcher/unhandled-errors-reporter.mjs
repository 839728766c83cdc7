import { writeFileSync } from 'node:fs'
import { titleOf, unhandledErrors } from './results.mjs'

/** Records errors outside tests (rejections, uncaught exceptions), which the JSON reporter omits. */
export default class UnhandledErrorsReporter {
  onTestRunEnd(_modules, errors) {
    const kept = errors.map(({ type, message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) => ({
      title: `${type ?? 'Unhandled error'} during ${titleOf(file ?? 'an unknown file', test ?? 'no test')}`,
      problem: stack ?? message,
    }))
    writeFileSync(unhandledErrors, JSON.stringify(kept))
  }
}
