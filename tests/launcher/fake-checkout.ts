import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export interface Launch {
  readonly pid: number
  /** All it wrote so far, to both streams. */
  readonly output: () => string
  readonly exited: Promise<number | null>
  readonly kill: (signal: NodeJS.Signals) => void
}

type Command = 'start' | 'test' | 'build' | 'stek'

export interface FakeCheckout {
  readonly root: string
  readonly write: (file: string, content: string) => void
  /** A shell script in place of a program of the packages (`node_modules/.bin`) or of the machine (`bin`). */
  readonly program: (file: string, script: string) => void
  readonly read: (file: string) => string
  readonly launch: (command: Command, settings?: Record<string, string>, args?: string[]) => Launch
  readonly run: (command: Command, settings?: Record<string, string>, args?: string[]) => Promise<Outcome>
}

export interface Outcome {
  readonly code: number | null
  readonly output: string
}

const realRoot = join(import.meta.dirname, '../..')

const shop = `
process.on('disconnect', () => { console.log('closing'); process.exit(0) })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
console.log('open in ' + process.pid)
setInterval(() => {}, 1000)
`

/** A checkout with the real launcher, and small stand-ins for everything it starts. */
export function fakeCheckout(): FakeCheckout {
  const root = mkdtempSync(join(tmpdir(), 'stek-launcher-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  chmodSync(root, 0o755)
  cpSync(join(realRoot, 'tools'), join(root, 'tools'), { recursive: true })
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  const program = (file: string, script: string) => {
    write(file, `#!/bin/sh\n${script}\n`)
    chmodSync(join(root, file), 0o755)
  }
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{ "packages": { "": {} } }')
  write('node_modules/.package-lock.json', '{ "packages": {} }')
  mkdirSync(join(root, 'node_modules/.bin'))
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'))
  write(
    'src/platform/config/config.ts',
    `export class ConfigProblem extends Error {}\nexport const readConfig = () => ({})\nexport const readSite = readConfig`,
  )
  write('src/site/build/build.ts', buildThat(''))
  write('tools/message-types.ts', '')
  write('main.js', shop)

  const launch: FakeCheckout['launch'] = (command, settings = {}, args = []) => {
    const child = spawn(process.execPath, [join(root, `tools/${command}.mjs`), ...args], {
      cwd: root,
      env: { PATH: `${join(root, 'bin')}${delimiter}/usr/bin${delimiter}/bin`, ...settings },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)))
    const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
    onTestFinished(() => void child.kill('SIGKILL'))
    return { pid: child.pid ?? 0, output: () => output, exited, kill: (signal) => void child.kill(signal) }
  }
  return {
    root,
    write,
    program,
    read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''),
    launch,
    async run(command, settings, args) {
      const { exited, output } = launch(command, settings, args)
      return { code: await exited, output: output() }
    },
  }
}

/** A build of `main.js` that leaves a trace, after doing something else. */
export function buildThat(statement: string): string {
  return `import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs'
${statement}
const directory = process.argv[2] + '/server'
mkdirSync(directory, { recursive: true })
copyFileSync('main.js', directory + '/main.js')
appendFileSync('builds', 'x')`
}
