import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readSiteIndex } from '#platform/http/site/site-store.ts'
import { root } from '#platform/config/root.ts'
import { createDatabase, startTestCluster } from '#tests/builders/cluster.ts'
import { databaseUrlOf, freePort } from '#tests/builders/own-place.ts'
import { openBalancer } from './balancer.ts'
import { createVisitors } from './visitors.ts'

export interface RollingOptions {
  readonly rolls: number
  readonly perSecond: number
  /** Where releases that were made before are, or will be kept. */
  readonly keptIn: string | undefined
  readonly say: (line: string) => void
}

export interface RollingResult {
  readonly figures: Readonly<Record<string, number>>
  readonly failures: readonly string[]
  readonly missing: readonly string[]
  readonly lostCarts: readonly string[]
  /** What processes wrote to their error output. */
  readonly complaints: readonly string[]
}

interface Running {
  readonly port: number
  readonly child: ChildProcess
}

const host = 'shop.example'
const processes = 2
const checkoutsPerRoll = 3
const run = promisify(execFile)

/**
 * Two processes behind a balancer go from one release to the next and back, one process after the other, while visitors
 * come at a steady rate and buyers are at the bank. The newer release has other scripts, other styles and a migration.
 */
export async function rollReleases({ rolls, perSecond, keptIn, say }: RollingOptions): Promise<RollingResult> {
  await using open = new AsyncDisposableStack()
  const directory = mkdtempSync(join(tmpdir(), 'stek-rolling-'))
  chmodSync(directory, 0o755)
  open.defer(() => rmSync(directory, { recursive: true, force: true }))
  const releases = [
    await makeRelease(() => root, join(keptIn ?? directory, 'a')),
    await makeRelease(() => changedCopy(directory), join(keptIn ?? directory, 'b')),
  ]
  const [ofFirst, ofSecond] = releases.map(assetsOf)
  const ofOneOnly = ofFirst?.symmetricDifference(ofSecond ?? new Set()).size ?? 0
  say(`Two releases are made; ${ofOneOnly} hashed files are of one of them only.`)

  const cluster = await startTestCluster()
  open.defer(() => cluster.stop())
  const connection = await createDatabase(cluster.superuser)
  const environment = {
    PATH: '/usr/bin:/bin',
    PUBLIC_URL: `https://${host}`,
    DEMO: 'on',
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: databaseUrlOf({ connection }),
  }
  const complaints: string[] = []
  const balancer = await openBalancer(host)
  open.use(balancer)
  let running: readonly Running[] = await Promise.all(Array.from({ length: processes }, () => start(releases[0] ?? '')))
  open.defer(() => running.forEach(({ child }) => child.kill('SIGKILL')))

  const visitors = createVisitors(balancer.port, host)
  await visitors.register(checkoutsPerRoll)
  const coming = visitors.come(perSecond)
  for (let [roll, told] = [1, 0]; roll <= rolls; roll += 1) {
    const numbers = Array.from({ length: checkoutsPerRoll }, (_, index) => roll * checkoutsPerRoll + index)
    const atTheBank = await Promise.all(numbers.map(visitors.openCheckout))
    const release = releases[roll % 2] ?? ''
    await run(join(release, 'node_modules/.bin/node'), ['dist/server/stek.js', 'migrate'], {
      cwd: release,
      env: environment,
    })
    running = await replace(release)
    await Promise.all(atTheBank.map((pay) => pay()))
    for (const failure of visitors.failures.slice(told, told + 5)) say(failure)
    told = visitors.failures.length
    say(
      `roll ${roll}: ${visitors.failures.length} failed, ${visitors.missing.length} missing, ${JSON.stringify(visitors.figures())}`,
    )
  }
  await visitors.leave()
  await coming
  const lostCarts = await visitors.lostCarts()
  const { failures, missing } = visitors
  return { figures: { ...visitors.figures(), ofOneOnly }, failures, missing, lostCarts, complaints }

  /** The next process is ready and used before the one it replaces is asked to close. */
  async function replace(release: string): Promise<readonly Running[]> {
    const [next, leaving]: [Running[], Promise<void>[]] = [[], []]
    for (const old of running) {
      next.push(await start(release))
      leaving.push(stop(old))
    }
    await Promise.all(leaving)
    return next
  }

  async function start(release: string): Promise<Running> {
    const port = await freePort()
    const child = spawn(join(release, 'node_modules/.bin/node'), ['dist/server/main.js'], {
      cwd: release,
      env: { ...environment, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr?.on('data', (piece: Buffer) => complaints.push(piece.toString().trim()))
    balancer.add(port)
    while (!balancer.isUsing(port)) {
      if (child.exitCode !== null) throw new Error(`A process ended: ${complaints.join('\n')}`)
      await pause(50)
    }
    return { port, child }
  }

  async function stop({ port, child }: Running): Promise<void> {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = (await exited) as [number | null]
    if (code !== 0) complaints.push(`A process ended with ${code}.`)
    balancer.remove(port)
  }
}

async function makeRelease(checkout: () => string, directory: string): Promise<string> {
  if (existsSync(directory)) return directory
  const cwd = checkout()
  await run(process.execPath, ['tools/build.mjs', 'release', directory], { cwd })
  return directory
}

function assetsOf(release: string): Set<string> {
  const { files } = readSiteIndex(join(release, 'dist'))
  return new Set(files.filter(({ kind }) => kind === 'asset').map(({ path }) => path))
}

/** The project with another stylesheet, another script and one more column. */
function changedCopy(directory: string): string {
  const copy = join(directory, 'checkout')
  mkdirSync(copy)
  for (const name of ['src', 'catalogue', 'messages', 'db', 'public', 'tools', 'package.json', 'package-lock.json']) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  appendFileSync(join(copy, 'src/web/styles/site.css'), '\n.next-release { outline: 0; }\n')
  appendFileSync(join(copy, 'src/web/shell/shell.ts'), `\ndocument.documentElement.classList.add('next-release')\n`)
  writeFileSync(join(copy, 'db/migrations/9999-next-release.sql'), 'alter table carts add column next_release text;\n')
  return copy
}
