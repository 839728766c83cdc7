import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The root of the project, both for the sources and for the bundled server. */
export const root = dirname(findPackageJSON(import.meta.url) ?? import.meta.filename)
