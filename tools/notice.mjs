import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimePackages } from './launcher/packages.mjs'
import { root } from './launcher/project.mjs'

/** Writes NOTICE: the packages that are part of a release, with their licences. Run it after changing a dependency. */
const bundledOnly = ['minisearch', 'qr', 'icu-minify'].map((name) => `node_modules/${name}`)
/** Packages for one platform represent those for the others. */
const isOfPlatform = /[-/](linux|darwin|win32)/
/** Packages whose package.json names no licence; their LICENSE file does. */
const licences = { 'png-js': 'MIT' }

const lines = [...runtimePackages(), ...bundledOnly].flatMap((path) => {
  const { name, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
  return isOfPlatform.test(name) ? [] : [`${name} (${license ?? licences[name]})`]
})
const text = `Third-party software that a release of this shop contains. Each package brings its own licence text along.

Node.js (MIT)
PostgreSQL (PostgreSQL), in demo releases only
${[...new Set(lines)].toSorted().join('\n')}
`
writeFileSync(join(root, 'NOTICE'), text)
