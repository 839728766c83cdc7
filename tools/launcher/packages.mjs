import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/** Directories of the packages that the dependencies need, transitively, as `npm ci --omit=dev` would install them. */
export function runtimePackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const directories = new Set()
  visit('')
  return [...directories]

  function visit(path) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = packages[path]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = placeOf(name, path)
      if (directories.has(place) || peerDependenciesMeta[name]?.optional || !existsSync(join(root, place))) continue
      directories.add(place)
      visit(place)
    }
  }

  /** Resolves a package as Node does: first below the requiring package, then in the directories above it. */
  function placeOf(name, path) {
    const place = join(path, 'node_modules', name)
    if (packages[place] || path === '') return place
    return placeOf(name, path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)))
  }
}
