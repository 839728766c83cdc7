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
import { root } from './project.mjs'

/** What a release has besides the build and the packages: the renderer reads the articles. */
const folders = ['db/migrations', 'src/content/helpdesk']
const tools = [
  'serve.mjs',
  'operate.mjs',
  ...['build', 'checks', 'command', 'file-lock', 'project', 'serve'].map((name) => `launcher/${name}.mjs`),
]
/** Scripts of package.json that run in a release. */
const scriptOfRelease = /tools\/(serve|operate)\.mjs/

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
    for (const path of runtimePackages()) {
      copy(join(root, path), join(part, path), (name) => name !== 'node_modules')
    }
    mkdirSync(join(part, 'node_modules/.bin'))
    symlinkSync(readlinkSync(join(root, 'node_modules/.bin/node')), join(part, 'node_modules/.bin/node'))
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

/** Where the packages are that dependencies need, theirs included: as `npm ci --omit=dev` would install them. */
export function runtimePackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = new Set()
  visit('')
  return [...found]

  function visit(path) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = packages[path]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = placeOf(name, path)
      if (found.has(place) || peerDependenciesMeta[name]?.optional || !existsSync(join(root, place))) continue
      found.add(place)
      visit(place)
    }
  }

  /** As Node looks for it: below the package, then below those around it. */
  function placeOf(name, path) {
    const place = join(path, 'node_modules', name)
    if (packages[place] || path === '') return place
    return placeOf(name, path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)))
  }
}
