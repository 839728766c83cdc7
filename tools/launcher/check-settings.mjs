import { ConfigProblem, readConfig, readSite } from '../../src/platform/config/config.ts'

/** All settings, or with the argument `site` those that pages show. */
try {
  if (process.argv[2] === 'site') readSite()
  else readConfig()
} catch (error) {
  if (!(error instanceof ConfigProblem)) throw error
  console.log(error.message)
  process.exitCode = 1
}
