import { existsSync } from 'node:fs'
import { build } from './launcher/build.mjs'
import { Problem, runCommand } from './launcher/command.mjs'
import { runtime } from './launcher/project.mjs'
import { release } from './launcher/release.mjs'

/** `npm run build`; with a directory, `npm run release -- <directory>`. */
await runCommand(async () => {
  if (!existsSync(runtime)) throw new Problem('Nothing is installed yet. Run: npm ci')
  const [command, directory] = process.argv.slice(2)
  if (command === 'release') await release(directory)
  else if (!(await build())) console.log('Nothing has changed since the last build.')
  return 0
})
