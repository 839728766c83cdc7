import { existsSync } from 'node:fs'
import { build } from './launcher/build.mjs'
import { Problem, runCommand } from './launcher/command.mjs'
import { npmNode } from './launcher/project.mjs'
import { release } from './launcher/release.mjs'

/**
 * `npm run build`; with a directory, `npm run release -- <directory>`. A release contains Node from npm, or the
 * official build: `npm run release -- <directory> <node-v26.10.0-linux-x64.tar.xz> <its SHA-256>`.
 */
await runCommand(async () => {
  if (!existsSync(npmNode)) throw new Problem('Nothing is installed yet. Run: npm ci')
  const [command, directory, archive, sha256] = process.argv.slice(2)
  if (command === 'release') await release(directory, archive && { archive, sha256 })
  else if (!(await build())) console.log('Nothing has changed since the last build.')
  return 0
})
