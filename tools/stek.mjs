#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkMachine, checkResources } from './launcher/checks.mjs'
import { Problem, run, runCommand } from './launcher/command.mjs'
import { environment, root, runtime, runtimeFlags, withCompileCache } from './launcher/project.mjs'
import { serveShop } from './launcher/serve.mjs'

/** `npx stek <noun> <verb>`: commands for operators. In a release, which has no sources, as they were built. */
const args = process.argv.slice(2)

await runCommand(async () => {
  if (!existsSync(runtime)) throw new Problem('Nothing is installed yet. Run npm start first.')
  if (args[0] === 'serve' && args.length === 1) {
    checkMachine()
    await checkResources()
    return serveShop()
  }
  const source = join(root, 'src', 'apps', 'cli', 'stek.ts')
  const program = existsSync(source) ? source : join(root, 'dist', 'server', 'stek.js')
  // Files are named from where the operator is, and the data directory is that of the project all the same.
  const env = { ...withCompileCache, DATA_DIR: environment.DATA_DIR || join(root, '.data') }
  const { code } = await run(runtime, [...runtimeFlags, program, ...args], { show: true, env, cwd: process.cwd() })
  return code
})
