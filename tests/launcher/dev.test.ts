import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { testDatabase } from '#tests/builders/database.ts'
import { databaseUrlOf, freePort } from '#tests/builders/own-place.ts'

/** The promise is two seconds; beside all other tests it is kept if the change arrives at all. */
const isLong = process.env['BROWSER_TESTS'] === 'all'
const limitMs = isLong ? 2000 : 30_000

const changes: readonly (readonly [file: string, before: string, after: string, address: string])[] = [
  ['messages/nl.json', '"menu": "Menu"', '"menu": "Carte"', '/'],
  ['src/web/footer/site-footer.tsx', '<footer', '<footer data-changed', '/'],
  ['src/web/header/site-header.css', '.site-header {', '.changed, .site-header {', '/src/web/styles/site.css?direct'],
  ['src/platform/http/pipeline/health-endpoints.ts', `status: 'ready'`, `status: 'changed'`, '/api/health/ready'],
]

test('a change of a text, in the long run also of a component, a style or server code, is served without a restart, also after a mistake in a message file', async () => {
  const copy = copyOfProject()
  const database = await testDatabase({ bare: true })
  onTestFinished(database.drop)
  const port = await freePort()
  const server = spawn(process.execPath, ['tools/dev-server.ts'], {
    cwd: copy,
    env: {
      PATH: '/usr/bin:/bin',
      PORT: String(port),
      DATA_DIR: join(copy, '.data'),
      DATABASE_URL: databaseUrlOf(database),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const exited = once(server, 'exit')
  onTestFinished(() => void server.kill('SIGKILL'))
  let errors = ''
  server.stderr?.on('data', (piece: Buffer) => (errors += piece.toString()))
  await new Promise((resolve) => server.stdout?.once('data', resolve))

  for (const [file, before, after, address] of isLong ? changes : changes.slice(0, 1)) {
    const url = `http://localhost:${port}${address}`
    expect(await textAt(url), file).not.toContain(after)
    const source = readFileSync(join(copy, file), 'utf8')
    const began = performance.now()
    expect(source).toContain(before)
    writeFileSync(join(copy, file), source.replace(before, after))
    await expect.poll(() => textAt(url), { timeout: limitMs, interval: 100, message: file }).toMatch(/Carte|changed/)
    console.log(`${file}: ${Math.round(performance.now() - began)} ms`)
  }

  const messages = join(copy, 'messages/nl.json')
  const valid = readFileSync(messages, 'utf8')
  writeFileSync(messages, valid.replace('",', '"'))
  await expect.poll(() => errors, { timeout: limitMs }).toContain('messages/nl.json: SyntaxError')
  writeFileSync(messages, valid.replace('"Carte"', '"Kaart"'))
  await expect.poll(() => textAt(`http://localhost:${port}/`), { timeout: limitMs, interval: 100 }).toContain('Kaart')
  expect(errors, 'the first start on an empty database').not.toContain('price_releases')

  server.disconnect()
  expect((await exited)[0]).toBe(0)
}, 120_000)

/** With links to what is large and not changed here. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'stek-dev-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  chmodSync(copy, 0o755)
  for (const name of ['src', 'catalogue', 'messages', 'db', 'public', 'tools', 'package.json']) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  for (const name of ['node_modules', 'dist']) symlinkSync(join(root, name), join(copy, name))
  return copy
}

async function textAt(url: string): Promise<string> {
  const answer = await fetch(url)
  return answer.text()
}
