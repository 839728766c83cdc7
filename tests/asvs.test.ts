import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#platform/config/root.ts'
import { mediaTypes } from '#site/site-index.ts'

/** Requirements of ASVS 5.0.0 by level; `1.2.1-5` are five of them. */
const standard = {
  1: `1.2.1-5 1.3.1-2 1.5.1 2.1.1 2.2.1-2 2.3.1 3.2.1-2 3.3.1 3.4.1-2 3.5.1-3 4.1.1 4.4.1 5.2.1-2 5.3.1-2 6.1.1 6.2.1-8
    6.3.1-2 6.4.1-2 7.2.1-4 7.4.1-2 8.1.1 8.2.1-2 8.3.1 9.1.1-3 9.2.1 10.4.1-5 11.3.1-2 11.4.1 12.1.1 12.2.1-2 13.4.1
    14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`,
  2: `1.1.1-2 1.2.6-9 1.3.3-11 1.4.1-3 1.5.2 2.1.2-3 2.2.3 2.3.2-4 2.4.1 3.3.2-4 3.4.3-6 3.5.4-5 3.7.1-2 4.1.2-3 4.2.1
    4.3.1-2 4.4.2-4 5.1.1 5.2.3 5.4.1-3 6.1.2-3 6.2.9-12 6.3.3-4 6.4.3-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.3.1-2 7.4.3-5
    7.5.1-2 7.6.1-2 8.1.2 8.2.3 8.4.1 9.2.2-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.6-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2
    11.2.1-3 11.3.3 11.4.2-4 11.5.1 11.6.1 12.1.2-3 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.2-5 14.1.1-2 14.2.2-4 14.3.2-3
    15.1.2-3 15.2.2-3 15.3.2-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`,
} as const

function requirementsOf(level: 1 | 2): readonly string[] {
  return standard[level].split(/\s+/).flatMap((range) => {
    const [, section = '', first = '', last = first] = /^(\d+\.\d+\.)(\d+)(?:-(\d+))?$/.exec(range) ?? []
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}${Number(first) + index}`)
  })
}

const document = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const tableRows = document.split('\n').flatMap((line) => {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
  return cells.length > 2 && !/^[-:]+$/.test(cells[1] ?? '') ? [cells.slice(1, -1)] : []
})
const rows = tableRows
  .filter(([number = '', , , , where]) => /^\d+\.\d+\.\d+$/.test(number) && where !== undefined)
  .map(([number = '', level = '', , state = '', where = '']) => ({ number, level, state, where }))

const states = ['test', 'file', 'deviation', 'not applicable']

const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+|[\w-]+\.(?:md|json))`/g)].map(([, path = '']) => path)
const isThere = (path: string) => existsSync(join(root, path))

test('every requirement of levels 1 and 2 has one row: 70 and 183', () => {
  for (const level of [1, 2] as const) {
    const wanted = requirementsOf(level)
    expect(wanted).toHaveLength({ 1: 70, 2: 183 }[level])
    expect(rows.filter((row) => row.level === String(level)).map(({ number }) => number)).toEqual(wanted)
  }
  expect(rows).toHaveLength(253)
})

