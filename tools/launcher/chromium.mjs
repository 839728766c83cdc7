import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Problem, run, step } from './command.mjs'
import { environment } from './project.mjs'

/** The headless build comes first: it has the same engine and opens pages more than twice as fast. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser for the tests: CHROMIUM_PATH, an installed browser, or one installed with apt. */
export async function findChromium() {
  const named = environment.CHROMIUM_PATH
  if (named && !canRun(named)) throw new Problem(`CHROMIUM_PATH names ${named}, and there is no program there.`)
  return named || installed() || installWithApt()
}

export function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installed() {
  const directories = (environment.PATH ?? '').split(delimiter)
  const onPath = directories.flatMap((directory) => names.map((name) => join(directory, name)))
  return [...onPath, ...usualPlaces].find(canRun)
}

/** Works only without a password: as root, or with passwordless sudo. */
async function installWithApt() {
  const command = process.platform === 'darwin' ? 'brew install --cask chromium' : 'sudo apt-get install chromium'
  const advice = `Install it (${command}), or name one: CHROMIUM_PATH=/path/to/chrome npm test`
  const isRoot = process.getuid() === 0
  if (!canRun('/usr/bin/apt-get') || !(isRoot || (await run('sudo', ['-n', 'true'])).code === 0))
    throw new Problem(`The browser tests need Chromium, and there is none. ${advice}`)
  const apt = (...args) => {
    const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' }
    return isRoot ? run('apt-get', args, { env }) : run('sudo', ['-n', 'apt-get', ...args], { env })
  }
  await step('Installing Chromium', async () => {
    await apt('update')
    // Not every Debian release has the headless build.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { code, output } = await apt('install', '-y', name)
      if (code === 0) return
      if (name === 'chromium') throw new Problem(`${output}\n\nChromium could not be installed. ${advice}`)
    }
  })
  return installed()
}
