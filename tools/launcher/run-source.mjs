import { existsSync } from 'node:fs'
import { Problem, runCommand } from './problem.mjs'
import { runtime, runtimeFlags } from './project.mjs'
import { run } from './run.mjs'

/** A command of whoever operates the shop, in the shop's own runtime. */
export async function runSource(file) {
  await runCommand(async () => {
    if (!existsSync(runtime)) throw new Problem('Nothing is installed yet. Run npm start first.')
    const { code } = await run(runtime, [...runtimeFlags, file, ...process.argv.slice(2)], { show: true })
    return code
  })
}
