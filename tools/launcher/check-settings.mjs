import { ConfigProblem, readConfig } from '../../src/platform/config/config.ts'

try {
  readConfig()
} catch (error) {
  if (!(error instanceof ConfigProblem)) throw error
  console.log(error.message)
  process.exitCode = 1
}
