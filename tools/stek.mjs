#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkMachine, checkResources } from './launcher/checks.mjs'
import { Problem, run, runCommand } from './launcher/command.mjs'
import { environment, root, runtime, runtimeFlags, withCompileCache } from './launcher/project.mjs'
import { serveShop } from './launcher/serve.mjs'

/**
 * `npx stek <noun> <verb>`: commands for operators. A release contains the built commands, because it has no sources.
 */
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
  // File arguments are relative to the operator's directory, but the data directory is always the project's.
  const env = { ...withCompileCache, DATA_DIR: environment.DATA_DIR || join(root, '.data') }
  const { code } = await run(runtime, [...runtimeFlags, program, ...args], { show: true, env, cwd: process.cwd() })
  return code
})
