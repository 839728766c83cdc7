import { existsSync } from 'node:fs'
import { Problem, run, runCommand } from './launcher/command.mjs'
import { runtime, runtimeFlags } from './launcher/project.mjs'

/** `npm run jobs`, `npm run partners`, `npm run numbers` and so on: commands for operators, run with the pinned Node. */
const [command, ...args] = process.argv.slice(2)

await runCommand(async () => {
  if (!existsSync(runtime)) throw new Problem('Nothing is installed yet. Run npm start first.')
  const { code } = await run(runtime, [...runtimeFlags, `src/${command}-command.ts`, ...args], { show: true })
  return code
})
