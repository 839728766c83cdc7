import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { Problem, run, step } from './command.mjs'
import { environment, root, runtime, runtimeFlags } from './project.mjs'

const inputs = ['src', 'catalogue', 'messages', 'public', 'package-lock.json']
const settings = ['PUBLIC_URL', 'PORTAL_URL', 'STATUS_URL', 'DEMO', 'GTM_ID']
const stampFile = join(root, 'dist', 'stamp')
/** Repeated from src/domain/basics/shop-day.ts: the launcher may run on a Node that cannot import TypeScript. */
const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/** Builds site and server unless the last build was made from the same sources and settings, on the same day. */
export async function build() {
  const wanted = stampOfInputs(new Date())
  if (isBuilt(wanted)) return
  await withFileLock('build', async () => {
    if (isBuilt(wanted)) return
    await checkSettings()
    await step('Building the pages', buildSite)
    writeFileSync(stampFile, wanted)
  })
}

function isBuilt(wanted) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted
}

async function checkSettings() {
  const { code, output } = await run(runtime, [...runtimeFlags, 'tools/launcher/check-settings.mjs'])
  if (code !== 0) throw new Problem(output)
}

async function buildSite() {
  const { code, output } = await run(runtime, [...runtimeFlags, 'src/build/build.ts'])
  if (code !== 0) throw new Problem(`${output}\n\nThe pages could not be built.`)
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
    .filter((file) => file.isFile() && !file.name.endsWith('.test.ts'))
    .map((file) => join(file.parentPath ?? file.path, file.name).slice(root.length + 1))
    .toSorted()
}
