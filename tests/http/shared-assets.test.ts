import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createSharedAssets } from '#platform/http/site/shared-assets.ts'
import { loadSite } from '#platform/http/site/site-store.ts'
import { dist } from '#platform/config/root.ts'
import { publishedFiles } from './published-site.ts'
import { openDoor } from './shop-door.ts'

const assets = publishedFiles().filter(({ kind }) => kind === 'asset')
const settings = { secure: false }

function emptyDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'stek-assets-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

/** A build with a few of the files, because copying all of them for every test takes seconds. */
function smallBuild(): string {
  const directory = emptyDirectory()
  symlinkSync(join(dist, 'site'), join(directory, 'site'))
  writeFileSync(join(directory, 'site.json'), JSON.stringify({ files: assets.slice(0, 10) }))
  return directory
}

test('a process serves every hashed file of another release exactly as that release does', async () => {
  const directory = emptyDirectory()
  await createSharedAssets(directory, settings).publish(dist)
  const shared = createSharedAssets(directory, settings)
  const own = loadSite(dist, settings)
  for (const { path } of assets) {
    const [theirs, ours] = [shared.at(path), own.at(path)]
    for (const form of ['identity', 'br', 'gzip'] as const) {
      expect(theirs?.[form]?.headers, path).toEqual(ours?.[form]?.headers)
      expect(theirs?.[form] && theirs[form].body.equals(ours?.[form]?.body ?? Buffer.of()), path).toEqual(
        ours?.[form] && true,
      )
    }
  }
  expect(assets.length).toBeGreaterThan(200)
})

test('images are not kept in memory, and are served even if nothing can be published', () => {
  const pictures = assets.filter(({ type }) => type === 'image/png')
  const shared = createSharedAssets(join(emptyDirectory(), 'nothing'), settings, join(dist, 'site', 'assets'))
  const site = loadSite(dist, settings, shared)
  expect(pictures.length).toBeGreaterThan(50)
  for (const { path, hash, file } of pictures) {
    expect(site.resources.has(path)).toBe(false)
    const { body, headers } = site.at(path)?.identity ?? expect.fail(path)
    expect([headers['ETag'], headers['Content-Type']]).toEqual([`"${hash}"`, 'image/png'])
    expect(body.equals(readFileSync(join(dist, 'site', file)))).toBe(true)
  }
})

test('a file that another release publishes later is found without a restart', async () => {
  const directory = emptyDirectory()
  const shared = createSharedAssets(directory, settings)
  await using door = await openDoor({ shared })
  const ask = () => door.ask('/assets/shell-AbCd_-12.js', { headers: { 'accept-encoding': 'gzip' } })
  expect((await ask()).status).toBe(404)
  writeFileSync(join(directory, 'shell-AbCd_-12.js.br'), brotliCompressSync('later()'))
  writeFileSync(join(directory, 'shell-AbCd_-12.js'), 'later()')
  const { status, headers, body } = await ask()
  expect([status, headers['content-type'], headers['content-encoding'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'gzip',
    'public, max-age=31536000, immutable',
  ])
  expect(gunzipSync(body).toString()).toBe('later()')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('only hashed files of the directory itself are served', async () => {
  const directory = emptyDirectory()
  const shared = createSharedAssets(join(directory, 'assets'), settings)
  await shared.publish(smallBuild())
  for (const name of ['page-AbCdEf12.html', 'secret', 'plain.js', 'shell-AbCdEf12.js.gz', '.env-AbCdEf12.json']) {
    writeFileSync(join(directory, 'assets', name), 'not yours')
  }
  writeFileSync(join(directory, 'outside-AbCdEf12.js'), 'not yours')
  symlinkSync(directory, join(directory, 'assets', 'folder-AbCdEf12.js'))
  await using door = await openDoor({ shared })
  for (const path of [
    '/assets/page-AbCdEf12.html',
    '/assets/secret',
    '/assets/plain.js',
    '/assets/shell-AbCdEf12.js.gz',
    '/assets/.env-AbCdEf12.json',
    '/assets/../outside-AbCdEf12.js',
    '/assets/%2e%2e/outside-AbCdEf12.js',
    '/assets/..%2foutside-AbCdEf12.js',
    '/assets/..\\outside-AbCdEf12.js',
    '/assets//outside-AbCdEf12.js',
    '/assets/folder-AbCdEf12.js',
    '/outside-AbCdEf12.js',
  ]) {
    const { status, body } = await door.ask(path)
    expect([status, body.includes('not yours')], path).toEqual([404, false])
  }
})

test('files that no release published for 30 days are deleted; published files and foreign files stay', async () => {
  const directory = emptyDirectory()
  const build = smallBuild()
  await createSharedAssets(directory, settings).publish(build)
  const [asset = ''] = assets.map(({ file }) => file.replace('assets/', ''))
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000)
  const lately = new Date(Date.now() - 29 * 24 * 3_600_000)
  for (const name of ['old-AbCdEf12.js', 'old-AbCdEf12.js.br', 'new-AbCdEf12.js.br.0b-77.part', 'notes.txt']) {
    writeFileSync(join(directory, name), '')
    utimesSync(join(directory, name), longAgo, longAgo)
  }
  writeFileSync(join(directory, 'late-AbCdEf12.css'), '')
  utimesSync(join(directory, 'late-AbCdEf12.css'), lately, lately)
  utimesSync(join(directory, asset), longAgo, longAgo)
  await createSharedAssets(directory, settings).publish(build)
  const left = new Set(readdirSync(directory))
  expect(['late-AbCdEf12.css', 'notes.txt', asset].filter((name) => !left.has(name))).toEqual([])
  expect([...left].filter((name) => /^(old|new)-AbCdEf12/.test(name))).toEqual([])
})

test('a truncated file is written again, and five processes may publish concurrently', async () => {
  const directory = emptyDirectory()
  const [{ file } = { file: '' }] = assets
  const name = file.replace('assets/', '')
  writeFileSync(join(directory, name), '')
  const build = smallBuild()
  await Promise.all(Array.from({ length: 5 }, () => createSharedAssets(directory, settings).publish(build)))
  expect(readFileSync(join(directory, name)).equals(readFileSync(join(dist, 'site', file)))).toBe(true)
  expect(readdirSync(directory).filter((each) => each.endsWith('.part'))).toEqual([])
})