describe('every row', () => {
  test('has one of four states', () => {
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
  })

  test('that says test begins with one, and one that says file names one', () => {
    expect(rows.filter((row) => row.state === 'test' && !/^`[^`]+\.test\.ts`/.test(row.where))).toEqual([])
    expect(
      rows.filter(({ state, where }) => state === 'file' && pathsIn(where).length === 0 && !where.includes('(#')),
    ).toEqual([])
  })

  test('names only paths that are there', () => {
    const missing = rows.flatMap(({ number, where }) =>
      pathsIn(where).flatMap((path) => (isThere(path) ? [] : [`${number}: ${path}`])),
    )
    expect(missing).toEqual([])
  })

  test('that is not met says why, at some length; one that does not apply says why, too', () => {
    expect(rows.filter(({ state, where }) => state === 'deviation' && where.length < 100)).toEqual([])
    expect(rows.filter(({ state, where }) => state === 'not applicable' && where.length < 7)).toEqual([])
  })
})

test('the sums are those of the rows', () => {
  for (const state of states) {
    const count = (level: string) => rows.filter((row) => row.state === state && row.level === level).length
    const [one, two] = [count('1'), count('2')]
    expect(tableRows).toContainEqual([state, String(one), String(two), String(one + two)])
  }
})

test('every deviation is in the list once, the heaviest first, with what would close it', () => {
  const weights = ['high', 'middle', 'low']
  const listed = tableRows.filter(([weight = '']) => weights.includes(weight))
  const inOrder = listed.toSorted(([one = ''], [other = '']) => weights.indexOf(one) - weights.indexOf(other))
  expect(listed).toEqual(inOrder)
  expect(listed.filter(([, , , , closing = '']) => closing.length < 30)).toEqual([])
  const deviations = rows.filter(({ state }) => state === 'deviation').map(({ number, level }) => `${number} ${level}`)
  expect(listed.map(([, number = '', level = '']) => `${number} ${level}`).toSorted()).toEqual(deviations.toSorted())
})

test('what links lead to on the page is on it', () => {
  const headings = [...document.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text.toLowerCase().replaceAll(' ', '-'))
  const targets = [...document.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = '']) => target)
  expect(targets.filter((target) => !headings.includes(target))).toEqual([])
})

const sources = globSync('{src,catalogue}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Things that are safe where they are known; a new place is looked at, and added here. */
const delicate: readonly (readonly [what: string, pattern: RegExp, allowed: readonly string[]])[] = [
  [
    'B226 1.3.2 functions that turn text into code or markup',
    /\beval\(|new Function\(|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|node:vm/,
    [],
  ],
  [
    '3.2.2 markup that React does not escape: rendered by us, or a style sheet',
    /dangerouslySetInnerHTML/,
    [
      'features/emails/html/mail-page',
      'site/pages/helpdesk/article',
      'site/pages/order/order-page',
      'web/document',
      'web/islands/island',
    ],
  ],
  [
    '1.2.5 other programs',
    /node:child_process/,
    [
      ...['account', 'create-cluster', 'postmaster', 'process-state'].map((name) => `platform/db/embedded/${name}`),
      'platform/http/site/page-versions',
    ],
  ],
  ['1.2.5 shells', /\bshell: true/, []],
  [
    '1.2.9 patterns that are put together',
    /new RegExp\(/,
    ['core/text/text-input', 'core/partners/iban', 'features/sessions/session-cookies', 'platform/http/server/api'],
  ],
  ['1.5.1 XML that is read', /DOMParser|from '[^']*(xml2js|fast-xml|libxml)/, []],
  [
    'B235 3.5.5 4.4.1 17.1.1 sockets and messages, but for those among tabs',
    /WebSocket|RTCPeer|postMessage\(|addEventListener\('message'/,
    ['web/tabs'],
  ],
  [
    '11.5.1 chance that can be guessed, for pauses',
    /Math\.random/,
    [
      'platform/clients/mollie/mollie-http',
      'features/carts/repository',
      'platform/db/pool',
      'platform/db/retry',
      'platform/clients/registry/name-lookup',
      'platform/telemetry/tracing',
      'platform/jobs/worker',
    ],
  ],
]

test.each(delicate)('%s, only where they are known', (_, pattern, allowed) => {
  const users = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file.replace(/^src\/|\.tsx?$/g, ''))
  expect(users.filter((file) => !allowed.includes(file))).toEqual([])
})

test('11.1.2 every source that uses cryptography is in its table, and no other', () => {
  const [, table = ''] = /### Cryptography\n([^]+?)\n### /.exec(document) ?? []
  const uses =
    /from '(node:crypto|@node-rs\/argon2|@auth\/core)'|import\('@auth\/core\/jwt'\)|\bcrypto\.(getRandomValues|subtle)/
  const users = sources
    .filter(({ file, text }) => !/^src\/(apps\/demo|site\/(build|drawings))\//.test(file) && uses.test(text))
    .map(({ file }) => file)
  const inSources = pathsIn(table).filter((path) => path.startsWith('src/'))
  expect(inSources.toSorted()).toEqual(users.toSorted())
})

test('4.1.1 files that are text or XML name their charset', () => {
  const types = Object.values(mediaTypes)
  expect(types.filter((type) => /^text\/|xml/.test(type) && !type.endsWith('; charset=utf-8'))).toEqual([])
})
