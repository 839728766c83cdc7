import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFileLock } from './file-lock.mjs'
import { Problem, run, step } from './command.mjs'
import { environment, npmNode, root, withoutPrograms } from './project.mjs'

const lockFile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules', '.stek-install')

/** Installs the packages, unless those in package-lock.json are already installed for this platform. */
export async function install() {
  if (isInstalled()) return
  await withFileLock('install', async () => {
    if (isInstalled()) return
    if (!wasInstalledByHand()) await step('Installing packages', () => installPackages())
    if (!existsSync(npmNode)) {
      throw new Problem('npm left out the optional packages, and the shop needs them. Run: npm ci --include=optional')
    }
    linkStek(root)
    writeFileSync(stampFile, wantedStamp())
  })
}

/** `npx stek` finds this link before the `bin` of package.json, which it would pack first. */
export function linkStek(directory) {
  const link = join(directory, 'node_modules', '.bin', 'stek')
  rmSync(link, { force: true })
  symlinkSync('../../tools/stek.mjs', link)
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()
}

function wantedStamp() {
  return `${process.platform}-${process.arch} ${createHash('sha256').update(readFileSync(lockFile)).digest('hex')}\n`
}

/** Whether npm installed the packages outside the launcher; it writes node_modules/.package-lock.json at the end. */
function wasInstalledByHand() {
  const noteFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(noteFile) || !existsSync(npmNode)) return false
  const there = JSON.parse(readFileSync(noteFile, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || (there[path] ? there[path].version === version : optional),
  )
}

/** Installs the packages of a folder with a package-lock.json. */
export async function installPackages(folder = root) {
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { ...withoutPrograms, npm_config_update_notifier: 'false' }
  const { code, output } = await runNpm(['ci', '--prefix', folder, ...options], env)
  if (code !== 0) {
    throw new Problem(
      `${beginningOf(output)}\n\nThe packages could not be installed. Is the network there? Then try again.`,
    )
  }
}

/** Only the first lines, because npm prints its usage after some errors. */
function beginningOf(output) {
  return output.split('\n').slice(0, 20).join('\n')
}

function runNpm(args, env) {
  const npmScript = environment.npm_execpath
  const isOurNode = process.execPath.startsWith(join(root, 'node_modules'))
  return npmScript && !isOurNode ? run(process.execPath, [npmScript, ...args], { env }) : run('npm', args, { env })
}
