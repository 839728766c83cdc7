import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import { isAlive, withFileLock } from './file-lock.mjs'
import { Problem, run, step } from './command.mjs'
import { environment, root, runtime, runtimeFlags, withCompileCache } from './project.mjs'

const inputs = ['src', 'catalogue', 'messages', 'public', 'package-lock.json']
const settings = ['PUBLIC_URL', 'PORTAL_URL', 'STATUS_URL', 'DEMO', 'GTM_ID']
/** A link to the newest build. Each build has a directory of its own. */
const dist = join(root, 'dist')
const buildsDir = join(root, '.cache', 'builds')
const stampFile = join(dist, 'stamp')
/** Number of newest builds kept even if they are not marked as used, such as one that a test runs. */
const keptBuilds = 3
/** Same as in src/core/time/shop-day.ts, because the launcher may run on a Node that cannot import TypeScript. */
const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/**
 * Builds site and server, unless the last build was made on the same day from the same sources and settings. A running
 * shop keeps the files of its own build.
 * @param checked `site`: only the settings that pages show have to be right
 * @returns whether a build was made
 */
export async function build(checked = 'site') {
  const stamp = stampOfInputs(new Date())
  if (isBuilt(stamp)) return false
  return withFileLock('build', async () => {
    if (isBuilt(stamp)) return false
    await checkSettings(checked)
    const directory = join(buildsDir, `${new Date().toISOString().replaceAll(/\D/g, '')}-${process.pid}`)
    mkdirSync(directory, { recursive: true })
    try {
      await step('Building the pages', () => buildSite(directory))
    } catch (error) {
      rmSync(directory, { recursive: true })
      throw error
    }
    writeFileSync(join(directory, 'stamp'), stamp)
    pointTo(directory)
    removeOldBuilds()
    return true
  })
}

/** The newest build, marked so that no later build removes it while this process is alive. */
export function takeBuild() {
  if (!existsSync(join(dist, 'server', 'main.js'))) throw new Problem('Nothing is built yet. Run: npm run build')
  const directory = realpathSync(dist)
  const mark = join(directory, `used-by-${process.pid}`)
  try {
    writeFileSync(mark, '')
    process.on('exit', () => rmSync(mark, { force: true }))
  } catch {
    // A read-only release cannot be marked, but nothing is built in it either.
  }
  return directory
}

function isBuilt(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted
}

async function checkSettings(checked) {
  const { code, output } = await run(runtime, [...runtimeFlags, 'tools/launcher/check-settings.mjs', checked])
  if (code !== 0) throw new Problem(output)
}

async function buildSite(directory) {
  // Overrides NODE_ENV, because Vite would compile for development if the developer had set it.
  const env = { ...withCompileCache, NODE_ENV: 'production' }
  const { code, output } = await run(runtime, [...runtimeFlags, 'src/site/build/build.ts', directory], { env })
  if (code !== 0) throw new Problem(`${output}\n\nThe pages could not be built.`)
}

/** Replaces the link atomically, so that `dist` is always a complete build. */
function pointTo(directory) {
  const link = join(buildsDir, 'next')
  rmSync(link, { force: true })
  symlinkSync(relative(root, directory), link)
  if (lstatSync(dist, { throwIfNoEntry: false })?.isDirectory()) renameSync(dist, join(buildsDir, `0-${Date.now()}`))
  renameSync(link, dist)
}

function removeOldBuilds() {
  const builds = readdirSync(buildsDir).toSorted().slice(0, -keptBuilds)
  for (const name of builds) {
    if (name !== basename(realpathSync(dist)) && !isUsed(join(buildsDir, name))) {
      rmSync(join(buildsDir, name), { recursive: true, force: true })
    }
  }
}

function isUsed(directory) {
  return readdirSync(directory).some((name) => name.startsWith('used-by-') && isAlive(Number(name.split('-')[2])))
}

/** Hashes contents, because a clone changes the dates of all files; and the day, because pages contain its prices. */
export function stampOfInputs(now) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesOf(input)) {
      const content = readFileSync(join(root, file))
      hash.update(`${file}\0${content.length}\0`).update(content)
    }
  }
  for (const name of settings) hash.update(`${name}=${environment[name] ?? ''}\0`)
  hash.update(amsterdam.format(now))
  return hash.digest('hex')
}

function filesOf(input) {
  const path = join(root, input)
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return []
  if (entry.isFile()) return [input]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && !/\.(test|types)\.ts$/.test(file.name))
    .map((file) => join(file.parentPath ?? file.path, file.name).slice(root.length + 1))
    .toSorted()
}
