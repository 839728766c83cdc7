import { existsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Root directory of the project, for the sources and for the bundled server. */
export const root = dirname(findPackageJSON(import.meta.url) ?? import.meta.filename)

const own = ownBuild(import.meta.dirname)

/** Output of the build. The bundled server uses its own build, because `dist` links to the newest one. */
export const dist = own ?? join(root, 'dist')

/** False in development, where pages and server can be of different versions. */
export const isPartOfBuild = own !== undefined

function ownBuild(directory: string): string | undefined {
  if (directory === root || directory === dirname(directory)) return undefined
  return existsSync(join(directory, 'site.json')) ? directory : ownBuild(dirname(directory))
}
