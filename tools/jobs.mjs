import { existsSync } from 'node:fs'
import { Problem, runCommand } from './launcher/problem.mjs'
import { runtime, runtimeFlags } from './launcher/project.mjs'
import { run } from './launcher/run.mjs'

/** Jobs that were given up, and what can be done about them. */
await runCommand(async () => {
  if (!existsSync(runtime)) throw new Problem('Nothing is installed yet. Run npm start first.')
  const { code } = await run(runtime, [...runtimeFlags, 'src/jobs-command.ts', ...process.argv.slice(2)], {
    show: true,
  })
  return code
})
