import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { renderWith } from '#platform/http/site/render-pages.ts'

/** Variables that Node or the C library adds by itself. */
const added = ['__CF_USER_TEXT_ENCODING']

test('the renderer gets no variable of the shop, and so no secret', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'stek-environment-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const program = join(directory, 'program.mjs')
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs'
     writeFileSync(process.argv[2] + '/seen.json', JSON.stringify(process.env))`,
  )
  await renderWith(program)(directory, new AbortController().signal)
  const seen = JSON.parse(readFileSync(join(directory, 'seen.json'), 'utf8')) as Record<string, string>
  expect(Object.keys(seen).filter((name) => !added.includes(name))).toEqual([])
})

test('the embedded database gets nothing but its language', async () => {
  const client = new Client(inject('cluster'))
  await client.connect()
  const { rows } = await client.query<{ pid: string }>(`select pg_read_file('postmaster.pid') as pid`)
  await client.end()
  const environ = readFileSync(`/proc/${Number.parseInt(rows[0]?.pid ?? '', 10)}/environ`, 'utf8')
  const names = environ.split('\0').map((entry) => entry.split('=')[0] ?? '')
  // PostgreSQL sets these itself.
  expect(names.filter((name) => name !== '' && !/^(LC_ALL|LC_\w+|PG\w+)$/.test(name))).toEqual([])
})

test('every program that the shop starts names its environment', () => {
  const calls = globSync('src/**/*.ts', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    if (!text.includes("from 'node:child_process'")) return []
    return [...text.matchAll(/(?<![.\w])(?:spawn|spawnSync|fork|execFile|execFileSync|exec|execSync)\(/g)].map(
      ({ index }) => ({ file, call: text.slice(Math.max(0, index - 250), index + 350) }),
    )
  })
  expect(calls.length).toBeGreaterThanOrEqual(5)
  expect(calls.filter(({ call }) => !/\benv: \{/.test(call))).toEqual([])
})
