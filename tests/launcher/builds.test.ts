import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dist, root } from '#platform/config/root.ts'
import { registrationOf } from '#tests/api/customers/registrations.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { buildThat, fakeCheckout } from './fake-checkout.ts'
import { databaseUrlOf, freePort } from '#tests/builders/own-place.ts'

const patience = { timeout: 30_000 }

/** Loads a file of its build only when it is asked to. */
const shopThatLoadsLate = `
process.on('SIGUSR2', () => import('./late.js'))
process.on('disconnect', () => process.exit(0))
console.log('open in ' + process.pid + ' with ' + process.argv.slice(2).join(' ') + '.')
setInterval(() => {}, 1000)
`
const buildWithLateFile = `${buildThat('')}
const { readFileSync, writeFileSync } = await import('node:fs')
writeFileSync(directory + '/late.js', 'console.log("late file of build ' + readFileSync('builds', 'utf8').length + '")')`

function checkoutThatLoadsLate() {
  const checkout = fakeCheckout()
  checkout.write('main.js', shopThatLoadsLate)
  checkout.write('src/site/build/build.ts', buildWithLateFile)
  return checkout
}

test('builds leave the one a shop runs on alone, and others than the newest do not pile up', patience, async () => {
  const checkout = checkoutThatLoadsLate()
  await checkout.run('build')
  const launch = checkout.launch('stek', { PORT: String(await freePort()) }, ['serve'])
  await vi.waitFor(() => expect(launch.output()).toMatch(/open in \d+/), patience)
  const shop = Number(/open in (\d+)/.exec(launch.output())?.[1])
  for (const text of ['a', 'b', 'c', 'd', 'e']) {
    checkout.write('src/page.ts', text)
    expect((await checkout.run('build')).output).toMatch(/Building the pages … \d/)
  }
  expect(readdirSync(join(checkout.root, '.cache/builds'))).toHaveLength(4)
  process.kill(shop, 'SIGUSR2')
  await vi.waitFor(() => expect(launch.output()).toContain('late file of build 1'), patience)
})

test('stek serve builds nothing and migrates nothing; npm start does both', patience, async () => {
  const checkout = checkoutThatLoadsLate()
  const settings = { PORT: String(await freePort()) }
  const { code, output } = await checkout.run('stek', settings, ['serve'])
  expect([code, output]).toEqual([1, '\nNothing is built yet. Run: npm run build\n\n'])
  await checkout.run('build')
  checkout.write('src/page.ts', 'changed')
  for (const [command, told] of [
    [['stek', 'serve'], 'with .'],
    [['start'], 'with --migrate.'],
  ] as const) {
    const [tool, ...args] = command
    const launch = checkout.launch(tool, settings, args)
    await vi.waitFor(() => expect(launch.output()).toContain(told), patience)
    launch.kill('SIGTERM')
    await launch.exited
    expect(checkout.read('builds').length).toBe(tool === 'stek' ? 1 : 2)
  }
})

test('a build that fails leaves the one before in place', patience, async () => {
  const checkout = checkoutThatLoadsLate()
  await checkout.run('build')
  checkout.write('src/site/build/build.ts', buildThat(`throw new Error('a page is missing')`))
  const { code, output } = await checkout.run('build')
  expect([code, output]).toEqual([1, expect.stringMatching(/a page is missing[^]*could not be built/)])
  expect(checkout.read('dist/server/late.js')).toContain('build 1')
  expect(readdirSync(join(checkout.root, '.cache/builds'))).toHaveLength(1)
})

test('the real shop sends its first mail after another build took the place of its own', async () => {
  const database = await testDatabase()
  onTestFinished(database.drop)
  const project = mkdtempSync(join(tmpdir(), 'stek-builds-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  for (const name of ['db', 'package.json']) cpSync(join(root, name), join(project, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  mkdirSync(join(project, 'builds/next'), { recursive: true })
  cpSync(dist, join(project, 'builds/first'), { recursive: true })
  symlinkSync('builds/first', join(project, 'dist'))

  const port = await freePort()
  const env = { PATH: '/usr/bin:/bin', PORT: `${port}`, DATA_DIR: 'data', DATABASE_URL: databaseUrlOf(database) }
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: project,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => void shop.kill('SIGKILL'))
  await once(shop, 'message')
  unlinkSync(join(project, 'dist'))
  symlinkSync('builds/next', join(project, 'dist'))

  const body = JSON.stringify(registrationOf('anna@example.nl'))
  const headers = { 'content-type': 'application/json' }
  await expect
    .poll(
      async () => (await fetch(`http://localhost:${port}/api/auth/register`, { method: 'POST', headers, body })).status,
    )
    .toBe(201)
  const sent = () => database.pool.query('select from mails where sent_at is not null')
  await expect.poll(async () => (await sent()).rowCount).toBe(1)
})
