import { existsSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The root of the project, both for the sources and for the bundled server. */
export const root = dirname(findPackageJSON(import.meta.url) ?? import.meta.filename)

const own = ownBuild(import.meta.dirname)

/** What the build made: for the bundled server the build it is part of, because `dist` leads to the newest one. */
export const dist = own ?? join(root, 'dist')

/** Not in development, where pages and server are of different moments. */
export const isPartOfBuild = own !== undefined

function ownBuild(directory: string): string | undefined {
  if (directory === root || directory === dirname(directory)) return undefined
  return existsSync(join(directory, 'site.json')) ? directory : ownBuild(dirname(directory))
}
