import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, run, runCommand } from './launcher/command.mjs'
import { root, runtime, runtimeFlags } from './launcher/project.mjs'

/**
 * `npm run migrate`, `npm run jobs`, `npm run numbers` and so on: commands for operators, run with the pinned
 * Node; in a release, which has no sources, as they were built.
 */
const [command, ...args] = process.argv.slice(2)

await runCommand(async () => {
  if (!existsSync(runtime)) throw new Problem('Nothing is installed yet. Run npm start first.')
  const source = `src/apps/cli/${command}-command.ts`
  const program = existsSync(join(root, source)) ? source : `dist/server/${command}-command.js`
  const { code } = await run(runtime, [...runtimeFlags, program, ...args], { show: true })
  return code
})
