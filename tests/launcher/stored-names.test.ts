import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieNamesOf } from '#features/sessions/session-cookies.ts'
import { attributionCookies } from '#core/visits/attribution.ts'
import { settingNames } from '#platform/config/config.ts'
import { root } from '#platform/config/root.ts'
import { aliases } from '#site/pages.ts'
import { demoPages } from '#site/demo-pages.ts'
import { routes } from '#site/links.ts'
import { testDatabase, type TestDatabase } from '#tests/builders/database.ts'
import { databaseUrlOf, freePort } from '#tests/builders/own-place.ts'

/**
 * Names that stand in rows, in browsers or in the code of others, by kind. They are not renamed: a name that is missing
 * here broke somebody. A new one goes into `tests/stored-names.json`, where it stays.
 */
const listed = JSON.parse(readFileSync(join(root, 'tests/stored-names.json'), 'utf8')) as Record<string, string[]>

/** Made by whoever writes a page: a new one need not be listed, an old one may not go. */
const mayGrow = new Set(['messages', 'pages'])

interface Schema {
  readonly [name: string]: unknown
}
interface Description extends Schema {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Schema>>>>
}

let database: TestDatabase
let shop: ChildProcess
let description: Description
const dataDir = mkdtempSync(join(tmpdir(), 'stek-names-'))

beforeAll(async () => {
  database = await testDatabase()
  const port = await freePort()
  const env = { PATH: '/usr/bin:/bin', PORT: `${port}`, DATA_DIR: dataDir, DATABASE_URL: databaseUrlOf(database) }
  shop = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(shop, 'message')
  const answered = await fetch(`http://localhost:${port}/api/openapi.json`)
  description = (await answered.json()) as Description
})

afterAll(async () => {
  shop.disconnect()
  await once(shop, 'exit')
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

test.each<[kind: string, actual: () => Iterable<string> | Promise<Iterable<string>>]>([
  ['columns', columns],
  ['values', checkedValues],
  ['jobs', () => keysOfInterface('TaskPayloads')],
  ['mails', () => keysOfInterface('MailData')],
  ['codes', codes],
  ['events', events],
  ['messages', () => keysIn(JSON.parse(read('messages/nl.json')) as Schema)],
  ['cookies', cookies],
  ['storage', storageKeys],
  ['settings', () => settingNames],
  ['endpoints', endpoints],
  ['fields', fields],
  ['pages', () => [...routes.map(({ path }) => path), ...Object.keys(aliases), ...Object.values(demoPages)]],
])('no name among the %s was changed', async (kind, actual) => {
  const names = new Set(await actual())
  const known = new Set(listed[kind])
  // A task or a value of a column is a literal of the code as well.
  const elsewhere = new Set([...(listed['jobs'] ?? []), ...(listed['values'] ?? []).map((name) => name.split(': ')[1])])
  const unlisted = mayGrow.has(kind) ? [] : [...names.difference(known).difference(elsewhere)]
  expect({ gone: [...known.difference(names)], unlisted }).toEqual({ gone: [], unlisted: [] })
  expect(names.size).toBeGreaterThan(0)
})

async function columns() {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  return rows.map(({ name }) => name)
}

/** What a column may hold, where the schema says so. */
async function checkedValues() {
  const { rows } = await database.pool.query<{ name: string; rule: string }>(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`,
  )
  return rows.flatMap(({ name, rule }) =>
    rule.includes('ANY (ARRAY[') ? [...rule.matchAll(/'(\w+)'::text/g)].map(([, value]) => `${name}: ${value}`) : [],
  )
}

const ofLibrary = /^(exact_optional|strict_object|(max|min)_(length|value))$/

/** Literals in snake_case are problem codes, tasks and states, but for what the schema library calls its own. */
function codes() {
  const files = globSync('src/{core,platform/{http,schema},features}/**/*.ts', { cwd: root })
  return matchesIn(files, /'([a-z]+(?:_[a-z0-9]+)+)'/g).filter((name) => !ofLibrary.test(name))
}

/** What provisioning is told and tells. */
function events() {
  return matchesIn(globSync('src/**/*.ts', { cwd: root }), /'((?:order|delivery)\.[a-z]+)'/g)
}

function keysOfInterface(name: string) {
  const source = globSync('src/features/**/*.ts', { cwd: root }).map(read).join('\n')
  const [, body = ''] = new RegExp(`interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(source) ?? []
  return [...body.matchAll(/^ {2}readonly (\w+):/gm)].map(([, key = '']) => key)
}

function keysIn(messages: Schema, above = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' ? keysIn(value as Schema, `${above}${key}.`) : [above + key],
  )
}

function cookies() {
  return [true, false].flatMap((secure) => [
    ...Object.values(cookieNamesOf(secure)),
    ...Object.values(attributionCookies(secure)),
  ])
}

function storageKeys() {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root })
  const users = files.filter((file) => /Storage\b|[gs]etItem/.test(read(file)))
  return [
    ...matchesIn(users, /\b(?:\w+K|k)ey = '([\w-]+)'/g),
    ...matchesIn(users, /Storage\.[gs]etItem\(["']([\w-]+)/g),
    ...(JSON.parse(read('src/web/document.tsx').match(/of(\[.*?\])\)\{const v=localStorage/)?.[1] ?? '[]') as string[]),
  ]
}

function endpoints() {
  return operations().map(([name]) => name)
}

/** What each endpoint takes and answers with. */
function fields() {
  return operations().flatMap(([name, operation]) => fieldsIn(operation).map((field) => `${name}: ${field}`))
}

function operations(): [name: string, operation: Schema][] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Schema] => [`${method} ${path}`, operation]),
  )
}

function fieldsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsIn)
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, parameters, $ref } = schema as Schema
  return [
    ...Object.keys(properties ?? {}),
    ...(Array.isArray(parameters) ? parameters.map(({ name }: { name: string }) => name) : []),
    ...(typeof $ref === 'string' ? fieldsIn(referred($ref)) : []),
    ...Object.values(schema).flatMap(fieldsIn),
  ]
}

function referred(reference: string): unknown {
  const steps = reference.split('/').slice(1)
  return steps.reduce<unknown>((at, step) => (at as Schema)[step], description)
}

function matchesIn(files: readonly string[], pattern: RegExp): string[] {
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => name))
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
