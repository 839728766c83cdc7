import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const programs = join(root, 'node_modules', '.bin')

/** Node 24, pinned as a dependency: the Node of the machine only runs the launcher. */
export const runtime = join(programs, 'node')
export const runtimeFlags = ['--disable-warning=ExperimentalWarning']

// oxlint-disable-next-line node/no-process-env -- the launcher runs before the settings can be read
export const environment = process.env

export const withPrograms = { ...environment, PATH: `${programs}${delimiter}${environment.PATH ?? ''}` }

/** For what runs from the sources: it starts in a third of the time. */
export const withCompileCache = { ...withPrograms, NODE_COMPILE_CACHE: join(root, '.cache', 'compile') }

/** Without node_modules/.bin in PATH, whose programs are replaced while packages are installed. */
export const withoutPrograms = {
  ...environment,
  PATH: (environment.PATH ?? '')
    .split(delimiter)
    .filter((entry) => resolve(entry) !== programs)
    .join(delimiter),
}
