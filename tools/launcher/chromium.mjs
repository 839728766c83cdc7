import { delimiter, join } from 'node:path'
import { canRun, installPackages } from './apt.mjs'
import { Problem } from './command.mjs'
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

async function installed() {
  await installPackages('Chromium', [['chromium-headless-shell'], ['chromium']], advice())
  return present()
}

function advice() {
  const command = process.platform === 'darwin' ? 'brew install --cask chromium' : 'sudo apt-get install chromium'
  return `Install it (${command}), or name one: CHROMIUM_PATH=/path/to/chrome npm test`
}
