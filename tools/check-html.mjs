import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, run, runCommand, step } from './launcher/command.mjs'
import { installPackages } from './launcher/install.mjs'
import { root } from './launcher/project.mjs'

const folder = join(root, 'tools', 'html-checker')
const jar = join(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar')
const site = join(root, 'dist', 'site')

/** Checks every built page with the W3C's Nu HTML Checker. */
await runCommand(async () => {
  if (!existsSync(site)) throw new Problem('Nothing is built yet. Run: npm run build')
  if ((await run('java', ['-version'])).code !== 0) {
    throw new Problem('The HTML checker needs Java. On Debian: apt install default-jre-headless')
  }
  // Not a dependency of the project: decision 20.
  if (!existsSync(jar)) await step('Installing the HTML checker', () => installPackages(folder))
  const pages = readdirSync(site, { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(site, file))
  const { code, output } = await run('java', ['-jar', jar, '--errors-only', '--format', 'json', ...pages])
  const errors = errorsIn(output)
  const lines = errors.map(
    ({ url = '', lastLine, message }) => `${url.slice(url.indexOf('/site/') + 5)}:${lastLine} ${message}`,
  )
  console.log([...new Set(lines)].join('\n'))
  console.log(`HTML checker: ${errors.length} errors on ${pages.length} pages`)
  return code === 0 && errors.length === 0 && pages.length > 0 ? 0 : 1
})

function errorsIn(output) {
  try {
    return JSON.parse(output).messages
  } catch {
    throw new Problem(`The HTML checker did not answer:\n${output.slice(0, 2000)}`)
  }
}
