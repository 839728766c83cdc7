import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const programs = join(root, 'node_modules', '.bin')

/** Node 24, pinned as a dependency: whatever Node the machine has only has to run the launcher. */
export const runtime = join(programs, 'node')
export const runtimeFlags = ['--disable-warning=ExperimentalWarning']

// oxlint-disable-next-line node/no-process-env -- the launcher runs before the settings can be read
export const environment = process.env

export const withPrograms = { ...environment, PATH: `${programs}${delimiter}${environment.PATH ?? ''}` }

/** The machine's own programs only: while packages are installed, ours come and go. */
export const withoutPrograms = {
  ...environment,
  PATH: (environment.PATH ?? '')
    .split(delimiter)
    .filter((entry) => resolve(entry) !== programs)
    .join(delimiter),
}
