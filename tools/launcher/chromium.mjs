import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem, run, step } from './command.mjs'
import { environment } from './project.mjs'

/** The headless build first: the same engine, and it opens pages more than twice as fast. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser for the tests: CHROMIUM_PATH, an installed one, or one installed with apt. */
export async function findChromium() {
  const named = environment.CHROMIUM_PATH
  if (named && !canRun(named)) throw new Problem(`CHROMIUM_PATH names ${named}, and there is no program there.`)
  return named || present() || installed()
}

function present() {
  const directories = (environment.PATH ?? '').split(delimiter)
  const onPath = directories.flatMap((directory) => names.map((name) => join(directory, name)))
  return [...onPath, ...usualPlaces].find(canRun)
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function installed() {
  const apt = await administrator('apt-get')
  if (!apt) throw new Problem(`The browser tests need Chromium, and there is none. ${advice()}`)
  await step('Installing Chromium', async () => {
    const [program, ...rest] = apt
    const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' }
    await run(program, [...rest, 'update'], { env })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { code, output } = await run(program, [...rest, 'install', '-y', name], { env })
      if (code === 0) return
      if (name === 'chromium') throw new Problem(`${output}\n\nChromium could not be installed. ${advice()}`)
    }
  })
  return present()
}

/** The command as root, if that is possible without a password. */
async function administrator(command) {
  if (!canRun(`/usr/bin/${command}`)) return undefined
  if (process.getuid() === 0) return [command]
  const { code } = await run('sudo', ['-n', 'true'])
  return code === 0 ? ['sudo', '-n', command] : undefined
}

function advice() {
  const command = process.platform === 'darwin' ? 'brew install --cask chromium' : 'sudo apt-get install chromium'
  return `Install it (${command}), or name one: CHROMIUM_PATH=/path/to/chrome npm test`
}
