import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The project's folder, wherever this code stands: in its source, or in the bundle the shop runs from. */
export const root = dirname(findPackageJSON(import.meta.url) ?? import.meta.filename)
