import { globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canRun, installPackages } from './apt.mjs'
import { Problem } from './command.mjs'
import { environment } from './project.mjs'

const onPath = (name) =>
  (environment.PATH ?? '')
    .split(delimiter)
    .map((directory) => join(directory, name))
    .find(canRun)

/** The programs of each engine beside Chromium, as `tests/engines/run-journeys.ts` takes them. */
function present() {
  return {
    firefox: onPath('firefox-esr') ?? onPath('firefox'),
    'webkit-driver': onPath('WebKitWebDriver'),
    'webkit-browser': globSync('/usr/{lib,lib/*,libexec}/webkit{2gtk,gtk}-*/MiniBrowser').find(canRun),
    display: onPath('Xvfb'),
  }
}

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
const advice = `Install them (sudo apt-get install ${packages.join(' ')}); there is no WebKitGTK for other systems than Linux.`
const missingIn = (programs) => Object.keys(programs).filter((name) => programs[name] === undefined)

/** Firefox ESR and WebKitGTK, installed with apt where they are not; as arguments of the journeys. */
export async function findEngines() {
  if (missingIn(present()).length > 0) await installPackages('Firefox ESR and WebKitGTK', [packages], advice)
  const programs = present()
  const missing = missingIn(programs)
  if (missing.length > 0) throw new Problem(`The tests in other browsers miss: ${missing.join(', ')}. ${advice}`)
  return Object.entries(programs).flatMap(([name, program]) => [`--${name}`, program])
}
